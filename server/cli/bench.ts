/** `npm run bench [-- --json FILE]`: every measurement, each beside its yardstick from the same run, as one table. */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchEngine } from './bench/engine.js';
import { benchKiosk } from './bench/kiosk.js';
import type { Bench, BenchRow } from './bench/row.js';
import { benchService } from './bench/service.js';
import { benchWire } from './bench/wire.js';

const benches: readonly Bench[] = [benchEngine, benchWire, benchService, benchKiosk];

const { json } = readFlags();
const rows: BenchRow[] = [];
for (const bench of benches) rows.push(...(await bench()));
console.log(formatTable(rows));
if (json !== undefined) {
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
  writeFileSync(json, `${JSON.stringify({ at: new Date().toISOString(), machine, rows }, undefined, 2)}\n`);
}

function readFlags(): { readonly json?: string } {
  try {
    return parseArgs({ options: { json: { type: 'string' } } }).values;
  } catch {
    console.error(
      'npm run bench [-- --json FILE]: measures everything, which takes some minutes; FILE gets the figures too.',
    );
    process.exit(1);
  }
}

function formatTable(rows: readonly BenchRow[]): string {
  const cells = rows.map(({ name, value, unit, yardstick }) => [
    name,
    `${formatNumber(value)} ${unit}`,
    yardstick ? `${formatNumber(yardstick.value)} ${unit}` : '',
    yardstick ? `${(value / yardstick.value).toFixed(2)} ×` : '',
    yardstick?.name ?? '',
  ]);
  const table = [['measured', 'value', 'yardstick', 'ratio', 'the yardstick is'], ...cells];
  const widths = table[0]!.map((_, column) => Math.max(...table.map(row => row[column]!.length)));
  return table
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Three digits that mean something. */
function formatNumber(value: number): string {
  return value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}
