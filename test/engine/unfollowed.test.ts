/** Table first, firefighters nobody follows: what they carry, and what the fire must still ask about them. */
import { describe, expect, it } from 'vitest';
import { beginGame, decide, openGame } from '../../server/engine/decide.js';
import type { GameSetup, Offer } from '../../server/engine/game.js';
import type { Action, GameInput } from '../../server/engine/input.js';
import { offers } from '../../server/engine/offers.js';
import { reconcile } from '../../server/engine/reconcile.js';
import type { TableState } from '../../server/engine/table.js';
import { act, ask, dice, PARKED, refused } from './asking.js';
import { answer, correct, play, roll, setupOf, take } from './playing.js';

const EXPERIENCED = { set: 'experienced', mode: 'tableFirst' } as const;
const HIGH_RISE = { set: 'high-rise', mode: 'tableFirst' } as const;
const nobodyKnown: TableState = { firefighters: { blue: {}, red: {} } };

/** A game under way whose table lies as corrected, with red to act. */
function underWay(setup: Partial<GameSetup>, ...changes: Parameters<typeof correct>): [GameSetup, GameInput] {
  const isHighRise = setup.board === 'high-rise-sample';
  const parked = isHighRise
    ? ({ set: 'vehicle', vehicle: 'engine', to: ['0,7', '0,8'] } as const)
    : ({ set: 'vehicle', vehicle: 'ambulance', to: ['3,0', '4,0'] } as const);
  const begins = { set: 'turn', who: 'red', phase: 'actions' } as const;
  const whole = setupOf({ rules: EXPERIENCED, firefighters: 'notFollowed', start: 'takeOver', ...setup });
  return [whole, correct(parked, ...changes, begins)];
}

function offered([setup, input]: [GameSetup, GameInput]): Action[] {
  const game = openGame(setup);
  if (!game.ok) throw new Error(game.refusal.message);
  const step = decide(game.value, beginGame(game.value).state, input);
  if (!step.ok) throw new Error(step.refusal.message);
  return offers(game.value, step.state).map(({ action }: Offer) => action);
}

describe('table first: what unfollowed hands carry', () => {
  const carried = (state: TableState, action: Action, to: string, rules: object = EXPERIENCED, board = 'front') =>
    act({ rules, board, state: { ...nobodyKnown, ...state }, answers: [to] }, action);

  it('a victim is brought on: the table is asked where to, and that it stays comes first', () => {
    const scene = { rules: EXPERIENCED, state: { ...nobodyKnown, poi: { '2,4': 'victim' } } } as const;
    const { awaiting } = act({ ...scene, answers: [] }, { do: 'carry', what: 'victim', from: '2,4' });
    expect(awaiting).toMatchObject({ for: 'choice', about: 'carry', what: 'victim', from: '2,4' });
    expect(awaiting).toHaveProperty(['options', 0], '2,4');
    const moved = carried({ poi: { '2,4': 'victim' } }, { do: 'carry', what: 'victim', from: '2,4' }, '3,4');
    expect(moved.state.poi).toEqual({ '3,4': 'victim' });
    expect(moved.instructions).toEqual([{ do: 'move', token: 'poi', kind: 'victim', from: '2,4', to: '3,4' }]);
    const stayed = carried({ poi: { '2,4': 'victim' } }, { do: 'carry', what: 'victim', from: '2,4' }, '2,4');
    expect(stayed).toMatchObject({ state: { poi: { '2,4': 'victim' } }, instructions: [] });
  });

  it('brought to the ambulance, or out of a family’s house, it is rescued; outside elsewhere it lies', () => {
    const led: Action = { do: 'carry', what: 'treated', from: '2,4' };
    const beside: TableState = { poi: { '2,4': ['treated', 'victim'] }, pool: { victims: 8 } };
    expect(carried(beside, led, '3,0')).toMatchObject({
      state: { rescued: { victims: 1 }, poi: { '2,4': 'victim' } },
      instructions: [{ do: 'remove', token: 'poi', at: '2,4', to: 'rescued', kind: 'treated' }],
    });
    expect(carried(beside, led, '0,4').state.poi).toEqual({ '0,4': 'treated', '2,4': 'victim' });
    const family = { set: 'family', mode: 'tableFirst' };
    const out = carried({ poi: { '2,4': 'victim' } }, { do: 'carry', what: 'victim', from: '2,4' }, '0,4', family);
    expect(out.state.rescued).toEqual({ victims: 1 });
  });

  it('a high-rise has no ambulance: who is out of it is safe', () => {
    const action: Action = { do: 'carry', what: 'victim', from: '1,1' };
    const state: TableState = { poi: { '1,1': 'victim' }, engine: ['0,7', '0,8'] };
    expect(carried(state, action, '0,7', HIGH_RISE, 'high-rise-sample').state.rescued).toEqual({ victims: 1 });
  });

  it('hazmat is brought on, or out and disposed of', () => {
    const action: Action = { do: 'carry', what: 'hazmat', from: '2,4' };
    const moved = carried({ hazmat: ['2,4'] }, action, '1,4');
    expect(moved.state.hazmat).toEqual(['1,4']);
    expect(moved.instructions).toEqual([{ do: 'move', token: 'hazmat', from: '2,4', to: '1,4' }]);
    expect(carried({ hazmat: ['2,4'] }, action, '7,4').state).toMatchObject({ rescued: { hazmat: 1 } });
  });

  it('treats and disposes where it is told', () => {
    const scene = { rules: EXPERIENCED, state: { ...nobodyKnown, poi: { '2,4': 'victim' }, hazmat: ['1,1'] } } as const;
    expect(act(scene, { do: 'treat', at: '2,4' }).state.poi).toEqual({ '2,4': 'treated' });
    expect(act(scene, { do: 'dispose', at: '1,1' }).state.rescued).toEqual({ hazmat: 1 });
    expect(refused(scene, { do: 'treat', at: '1,1' })).toBe('no-target');
    expect(refused(scene, { do: 'treat', at: '9,9' })).toBe('bad-action');
  });

  it('is refused where nothing lies, and by the referee', () => {
    const action: Action = { do: 'carry', what: 'victim', from: '2,4' };
    expect(refused({ rules: EXPERIENCED, state: nobodyKnown }, action)).toBe('no-target');
    const state: TableState = {
      firefighters: { red: { at: '2,4', ap: 4, role: 'paramedic' } },
      poi: { '2,4': 'victim' },
    };
    expect(refused({ state }, action)).toBe('not-in-this-game');
    expect(refused({ state: { ...state, poi: { '2,5': 'victim' } } }, { do: 'treat', at: '2,5' })).toBe('not-here');
  });

  it('is offered for what lies there, specialists’ work only where there is one', () => {
    const lying = [
      { set: 'poi', at: '2,4', to: ['victim'] },
      { set: 'hazmat', at: '1,1', to: 1 },
    ] as const;
    const plain = offered(underWay({}, ...lying));
    expect(plain).toContainEqual({ do: 'carry', what: 'victim', from: '2,4' });
    expect(plain).toContainEqual({ do: 'carry', what: 'hazmat', from: '1,1' });
    expect(plain).not.toContainEqual({ do: 'treat', at: '2,4' });
    const crew = [
      { id: 'red', role: 'paramedic' },
      { id: 'blue', role: 'hazmatTechnician' },
    ] as const;
    const skilled = offered(underWay({ crew }, ...lying));
    expect(skilled).toContainEqual({ do: 'treat', at: '2,4' });
    expect(skilled).toContainEqual({ do: 'dispose', at: '1,1' });
    expect(offered(underWay({ firefighters: 'followed' }, ...lying)).map(({ do: deed }) => deed)).not.toContain(
      'carry',
    );
  });

  it('undone it is moved back, not put away and looked for again', () => {
    const game = openGame(setupOf({ rules: EXPERIENCED }));
    if (!game.ok) throw new Error(game.refusal.message);
    const back = reconcile(
      game.value,
      { poi: { '3,4': ['treated', 'victim'] }, hazmat: ['5,5'] },
      { poi: { '2,4': ['victim'], '3,4': 'treated' }, hazmat: ['5,6'] },
    );
    expect(back).toEqual([
      { do: 'move', token: 'poi', kind: 'victim', from: '3,4', to: '2,4', because: null },
      { do: 'move', token: 'hazmat', from: '5,5', to: '5,6', because: null },
    ]);
  });

  it('nobody is offered a way to walk who is not followed; elevators and vehicles are', () => {
    const inHighRise = underWay(
      { rules: HIGH_RISE, board: 'high-rise-sample' },
      { set: 'poi', at: '1,1', to: ['victim'] },
    );
    const deeds = new Set(offered(inHighRise).map(({ do: deed }) => deed));
    expect([...deeds].filter(deed => ['move', 'ladder', 'lobby', 'pickUp', 'putDown'].includes(deed))).toEqual([]);
    expect(deeds).toContain('elevator');
    expect(deeds).toContain('drive');
  });

  it('what was set right away meanwhile is not carried', () => {
    const [setup, laid] = underWay({}, { set: 'poi', at: '2,4', to: ['victim'] });
    const gone = correct({ set: 'poi', at: '2,4', to: [] });
    const step = play(setup, laid, take({ do: 'carry', what: 'victim', from: '2,4' }), gone);
    expect(step.state.awaiting).toEqual({ for: 'action', who: 'red' });
  });
});

describe('table first: what the fire asks about those nobody follows', () => {
  it('R22: whether the Suppression Specialist stands where the roll would put smoke or fire', () => {
    const state: TableState = { ...PARKED, firefighters: { blue: {}, red: { role: 'suppressionSpecialist' } } };
    const advance = (more: TableState, answers: readonly unknown[]) =>
      ask({ op: 'advance', rules: EXPERIENCED, state: { ...state, ...more }, rolls: dice('12'), answers });
    expect(advance({}, []).awaiting).toEqual({
      for: 'choice',
      about: 'standing',
      spaces: ['1,1', '1,2', '1,3', '2,2'],
      options: ['nobody', 'red 1,1', 'red 1,2', 'red 1,3', 'red 2,2'],
    });
    expect(advance({}, ['red 1,3'])).toMatchObject({ awaiting: null, instructions: [], used: 1 });
    expect(advance({}, ['nobody']).state.smoke).toEqual(['1,2']);
    expect(advance({ smoke: ['1,2'] }, ['red 1,2'])).toMatchObject({ awaiting: null, state: { smoke: ['1,2'] } });
    // Explosions are not stopped: only whom they reached is asked.
    expect(advance({ fire: ['1,2'] }, []).awaiting).toMatchObject({ about: 'standing', spaces: ['1,1', '1,3', '2,2'] });
  });

  it('R22: at the table the roll is remembered, and a flare-up still happens', () => {
    const crew = [
      { id: 'red', role: 'suppressionSpecialist' },
      { id: 'blue', role: 'cafs' },
    ] as const;
    const [setup] = underWay({ crew });
    const laid = correct(
      { set: 'vehicle', vehicle: 'ambulance', to: ['3,0', '4,0'] },
      { set: 'hotSpot', at: '1,2', to: true },
      { set: 'turn', who: 'red', phase: 'fire' },
    );
    const asked = play(setup, laid, roll(1, 2));
    expect(asked.state.awaiting).toMatchObject({ about: 'standing', because: { by: 'roll' } });
    const kept = play(setup, laid, roll(1, 2), answer('red 2,2'));
    expect(kept.state).toMatchObject({ awaiting: { for: 'roll', about: 'flareUp' } });
    expect(kept.state.table.smoke).toBeUndefined();
    expect(kept.events).toContainEqual({ type: 'suppressed', at: '1,2', who: 'red' });
  });

  it('classic: whom the deck gun hits, once for all its spaces', () => {
    const rules = { set: 'classic-advanced', mode: 'tableFirst' };
    const shoot = (answers: readonly unknown[]) =>
      act({ rules, state: nobodyKnown, rolls: dice('26'), answers }, { do: 'deckGun' });
    expect(shoot([]).awaiting).toMatchObject({ about: 'standing', spaces: ['1,6', '2,5', '2,6', '2,7', '3,6'] });
    const hit = shoot([['blue 2,5', 'red 3,6']]);
    expect(hit.awaiting).toBeNull();
    expect(hit.state.firefighters).toMatchObject({ blue: { down: true }, red: { down: true } });
  });

  it('R41: who was in a car whose door is gone: above knocked down, below brought back', () => {
    const door = '3,4|4,4';
    const advance = (doors: TableState['doors'], answers: readonly unknown[]) =>
      ask({
        op: 'advance',
        rules: HIGH_RISE,
        board: 'high-rise-sample',
        state: { ...nobodyKnown, engine: ['0,7', '0,8'], fire: ['4,4'], ...(doors ? { doors } : {}) },
        rolls: dice('44'),
        answers,
      });
    expect(advance({ [door]: 'open' }, []).awaiting).toMatchObject({ spaces: ['3,4', '4,3', '4,5'] });
    for (const doors of [{ [door]: 'open' } as const, undefined]) {
      const { instructions, state } = advance(doors, ['red 3,4', '0,8']);
      const out = { do: 'move', token: 'firefighter', who: 'red', from: '3,4', to: '0,8' };
      expect(instructions).toContainEqual(out);
      expect(state.firefighters).toEqual({ blue: {}, red: {} });
    }
  });
});
