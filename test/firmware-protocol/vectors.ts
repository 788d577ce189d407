import { readFileSync } from 'node:fs';

/** The rows of one file of conformance vectors. */
export function readVectors<Row>(name: string): readonly Row[] {
  const text = readFileSync(new URL(`../../firmware-protocol/vectors/${name}`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Row);
}
