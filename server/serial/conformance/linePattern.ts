/** Values that placeholders such as `<boot>` have taken so far. */
export type Bindings = ReadonlyMap<string, string>;

/** The body with its placeholders filled in, as a host sends it. */
export function fillBody(body: string, bindings: Bindings): string {
  return body.replace(/<([a-z]+)(?:\+([0-9]+))?>/g, (_, name: string, plus?: string) => {
    const value = bindings.get(name);
    if (value === undefined) throw new Error(`the scenario sends <${name}> before it is known`);
    return plus === undefined ? value : String(Number(value) + Number(plus));
  });
}

/** The bindings after `line` was found to fit `expected`; undefined when it does not. */
export function matchBody(
  expected: string,
  line: string,
  bindings: Bindings,
  /** Values that a name had before it was renewed, and may not have again. */
  spent: ReadonlyMap<string, string> = new Map(),
): Bindings | undefined {
  const names: string[] = [];
  const pattern = expected
    .split(/(<[^>]+>)/)
    .map(part => patternOf(part, bindings, names))
    .join('');
  const commandAnswer = /^<done> ([0-9]+)$/.exec(expected);
  if (commandAnswer)
    return line === `OK ${commandAnswer[1]}` || line === `NO ${commandAnswer[1]} cannot` ? bindings : undefined;
  const found = new RegExp(`^${pattern}$`).exec(line);
  if (!found) return undefined;
  const next = new Map(bindings);
  for (const [i, name] of names.entries()) {
    const value = found[i + 1]!;
    if (spent.get(name) === value || (next.get(name) ?? value) !== value) return undefined;
    next.set(name, value);
  }
  return next;
}

function patternOf(part: string, bindings: Bindings, names: string[]): string {
  const escaped = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [, name, plus] = /^<([a-z]+)(?:\+([0-9]+))?>$/.exec(part) ?? [];
  if (name === undefined) return escaped;
  if (name === 'any') return '[^ ]+';
  if (name === 'more') return '(?: [a-z][a-z0-9]*=[^ ]+)*';
  if (bindings.has(name)) return fillBody(`<${name}${plus === undefined ? '' : `+${plus}`}>`, bindings);
  names.push(name);
  return '([^ ]+)';
}
