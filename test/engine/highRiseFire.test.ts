/** Walls and fire of the high-rise (H; R40, R41), on the sample board. */
import { describe, expect, it } from 'vitest';
import { HIGH_RISE_SAMPLE } from '../../server/engine/boards/highRiseSample.js';
import type { Action } from '../../server/engine/input.js';
import type { TableState } from '../../server/engine/table.js';
import { act, ask, type Dice, dice, purse, refused } from './asking.js';
import { above, CAR, cost, DOOR, lobby, move, RULES, scene, work } from './highRiseScene.js';
import { correct, play, roll, setupOf } from './playing.js';

const advance = (state: TableState, rolls: readonly Dice[], answers?: readonly unknown[], house: object = {}) =>
  ask({
    op: 'advance',
    rules: { ...RULES, house },
    board: 'high-rise-sample',
    state: { engine: ['0,7', '0,8'], ...state },
    rolls,
    ...(answers ? { answers } : {}),
  });

describe('R40: light and reinforced walls', () => {
  const chop = (edge: string): Action => ({ do: 'chop', edge });

  it('one marker destroys a light wall and counts as one', () => {
    const reply = act(scene({ at: '1,3' }), chop('1,3|1,4'), move('1,4'));
    expect(reply.state.damage).toEqual({ '1,3|1,4': 1 });
    expect(purse(reply)).toBe('6+0/0');
    expect(refused(scene({ at: '1,3' }), chop('1,3|1,4'), chop('1,3|1,4'))).toBe('no-target');
  });

  it('a destroyed light wall cannot be repaired', () => {
    const engineer = scene({ at: '1,3', role: 'structuralEngineer' }, { damage: { '1,3|1,4': 1 } });
    expect(refused(engineer, { do: 'repair', edge: '1,3|1,4' })).toBe('no-target');
  });

  it('reinforced walls are never damaged, never passed', () => {
    expect(refused(scene({ at: '2,4' }), chop('2,4|3,4'))).toBe('no-target');
    expect(refused(scene({ at: '3,3' }), move('3,4'))).toBe('blocked');
    const reply = advance({ fire: ['3,3'] }, [[3, 3]]);
    expect(reply.state.damage).toEqual({ '3,3|4,3': 1 });
    expect(reply.state.fire).toEqual(['2,3', '3,2', '3,3']);
  });

  it('a blast destroys a light wall with one marker and stops there', () => {
    const reply = advance({ fire: ['1,4'] }, [[1, 4]]);
    expect(reply.state.damage).toEqual({ '0,4|1,4': 1, '1,3|1,4': 1 });
    expect(reply.state.fire).toEqual(['1,4', '1,5', '2,4']);
    expect(advance({ fire: ['1,4'], damage: { '1,3|1,4': 1 } }, [[1, 4]]).state.fire).toContain('1,3');
  });
});

describe('S4: the fire in the high-rise', () => {
  it('a roll that names an elevator is rolled again', () => {
    expect(advance({}, dice('34 35 11'))).toMatchObject({ used: 3, state: { smoke: ['1,1'] } });
    expect(advance({}, dice('34')).awaiting).toEqual({ for: 'roll', dice: ['red', 'black'] });
  });

  it('flashover before the roll is on unless switched off', () => {
    const state = { fire: ['1,1'], smoke: ['1,2'] };
    expect(advance(state, []).state.fire).toEqual(['1,1', '1,2']);
    expect(advance(state, [], undefined, { flashoverBeforeAdvance: false }).state.fire).toEqual(['1,1']);
  });

  it('knocked down: to either space of the engine', () => {
    const state: TableState = { smoke: ['1,1'], firefighters: { red: { at: '1,1' } } };
    expect(advance(state, [[1, 1]], []).awaiting).toMatchObject({
      about: 'knockDown',
      who: 'red',
      options: ['0,7', '0,8'],
    });
  });

  it('R41: a blast destroys an elevator door, closed or open, and never enters', () => {
    for (const doors of [{}, above.doors]) {
      const reply = advance({ fire: ['4,4'], ...(doors ? { doors } : {}) }, [[4, 4]]);
      expect(reply.state.doors).toEqual({ [DOOR]: 'destroyed' });
      expect(reply.state.fire).toEqual(['4,3', '4,4', '4,5']);
    }
    const later = advance({ fire: ['4,4'], doors: { [DOOR]: 'destroyed' } }, [[4, 4]]);
    expect(later.state.fire).toEqual(['4,3', '4,4', '4,5']);
  });

  it('R41: nor does it enter an elevator of another board through a wall that is no more', () => {
    const { reinforced = [], ...board } = HIGH_RISE_SAMPLE;
    const weak = '3,3|3,4';
    const plain = { ...board, walls: [...board.walls, weak], reinforced: reinforced.filter(edge => edge !== weak) };
    const state: TableState = { engine: ['0,7', '0,8'], fire: ['3,3'], damage: { [weak]: 2 } };
    const reply = ask({ op: 'advance', rules: RULES, board: plain, state, rolls: dice('33') });
    expect(reply.state.fire).toEqual(['2,3', '3,2', '3,3']);
  });

  it('R41: in the car above they are knocked down, victims lost, hazmat removed', () => {
    const state: TableState = {
      ...above,
      fire: ['4,4'],
      poi: { [CAR]: 'victim' },
      hazmat: [CAR],
      firefighters: { red: { at: CAR, carrying: 'victim', saved: 2 }, blue: { at: CAR, carrying: 'hazmat' } },
      pool: { victims: 8 },
    };
    const reply = advance(state, [[4, 4]], ['0,7', '0,8'], { knockDownLosesSavedAp: true });
    expect(reply.state.firefighters).toEqual({ blue: { at: '0,7' }, red: { at: '0,8' } });
    expect(reply.state.lost).toEqual({ victims: 2 });
    expect(reply.state.hazmat).toBeUndefined();
    expect(reply.state.poi).toBeUndefined();
    expect(reply.state.rescued).toBeUndefined();
  });

  it('R41: in the car below they come back to the engine, unhurt', () => {
    const state: TableState = { fire: ['4,4'], firefighters: { red: { at: CAR, saved: 2 }, blue: { at: 'lobby' } } };
    const reply = advance(state, [[4, 4]], ['0,8'], { knockDownLosesSavedAp: true });
    expect(reply.state.firefighters).toEqual({ blue: { at: 'lobby' }, red: { at: '0,8', saved: 2 } });
  });

  it('R41: the car is out of use for good, the other is not', () => {
    const gone: TableState = { doors: { [DOOR]: 'destroyed' } };
    expect(refused(scene({ at: '4,4' }, gone), work)).toBe('no-target');
    expect(refused(scene({}, gone), lobby(CAR))).toBe('no-target');
    expect(refused(scene({ at: '4,4' }, gone), move(CAR))).toBe('blocked');
    expect(cost(scene({ at: '4,5' }, gone), { do: 'elevator', at: '3,5' })).toBe(2);
  });

  it('R41: the deck gun does nothing in an elevator', () => {
    const bottom: TableState = { engine: ['1,0', '2,0'], fire: ['2,4', '4,4'], ...above };
    const reply = act({ ...scene({ at: '1,0' }, bottom), rolls: dice('34') }, { do: 'deckGun' });
    expect(reply.state.fire).toContain('2,4');
  });

  describe('R45: the deck gun', () => {
    const gun: Action = { do: 'deckGun' };
    const at = (state: TableState) => ({
      ...scene({ at: '1,0' }, { engine: ['1,0', '2,0'], ...state }),
      rolls: dice('34'),
    });
    const fire = ['2,4', '3,3', '4,4'];

    it('who is below stands in no quadrant, who is in a car above does', () => {
      const below = (place: string): TableState => ({ firefighters: { blue: { at: place } } });
      expect(act(at(below('lobby')), gun).awaiting).toBeNull();
      expect(act(at(below(CAR)), gun).awaiting).toBeNull();
      expect(refused(at({ ...below(CAR), ...above }), gun)).toBe('quadrant');
    });

    it('dice that name an elevator clear the space before its open or destroyed door, nothing else', () => {
      const firesAfter = (state: TableState) => act(at({ fire, ...state }), gun).state.fire;
      expect(firesAfter({})).toEqual(fire);
      expect(firesAfter(above)).toEqual(['2,4', '3,3']);
      expect(firesAfter({ doors: { [DOOR]: 'destroyed' } })).toEqual(['2,4', '3,3']);
    });
  });

  it('flashover does not reach into a car', () => {
    expect(advance({ fire: ['4,4'], ...above }, [[1, 1]]).state.fire).toEqual(['4,4']);
  });
});

describe('S7: replenishing in the high-rise', () => {
  it('never in an elevator', () => {
    const state: TableState = { poi: { '1,1': '?', '1,2': '?' } };
    const reply = ask({ op: 'replenish', rules: RULES, board: 'high-rise-sample', state, rolls: dice('34 35 44') });
    expect(reply).toMatchObject({ used: 3, state: { poi: { '1,1': '?', '1,2': '?', '4,4': '?' } } });
  });

  it('R41: dice that name an elevator say so', () => {
    const setup = setupOf({ rules: RULES, board: 'high-rise-sample', start: 'takeOver' });
    const fire = correct({ set: 'turn', who: 'red', phase: 'fire' });
    const { events, state } = play(setup, fire, roll(1, 1), roll(3, 4));
    expect(events).toContainEqual({ type: 'rollWasted', target: CAR, why: 'elevator' });
    expect(state.awaiting).toMatchObject({ for: 'roll', about: 'replenish' });
  });
});
