import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Action, Correction, GameView, Role } from '../../server/web/wire.js';
import { type Hand, openHand } from './harness/hand.js';
import { launchBrowser } from './harness/page.js';
import { type Play, playOn, rollAtTower, steadyDice } from './harness/player.js';
import { openRealTable, type RealTable } from './harness/realTable.js';

let browser: Browser;
let table: RealTable;
let hand: Hand;
beforeAll(async () => {
  [browser, table] = await Promise.all([launchBrowser(), openRealTable()]);
  hand = await openHand(browser, table.address);
});
afterAll(async () => {
  await browser?.close();
  await table?.close();
});

const ROLES: readonly Role[] = ['generalist', 'paramedic'];

const settingUp: Play = {
  roll: steadyDice(3),
  answer: ({ awaiting, table: lies }) => {
    if (awaiting?.for === 'choice' && awaiting.about === 'start') return lies.engine?.[0] ?? awaiting.options[0] ?? '';
    if (awaiting?.for === 'choice' && awaiting.about === 'role') {
      return ROLES.find(role => awaiting.options.includes(role)) ?? '';
    }
    if (awaiting && 'options' in awaiting) return awaiting.options[0] ?? '';
    throw new Error('nothing is asked');
  },
  action: () => null,
};

/** Everything that is asked before the first turn; what was asked comes back. */
async function setUp(): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  for (let steps = 0; steps < 150; steps++) {
    const { awaiting } = await hand.game();
    if (awaiting?.for === 'action') return asked;
    if (awaiting && 'about' in awaiting) asked.add(awaiting.about);
    await playOn(hand, table, settingUp);
  }
  throw new Error('the set-up does not end');
}

test('an experienced game is set up with the dice in the tower and every choice by touch', async () => {
  await hand.tap('fp-start #newGame');
  await hand.tap('fp-rule-list [data-id="experienced"]');
  await hand.tap('fp-rule-list [data-id="veteran"]');
  await hand.tap('fp-new-game #go');
  await hand.until(({ game }) => game?.setup.rules.level === 'veteran');
  const asked = await setUp();
  expect([...asked].sort()).toEqual(
    ['parking', 'role', 'setupExplosion', 'setupHazmat', 'setupHotSpot', 'setupPoi', 'start'].sort(),
  );
  const { table: lies, crew } = await hand.game();
  expect(lies.hazmat?.length).toBe(4);
  expect(Object.keys(lies.poi ?? {}).length).toBe(3);
  expect(lies.engine && lies.ambulance).toBeTruthy();
  expect(crew).toHaveLength(2);
});

interface Deed {
  readonly role: Role;
  readonly does: string;
  readonly lies: readonly Correction[];
  readonly action: Action;
  readonly after?: () => Promise<void>;
  readonly result: (game: GameView) => unknown;
  readonly is: unknown;
}

const at = (space: string, more: object = {}): Correction => ({
  set: 'firefighter',
  who: 'red',
  at: space,
  ap: 4,
  ...more,
});

const DEEDS: readonly Deed[] = [
  {
    role: 'paramedic',
    does: 'treats a victim',
    lies: [at('3,1'), { set: 'poi', at: '3,1', to: ['victim'] }],
    action: { do: 'treat' },
    result: ({ table: lies }) => lies.poi?.['3,1'],
    is: 'treated',
  },
  {
    role: 'imagingTechnician',
    does: 'identifies a marker at the other end of the house',
    lies: [at('3,1'), { set: 'poi', at: '6,8', to: ['?'] }],
    action: { do: 'identify', at: '6,8' },
    after: () => hand.answer('victim'),
    result: ({ table: lies }) => lies.poi?.['6,8'],
    is: 'victim',
  },
  {
    role: 'cafs',
    does: 'puts out a fire with extinguishing points',
    lies: [at('3,1', { ap: 3, freeAp: 3 }), { set: 'threat', at: '3,2', to: 'fire' }],
    action: { do: 'extinguish', at: '3,2', to: 'none' },
    result: ({ table: lies }) => [lies.fire, lies.firefighters?.['red']?.ap],
    is: [undefined, 3],
  },
  {
    role: 'hazmatTechnician',
    does: 'makes hazmat safe on the spot',
    lies: [at('3,1'), { set: 'hazmat', at: '3,1', to: 1 }],
    action: { do: 'dispose' },
    result: ({ table: lies }) => lies.hazmat,
    is: undefined,
  },
  {
    role: 'generalist',
    does: 'opens a door',
    lies: [at('3,2', { ap: 5 })],
    action: { do: 'door', edge: '3,2|3,3' },
    result: ({ table: lies }) => lies.doors?.['3,2|3,3'],
    is: 'open',
  },
  {
    role: 'rescueSpecialist',
    does: 'chops for one point',
    lies: [at('4,1')],
    action: { do: 'chop', edge: '4,1|5,1' },
    result: ({ table: lies }) => [lies.damage?.['4,1|5,1'], lies.firefighters?.['red']?.ap],
    is: [1, 3],
  },
  {
    role: 'driverOperator',
    does: 'fires the deck gun and keeps the dice',
    lies: [at('1,0'), { set: 'threat', at: '2,2', to: 'fire' }],
    action: { do: 'deckGun' },
    after: async () => {
      await rollAtTower(hand, table, { red: 2, black: 2 });
      await hand.answer('keep');
    },
    result: ({ table: lies }) => lies.fire,
    is: undefined,
  },
  {
    role: 'rescueDog',
    does: 'slips through a damaged wall',
    lies: [at('4,1'), { set: 'damage', edge: '4,1|5,1', to: 1 }],
    action: { do: 'move', to: '5,1' },
    result: ({ table: lies }) => lies.firefighters?.['red']?.at,
    is: '5,1',
  },
  {
    role: 'structuralEngineer',
    does: 'mends a wall',
    lies: [at('4,1'), { set: 'damage', edge: '4,1|5,1', to: 1 }],
    action: { do: 'repair', edge: '4,1|5,1' },
    result: ({ table: lies }) => lies.damage,
    is: undefined,
  },
  {
    role: 'paramedic',
    does: 'changes to another specialist at the engine',
    lies: [at('1,0')],
    action: { do: 'crewChange', to: 'generalist' },
    result: ({ table: lies }) => lies.firefighters?.['red']?.role,
    is: 'generalist',
  },
  {
    role: 'paramedic',
    does: 'picks up hazmat',
    lies: [at('3,1'), { set: 'hazmat', at: '3,1', to: 1 }],
    action: { do: 'pickUp', what: 'hazmat' },
    result: ({ table: lies }) => lies.firefighters?.['red']?.carrying,
    is: 'hazmat',
  },
  {
    role: 'paramedic',
    does: 'calls the ambulance to the next spot',
    lies: [at('3,1')],
    action: { do: 'drive', vehicle: 'ambulance', to: ['7,3', '7,4'] },
    result: ({ table: lies }) => lies.ambulance,
    is: ['7,3', '7,4'],
  },
];

/** A bare table in mid-game, with just what the deed needs. */
async function layOut(role: Role, lies: readonly Correction[]): Promise<void> {
  const crew = [
    { id: 'red', role },
    { id: 'blue', role: role === 'cafs' ? ('generalist' as const) : ('cafs' as const) },
  ];
  const setup = { rules: { set: 'experienced' as const }, board: 'front', crew, start: 'takeOver' as const };
  await table.tell({ do: 'newGame', setup, dice: 'tower', markers: 'table' });
  const changes: readonly Correction[] = [
    { set: 'vehicle', vehicle: 'engine', to: ['1,0', '2,0'] },
    { set: 'vehicle', vehicle: 'ambulance', to: ['3,0', '4,0'] },
    { set: 'firefighter', who: 'blue', at: '7,8' },
    { set: 'turn', who: 'red', phase: 'actions' },
    ...lies,
  ];
  await table.tell({ do: 'input', input: { do: 'correct', changes } });
  const { revision } = table.other.view;
  await hand.until(view => view.revision >= revision);
}

describe('by touch, a specialist', () => {
  test.each(DEEDS.map(deed => [deed.role, deed.does, deed] as const))('%s %s', async (role, _, deed) => {
    await layOut(role, deed.lies);
    await hand.act(deed.action);
    await deed.after?.();
    expect(deed.result(await hand.game()) ?? undefined).toEqual(deed.is);
  });

  test('fireCaptain sends somebody else on, and on again without picking twice', async () => {
    await layOut('fireCaptain', [
      at('3,1', { freeAp: 2 }),
      { set: 'firefighter', who: 'blue', at: '4,1', role: 'generalist' },
    ]);
    await hand.tap('fp-turn button[aria-label="Command Blue"]');
    await hand.tapPlace('4,2');
    await hand.until(({ game }) => game?.table.firefighters?.['blue']?.at === '4,2');
    await hand.tapPlace('4,1');
    await hand.until(({ game }) => game?.table.firefighters?.['blue']?.at === '4,1');
  });

  test('suppressionSpecialist keeps a roll away by standing there', async () => {
    await layOut('suppressionSpecialist', [at('3,1')]);
    await hand.primary('End turn');
    await hand.until(({ game }) => game?.awaiting?.for === 'roll');
    await rollAtTower(hand, table, { red: 3, black: 1 });
    const { table: lies, events } = await hand.game();
    expect(lies.smoke).toBeUndefined();
    expect(events.map(({ type }) => type)).toContain('suppressed');
  });
});

test('a high-rise turn: the engine, the lobby, the elevator up, and the fire', async () => {
  await hand.page.evaluate(() => {
    location.hash = 'newGame';
  });
  await hand.tap('fp-rule-list [data-id="high-rise"]');
  // A game is under way: a mere tap must not put it aside.
  await hand.hold('fp-new-game #go');
  await hand.until(({ game }) => game?.setup.rules.set === 'high-rise');
  await setUp();
  const { offers } = await hand.game();
  const lobby = offers.find(({ action }) => action.do === 'lobby');
  if (!lobby) throw new Error(`no way to the lobby: ${JSON.stringify(offers)}`);
  await hand.act(lobby.action);
  const elevator = (await hand.game()).offers.find(({ action }) => action.do === 'elevator');
  if (!elevator) throw new Error('no elevator can be taken');
  await hand.act(elevator.action);
  const { table: lies, turn, board } = await hand.game();
  const car = board.elevators?.find(({ space }) => space === lies.firefighters?.[turn.who ?? '']?.at);
  expect(lies.doors?.[car?.door ?? '']).toBe('open');
  await hand.primary();
  await hand.until(({ game }) => game?.awaiting?.for === 'roll');
  await rollAtTower(hand, table, { red: 3, black: 4 });
  expect((await hand.game()).turn.number).toBeGreaterThanOrEqual(1);
});
