/** Ladder, lobby and elevators of the high-rise (H; R37 to R39), on the sample board. */
import { describe, expect, it } from 'vitest';
import { HIGH_RISE_SAMPLE } from '../../server/engine/boards/highRiseSample.js';
import type { Action } from '../../server/engine/input.js';
import type { TableState } from '../../server/engine/table.js';
import { act, ask, dice, purse, refused, type Scene } from './asking.js';
import { above, CAR, cost, DOOR, lobby, move, RULES, scene, work } from './highRiseScene.js';

const ladder = (to: string): Action => ({ do: 'ladder', to });
const breach: TableState = { damage: { '0,7|1,7': 1 } };

describe('worked routes of H, with their AP', () => {
  it('H: from the engine into the high-rise, the car below: 2 + 2 + 1', () => {
    const reply = act(scene({}), lobby(CAR), work, move('4,4'));
    expect(purse(reply)).toBe('4+0/0');
    expect(reply.state).toMatchObject({ doors: { [DOOR]: 'open' }, firefighters: { red: { at: '4,4' } } });
  });

  it('H: the car above: 2 to the lobby, 2 to call it, 2 up, 1 out', () => {
    const inLobby = act(scene({}, above), lobby(CAR));
    expect(inLobby.state.firefighters?.['red']?.at).toBe('lobby');
    const called = act(scene({}, above), lobby(CAR), work);
    expect(called.state.firefighters?.['red']?.at).toBe(CAR);
    expect(called.state.doors).toBeUndefined();
    expect(cost(scene({}, above), lobby(CAR), work, work, move('4,4'))).toBe(7);
  });

  it('H: from the high-rise to the engine: 2 to open, 1 in, 2 down, 2 out', () => {
    const reply = act(scene({ at: '4,4' }), work, move(CAR), work, lobby('0,8'));
    expect(purse(reply)).toBe('2+0/0');
    expect(reply.state.firefighters?.['red']?.at).toBe('0,8');
    expect(cost(scene({ at: '4,4' }, above), move(CAR), work, lobby('0,8'))).toBe(5);
  });

  it('H: carrying into the car 2; closing the door rescues victims and removes hazmat', () => {
    const reply = act(scene({ at: '4,4', carrying: 'victim' }, above), move(CAR), work);
    expect(purse(reply)).toBe('5+0/0');
    expect(reply.state.rescued).toEqual({ victims: 1 });
    expect(reply.state.firefighters?.['red']?.carrying).toBeUndefined();
    const hazmat = act(scene({ at: '4,4', carrying: 'hazmat' }, above), move(CAR), work);
    expect(hazmat.state.firefighters?.['red']?.carrying).toBeUndefined();
  });

  it('H: step back out and close the door from the landing: what lies inside is rescued or removed', () => {
    const reply = act(
      scene({ at: '4,4', carrying: 'victim' }, { ...above, hazmat: [CAR] }),
      move(CAR),
      { do: 'putDown', what: 'victim' },
      move('4,4'),
      work,
    );
    expect(reply.state).toMatchObject({ rescued: { victims: 1 }, firefighters: { red: { at: '4,4' } } });
    expect(reply.state.hazmat).toBeUndefined();
    expect(reply.state.poi).toBeUndefined();
  });

  it('H: a wall chopped from the ground, then up the ladder 2, out 2, out with a victim 4, onto fire 3', () => {
    const chopped = act(scene({}), { do: 'chop', edge: '0,7|1,7' }, ladder('1,7'));
    expect(purse(chopped)).toBe('5+0/0');
    expect(cost(scene({ at: '1,7' }, breach), ladder('0,8'))).toBe(2);
    expect(cost(scene({}, { ...breach, fire: ['1,7'] }), ladder('1,7'))).toBe(3);
    const saved = act(scene({ at: '1,7', carrying: 'victim' }, breach), ladder('0,8'));
    expect(purse(saved)).toBe('5+0/0');
    expect(saved.state.rescued).toEqual({ victims: 1 });
    const removed = act(scene({ at: '1,7', carrying: 'hazmat' }, breach), ladder('0,7'));
    expect(purse(removed)).toBe('5+0/0');
    expect(removed.state.firefighters?.['red']).toMatchObject({ at: '0,7' });
    expect(removed.state.firefighters?.['red']?.carrying).toBeUndefined();
  });
});

describe('R37, R38: elevators', () => {
  it('R37: all in the car travel with it, the victims they hold are rescued below', () => {
    const crowd: TableState = {
      ...above,
      poi: { [CAR]: ['treated', 'victim'] },
      firefighters: { blue: { at: CAR, carrying: 'victim', leading: true }, green: { at: '4,4' } },
      pool: { victims: 6 },
    };
    const reply = act(scene({ at: CAR }, crowd), work);
    expect(reply.state.rescued).toEqual({ victims: 4 });
    expect(reply.state.firefighters).toMatchObject({ red: { at: CAR }, blue: { at: CAR }, green: { at: '4,4' } });
  });

  it('R38: an elevator door is worked from the car, its landing or the lobby, for 2', () => {
    expect(cost(scene({ at: CAR }), work)).toBe(2);
    expect(cost(scene({ at: '4,4' }), work)).toBe(2);
    expect(cost(scene({ at: 'lobby' }, above), work)).toBe(2);
    expect(refused(scene({ at: '4,3' }), work)).toBe('not-here');
    expect(refused(scene({}), work)).toBe('not-here');
    expect(refused(scene({ at: 'lobby' }), work)).toBe('no-target');
    expect(refused(scene({ at: '4,4' }), { do: 'elevator', at: '4,4' })).toBe('bad-action');
  });

  it('R38: the ordinary door action is refused there, and costs nothing less', () => {
    expect(refused(scene({ at: '4,4' }), { do: 'door', edge: DOOR })).toBe('no-target');
    expect(refused(scene({ at: '4,4' }), { do: 'chop', edge: DOOR })).toBe('no-target');
  });

  it('R38: from the lobby one steps free into a car that is below', () => {
    expect(cost(scene({ at: 'lobby' }), lobby(CAR))).toBe(0);
    expect(refused(scene({ at: 'lobby' }, above), lobby(CAR))).toBe('blocked');
    expect(cost(scene({ at: 'lobby' }), lobby('0,7'))).toBe(2);
    expect(cost(scene({ at: CAR }), lobby('0,7'))).toBe(2);
  });

  it('R37: one in a car above is not in the lobby', () => {
    expect(refused(scene({ at: CAR }, above), lobby('0,7'))).toBe('not-here');
    expect(refused(scene({ at: '4,4' }), lobby(CAR))).toBe('not-here');
    expect(refused(scene({}), lobby('4,4'))).toBe('no-target');
  });

  it('R37: through a hole in the shaft nobody steps, and nobody works a wall, while the car is below', () => {
    const { reinforced = [], walls, ...rest } = HIGH_RISE_SAMPLE;
    const board = { ...rest, id: 'plain-shafts', walls: [...walls, ...reinforced] };
    const at = (place: string, state: TableState) => ({ ...scene({ at: place }, state), board });
    const hole = { damage: { '2,4|3,4': 2 } } as const;
    expect(refused(at('2,4', hole), move(CAR))).toBe('blocked');
    expect(refused(at(CAR, hole), move('2,4'))).toBe('blocked');
    expect(refused(at(CAR, {}), { do: 'chop', edge: '3,3|3,4' })).toBe('not-here');
    expect(act(at('2,4', { ...hole, ...above }), move(CAR)).state.firefighters?.['red']?.at).toBe(CAR);
  });

  it('no step through a closed elevator door', () => {
    expect(refused(scene({ at: '4,4' }), move(CAR))).toBe('blocked');
    expect(refused(scene({ at: CAR }), move('4,4'))).toBe('blocked');
    expect(cost(scene({ at: CAR }, above), move('4,4'))).toBe(1);
  });

  it('movement AP pay lobby and ladder, not elevator doors; command AP pay all three', () => {
    const specialist = scene({ role: 'rescueSpecialist', ap: 0, freeAp: 3 }, breach);
    expect(purse(act(specialist, lobby(CAR)))).toBe('0+0/1');
    expect(purse(act(specialist, ladder('1,7')))).toBe('0+0/1');
    expect(refused(scene({ role: 'rescueSpecialist', at: '4,4', ap: 0, freeAp: 3 }), work)).toBe('no-ap');
    const command = (action: Action): Action => ({ do: 'command', who: 'blue', action });
    const crew = (at: string): Scene =>
      scene(
        { role: 'fireCaptain', ap: 0, freeAp: 2 },
        { ...breach, firefighters: { blue: { at, role: 'generalist' } } },
      );
    expect(purse(act(crew('0,8'), command(lobby(CAR))))).toBe('0+0/0');
    expect(purse(act(crew('0,8'), command(ladder('1,7'))))).toBe('0+0/0');
    expect(purse(act(crew('4,4'), command(work)))).toBe('0+0/0');
  });
});

describe('R39: out of the building is safe', () => {
  const tableFirst = { ...RULES, mode: 'tableFirst' } as const;

  it('a victim brought into a car that is below is rescued, hazmat is removed', () => {
    const victim = act(scene({ carrying: 'victim' }), lobby(CAR));
    expect(victim.state.rescued).toEqual({ victims: 1 });
    expect(victim.state.firefighters?.['red']).not.toHaveProperty('carrying');
    expect(act(scene({ at: 'lobby', carrying: 'hazmat' }), lobby(CAR)).state.rescued).toEqual({ hazmat: 1 });
  });

  it('table first: and so is one carried out by a way the engine does not know', () => {
    const out = act(scene({ at: '1,7', carrying: 'victim' }, {}, tableFirst), move('0,4'));
    expect(out.state.rescued).toEqual({ victims: 1 });
  });

  it('R41: and one held by somebody who waited below when the door went', () => {
    const state: TableState = {
      engine: ['0,7', '0,8'],
      fire: ['4,4'],
      firefighters: { red: { at: CAR, leading: true } },
    };
    const request = { op: 'advance', rules: RULES, board: 'high-rise-sample', state, rolls: dice('44') } as const;
    expect(ask(request).state).toMatchObject({ rescued: { victims: 1 }, firefighters: { red: { at: '0,7' } } });
  });
});

describe('R39: ladder and ring', () => {
  it('the ring may be walked, the building not entered or left on foot', () => {
    expect(cost(scene({}), move('0,6'))).toBe(1);
    expect(refused(scene({}, breach), move('1,7'))).toBe('blocked');
    expect(refused(scene({ at: '1,7' }, breach), move('0,7'))).toBe('blocked');
  });

  it('any destroyed wall on the side of the engine, from either of its spaces', () => {
    const far: TableState = { damage: { '0,1|1,1': 1, '0,3|1,3': 2 } };
    expect(cost(scene({}, far), ladder('1,1'))).toBe(2);
    expect(cost(scene({ at: '0,8' }, far), ladder('1,3'))).toBe(2);
  });

  it('not through a standing wall, not on another side, not from elsewhere', () => {
    expect(refused(scene({}), ladder('1,7'))).toBe('blocked');
    expect(refused(scene({}, { damage: { '0,3|1,3': 1 } }), ladder('1,3'))).toBe('blocked');
    expect(refused(scene({}, { damage: { '5,8|5,9': 1 } }), ladder('5,8'))).toBe('not-adjacent');
    expect(refused(scene({}, breach), ladder('2,7'))).toBe('not-adjacent');
    expect(refused(scene({ at: '0,6' }, breach), ladder('1,7'))).toBe('not-here');
    expect(refused(scene({ at: '1,7' }, breach), ladder('0,6'))).toBe('not-here');
  });

  it('nothing is carried up; leading only costs no more and rescues', () => {
    expect(refused(scene({ carrying: 'victim' }, breach), ladder('1,7'))).toBe('carrying');
    const led = act(scene({ at: '1,7', leading: true }, breach), ladder('0,7'));
    expect(purse(led)).toBe('7+0/0');
    expect(led.state.rescued).toEqual({ victims: 1 });
    const both = act(scene({ at: '1,7', leading: true, carrying: 'victim' }, breach), ladder('0,7'));
    expect(purse(both)).toBe('5+0/0');
    expect(both.state.rescued).toEqual({ victims: 2 });
  });

  it('R19: a wall the Captain chops from the ground is a way to reach who is in fire', () => {
    const blue = { at: '1,8', role: 'cafs' } as const;
    const trapped = { fire: ['1,7', '1,8', '2,8'], firefighters: { blue } };
    const captain = (ap: number) => scene({ role: 'fireCaptain', at: '0,7', ap }, trapped);
    const chop = { do: 'chop', edge: '0,8|1,8' } as const;
    const smother = { do: 'extinguish', at: '1,8', to: 'smoke' } as const;
    expect(act(captain(4), move('0,8'), chop, smother, { do: 'endTurn' }).state.smoke).toEqual(['1,8']);
    expect(refused(captain(3), move('0,8'))).toBe('fire');
  });

  it('R19: the Captain climbs his own ladder to reach who is in fire', () => {
    // One AP was already spent on the CAFS firefighter (R30): only the hose is left.
    const trapped = { ...breach, fire: ['2,7'], firefighters: { blue: { at: '2,7', role: 'cafs' } } } as const;
    const captain = (ap: number) => scene({ role: 'fireCaptain', at: '0,8', ap, cafsCommanded: 1 }, trapped);
    const smother = { do: 'extinguish', at: '2,7', to: 'smoke' } as const;
    expect(act(captain(4), move('0,7'), ladder('1,7'), smother, { do: 'endTurn' }).state.smoke).toEqual(['2,7']);
    expect(refused(captain(3), move('0,7'))).toBe('fire');
  });

  it('R19: up into fire only with the AP to come out; the ladder is a way out', () => {
    expect(refused(scene({ role: 'rescueDog', ap: 3 }, { ...breach, fire: ['1,7'] }), ladder('1,7'))).toBe('fire');
    const ring: TableState = { ...breach, fire: ['1,7', '1,6', '1,8', '2,7'] };
    expect(purse(act(scene({ role: 'rescueDog', ap: 5 }, ring), ladder('1,7')))).toBe('2+0/0');
    expect(refused(scene({ role: 'rescueDog', ap: 4 }, ring), ladder('1,7'))).toBe('fire');
  });

  it('there is no ladder, lobby, elevator or ambulance elsewhere', () => {
    const house = { rules: { set: 'experienced' }, state: { firefighters: { red: { at: '0,7', ap: 4 } } } };
    for (const action of [ladder('1,7'), lobby('1,7'), { do: 'elevator', at: '1,7' } as const]) {
      expect(refused(house, action)).toBe('not-in-this-game');
    }
    expect(refused(scene({}), { do: 'drive', vehicle: 'ambulance', to: ['0,5', '0,6'] })).toBe('not-in-this-game');
  });
});
