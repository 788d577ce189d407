/** A scripted player: not clever, but it walks to people, carries them out and fights what burns in its way. */
import type { Action, GameInput, GameView, Offer, Space } from '../../web/wire.js';
import { findWay, type Way } from './ways.js';

/** What the table would say now; null when the dice have to be rolled first. */
export function nextInput(game: GameView): GameInput | null {
  const { awaiting } = game;
  if (!awaiting || awaiting.for === 'roll') return null;
  if (awaiting.for === 'action') return { do: 'act', action: chooseAction(game, awaiting.who) };
  if (awaiting.for === 'choice' && awaiting.about === 'start')
    return { do: 'answer', value: startSpace(game, awaiting) };
  // The physical marker would decide; here every third one is nobody.
  const isFalseAlarm = awaiting.for === 'flip' && game.step % 3 === 0;
  const [first, second] = awaiting.options;
  return { do: 'answer', value: (isFalseAlarm && second) || (first as string) };
}

/** In front of different entrances, so that the crew comes from all sides. */
function startSpace(game: GameView, question: { readonly who: string; readonly options: readonly Space[] }): Space {
  const doorsteps = game.board.entrances
    .flatMap(edge => edge.split('|'))
    .filter(space => question.options.includes(space));
  const seat = game.crew.findIndex(({ id }) => id === question.who);
  return doorsteps[seat % doorsteps.length] ?? (question.options[0] as Space);
}

function chooseAction(game: GameView, who: string): Action {
  const wishes = wishList(game, who);
  for (const wish of wishes) {
    const offer = game.offers.find(({ action }) => isSame(action, wish));
    if (offer) return offer.action;
  }
  return lastResort(game.offers);
}

/** What this firefighter would like to do, best first; the engine's offers decide what of it is possible. */
function wishList(game: GameView, who: string): Action[] {
  const pawn = game.table.firefighters?.[who];
  const at = pawn?.at;
  if (!at) return [];
  const isCarrying = pawn.carrying === 'victim';
  const goals = isCarrying ? outside(game) : people(game);
  const way = findWay(game, at, goals, isCarrying);
  return [
    ...(isCarrying ? [] : [{ do: 'pickUp', what: 'victim' } as const]),
    ...quench(game, at),
    ...(way ? stepOn(way) : []),
    ...neighboursOnFire(game, at),
  ];
}

function quench(game: GameView, at: Space): Action[] {
  return game.table.fire?.includes(at)
    ? [
        { do: 'extinguish', at, to: 'none' },
        { do: 'extinguish', at, to: 'smoke' },
      ]
    : [];
}

/** The next step of the way: put out what burns there, open the door, walk. */
function stepOn({ next, door, isFire }: Way): Action[] {
  if (door) return [{ do: 'door', edge: door }];
  if (isFire)
    return [
      { do: 'extinguish', at: next, to: 'none' },
      { do: 'extinguish', at: next, to: 'smoke' },
    ];
  return [{ do: 'move', to: next }];
}

function neighboursOnFire(game: GameView, at: Space): Action[] {
  const [row, col] = at.split(',').map(Number) as [number, number];
  const around = [`${row - 1},${col}`, `${row},${col + 1}`, `${row + 1},${col}`, `${row},${col - 1}`];
  const burning = around.filter(space => game.table.fire?.includes(space));
  return burning.map(space => ({ do: 'extinguish', at: space, to: 'none' }));
}

function people(game: GameView): Space[] {
  return Object.keys(game.table.poi ?? {});
}

function outside({ board }: GameView): Space[] {
  const columns = Array.from({ length: board.cols }, (_, i) => i + 1);
  const rows = Array.from({ length: board.rows }, (_, i) => i + 1);
  return [
    ...columns.flatMap(col => [`0,${col}`, `${board.rows + 1},${col}`]),
    ...rows.flatMap(row => [`${row},0`, `${row},${board.cols + 1}`]),
  ];
}

/** Nothing of the list is possible: end the turn, or get out of the fire first. */
function lastResort(offers: readonly Offer[]): Action {
  const ways: readonly Action['do'][] = ['endTurn', 'extinguish', 'move'];
  for (const way of ways) {
    const offer = offers.find(({ action }) => action.do === way);
    if (offer) return offer.action;
  }
  return { do: 'endTurn' };
}

function isSame(a: Action, b: Action): boolean {
  return JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
}
