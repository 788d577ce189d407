import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One line of `vectors/behaviour.jsonl`; the format is described beside it. */
export interface Scenario {
  readonly name: string;
  readonly needs: readonly Need[];
  readonly steps: readonly ScenarioStep[];
}

/** What a scenario asks of whoever holds the tower. */
export type Need = 'dice' | 'buttons' | 'reset';

export type ScenarioStep =
  | { readonly host: string }
  | { readonly bare: string }
  | { readonly raw: string }
  | { readonly roll: ScenarioDice }
  | { readonly press: number }
  | { readonly release: number }
  | { readonly reset: true }
  | { readonly renew: readonly string[] }
  | { readonly expect: string; readonly after?: readonly [number, number] }
  | { readonly quiet: number };

export interface ScenarioDice {
  readonly d6?: number | '?';
  readonly d8?: number | '?';
  readonly why?: 'tilt' | 'none' | 'two' | 'slow' | 'sensor';
}

/** The scenarios that every tower is checked with. */
export function loadScenarios(): readonly Scenario[] {
  const file = join(packageRoot(), 'firmware-protocol', 'vectors', 'behaviour.jsonl');
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter(line => line !== '').map(line => JSON.parse(line) as Scenario);
}

/** The vectors are not compiled, so they lie at different depths from here in the sources and in what is built of them. */
function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}
