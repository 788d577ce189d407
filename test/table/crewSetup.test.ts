/** Specialists, vehicles and starting spaces: what players say they take is not asked of them again. */
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../server/table/catalogue.js';
import type { TableSession } from '../../server/table/session.js';
import { gameOf, input, openTestStore, sessionIn, tap, temporaryFolder } from './atTable.js';

const CREW = [{ id: 'red' }, { id: 'blue' }, { id: 'green' }];

/** An experienced game that has been laid out as far as the first question about the crew. */
function tableAtRoles(): TableSession {
  const session = sessionIn(openTestStore(temporaryFolder()));
  const setup = { rules: { set: 'experienced' }, board: 'front', crew: CREW } as const;
  tap(session, { do: 'newGame', setup, dice: 'tapped', markers: 'table' });
  for (let n = 0; gameOf(session).awaiting?.for === 'roll'; n++) {
    const { awaiting } = gameOf(session);
    const dice = awaiting?.for === 'roll' ? awaiting.dice : [];
    const red = dice.includes('red') ? 1 + (n % 6) : null;
    const black = dice.includes('black') ? 1 + ((n * 3) % 8) : null;
    if (!input(session, { do: 'roll', red, black }).ok || n > 200) throw new Error('the set-up went wrong');
  }
  return session;
}

function tickAll(session: TableSession): void {
  const { step, instructions } = gameOf(session);
  tap(session, { do: 'tick', step, instructions: instructions.map(({ number }) => number), done: true });
}

const asked = (session: TableSession) =>
  gameOf(session).instructions.map(({ number: _, because: __, ...what }) => what);
const card = (who: string, to: string) => ({ do: 'swap', token: 'specialist', who, to, isDone: false });
const cardBack = (who: string, from: string) => ({ ...card(who, ''), from, to: null });

test('undo after choosing roles asks for that card back, and not for the cards of others', () => {
  const session = tableAtRoles();
  tickAll(session);
  input(session, { do: 'answer', value: 'paramedic' });
  expect(asked(session)).toEqual([card('red', 'paramedic')]);
  input(session, { do: 'answer', value: 'cafs' });
  expect(asked(session)).toEqual([card('blue', 'cafs')]);
  tap(session, { do: 'undo' });
  expect(gameOf(session).awaiting).toMatchObject({ about: 'role', who: 'blue' });
  expect(asked(session)).toEqual([cardBack('blue', 'cafs')]);
  tap(session, { do: 'redo' });
  expect(asked(session)).toEqual([card('blue', 'cafs')]);
});

test('what the dice of the set-up asked for stays to be done while roles are chosen', () => {
  const session = tableAtRoles();
  const open = asked(session);
  expect(open.length).toBeGreaterThan(0);
  input(session, { do: 'answer', value: 'paramedic' });
  input(session, { do: 'answer', value: 'cafs' });
  expect(asked(session)).toEqual([...open, card('blue', 'cafs')]);
  tap(session, { do: 'undo' });
  expect(asked(session)).toEqual([...open, cardBack('blue', 'cafs')]);
});

test('undo says what was answered, about whom', () => {
  const session = tableAtRoles();
  input(session, { do: 'answer', value: 'paramedic' });
  expect(gameOf(session).undo).toMatchObject({ answered: { for: 'choice', about: 'role', who: 'red' } });
  for (const value of ['cafs', 'generalist', '3,0 4,0', '0,7 0,8', '0,1']) input(session, { do: 'answer', value });
  expect(gameOf(session).undo).toEqual({
    step: gameOf(session).step,
    input: { do: 'answer', value: '0,1' },
    who: null,
    answered: { for: 'choice', about: 'start', who: 'red' },
  });
  const parked = gameOf(session).history.at(-2);
  expect(parked?.answered).toEqual({ for: 'choice', about: 'parking', vehicle: 'engine' });
});

test('hot spots of the set-up are not taken from a pool that is not counted yet', () => {
  const session = tableAtRoles();
  expect(gameOf(session).supplies.hotSpots).toBeNull();
  for (const value of ['cafs', 'generalist', 'paramedic', '3,0 4,0', '0,7 0,8', '0,1', '0,1', '0,1']) {
    input(session, { do: 'answer', value });
  }
  expect(gameOf(session)).toMatchObject({ phase: 'actions', supplies: { hotSpots: { left: 6, of: 6 } } });
});

test('cards chosen before the game are told with the first things to lay out', () => {
  const session = sessionIn(openTestStore(temporaryFolder()));
  const crew = [{ id: 'red', role: 'cafs' }, { id: 'blue' }] as const;
  const setup = { rules: { set: 'experienced' }, board: 'front', crew } as const;
  tap(session, { do: 'newGame', setup, dice: 'tapped', markers: 'table' });
  expect(asked(session).filter(({ do: deed }) => deed === 'swap')).toEqual([card('red', 'cafs')]);
});

test('the 2010 edition is offered on its own plan alone (R24)', () => {
  const boardsOf = (set: string) => CATALOGUE.ruleSets.find(({ id }) => id === set)?.boards;
  expect([boardsOf('classic-basic'), boardsOf('classic-advanced')]).toEqual([['front'], ['front']]);
  expect(boardsOf('family')).toEqual(['front', 'back']);
});

test('only where the board itself has the set-up printed is it shown on the cards of a new game', () => {
  const printed = CATALOGUE.ruleSets.filter(({ isPrinted }) => isPrinted).map(({ id }) => id);
  expect(printed).toEqual(['family']);
});
