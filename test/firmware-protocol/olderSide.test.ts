import { expect, test } from 'vitest';
import { choice, face, integer, list, matching } from '../../firmware-protocol/field.js';
import { formatBody, parseLine, seal, type TowerMessage } from '../../firmware-protocol/index.js';
import { layout, readLayout } from '../../firmware-protocol/layout.js';

/** The lines of the first version that have got new fields since, as a host of that time reads them. */
const uint16 = integer(0, 0xffff);
const uint32 = integer(0, 0xffff_ffff);
const words = list(matching(/^[a-z0-9]{1,12}$/), { min: 1, max: 8 });
const firstLayouts = {
  capabilities: layout('capabilities', 'CAP', {
    firmware: { key: 'fw', field: matching(/^[A-Za-z0-9.+-]{1,16}$/) },
    dice: { key: 'dice', field: words },
    buttons: { key: 'btn', field: integer(0, 9) },
    cues: { key: 'cue', field: words },
    lineBytes: { key: 'line', field: integer(40, 255) },
    queueLength: { key: 'q', field: integer(3, 255) },
  }),
  roll: layout('roll', 'EV :seq :boot ROLL', {
    seq: integer(1, 0xffff_ffff),
    boot: matching(/^[0-9A-F]{8}$/),
    d6: { optionalKey: 'd6', field: face(6) },
    d8: { optionalKey: 'd8', field: face(8) },
    ask: { key: 'ask', field: uint16 },
    why: {
      optionalKey: 'why',
      field: choice({ tilt: 'tilt', none: 'none', two: 'two', slow: 'slow', sensor: 'sensor' }),
    },
    uptime: { key: 't', field: uint32 },
  }),
  heartbeat: layout('heartbeat', 'HB :uptime', {
    uptime: uint32,
    queued: { key: 'q', field: integer(0, 255) },
    bad: { key: 'bad', field: uint16 },
  }),
};

const capabilities = {
  kind: 'capabilities',
  firmware: '1.1.0',
  dice: ['d6', 'd8'],
  buttons: 2,
  cues: ['led', 'buz'],
  lineBytes: 80,
  queueLength: 8,
} as const;
const roll = { kind: 'roll', seq: 7, boot: '5F00A1B2', d6: 3, d8: 5, ask: 12, uptime: 1000 } as const;
const heartbeat = { kind: 'heartbeat', uptime: 1500, queued: 0, bad: 0 } as const;

const pairs: readonly (readonly [
  now: Exclude<TowerMessage, { kind: 'log' }>,
  first: { kind: keyof typeof firstLayouts },
])[] = [
  [{ ...capabilities, sources: ['die', 'hand', 'rng'] }, capabilities],
  [{ ...roll, source: 'hand' }, roll],
  [{ ...heartbeat, d6: 4, d8: 1 }, heartbeat],
];

test.each(pairs)('a host of the first version reads what a tower of today says: %j', (now, first) => {
  expect(readLayout(firstLayouts[first.kind], formatBody(now))).toEqual(first);
});

test.each(pairs)('a host of today reads what a tower of the first version says: %j', (_, first) => {
  expect(parseLine(seal(formatBody(first as Exclude<TowerMessage, { kind: 'log' }>)))).toEqual(first);
});
