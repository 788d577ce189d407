import { describe, expect, it } from 'vitest';
import { playTurnEnds, seededBits } from '../../../server/cli/bench/turnEnds.js';
import { compileGround } from '../../../server/engine/compile.js';
import { createResponder, type Reply } from '../../../server/engine/responder.js';
import type { TableState } from '../../../server/engine/table.js';

const SPACES = 48;
const COLUMNS = 8;
const POOL = { victims: 10, falseAlarms: 5 };
type Done = Extract<Reply, { state: TableState }>;

describe('the turn-ends the bench counts', () => {
  it.each([3, 4])('are those of the stdio engine with the same dice (seed %i)', seed => {
    const ground = compileGround('front', 'family');
    if (!ground.ok) throw new Error(ground.refusal.message);
    const turns = 600;
    expect(playTurnEnds(ground.value, turns, seed)).toBe(endedGames(turns, seed));
  });
});

/** The same turns, asked phase by phase. */
function endedGames(turns: number, seed: number): number {
  const respond = createResponder();
  const next = seededBits(seed);
  const ask = (op: string, state?: TableState): Done => {
    const rolls: number[][] = [];
    const answers: string[] = [];
    for (;;) {
      const reply = respond({ op, rules: 'family', ...(state ? { state } : {}), rolls, answers });
      if (!reply.ok || !('state' in reply)) throw new Error(JSON.stringify(reply));
      const awaiting = reply.awaiting as { for: string } | null;
      if (!awaiting) return reply;
      if (awaiting.for === 'roll') {
        const target = next() % SPACES;
        rolls.push([1 + Math.floor(target / COLUMNS), 1 + (target % COLUMNS)]);
      } else {
        const { victims, falseAlarms } = { ...POOL, ...reply.state.pool };
        answers.push(next() % (victims + falseAlarms) < victims ? 'victim' : 'falseAlarm');
      }
    }
  };
  const start = ask('setup').state;
  let state = start;
  let games = 0;
  for (let turn = 0; turn < turns; turn++) {
    const advanced = ask('advance', state);
    if (advanced.result) games += 1;
    state = advanced.result ? start : ask('replenish', advanced.state).state;
  }
  return games;
}
