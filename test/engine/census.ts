/**
 * All rolls from a position, to some depth, and how often each thing happened: one number fails if any rule is wrong.
 * A ply is one roll of both dice. It begins an Advance Fire phase, or goes on with one that waits for dice (a flare-up,
 * oxygen); questions take their first option; where the game is over nothing is rolled any more.
 */
import { compileGround } from '../../server/engine/compile.js';
import { readTable } from '../../server/engine/readTable.js';
import { Resolution } from '../../server/engine/resolution.js';
import type { Task } from '../../server/engine/stages/task.js';
import { copyWorld, World } from '../../server/engine/world.js';

/** As a census file writes it: `board`, `rules` and `state` in the words of stdio, then what was counted at each depth. */
export interface Position {
  readonly name: string;
  readonly board: string;
  readonly rules: unknown;
  readonly state: unknown;
  /** By depth, from 1: the line of counts. */
  readonly counts: readonly string[];
}

export function parseCensus(text: string): Position[] {
  const blocks = text
    .split('\n')
    .filter(line => !line.startsWith('#'))
    .join('\n')
    .split(/\n{2,}/);
  return blocks.filter(block => block.trim() !== '').map(parsePosition);
}

function parsePosition(block: string): Position {
  const lines = block
    .trim()
    .split('\n')
    .map(line => line.split(/: (.*)/, 2) as [string, string]);
  const find = (key: string): string => lines.find(([name]) => name === key)?.[1] ?? '';
  return {
    name: find('position'),
    board: find('board'),
    rules: JSON.parse(find('rules')),
    state: JSON.parse(find('state')),
    counts: lines.filter(([name]) => name.startsWith('depth')).map(([, counts]) => counts),
  };
}

const ADVANCE: readonly Task[] = [{ stage: 'advance' }];

/** The line of counts at exactly this depth: what the last of so many rolls did. */
export function countAll({ board, rules, state }: Position, depth: number): string {
  const ground = compileGround(board, rules);
  if (!ground.ok) throw new Error(ground.refusal.message);
  const { plan, rules: ruleSet } = ground.value;
  const read = readTable(plan, ruleSet, state);
  if (!read.ok) throw new Error(read.refusal.message);
  const counts = new Map<string, number>();
  const tick = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);

  const walk = (from: World, agenda: readonly Task[], left: number): void => {
    for (let red = 1; red <= 6; red++) {
      for (let black = 1; black <= 8; black++) {
        const world = new World(plan, ruleSet);
        copyWorld(from, world);
        if (left === 1) world.sink = [];
        const resolution = new Resolution(world, agenda, { rolls: [{ red, black }], answers: 'first' });
        resolution.run();
        if (resolution.refusal) throw new Error(resolution.refusal.message);
        if (left > 1) {
          if (!world.result) walk(world, resolution.awaiting ? resolution.agenda : ADVANCE, left - 1);
          continue;
        }
        tick('rolls');
        for (const { type } of world.sink ?? []) tick(type);
        if (world.result) tick(world.result);
      }
    }
  };
  walk(read.value, ADVANCE, depth);
  const { rolls = 0, ...events } = Object.fromEntries(counts);
  const words = Object.entries(events).sort(([a], [b]) => (a < b ? -1 : 1));
  return [`rolls ${rolls}`, ...words.map(([what, count]) => `${what} ${count}`)].join(', ');
}
