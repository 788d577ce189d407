/** Comparing an answer with an expectation, as docs/engine-stdio.md ("Examples") says. */

interface Expectation {
  readonly [key: string]: unknown;
}

type Json = Record<string, unknown>;

/** Differences in words; none means the answer is as expected. */
export function differences(expected: Expectation, reply: Json): string[] {
  const found: string[] = [];
  for (const [key, want] of Object.entries(expected)) {
    switch (key) {
      case 'state':
        found.push(...stateDifferences(want as Json, (reply['state'] ?? {}) as Json));
        break;
      case 'ap':
      case 'free':
        found.push(...apDifferences(key, want as Record<string, number>, reply));
        break;
      case 'instructions':
        compare(found, key, bag(want as unknown[]), bag((reply[key] ?? []) as unknown[]));
        break;
      case 'awaiting':
      case 'error':
        found.push(...partDifferences(key, want as Json | null, reply[key] as Json | null));
        break;
      default:
        compare(found, key, want, reply[key]);
    }
  }
  return found;
}

function stateDifferences(want: Json, got: Json): string[] {
  const found: string[] = [];
  for (const [key, value] of Object.entries(want)) {
    if (key === 'firefighters') {
      for (const [id, fields] of Object.entries(value as Record<string, Json>)) {
        const pawn = (got['firefighters'] as Record<string, Json> | undefined)?.[id] ?? {};
        for (const [field, wanted] of Object.entries(fields)) {
          const defaults: Json = { saved: 0, freeAp: 0, leading: false, carrying: null, down: false };
          const actual = pawn[field] ?? defaults[field];
          const isOneOf = field === 'at' && Array.isArray(wanted) && wanted.includes(actual);
          if (!isOneOf) compare(found, `firefighters.${id}.${field}`, wanted, actual);
        }
      }
      continue;
    }
    compare(found, `state.${key}`, normal(key, value), normal(key, got[key]));
  }
  return found;
}

/** Lists as sets; counts and doors with defaults filled in. */
function normal(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return [...value].sort();
  if (['fire', 'smoke', 'hazmat', 'hotSpots'].includes(key)) return value ?? [];
  if (['doors', 'damage', 'poi', 'pool'].includes(key)) return sorted((value ?? {}) as Json);
  if (key === 'rescued') return { victims: 0, falseAlarms: 0, hazmat: 0, ...(value as Json) };
  if (key === 'lost') return { victims: 0, falseAlarms: 0, ...(value as Json) };
  return value;
}

function apDifferences(key: 'ap' | 'free', want: Record<string, number>, reply: Json): string[] {
  const found: string[] = [];
  const pawns = ((reply['state'] as Json)?.['firefighters'] ?? {}) as Record<string, Record<string, number>>;
  for (const [id, wanted] of Object.entries(want)) {
    const pawn = pawns[id] ?? {};
    const actual = key === 'free' ? (pawn['freeAp'] ?? 0) : (pawn['ap'] ?? 0) + (pawn['saved'] ?? 0);
    compare(found, `${key} of ${id}`, wanted, actual);
  }
  return found;
}

function partDifferences(key: string, want: Json | null, got: Json | null | undefined): string[] {
  const found: string[] = [];
  if (want === null || !got) {
    compare(found, key, want, got ?? null);
    return found;
  }
  for (const [field, wanted] of Object.entries(want)) {
    if (field === 'code' && Array.isArray(wanted)) {
      if (!wanted.includes(got['code']))
        found.push(`error.code: wanted ${wanted.join(' or ')}, got ${String(got['code'])}`);
    } else compare(found, `${key}.${field}`, wanted, got[field]);
  }
  return found;
}

function bag(items: readonly unknown[]): string[] {
  return items.map(item => JSON.stringify(sorted(item as Json))).sort();
}

function sorted(value: Json): Json {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function compare(found: string[], what: string, want: unknown, got: unknown): void {
  if (JSON.stringify(want) !== JSON.stringify(got)) {
    found.push(`${what}: wanted ${JSON.stringify(want)}, got ${JSON.stringify(got)}`);
  }
}
