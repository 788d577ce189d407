import type { Roll } from '../../../server/engine/input.js';
import type { Action, GameView } from '../../../server/web/wire.js';
import { type Hand, modeShown } from './hand.js';
import type { RealTable } from './realTable.js';

/** How somebody plays: what to roll, what to answer, what to do. */
export interface Play {
  readonly roll: (game: GameView) => Roll;
  readonly answer: (game: GameView) => string;
  /** The next action, or null to end the turn. */
  readonly action: (game: GameView) => Action | null;
}

/** One thing at the table: whatever the page asks for now is done, by touch or by dice in the tower. */
export async function playOn(hand: Hand, table: RealTable, play: Play): Promise<void> {
  const game = await hand.game();
  const mode = await modeShown(hand);
  if (mode === 'instructions') {
    await hand.primary();
    await hand.until(({ game: now }) => now?.step !== game.step || now.instructions.every(one => one.isDone));
  } else if (mode === 'roll') await rollAtTower(hand, table, play.roll(game));
  else if (mode === 'question') await hand.answer(play.answer(game));
  else if (mode === 'action') {
    const action = play.action(game);
    if (action) return hand.act(action);
    await hand.primary();
    await hand.until(({ game: now }) => now?.step !== game.step);
  } else throw new Error(`nothing can be done: ${mode}`);
}

/** Drops the dice that are asked for into the tower, and waits until the page has heard of it. */
export async function rollAtTower(hand: Hand, table: RealTable, { red, black }: Roll): Promise<void> {
  const { step } = await hand.game();
  table.tower.roll({ ...(red === null ? {} : { d6: red }), ...(black === null ? {} : { d8: black }) });
  await hand.until(({ game }) => game?.step !== step);
}

/** Dice that come out the same in every run. */
export function steadyDice(seed: number): (game: GameView) => Roll {
  let state = seed;
  const next = (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return ((state >> 8) % sides) + 1;
  };
  return ({ awaiting }) => {
    if (awaiting?.for !== 'roll') throw new Error('no roll is asked for');
    return {
      red: awaiting.dice.includes('red') ? next(6) : null,
      black: awaiting.dice.includes('black') ? next(8) : null,
    };
  };
}
