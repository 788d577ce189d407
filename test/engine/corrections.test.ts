/** The table is right: corrections of every part of it, and games taken over (section 7, "the marker is physical"). */
import { describe, expect, it } from 'vitest';
import type { Correction } from '../../server/engine/input.js';
import type { TableState } from '../../server/engine/table.js';
import { answer, correct, END, play, refusalIn, roll, setupOf, take } from './playing.js';

/** Nothing on the board, red to act. */
const bare = setupOf({ start: 'takeOver' });
const experienced = setupOf({
  start: 'takeOver',
  rules: { set: 'experienced' },
  crew: [
    { id: 'red', role: 'generalist' },
    { id: 'blue', role: 'cafs' },
  ],
});
const advanced = setupOf({
  start: 'takeOver',
  rules: { set: 'classic-advanced', level: 'one-alarm' },
  crew: [{ id: 'red', role: 'paramedic' }],
});

const table = (...changes: Correction[]): TableState => play(bare, correct(...changes)).state.table;
const fault = (...changes: Correction[]): string => refusalIn(bare, correct(...changes)).code;

describe('corrections set any part of the table right', () => {
  it('fire and smoke', () => {
    expect(table({ set: 'threat', at: '1,1', to: 'smoke' }, { set: 'threat', at: '1,2', to: 'fire' })).toMatchObject({
      smoke: ['1,1'],
      fire: ['1,2'],
    });
    expect(
      table({ set: 'threat', at: '1,1', to: 'fire' }, { set: 'threat', at: '1,1', to: 'none' }).fire,
    ).toBeUndefined();
    expect(fault({ set: 'threat', at: '0,1', to: 'fire' })).toBe('bad-state');
    expect(fault({ set: 'threat', at: '9,9', to: 'fire' })).toBe('bad-state');
    const all = Array.from(
      { length: 34 },
      (_, i): Correction => ({ set: 'threat', at: `${Math.floor(i / 8) + 1},${(i % 8) + 1}`, to: 'smoke' }),
    );
    expect(fault(...all)).toBe('bad-state');
    expect(table(...all.slice(0, 33)).smoke).toHaveLength(33);
  });

  it('doors and damage', () => {
    expect(
      table({ set: 'door', edge: '1,3|1,4', to: 'open' }, { set: 'door', edge: '2,5|2,6', to: 'destroyed' }).doors,
    ).toEqual({
      '1,3|1,4': 'open',
      '2,5|2,6': 'destroyed',
    });
    expect(fault({ set: 'door', edge: '2,3|2,4', to: 'open' })).toBe('bad-state');
    expect(fault({ set: 'door', edge: '1,3|1,4', to: 'ajar' as 'open' })).toBe('bad-state');
    expect(table({ set: 'damage', edge: '2,3|2,4', to: 2 }).damage).toEqual({ '2,3|2,4': 2 });
    expect(fault({ set: 'damage', edge: '1,3|1,4', to: 1 })).toBe('bad-state');
  });

  it('the number of damage markers, of which walls tapped later are part', () => {
    expect(table({ set: 'damageCount', to: 13 })).toMatchObject({ damageCount: 13 });
    const tapped = table({ set: 'damageCount', to: 13 }, { set: 'damage', edge: '2,3|2,4', to: 2 });
    expect(tapped).toMatchObject({ damageCount: 13, damage: { '2,3|2,4': 2 } });
    expect(fault({ set: 'damageCount', to: 25 })).toBe('bad-state');
    expect(play(bare, correct({ set: 'damageCount', to: 24 })).state).toMatchObject({ result: 'collapse' });
    const chopped = play(
      bare,
      correct({ set: 'damageCount', to: 23 }, { set: 'firefighter', who: 'red', at: '1,1' }),
      take({ do: 'chop', edge: '1,0|1,1' }),
    );
    expect(chopped.state.result).toBe('collapse');
  });

  it('POI: the pool follows what lies open', () => {
    expect(table({ set: 'poi', at: '1,1', to: ['?'] })).toEqual({ ...play(bare).state.table, poi: { '1,1': '?' } });
    expect(table({ set: 'poi', at: '1,1', to: ['victim', 'victim'] })).toMatchObject({ pool: { victims: 8 } });
    const treated = play(experienced, correct({ set: 'poi', at: '1,1', to: ['treated'] })).state.table;
    expect(treated.pool).toEqual({ victims: 9 });
    expect(fault({ set: 'poi', at: '1,1', to: ['treated'] })).toBe('bad-state');
    expect(table({ set: 'poi', at: '1,1', to: ['victim'] }, { set: 'poi', at: '1,1', to: [] }).pool).toBeUndefined();
  });

  it('POI in hands: the pool follows too', () => {
    expect(table({ set: 'firefighter', who: 'red', at: '1,1', carrying: 'victim' })).toMatchObject({
      pool: { victims: 9 },
    });
    const dropped = table(
      { set: 'firefighter', who: 'red', at: '1,1', carrying: 'victim' },
      { set: 'firefighter', who: 'red', carrying: null },
    );
    expect(dropped.pool).toBeUndefined();
    const moved = table(
      { set: 'poi', at: '1,1', to: ['victim'] },
      { set: 'poi', at: '1,1', to: [] },
      { set: 'firefighter', who: 'red', at: '1,1', carrying: 'victim' },
    );
    expect(moved.pool).toEqual({ victims: 9 });
  });

  it('classic: a hazmat told to lie open has left the pool', () => {
    const told = play(advanced, correct({ set: 'hazmat', at: '1,1', to: 1 })).state.table;
    expect(told.pool).toEqual({ hazmat: 1 });
    const held = play(advanced, correct({ set: 'firefighter', who: 'red', at: '1,1', carrying: 'hazmat' })).state.table;
    expect(held.pool).toEqual({ hazmat: 1 });
    const modern = play(experienced, correct({ set: 'hazmat', at: '1,1', to: 2 })).state.table;
    expect(modern).toMatchObject({ hazmat: ['1,1', '1,1'] });
    expect(modern.pool).toBeUndefined();
  });

  it('R36: only the classic game lays pawns down', () => {
    expect(fault({ set: 'firefighter', who: 'red', at: '1,1', down: true })).toBe('bad-state');
    const fallen = play(advanced, correct({ set: 'firefighter', who: 'red', at: '1,1', down: true })).state.table;
    expect(fallen.firefighters?.['red']).toMatchObject({ down: true });
  });

  it('R4: where there is no hazmat, none can be told of', () => {
    expect(fault({ set: 'hazmat', at: '1,1', to: 1 })).toBe('bad-state');
    expect(fault({ set: 'firefighter', who: 'red', at: '1,1', carrying: 'hazmat' })).toBe('bad-state');
    expect(table({ set: 'hazmat', at: '1,1', to: 0 }).hazmat).toBeUndefined();
  });

  it('hot spots, vehicles, counters', () => {
    const told = play(
      experienced,
      correct(
        { set: 'hotSpot', at: '1,1', to: true },
        { set: 'hotSpotPool', to: 2 },
        { set: 'vehicle', vehicle: 'engine', to: ['0,8', '0,7'] },
        { set: 'vehicle', vehicle: 'ambulance', to: ['3,0', '4,0'] },
      ),
    ).state.table;
    expect(told).toMatchObject({
      hotSpots: ['1,1'],
      hotSpotPool: 2,
      engine: ['0,7', '0,8'],
      ambulance: ['3,0', '4,0'],
    });
    expect(refusalIn(experienced, correct({ set: 'vehicle', vehicle: 'engine', to: ['0,0', '0,1'] })).code).toBe(
      'bad-state',
    );
    expect(table({ set: 'rescued', victims: 3, falseAlarms: 2 }, { set: 'lost', victims: 1 })).toMatchObject({
      rescued: { victims: 3, falseAlarms: 2 },
      lost: { victims: 1 },
      pool: { victims: 6, falseAlarms: 3 },
    });
    expect(fault({ set: 'rescued', victims: 11 })).toBe('bad-state');
  });

  it('firefighters: place, role, hands, AP', () => {
    expect(table({ set: 'firefighter', who: 'red', at: '3,3', ap: 2, saved: 9 }).firefighters?.['red']).toMatchObject({
      at: '3,3',
      ap: 2,
      saved: 4,
    });
    expect(fault({ set: 'firefighter', who: 'pink', at: '3,3' })).toBe('bad-state');
    expect(fault({ set: 'firefighter', who: 'red', at: '9,9' })).toBe('bad-state');
    expect(fault({ set: 'firefighter', who: 'red', at: 'lobby' })).toBe('bad-state');
    expect(fault({ set: 'firefighter', who: 'red', at: '1,1', leading: 2 })).toBe('bad-state');
    expect(refusalIn(experienced, correct({ set: 'firefighter', who: 'red', role: 'cafs' })).code).toBe('bad-state');
  });

  it('whose turn it is, and that the roll is due', () => {
    const acted = play(bare, correct({ set: 'firefighter', who: 'red', at: '7,3' }), take({ do: 'move', to: '7,4' }));
    expect(acted.state.table.firefighters?.['red']).toMatchObject({ acted: true, ap: 3 });
    const fresh = play(
      bare,
      correct({ set: 'firefighter', who: 'red', at: '7,3' }),
      take({ do: 'move', to: '7,4' }),
      correct({ set: 'turn', who: 'red', phase: 'actions' }),
    );
    expect(fresh.state.table.firefighters?.['red']).toMatchObject({ ap: 4 });
    expect(fresh.state.table.firefighters?.['red']?.acted).toBeUndefined();
    const fire = play(bare, correct({ set: 'turn', who: 'blue', phase: 'fire' }));
    expect(fire.state).toMatchObject({
      phase: 'fire',
      awaiting: { for: 'roll', about: 'fire' },
      table: { turn: 'blue' },
    });
    expect(fault({ set: 'turn', who: 'pink', phase: 'fire' })).toBe('bad-state');
  });

  it('a correction says how the table lies: hands have nothing to do', () => {
    const step = play(bare, correct({ set: 'threat', at: '1,1', to: 'fire' }, { set: 'poi', at: '2,2', to: ['?'] }));
    expect(step.instructions).toEqual([]);
    expect(step.events.map(({ type }) => type)).toEqual(['corrected', 'corrected']);
  });

  it('one impossible change refuses them all', () => {
    const half = refusalIn(
      bare,
      correct({ set: 'threat', at: '1,1', to: 'fire' }, { set: 'threat', at: '9,9', to: 'fire' }),
    );
    expect(half.code).toBe('bad-state');
  });

  it('answers a question that has gone away', () => {
    const burning = [
      correct(
        { set: 'threat', at: '1,1', to: 'smoke' },
        { set: 'poi', at: '1,1', to: ['?'] },
        { set: 'turn', who: 'red', phase: 'fire' },
      ),
      roll(1, 1),
    ];
    expect(play(bare, ...burning).state.awaiting).toMatchObject({ for: 'flip', at: '1,1' });
    const gone = play(bare, ...burning, correct({ set: 'poi', at: '1,1', to: [] }));
    expect(gone.state.awaiting).toMatchObject({ for: 'roll', about: 'replenish' });
  });
});

describe('a game under way is taken over by corrections alone', () => {
  it('places nothing and begins with the first seat', () => {
    const step = play(bare);
    expect(step.instructions).toEqual([]);
    expect(step.state).toMatchObject({ phase: 'actions', awaiting: { for: 'action', who: 'red' } });
  });

  it('plays on from the position that was told', () => {
    const told = correct(
      { set: 'threat', at: '3,3', to: 'fire' },
      { set: 'threat', at: '3,4', to: 'fire' },
      { set: 'damageCount', to: 13 },
      { set: 'poi', at: '4,3', to: ['?'] },
      { set: 'rescued', victims: 2, falseAlarms: 1 },
      { set: 'lost', victims: 3 },
      { set: 'firefighter', who: 'red', at: '2,1' },
      { set: 'firefighter', who: 'blue', at: '6,1', carrying: 'victim' },
      { set: 'turn', who: 'blue', phase: 'fire' },
    );
    const rolled = play(bare, told, roll(3, 3), answer('victim'));
    expect(rolled.state).toMatchObject({
      result: 'lost',
      table: { lost: { victims: 4 }, fire: ['3,3', '3,4', '3,5', '4,3'] },
    });
    expect(play(bare, told, roll(3, 3), answer('falseAlarm')).state).toMatchObject({
      result: null,
      awaiting: { about: 'replenish' },
    });
  });

  it('asks where a vehicle stands only when that matters', () => {
    const told = correct(
      { set: 'threat', at: '1,1', to: 'smoke' },
      { set: 'firefighter', who: 'red', at: '1,1' },
      { set: 'turn', who: 'red', phase: 'fire' },
    );
    expect(play(experienced, told, roll(6, 6)).state.table.smoke).toEqual(['1,1', '6,6']);
    const down = play(experienced, told, roll(1, 1));
    expect(down.state).toMatchObject({ phase: 'fire', awaiting: { about: 'parking', vehicle: 'ambulance' } });
    const parked = correct({ set: 'vehicle', vehicle: 'ambulance', to: ['3,0', '4,0'] });
    const known = play(experienced, told, parked, roll(1, 1));
    expect(known.state.awaiting).toMatchObject({ about: 'knockDown', options: ['3,0', '4,0'] });
  });

  it('classic: detection is due until three POI are told', () => {
    expect(play(advanced).state.awaiting).toMatchObject({ about: 'replenish' });
    const poi = (at: string): Correction => ({ set: 'poi', at, to: ['?'] });
    expect(play(advanced, correct(poi('1,1'), poi('1,2'), poi('1,3'))).state.awaiting).toMatchObject({
      about: 'start',
      who: 'red',
    });
  });
});

describe('an end that was a mistake is taken back, and the game goes on where it stood', () => {
  it('in the middle of the actions', () => {
    const over = [correct({ set: 'lost', victims: 4 })];
    expect(play(bare, ...over).state).toMatchObject({ result: 'lost', phase: 'over', awaiting: null });
    const on = play(bare, ...over, correct({ set: 'lost', victims: 3 }));
    expect(on.state).toMatchObject({ result: null, phase: 'actions', awaiting: { for: 'action', who: 'red' } });
    expect(refusalIn(bare, ...over, END).code).toBe('game-over');
  });

  it('before the fire of the turn, which is not forgotten', () => {
    const won = [correct({ set: 'turn', who: 'red', phase: 'fire' }), correct({ set: 'rescued', victims: 7 })];
    const on = play(bare, ...won, correct({ set: 'rescued', victims: 6 }));
    expect(on.state).toMatchObject({ phase: 'fire', awaiting: { for: 'roll', about: 'fire' } });
  });

  it('in the middle of the fire: who burns is still knocked down', () => {
    const tottering = correct(
      { set: 'damageCount', to: 23 },
      { set: 'threat', at: '1,1', to: 'fire' },
      { set: 'threat', at: '6,8', to: 'fire' },
      { set: 'firefighter', who: 'red', at: '6,8' },
      { set: 'turn', who: 'red', phase: 'fire' },
    );
    expect(play(bare, tottering, roll(1, 1)).state.result).toBe('collapse');
    const on = play(bare, tottering, roll(1, 1), correct({ set: 'damageCount', to: 12 }));
    expect(on.state.table.firefighters?.['red']?.at).toBe('4,9');
    expect(on.state).toMatchObject({ result: null, phase: 'replenish' });
  });

  it('or where the correction says', () => {
    const over = correct({ set: 'lost', victims: 4 });
    const on = play(bare, over, correct({ set: 'lost', victims: 3 }, { set: 'turn', who: 'blue', phase: 'fire' }));
    expect(on.state).toMatchObject({ phase: 'fire', awaiting: { about: 'fire' }, table: { turn: 'blue' } });
  });
});
