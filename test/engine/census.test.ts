import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countAll, parseCensus } from './census.js';

const folder = new URL('./census/', import.meta.url);

for (const file of readdirSync(folder)) {
  describe(`the census of ${file.replace('.txt', '')}`, () => {
    for (const position of parseCensus(readFileSync(new URL(file, folder), 'utf8'))) {
      it.each(position.counts.map((counts, i) => [i + 1, counts] as const))(
        `counts what every roll does: ${position.name}, depth %i`,
        (depth, counts) => {
          expect(countAll(position, depth)).toBe(counts);
        },
      );
    }
  });
}
