/** Table first: the players say what they did; firefighters need not be followed (docs/engine-stdio.md, `mode`). */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../server/engine/input.js';
import type { TableState } from '../../server/engine/table.js';
import { act, ask, dice, PARKED, refused } from './asking.js';
import { answer, correct, END, play, refusalIn, roll, setupOf, take } from './playing.js';

const FAMILY = { set: 'family', mode: 'tableFirst' } as const;
const EXPERIENCED = { set: 'experienced', mode: 'tableFirst' } as const;
const at = (state: TableState, rules: object = FAMILY) => ({
  rules,
  state: { firefighters: { red: { at: '1,1' } }, ...state },
});

describe('table first: nothing is refused that the tokens allow', () => {
  it('moves of any length, through walls, without AP', () => {
    expect(act(at({}), { do: 'move', to: '6,8' }).state.firefighters?.['red']).toMatchObject({ at: '6,8' });
    expect(
      act(at({ firefighters: { red: { at: '1,1', carrying: 'victim' } }, fire: ['6,8'] }), { do: 'move', to: '6,8' })
        .state.firefighters?.['red']?.carrying,
    ).toBe('victim');
  });

  it('doors, walls, fire anywhere', () => {
    expect(act(at({}), { do: 'door', edge: '6,5|6,6' }).state.doors).toEqual({ '6,5|6,6': 'open' });
    expect(act(at({}), { do: 'chop', edge: '6,4|7,4' }).state.damage).toEqual({ '6,4|7,4': 1 });
    expect(act(at({ fire: ['6,8'] }), { do: 'extinguish', at: '6,8', to: 'none' }).state.fire).toBeUndefined();
  });

  it('what the tokens do not allow is refused', () => {
    expect(refused(at({}), { do: 'extinguish', at: '6,8', to: 'none' })).toBe('no-target');
    expect(refused(at({}), { do: 'door', edge: '2,3|2,4' })).toBe('no-target');
    expect(refused(at({}), { do: 'chop', edge: '1,3|1,4' })).toBe('no-target');
    expect(refused(at({}), { do: 'deckGun' })).toBe('not-in-this-game');
    expect(refused(at({}), { do: 'pickUp', what: 'victim' })).toBe('no-target');
    expect(refused(at({}), { do: 'putDown', what: 'victim' })).toBe('no-target');
    expect(refused(at({}), { do: 'fly' } as unknown as Action)).toBe('bad-action');
  });

  it('specialists’ actions by anybody, crew change at any time', () => {
    const scene = at({ ...PARKED, poi: { '1,1': 'victim', '6,6': '?' } }, EXPERIENCED);
    expect(act(scene, { do: 'treat' }).state.poi).toMatchObject({ '1,1': 'treated' });
    expect(act({ ...scene, answers: ['victim'] }, { do: 'identify', at: '6,6' }).state.poi).toMatchObject({
      '6,6': 'victim',
    });
    expect(
      act(scene, { do: 'move', to: '1,2' }, { do: 'crewChange', to: 'cafs' }).state.firefighters?.['red']?.role,
    ).toBe('cafs');
  });

  it('a second thing taken up: the first is put down', () => {
    const carrying: TableState = {
      firefighters: { red: { at: '1,1', carrying: 'victim' } },
      hazmat: ['1,1'],
      ...PARKED,
    };
    const swapped = act(at(carrying, EXPERIENCED), { do: 'pickUp', what: 'hazmat' });
    expect(swapped.state).toMatchObject({ poi: { '1,1': 'victim' }, firefighters: { red: { carrying: 'hazmat' } } });
    const leading: TableState = {
      firefighters: { red: { at: '1,1', leading: true } },
      poi: { '1,1': 'treated' },
      ...PARKED,
    };
    const led = act(at(leading, EXPERIENCED), { do: 'pickUp', what: 'treated' });
    expect(led.state).toMatchObject({ poi: { '1,1': 'treated' }, firefighters: { red: { leading: true } } });
  });

  it('victims are still rescued and markers revealed', () => {
    const rescue = act(at({ firefighters: { red: { at: '1,1', carrying: 'victim' } } }), { do: 'move', to: '7,7' });
    expect(rescue.state.rescued).toEqual({ victims: 1 });
    expect(act({ ...at({ poi: { '4,4': '?' } }), answers: [] }, { do: 'move', to: '4,4' }).awaiting).toMatchObject({
      for: 'flip',
    });
  });

  it('a turn that ends in fire is not refused', () => {
    expect(act(at({ fire: ['1,1'] }), { do: 'endTurn' }).result).toBeNull();
  });
});

describe('table first: firefighters nobody follows', () => {
  const state: TableState = { firefighters: { blue: {}, red: {} } };
  const advance = (more: TableState, rolls: string, answers: readonly unknown[], rules: object = FAMILY) =>
    ask({ op: 'advance', rules, state: { ...state, ...more }, rolls: dice(rolls), answers });

  it('who stands where fire broke out is asked once, for all those spaces', () => {
    const smoke = { smoke: ['2,1', '2,2'] };
    const asked = advance(smoke, '22', []);
    expect(asked.awaiting).toEqual({
      for: 'choice',
      about: 'standing',
      spaces: ['2,1', '2,2'],
      options: ['nobody', 'blue 2,1', 'blue 2,2', 'red 2,1', 'red 2,2'],
    });
    expect(advance(smoke, '22', ['nobody'])).toMatchObject({ awaiting: null, state: { fire: ['2,1', '2,2'] } });
  });

  it('who is named is knocked down, several at once', () => {
    const down = advance({ smoke: ['2,1', '2,2'] }, '22', [['red 2,1', 'blue 2,2']]);
    expect(down.awaiting).toBeNull();
    expect(down.instructions.filter(({ do: deed }) => deed === 'move')).toHaveLength(2);
    expect(down.state.firefighters).toEqual({ blue: {}, red: {} });
  });

  it('nobody is asked when no space caught fire', () => {
    expect(advance({}, '22', [])).toMatchObject({ awaiting: null, state: { smoke: ['2,2'] } });
  });

  it('an answer that was not offered is refused', () => {
    expect(() => advance({ smoke: ['2,2'] }, '22', ['red 3,3'])).toThrow('bad-answer');
    expect(() => advance({ smoke: ['2,2'] }, '22', [['nobody', 'green 2,2']])).toThrow('bad-answer');
  });

  it('in the referee’s game they are off the board and never asked about', () => {
    expect(advance({ smoke: ['2,2'] }, '22', [], { set: 'family' }).awaiting).toBeNull();
  });

  it('R16: nor where a vehicle shelters them', () => {
    const rules = { ...EXPERIENCED, house: { vehiclesShelter: true } };
    expect(advance({ ...PARKED, fire: ['3,1'] }, '31', [], rules).awaiting).toMatchObject({
      about: 'standing',
      spaces: ['2,1', '3,2', '4,1'],
    });
    expect(advance({ ...PARKED, fire: ['3,1'] }, '31', [], EXPERIENCED).awaiting).toMatchObject({
      spaces: ['2,1', '3,0', '3,2', '4,1'],
    });
  });

  it('classic: who is named falls and the disc is taken away', () => {
    const classic = { set: 'classic-basic', mode: 'tableFirst' };
    const fell = advance({ smoke: ['2,2'] }, '22', ['red 2,2'], classic);
    expect(fell.state.fire).toBeUndefined();
    expect(fell.instructions).toContainEqual({ do: 'flip', token: 'firefighter', who: 'red', to: 'down' });
  });

  it('a POI that lands is asked about: family reveals it, experienced follows the arrow', () => {
    const two: TableState = { ...state, poi: { '6,7': '?', '6,8': '?' } };
    const replenish = (rules: object, answers: readonly unknown[]) =>
      ask({ op: 'replenish', rules, state: two, rolls: dice('11 12'), answers });
    expect(replenish(FAMILY, []).awaiting).toMatchObject({ about: 'standing', spaces: ['1,1'] });
    expect(replenish(FAMILY, ['nobody']).state.poi).toMatchObject({ '1,1': '?' });
    expect(replenish(FAMILY, ['red 1,1']).awaiting).toMatchObject({ for: 'flip', at: '1,1' });
    expect(replenish(EXPERIENCED, ['red 1,1', 'nobody']).state.poi).toMatchObject({ '2,2': '?' });
  });
});

describe('table first: a group that tracks fire, doors, damage and POI only', () => {
  const setup = setupOf({ rules: FAMILY, firefighters: 'notFollowed' });

  it('is never asked where firefighters start, and acts without them', () => {
    const begun = play(setup);
    expect(begun.state).toMatchObject({ phase: 'actions', awaiting: { for: 'action', who: 'red' } });
    const acted = play(
      setup,
      take({ do: 'door', edge: '3,2|3,3' }),
      take({ do: 'extinguish', at: '3,3', to: 'smoke' }),
      take({ do: 'chop', edge: '2,3|2,4' }),
    );
    expect(acted.state.table).toMatchObject({ doors: { '3,2|3,3': 'open' }, damage: { '2,3|2,4': 1 }, smoke: ['3,3'] });
  });

  it('says "nobody" once a roll at most', () => {
    const rolled = play(setup, END, roll(2, 2));
    expect(rolled.state.awaiting).toMatchObject({ about: 'standing' });
    expect(play(setup, END, roll(2, 2), answer('nobody')).state.awaiting).toMatchObject({ for: 'action', who: 'blue' });
  });

  it('tells that a marker was reached and what it was, and that a victim is out', () => {
    const scene = {
      rules: FAMILY,
      state: { firefighters: { red: {} }, turn: 'red', poi: { '2,4': '?', '5,1': 'victim' }, pool: { victims: 9 } },
    } as const;
    const flipped = act({ ...scene, answers: ['falseAlarm'] }, { do: 'reveal', at: '2,4' });
    expect(flipped.state).toMatchObject({ rescued: { falseAlarms: 1 }, pool: { falseAlarms: 4 } });
    const rescued = act(scene, { do: 'rescue', at: '5,1' });
    expect(rescued.state.rescued).toEqual({ victims: 1 });
    expect(rescued.instructions).toEqual([{ do: 'remove', token: 'poi', at: '5,1', to: 'rescued' }]);
    expect(refused(scene, { do: 'rescue', at: '2,4' })).toBe('no-target');
    expect(refused(scene, { do: 'reveal', at: '5,1' })).toBe('no-target');
  });

  it('the referee sees both by itself', () => {
    const scene = { state: { firefighters: { red: { at: '1,1', ap: 4 } }, poi: { '2,4': '?' as const } } };
    expect(refused({ rules: { set: 'family' }, ...scene }, { do: 'reveal', at: '2,4' })).toBe('not-in-this-game');
  });

  it('corrects POI and counters by hand', () => {
    const found = play(
      setup,
      correct({ set: 'poi', at: '5,1', to: [] }, { set: 'rescued', victims: 1 }),
      END,
      roll(1, 8),
    );
    expect(found.state).toMatchObject({
      awaiting: { about: 'replenish' },
      table: { rescued: { victims: 1 }, pool: { victims: 9 } },
    });
  });

  it('a victim in hands that stand nowhere is not put down into nothing', () => {
    const held = correct({ set: 'firefighter', who: 'red', carrying: 'victim' });
    expect(refusalIn(setup, held, take({ do: 'putDown', what: 'victim' })).code).toBe('no-target');
  });
});
