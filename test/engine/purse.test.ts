import { describe, expect, it } from 'vitest';
import type { Action } from '../../server/engine/input.js';
import type { FirefighterState, TableState } from '../../server/engine/table.js';
import { act, purse, refused } from './asking.js';
import { answer, correct, play, refusalIn, setupOf, take } from './playing.js';

const move = (to: string): Action => ({ do: 'move', to });
const door = (edge: string): Action => ({ do: 'door', edge });
const chop = (edge: string): Action => ({ do: 'chop', edge });
const smother = (at: string): Action => ({ do: 'extinguish', at, to: 'smoke' });
const END: Action = { do: 'endTurn' };

const scene = (red: FirefighterState, state: TableState = {}) => ({
  state: { ...state, firefighters: { red: { ap: 4, ...red }, ...state.firefighters } },
});

describe('R29: the purses', () => {
  it('free AP that fit are spent first, then the AP of the turn, then saved AP', () => {
    const specialist = scene({ at: '1,1', role: 'rescueSpecialist', ap: 1, saved: 3, freeAp: 1 });
    expect(purse(act(specialist, move('1,2')))).toBe('1+3/0');
    expect(purse(act(specialist, move('1,2'), move('1,3')))).toBe('0+3/0');
    expect(purse(act(specialist, move('1,2'), move('1,3'), move('2,3')))).toBe('0+2/0');
  });

  it('one action may be paid from several purses', () => {
    const cafs = scene({ at: '1,1', role: 'cafs', ap: 1, saved: 1, freeAp: 1 }, { fire: ['1,2', '2,1'] });
    const quench: Action = { do: 'extinguish', at: '1,2', to: 'none' };
    expect(purse(act(cafs, quench))).toBe('0+1/0');
    const broke = scene({ at: '1,1', role: 'generalist', ap: 1, saved: 1 });
    expect(purse(act(broke, chop('1,0|1,1')))).toBe('0+0/0');
  });

  it('movement AP pay moves only, not doors', () => {
    const specialist = scene({ at: '1,3', role: 'rescueSpecialist', ap: 0, freeAp: 3 });
    expect(refused(specialist, door('1,3|1,4'))).toBe('no-ap');
    expect(purse(act(specialist, move('1,2')))).toBe('0+0/2');
  });

  it('extinguish AP pay extinguishing only', () => {
    const cafs = scene({ at: '1,1', role: 'cafs', ap: 0, freeAp: 3 }, { smoke: ['1,1'] });
    expect(refused(cafs, move('1,2'))).toBe('no-ap');
    expect(purse(act(cafs, { do: 'extinguish', at: '1,1', to: 'none' }))).toBe('0+0/2');
  });

  it('command AP pay commands only', () => {
    const others = { firefighters: { blue: { at: '5,1', role: 'generalist' } } } as const;
    const captain = scene({ at: '1,1', role: 'fireCaptain', ap: 0, freeAp: 2 }, others);
    expect(refused(captain, move('1,2'))).toBe('no-ap');
    expect(purse(act(captain, { do: 'command', who: 'blue', action: move('5,2') }))).toBe('0+0/1');
  });

  it('at the end of the turn at most four AP are saved and free AP are gone', () => {
    const saves = (red: FirefighterState): string => purse(act(scene({ at: '1,1', ...red }), END));
    expect(saves({ ap: 3, saved: 2 })).toBe('0+4/0');
    expect(saves({ ap: 1, saved: 2 })).toBe('0+3/0');
    expect(saves({ ap: 4, freeAp: 3, role: 'rescueSpecialist' })).toBe('0+4/0');
    expect(saves({ ap: 0 })).toBe('0+0/0');
  });

  it('one AP too few is refused and nothing has happened', () => {
    expect(refused(scene({ at: '1,1', ap: 1 }), chop('1,0|1,1'))).toBe('no-ap');
    expect(refused(scene({ at: '1,1', ap: 1 }, { fire: ['1,2'] }), move('1,2'))).toBe('no-ap');
    expect(refused(scene({ at: '1,1', ap: 0, saved: 0 }), move('1,2'))).toBe('no-ap');
  });
});

describe('nobody ends a turn on fire (O Move; R29)', () => {
  const inFire = { fire: ['1,1'] };

  it('the turn does not end there in the modern game', () => {
    expect(refused(scene({ at: '1,1' }, inFire), END)).toBe('fire');
  });

  it('it does in the classic game, which has no such ban', () => {
    const classic = { ...scene({ at: '1,1' }, inFire), rules: 'classic-basic' };
    expect(purse(act(classic, END))).toBe('0+4/0');
    expect(
      purse(act({ ...classic, state: { ...classic.state, firefighters: { red: { at: '1,2', ap: 2 } } } }, move('1,1'))),
    ).toBe('0+0/0');
  });

  it('a Captain may not leave a commanded firefighter there', () => {
    const blue = { fire: ['1,2'], firefighters: { blue: { at: '1,1', role: 'generalist' } } } as const;
    const captain = scene({ at: '6,1', role: 'fireCaptain', ap: 4, freeAp: 2 }, blue);
    const into: Action = { do: 'command', who: 'blue', action: move('1,2') };
    expect(refused(captain, into, END)).toBe('fire');
    const out: Action = { do: 'command', who: 'blue', action: move('1,3') };
    expect(purse(act(captain, into, out, END))).toBe('0+3/0');
  });
});

describe('R19: a way out of the fire must be paid for beforehand', () => {
  /** 6,8 is a closet: walls but for the door to 6,7 and 5,8 above it. */
  const closet = { fire: ['6,8', '5,8'] };
  const dog = (red: FirefighterState): FirefighterState => ({ role: 'rescueDog', ...red });

  it('one AP is enough to turn the fire to smoke', () => {
    expect(purse(act(scene({ at: '1,1', ap: 3 }, { fire: ['1,2'] }), move('1,2')))).toBe('1+0/0');
  });

  it('none is too few', () => {
    expect(refused(scene({ at: '1,1', ap: 2 }, { fire: ['1,2'] }), move('1,2'))).toBe('fire');
  });

  it('saved AP count', () => {
    expect(purse(act(scene({ at: '1,1', ap: 2, saved: 1 }, { fire: ['1,2'] }), move('1,2')))).toBe('0+1/0');
  });

  it('nothing is kept for what is free, even where a correction left somebody without a way out', () => {
    const stuck = scene({ at: '1,2', ap: 0, carrying: 'victim' }, { fire: ['1,2'] });
    expect(act(stuck, { do: 'putDown', what: 'victim' }).state.poi).toEqual({ '1,2': 'victim' });
  });

  it('free extinguish AP turn it to smoke', () => {
    const cafs = scene({ at: '1,1', role: 'cafs', ap: 2, freeAp: 1 }, { fire: ['1,2'] });
    expect(purse(act(cafs, move('1,2')))).toBe('0+0/1');
  });

  it('free movement AP walk out', () => {
    const specialist = scene({ at: '1,1', role: 'rescueSpecialist', ap: 0, freeAp: 3 }, { fire: ['1,2'] });
    expect(purse(act(specialist, move('1,2')))).toBe('0+0/1');
  });

  it('who pays double needs two AP to smother, or one to walk out', () => {
    const paramedic = { role: 'paramedic', ap: 3 } as const;
    expect(purse(act(scene({ at: '1,1', ...paramedic }, { fire: ['1,2'] }), move('1,2')))).toBe('1+0/0');
    const surrounded = { fire: ['1,1', '1,2', '2,1', '2,2', '1,3'] };
    expect(refused(scene({ at: '1,1', ...paramedic, ap: 3 }, surrounded), move('1,2'))).toBe('fire');
  });

  it('who cannot extinguish may open a door and go', () => {
    const locked = scene(dog({ at: '6,8', ap: 3 }), closet);
    expect(purse(act(locked, door('6,7|6,8'), move('6,7')))).toBe('1+0/0');
    expect(refused(scene(dog({ at: '6,8', ap: 1 }), closet), door('6,7|6,8'))).toBe('fire');
  });

  it('who cannot extinguish enters only with the AP for the door', () => {
    const corridor = { fire: ['4,7', '4,8', '3,7'], doors: { '2,8|3,8': 'open' } } as const;
    // 4,7 has a closed door to 4,6; its other neighbours burn.
    expect(purse(act(scene(dog({ at: '3,8', ap: 6 }), corridor), move('3,7'), move('3,8')))).toBe('3+0/0');
    expect(purse(act(scene(dog({ at: '3,8', ap: 6 }), corridor), move('3,7'), move('4,7')))).toBe('2+0/0');
    expect(refused(scene(dog({ at: '3,8', ap: 5 }), corridor), move('3,7'), move('4,7'))).toBe('fire');
  });

  it('closing the only door out is refused, opening it is what the AP are for', () => {
    const exit = { ...closet, doors: { '6,7|6,8': 'open' } } as const;
    expect(refused(scene(dog({ at: '6,8', ap: 2 }), exit), door('6,7|6,8'))).toBe('fire');
    expect(purse(act(scene(dog({ at: '6,8', ap: 3 }), exit), door('6,7|6,8')))).toBe('2+0/0');
  });

  it('an axe is a way out: two markers and a step', () => {
    const engineer = { role: 'structuralEngineer', at: '5,8' } as const;
    const shut = { fire: ['5,8', '6,8'], damage: { '5,8|5,9': 1 } };
    expect(purse(act(scene({ ...engineer, ap: 3 }, shut), chop('5,8|5,9'), move('5,9')))).toBe('0+0/0');
    expect(refused(scene({ ...engineer, ap: 4 }, shut), chop('4,8|5,8'))).toBe('fire');
  });

  it('a fire next door put to smoke is a way out', () => {
    const boxed = { fire: ['5,8', '6,8'] };
    const medic = scene({ at: '5,8', role: 'paramedic', ap: 3 }, boxed);
    expect(purse(act(medic, smother('6,8'), move('6,8')))).toBe('0+0/0');
  });

  it('for a commanded firefighter the Captain must have the AP', () => {
    const blue = { fire: ['1,2'], firefighters: { blue: { at: '1,1', role: 'generalist' } } } as const;
    const into: Action = { do: 'command', who: 'blue', action: move('1,2') };
    const captain = (red: FirefighterState) => scene({ at: '6,1', role: 'fireCaptain', ...red }, blue);
    expect(refused(captain({ ap: 0, freeAp: 2 }), into)).toBe('fire');
    expect(purse(act(captain({ ap: 1, freeAp: 2 }), into))).toBe('1+0/0');
    // What is left belongs to getting blue out.
    expect(refused(captain({ ap: 1, freeAp: 2 }), into, move('6,2'))).toBe('fire');
  });

  it('R30: the Captain leads the CAFS firefighter out with one AP or not at all', () => {
    const cafs = (fire: readonly string[], red: FirefighterState = {}) =>
      scene(
        { at: '6,1', role: 'fireCaptain', ap: 4, freeAp: 2, ...red },
        { fire, firefighters: { blue: { at: '1,2', role: 'cafs' } } },
      );
    expect(purse(act(cafs(['1,2']), move('6,2')))).toBe('3+0/2');
    expect(refused(cafs(['1,2'], { cafsCommanded: 1 }), move('6,2'))).toBe('fire');
    // Every way out of 1,2 leads through another fire, and that costs more than one AP.
    const surrounded = ['1,1', '1,2', '1,3', '2,2'];
    expect(refused(cafs(surrounded), move('6,2'))).toBe('fire');
    // The one AP is for the step, not for the door beside it.
    const atDoor = scene(
      { at: '6,1', role: 'fireCaptain', ap: 4, freeAp: 2 },
      { fire: ['1,3'], firefighters: { blue: { at: '1,3', role: 'cafs' } } },
    );
    expect(refused(atDoor, { do: 'command', who: 'blue', action: door('1,3|1,4') })).toBe('fire');
  });

  describe('the Captain and the commanded one help each other', () => {
    const into = (to: string): Action => ({ do: 'command', who: 'blue', action: move(to) });
    const captain = (red: FirefighterState, blue: string, state: TableState) =>
      scene({ role: 'fireCaptain', freeAp: 2, ...red }, { ...state, firefighters: { blue: { at: blue } } });

    it('one AP turns the fire to smoke in which both stand', () => {
      const together = (ap: number) => captain({ at: '1,1', ap }, '1,1', { fire: ['1,2'] });
      expect(purse(act(together(3), into('1,2'), move('1,2'), smother('1,2'), END))).toBe('0+0/0');
      expect(purse(act(together(3), move('1,2'), into('1,2'), smother('1,2'), END))).toBe('0+0/0');
      expect(refused(together(2), into('1,2'), move('1,2'))).toBe('fire');
    });

    it('two fires need two AP', () => {
      const apart = (ap: number) => captain({ at: '1,1', ap }, '1,1', { fire: ['1,2', '2,1'] });
      expect(purse(act(apart(4), into('1,2'), move('2,1')))).toBe('2+0/0');
      expect(refused(apart(3), into('1,2'), move('2,1'))).toBe('fire');
    });

    it('a fire the Captain smothers is a way out for the commanded one', () => {
      // 1,2 has fire on all sides; through the open door of 1,4 the hose reaches 1,3.
      const ring = { fire: ['1,1', '1,2', '1,3', '2,2'], doors: { '1,3|1,4': 'open' } } as const;
      const besieged = (ap: number) => captain({ at: '1,4', ap }, '2,1', ring);
      expect(purse(act(besieged(4), into('2,2'), into('1,2'), smother('1,3'), into('1,3'), END))).toBe('0+0/0');
      expect(refused(besieged(3), into('2,2'), into('1,2'))).toBe('fire');
    });
  });

  it('somebody else opens the door for the CAFS firefighter, whom one AP takes through it', () => {
    const shut = {
      fire: ['1,1', '1,2', '1,3', '2,3'],
      firefighters: { blue: { at: '1,3', role: 'cafs' }, green: { at: '1,4' } },
    };
    const captain = (freeAp: number) => scene({ at: '6,1', role: 'fireCaptain', ap: 1, freeAp }, shut as TableState);
    const opens: Action = { do: 'command', who: 'green', action: door('1,3|1,4') };
    const leaves: Action = { do: 'command', who: 'blue', action: move('1,4') };
    expect(purse(act(captain(2), move('6,2'), opens, leaves, END))).toBe('0+0/0');
    expect(refused(captain(1), move('6,2'))).toBe('fire');
  });

  it('R9: the last damage marker but one is no help if the one after it is needed too', () => {
    const walls = { damage: { '5,8|5,9': 1 }, damageCount: 22 };
    const engineer = (damageCount: number) =>
      scene({ role: 'structuralEngineer', at: '5,8', ap: 5 }, {
        fire: ['5,8', '6,8'],
        ...walls,
        damageCount,
      } as TableState);
    expect(purse(act(engineer(21), chop('4,8|5,8')))).toBe('3+0/0');
    expect(refused(engineer(22), chop('4,8|5,8'))).toBe('fire');
  });

  it('whom a correction puts into a fire without a way out may end the turn at a table, not on stdio', () => {
    expect(refused(scene({ at: '1,1', ap: 0 }, { fire: ['1,1'] }), { do: 'endTurn' })).toBe('fire');
    const inFire = correct(
      { set: 'firefighter', who: 'red', at: '3,3', ap: 0 },
      { set: 'threat', at: '3,3', to: 'fire' },
    );
    const family = setupOf({ crew: [{ id: 'red' }] });
    expect(play(family, answer('7,3'), inFire, take(END)).state.awaiting).toMatchObject({ for: 'roll', about: 'fire' });
    const withAp = correct({ set: 'firefighter', who: 'red', at: '3,3', ap: 1 });
    expect(refusalIn(family, answer('7,3'), inFire, withAp, take(END)).code).toBe('fire');
  });

  it('table first: nothing is counted', () => {
    const free = { ...scene({ at: '1,1', ap: 0 }, { fire: ['1,2'] }), rules: { set: 'family', mode: 'tableFirst' } };
    expect(act(free, move('1,2')).state.firefighters?.['red']?.at).toBe('1,2');
  });
});
