/** The course of a game, turn by turn (O A Game Turn, C Turn Order; section 8; R26, R27, R29). */
import { describe, expect, it } from 'vitest';
import { openGame } from '../../server/engine/decide.js';
import type { GameSetup } from '../../server/engine/game.js';
import type { GameInput } from '../../server/engine/input.js';
import { turnEnd } from '../../server/engine/turnEnd.js';
import { answer, correct, END, optionsOf, play, refusalIn, roll, setupOf } from './playing.js';

const family = setupOf();
/** Red, then blue: as they sit. */
const entered = [answer('7,3'), answer('0,6')];

describe('S8: the family turn', () => {
  it('begins with the doors, the fires and the POI, then firefighters enter on outside spaces, by seat', () => {
    const begun = play(family);
    const { state, instructions } = begun;
    expect(instructions.filter(told => 'token' in told && told.token === 'door')).toHaveLength(8);
    expect(instructions).toHaveLength(8 + 10 + 3);
    expect(state).toMatchObject({ phase: 'setup', awaiting: { about: 'start', who: 'red' } });
    const options = optionsOf(begun);
    expect(options).toHaveLength(32);
    expect(options).toContain('0,0');
    expect(options).not.toContain('1,1');
  });

  it('actions, fire, replenishment, then the player to the left', () => {
    const begun = play(family, ...entered);
    expect(begun.state).toMatchObject({ phase: 'actions', turnNumber: 1, awaiting: { for: 'action', who: 'red' } });
    const fire = play(family, ...entered, END);
    expect(fire.state).toMatchObject({ phase: 'fire', awaiting: { for: 'roll', about: 'fire' } });
    const next = play(family, ...entered, END, roll(6, 1));
    expect(next.state).toMatchObject({ phase: 'actions', turnNumber: 2, awaiting: { who: 'blue' } });
    expect(next.state.table).toMatchObject({ turn: 'blue', smoke: ['6,1'] });
    expect(play(family, ...entered, END, roll(6, 1), END, roll(6, 2)).state.awaiting).toMatchObject({ who: 'red' });
  });

  it('R29: each turn gives four AP; what was left is saved', () => {
    const round = play(family, ...entered, END, roll(6, 1), END, roll(6, 2));
    expect(round.state.table.firefighters?.['red']).toMatchObject({ ap: 4, saved: 4 });
  });

  it('R29: says beforehand what the end of the turn saves and loses', () => {
    const endOf = (setup: GameSetup, ...inputs: readonly GameInput[]) => {
      const game = openGame(setup);
      if (!game.ok) throw new Error(game.refusal.message);
      return turnEnd(game.value, play(setup, ...entered, ...inputs).state);
    };
    const ending = (...inputs: readonly GameInput[]) => endOf(family, ...inputs);
    expect(ending()).toEqual({ saves: 4, loses: 0 });
    expect(ending(END, roll(6, 1), END, roll(6, 2))).toEqual({ saves: 4, loses: 4 });
    expect(ending(END)).toBeNull();
    expect(endOf(setupOf({ rules: { set: 'family', mode: 'tableFirst' } }))).toBeNull();
  });

  it('replenishes at the end of the turn', () => {
    const burning = play(family, ...entered, correct({ set: 'poi', at: '5,1', to: [] }), END, roll(6, 1));
    expect(burning.state).toMatchObject({ phase: 'replenish', awaiting: { for: 'roll', about: 'replenish' } });
    const done = play(family, ...entered, correct({ set: 'poi', at: '5,1', to: [] }), END, roll(6, 1), roll(1, 1));
    expect(done.state).toMatchObject({ phase: 'actions', awaiting: { who: 'blue' } });
  });

  it('refuses what nothing waits for', () => {
    expect(refusalIn(family, roll(1, 1)).code).toBe('not-asked');
    expect(refusalIn(family, ...entered, roll(1, 1)).code).toBe('not-asked');
    expect(refusalIn(family, ...entered, answer('nobody')).code).toBe('not-asked');
    expect(refusalIn(family, ...entered, END, END).code).toBe('not-asked');
    expect(refusalIn(family, ...entered, { do: 'skipFire' }).code).toBe('not-asked');
    expect(refusalIn(family, answer('1,1')).code).toBe('bad-answer');
    expect(refusalIn(family, ...entered, END, roll(7, 1)).code).toBe('bad-roll');
    expect(refusalIn(family, ...entered, END, roll(null, 1)).code).toBe('bad-roll');
  });

  it('a fire roll left out is recorded, and the game goes on', () => {
    const step = play(family, ...entered, END, { do: 'skipFire' });
    expect(step.events).toContainEqual({ type: 'fireSkipped', who: 'red' });
    expect(step.state).toMatchObject({ phase: 'actions', awaiting: { who: 'blue' } });
  });

  it('a flashover before a roll that is left out hurts all the same', () => {
    const house = setupOf({ rules: { set: 'family', house: { flashoverBeforeAdvance: true } } });
    const smoke = correct({ set: 'threat', at: '2,1', to: 'smoke' }, { set: 'poi', at: '2,1', to: ['victim'] });
    const step = play(house, ...entered, smoke, END, { do: 'skipFire' });
    expect(step.state.table).toMatchObject({ lost: { victims: 1 } });
  });

  it('ends with a result, and takes only corrections afterwards', () => {
    const won = correct({ set: 'rescued', victims: 7 });
    expect(play(family, ...entered, won).state).toMatchObject({ result: 'victory', phase: 'over', awaiting: null });
    expect(refusalIn(family, ...entered, won, END).code).toBe('game-over');
    expect(play(family, ...entered, won, correct({ set: 'rescued', victims: 6 })).state.result).toBeNull();
  });
});

describe('S8: the experienced turn', () => {
  const experienced: GameSetup = setupOf({ rules: { set: 'experienced', level: 'recruit' } });
  const rolled = ['.1', '18', '6.', '22', '24', '25', '55', '56', '57'].map(text =>
    roll(text[0] === '.' ? null : Number(text[0]), text[1] === '.' ? null : Number(text[1])),
  );

  it('then specialists, the vehicles’ spots and starting spaces are chosen', () => {
    expect(play(experienced, ...rolled).state).toMatchObject({
      phase: 'setup',
      awaiting: { about: 'role', who: 'red' },
    });
    const roles = [...rolled, answer('generalist')];
    expect(optionsOf(play(experienced, ...roles))).not.toContain('generalist');
    const crewed = [...roles, answer('cafs')];
    expect(play(experienced, ...crewed).state.awaiting).toMatchObject({
      about: 'parking',
      vehicle: 'ambulance',
      options: ['0,5 0,6', '3,9 4,9', '7,3 7,4', '3,0 4,0'],
    });
    const parked = [...crewed, answer('3,0 4,0'), answer('0,7 0,8')];
    expect(play(experienced, ...parked).state.awaiting).toMatchObject({ about: 'start', who: 'red' });
    const begun = play(experienced, ...parked, answer('0,7'), answer('3,0'));
    expect(begun.state).toMatchObject({ phase: 'actions', awaiting: { who: 'red' } });
    expect(begun.state.table.firefighters?.['red']).toMatchObject({ ap: 5, role: 'generalist' });
    expect(
      play(experienced, ...parked, answer('0,7'), answer('3,0'), END, roll(4, 1)).state.table.firefighters?.['blue'],
    ).toMatchObject({ ap: 3, freeAp: 3 });
  });

  it('nothing is chosen that a module switched off', () => {
    const plain = setupOf({ rules: { set: 'experienced', modules: { specialists: false, vehicles: false } } });
    expect(play(plain, ...rolled).state.awaiting).toMatchObject({ about: 'start' });
    expect(play(plain, ...rolled, ...entered).state.table.firefighters?.['red']).toMatchObject({ ap: 4 });
  });

  it('roles chosen beforehand are not asked again', () => {
    const crew = [
      { id: 'red', role: 'cafs' },
      { id: 'blue', role: 'paramedic' },
    ] as const;
    expect(play({ ...experienced, crew }, ...rolled).state.awaiting).toMatchObject({ about: 'parking' });
    expect(
      refusalIn({
        ...experienced,
        crew: [
          { id: 'red', role: 'cafs' },
          { id: 'blue', role: 'cafs' },
        ],
      }).code,
    ).toBe('bad-request');
    expect(refusalIn({ ...experienced, crew: [] }).code).toBe('bad-request');
    expect(refusalIn({ ...experienced, crew: [{ id: 'red' }, { id: 'red' }] }).code).toBe('bad-request');
  });

  it('R41: nobody starts in an elevator that a set-up explosion has broken', () => {
    const setup = setupOf({
      rules: { set: 'high-rise', modules: { specialists: false, hazmat: false, hotSpots: false } },
      board: 'high-rise-sample',
      crew: [{ id: 'red' }],
    });
    const broken = correct({ set: 'door', edge: '3,4|4,4', to: 'destroyed' });
    const laid = [roll(1, null), roll(1, null), roll(null, 1), roll(6, 6), roll(6, 7), roll(6, 8), answer('0,7 0,8')];
    expect(optionsOf(play(setup, ...laid))).toEqual(expect.arrayContaining(['3,4', '3,5']));
    const options = optionsOf(play(setup, broken, ...laid));
    expect(options).toContain('3,5');
    expect(options).not.toContain('3,4');
  });

  it('high-rise: engine only; firefighters may start in an elevator', () => {
    const tower = setupOf({
      rules: { set: 'high-rise' },
      board: 'high-rise-sample',
      crew: [{ id: 'red', role: 'cafs' }],
    });
    const dice = ['1.', '6.', '.4', '23', '24', '25', '44', '45', '46'].map(text =>
      roll(text[0] === '.' ? null : Number(text[0]), text[1] === '.' ? null : Number(text[1])),
    );
    expect(play(tower, ...dice).state.awaiting).toMatchObject({ about: 'parking', vehicle: 'engine' });
    const starts = optionsOf(play(tower, ...dice, answer('0,7 0,8')));
    expect(starts).toContain('3,4');
    expect(starts).toHaveLength(34);
  });
});

describe('S8: the classic turn', () => {
  const basic = setupOf({ rules: { set: 'classic-basic' } });

  it('detect, actions, fire; firefighters enter on their own first turn', () => {
    const begun = play(basic);
    expect(begun.state).toMatchObject({ awaiting: { about: 'start', who: 'red' }, turnNumber: 1 });
    expect(begun.state.table.firefighters?.['blue']?.at).toBeUndefined();
    const second = play(basic, answer('7,3'), END, roll(6, 1));
    expect(second.state).toMatchObject({ awaiting: { about: 'start', who: 'blue' }, turnNumber: 2 });
    const burnt = play(basic, answer('7,3'), correct({ set: 'poi', at: '1,5', to: [] }), END, roll(6, 1));
    expect(burnt.state).toMatchObject({ phase: 'replenish', awaiting: { for: 'roll', about: 'replenish' } });
    expect(burnt.state.table.turn).toBe('blue');
  });

  it('who is down stands up on the next turn and forfeits its actions, not the fire', () => {
    const alone = setupOf({ rules: { set: 'classic-basic' }, crew: [{ id: 'red' }] });
    const fell = play(
      alone,
      answer('7,3'),
      correct({ set: 'firefighter', who: 'red', at: '6,3' }, { set: 'threat', at: '6,3', to: 'smoke' }),
      END,
      roll(6, 3),
    );
    expect(fell.events).toContainEqual({ type: 'turnForfeited', who: 'red' });
    expect(fell.state).toMatchObject({ phase: 'fire', awaiting: { for: 'roll', about: 'fire' } });
    expect(fell.state.table.firefighters?.['red']).toMatchObject({ at: '6,3', ap: 0, saved: 4 });
    expect(fell.instructions.filter(told => told.do === 'flip')).not.toContainEqual(
      expect.objectContaining({ to: 'fire' }),
    );
    const after = play(
      alone,
      answer('7,3'),
      correct({ set: 'firefighter', who: 'red', at: '6,3' }, { set: 'threat', at: '6,3', to: 'smoke' }),
      END,
      roll(6, 3),
      roll(1, 1),
    );
    expect(after.state).toMatchObject({ phase: 'actions', awaiting: { for: 'action', who: 'red' } });
    expect(after.state.table.firefighters?.['red']).toMatchObject({ ap: 4 });
  });

  it('R46: in the turn in which a pawn stands up it has no AP, and what was saved stays as it was', () => {
    const alone = setupOf({ rules: { set: 'classic-basic' }, crew: [{ id: 'red' }] });
    const beforeTheFire = correct({ set: 'firefighter', who: 'red', at: '1,1', ap: 1, saved: 1, down: true });
    const begun = play(alone, answer('7,3'), beforeTheFire, END, roll(6, 3));
    expect(begun.events).toContainEqual({ type: 'turnForfeited', who: 'red' });
    expect(begun.state.table.firefighters?.['red']).toEqual({ at: '1,1', ap: 0, saved: 1 });
    const after = play(alone, answer('7,3'), beforeTheFire, END, roll(6, 3), roll(6, 3));
    expect(after.state.table.firefighters?.['red']).toEqual({ at: '1,1', ap: 4, saved: 1 });
  });

  it('advanced: six pawns and four cards: who comes too late plays without one', () => {
    const crew = ['a', 'b', 'c', 'd', 'e'].map(id => ({ id }));
    const advanced = setupOf({ rules: { set: 'classic-advanced' }, crew });
    const rolls = [roll(1, 1), roll(6, 8), roll(3, 3), roll(3, 4), roll(3, 5)];
    const cards = ['paramedic', 'fireCaptain', 'rescueSpecialist'].map(answer);
    const last = play(advanced, ...rolls, ...cards);
    expect(last.state.awaiting).toMatchObject({ about: 'parking' });
    expect(last.state.table.firefighters?.['d']?.role).toBe('driverOperator');
    expect(last.state.table.firefighters?.['e']?.role).toBeUndefined();
  });
});
