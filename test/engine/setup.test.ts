/** Set-up of every rule set and level, rerolls included (O pp. 2-3, 7; X; C; H; section 3; R2 to R5). */
import { describe, expect, it } from 'vitest';
import type { Answered, Dice } from './asking.js';
import { ask, dice, refusalOf } from './asking.js';
import { towers } from './otherBoards.js';
import { play, roll, setupOf } from './playing.js';

const setup = (rules: unknown, rolls: readonly Dice[] = [], players = 2, board = 'front'): Answered =>
  ask({ op: 'setup', rules, rolls, players, board });

const experienced = (level: string, more: object = {}) => ({ set: 'experienced', level, ...more });
const both = { for: 'roll', dice: ['red', 'black'] };
const red = { for: 'roll', dice: ['red'] };
const black = { for: 'roll', dice: ['black'] };

/** Three explosions in far corners of the house: 3,3, then 1,8, then (black turned to 1) 6,1. */
const CORNERS: readonly Dice[] = dice('.1 18 6.');

describe('S3: the family game', () => {
  it('the front: ten fires, three POI, doors closed', () => {
    const { state, used } = setup('family');
    expect(used).toBe(0);
    expect(state).toEqual({
      fire: ['2,2', '2,3', '3,2', '3,3', '3,4', '3,5', '4,4', '5,6', '5,7', '6,6'],
      poi: { '2,4': '?', '5,1': '?', '5,8': '?' },
    });
  });

  it('the back: the same spaces', () => {
    expect(setup('family', [], 2, 'back').state).toEqual(setup('family').state);
  });

  it('R2: the random set-up places no damage, removes doors, and rolls again on fire or on a POI', () => {
    const rules = { set: 'family', variants: ['randomSetup'] };
    const rolls: Dice[] = dice('25 24 68 68 11 25 33 33 34 35');
    const reply = setup(rules, rolls);
    // 2,4 burns after the first explosion and 6,8 after the second; 2,5 burns and 3,3 has a POI.
    expect(reply).toMatchObject({ used: 10, awaiting: null });
    expect(reply.state).toEqual({
      fire: ['1,1', '1,2', '1,5', '2,1', '2,4', '2,5', '5,8', '6,8'],
      doors: { '2,5|2,6': 'destroyed', '6,7|6,8': 'destroyed' },
      poi: { '3,3': '?', '3,4': '?', '3,5': '?' },
    });
  });

  it('experiencedSetup: three explosions with damage and no hot spots, then three POI', () => {
    const rules = { set: 'family', variants: ['experiencedSetup'] };
    const reply = setup(rules, [...CORNERS, ...dice('22 24 25')]);
    expect(reply).toMatchObject({ used: 6, awaiting: null });
    expect(reply.state.damage).toEqual({
      '0,8|1,8': 1,
      '1,8|1,9': 1,
      '2,3|3,3': 1,
      '6,0|6,1': 1,
      '6,1|7,1': 1,
    });
    expect(reply.state.hotSpots).toBeUndefined();
    expect(reply.state.hazmat).toBeUndefined();
    expect(reply.state.poi).toEqual({ '2,2': '?', '2,4': '?', '2,5': '?' });
  });
});

describe('S3: the experienced game', () => {
  const TABLE = ['3,3', '3,4', '3,5', '3,6', '4,6', '4,5', '4,4', '4,3'];
  for (const [i, space] of TABLE.entries()) {
    it(`first explosion: a ${i + 1} on the black die is ${space}, with fire and a hot spot`, () => {
      const { state } = setup(experienced('recruit'), [[null, i + 1]]);
      expect(state.fire).toContain(space);
      expect(state.hotSpots).toEqual([space]);
    });
  }

  it('asks for black alone, both, red alone', () => {
    expect(setup(experienced('recruit')).awaiting).toEqual(black);
    expect(setup(experienced('recruit'), CORNERS.slice(0, 1)).awaiting).toEqual(both);
    expect(setup(experienced('recruit'), CORNERS.slice(0, 2)).awaiting).toEqual(red);
    expect(setup(experienced('recruit'), CORNERS).awaiting).toEqual(both);
  });

  it('R3: explosions place damage and destroy doors; fire outside is removed at once', () => {
    const { state } = setup(experienced('recruit'), dice('.1 16'));
    expect(state.damage).toEqual({ '1,5|1,6': 1, '2,3|3,3': 1 });
    expect(state.doors).toEqual({ '3,2|3,3': 'destroyed' });
    expect(state.fire).toEqual(['1,6', '1,7', '2,6', '3,3', '3,4', '4,3']);
  });

  it('the second is rolled again while its target burns; the third turns the die that counted', () => {
    const reply = setup(experienced('recruit'), dice('.1 33 34 66 1.'));
    expect(reply.used).toBe(5);
    // 6 turned over is 3.
    expect(reply.state.hotSpots).toEqual(['1,3', '3,3', '6,6']);
  });

  it('the third rolls red alone again while its target burns, and takes no notice of the black die', () => {
    const reply = setup(experienced('recruit'), dice('.1 66 38 48 28'));
    expect(reply.used).toBe(5);
    expect(reply.state.hotSpots).toEqual(['2,3', '3,3', '6,6']);
  });

  it('recruit: three explosions, three hazmats, three POI, no further hot spots, pool 6', () => {
    const rolls: Dice[] = [...CORNERS, ...dice('22 24 25 55 56 57')];
    const reply = setup(experienced('recruit'), rolls);
    expect(reply).toMatchObject({ used: 9, awaiting: null });
    expect(reply.state).toMatchObject({ hazmat: ['2,2', '2,4', '2,5'], poi: { '5,5': '?', '5,6': '?', '5,7': '?' } });
    expect(reply.state.hotSpots).toEqual(['1,8', '3,3', '6,1']);
    expect(reply.state.hotSpotPool).toBeUndefined();
  });

  it('hazmat: again on fire or on a hazmat; POI: again on fire or on a POI, but a hazmat does not matter', () => {
    const rolls: Dice[] = [...CORNERS, ...dice('33 22 22 24 25 18 22 22 55 56')];
    const reply = setup(experienced('recruit'), rolls);
    expect(reply).toMatchObject({ used: 13, awaiting: null });
    expect(reply.state.hazmat).toEqual(['2,2', '2,4', '2,5']);
    expect(reply.state.poi).toEqual({ '2,2': '?', '5,5': '?', '5,6': '?' });
  });

  it('veteran: four hazmats and three further hot spots, again where one lies, fire or not', () => {
    const rest: Dice[] = dice('22 24 25 26 55 56 57 33 34 35 36');
    const reply = setup(experienced('veteran'), [...CORNERS, ...rest]);
    expect(reply).toMatchObject({ used: 14, awaiting: null });
    expect(reply.state.hazmat).toHaveLength(4);
    expect(reply.state.hotSpots).toEqual(['1,8', '3,3', '3,4', '3,5', '3,6', '6,1']);
  });

  it('heroic: a fourth explosion by both dice, five hazmats, pool 12', () => {
    const rest: Dice[] = dice('18 66 22 24 25 27 31 54 55 47');
    const reply = setup(experienced('heroic'), [...CORNERS, ...rest, ...dice('44 45 46')]);
    expect(reply).toMatchObject({ used: 16, awaiting: null });
    expect(reply.state.hotSpots).toEqual(['1,8', '3,3', '4,4', '4,5', '4,6', '6,1', '6,6']);
    expect(reply.state.hazmat).toHaveLength(5);
    const flare = ask({
      op: 'advance',
      rules: experienced('heroic'),
      state: { hotSpots: ['1,1'] },
      rolls: dice('11 22'),
    });
    expect(flare.state.hotSpotPool).toBe(11);
  });

  for (const [players, further] of Object.entries({ 1: 0, 2: 0, 3: 2, 4: 3, 6: 3 })) {
    it(`${players} firefighters: ${further} further hot spots`, () => {
      const rolls: Dice[] = [...CORNERS, ...dice('22 24 25 55 56 57 44 45 46')];
      const reply = setup(experienced('recruit'), rolls, Number(players));
      expect(reply).toMatchObject({ used: 9 + further, awaiting: null });
      expect(reply.state.hotSpots).toHaveLength(3 + further);
    });
  }

  it('R4: a module that is off brings nothing', () => {
    const rolls: Dice[] = [...CORNERS, ...dice('22 24 25 55 56 57')];
    const noHazmat = setup(experienced('recruit', { modules: { hazmat: false } }), rolls);
    expect(noHazmat).toMatchObject({ used: 6, awaiting: null });
    expect(noHazmat.state.hazmat).toBeUndefined();
    const noHotSpots = setup(experienced('veteran', { modules: { hotSpots: false } }), [...rolls, [4, 4]], 4);
    expect(noHotSpots).toMatchObject({ used: 10, awaiting: null });
    expect(noHotSpots.state.hotSpots).toBeUndefined();
  });

  it('Unmarked Hazards: no hazmat at set-up', () => {
    const rolls: Dice[] = [...CORNERS, ...dice('22 24 25')];
    const reply = setup(experienced('heroic', { variants: ['unmarkedHazards'] }), [...CORNERS, ...dice('66 22 24 25')]);
    expect(reply.state.hazmat).toBeUndefined();
    expect(setup(experienced('recruit', { variants: ['unmarkedHazards'] }), rolls)).toMatchObject({
      used: 6,
      awaiting: null,
    });
  });

  it('the back board has the same table', () => {
    expect(setup(experienced('recruit'), [[null, 5]], 2, 'back').state.hotSpots).toEqual(['4,6']);
  });

  it('instructions start from the bare board', () => {
    const { instructions } = setup(experienced('recruit'), [[null, 1]]);
    expect(instructions.filter(told => 'token' in told && told.token === 'fire')).toHaveLength(3);
    expect(instructions).toContainEqual({ do: 'place', token: 'hotSpot', at: '3,3' });
  });
});

describe('S3, R5: the high-rise', () => {
  const highRise = (level: string) => ({ set: 'high-rise', level });
  const build = (level: string, rolls: readonly Dice[]) => setup(highRise(level), rolls, 2, 'high-rise-sample');

  it('explosions: red in column 2, red in column 7, black in row 5', () => {
    expect(build('recruit', []).awaiting).toEqual(red);
    expect(build('recruit', [[1, null]]).state.hotSpots).toEqual(['1,2']);
    expect(build('recruit', [[1, null]]).awaiting).toEqual(red);
    expect(build('recruit', dice('1. 6.')).state.hotSpots).toEqual(['1,2', '6,7']);
    expect(build('recruit', dice('1. 6.')).awaiting).toEqual(black);
    expect(build('recruit', dice('1. 6. .4')).state.hotSpots).toEqual(['1,2', '5,4', '6,7']);
  });

  it('heroic: black in row 1', () => {
    const rolls: Dice[] = dice('1. 6. .4');
    expect(build('heroic', rolls).awaiting).toEqual(black);
    expect(build('heroic', [...rolls, [null, 8]]).state.hotSpots).toEqual(['1,2', '1,8', '5,4', '6,7']);
    expect(build('veteran', rolls).awaiting).toEqual(both);
  });

  it('rolls black alone again while the target burns', () => {
    const rolls: Dice[] = dice('1. 5. .7 .6 .8 .1');
    // 5,6 and 5,8 burn beside 5,7.
    const reply = build('recruit', rolls);
    expect(reply.used).toBe(6);
    expect(reply.state.hotSpots).toEqual(['1,2', '5,1', '5,7']);
  });

  it('nothing is placed in an elevator', () => {
    const rolls: Dice[] = dice('1. 6. .4 34 23 35 24 25 34 44 45 46');
    const reply = build('recruit', rolls);
    expect(reply).toMatchObject({ used: 12, awaiting: null });
    expect(reply.state.hazmat).toEqual(['2,3', '2,4', '2,5']);
    const veteran = build('veteran', [...rolls.slice(0, 8), [4, 1], ...rolls.slice(8), ...dice('35 47 48 42')]);
    expect(veteran.awaiting).toBeNull();
    expect(veteran.state.hotSpots).toEqual(['1,2', '4,2', '4,7', '4,8', '5,4', '6,7']);
  });

  it('R5: a target in an elevator is rolled again', () => {
    // A tower whose columns 2 and 7 hold the elevators.
    const { state, used } = ask({
      op: 'setup',
      rules: highRise('recruit'),
      board: towers(),
      rolls: dice('3. 4. 3. 4.'),
    });
    expect(used).toBe(4);
    expect(state.hotSpots).toEqual(['4,2', '4,7']);
  });
});

describe('S3: the classic game', () => {
  it('basic: the room in the middle burns, POI on 1,5 5,1 6,7', () => {
    expect(setup('classic-basic').state).toEqual({
      fire: ['3,3', '3,4', '3,5', '3,6', '4,3', '4,4', '4,5', '4,6'],
      poi: { '1,5': '?', '5,1': '?', '6,7': '?' },
    });
  });

  for (const [level, explosions] of [
    ['one-alarm', 2],
    ['two-alarm', 3],
    ['three-alarm', 4],
  ] as const) {
    it(`${level}: ${explosions} explosions, then three POI by detection`, () => {
      const rules = { set: 'classic-advanced', level };
      const blasts: Dice[] = dice('11 68 18 61');
      const reply = setup(rules, [...blasts.slice(0, explosions), ...dice('33 33 33')]);
      expect(reply).toMatchObject({ used: explosions + 3, awaiting: null });
      expect(reply.state.poi).toEqual({ '3,3': '?', '3,4': '?', '3,5': '?' });
      expect(reply.state.hotSpots).toBeUndefined();
    });
  }

  it('a target already on fire just explodes once more', () => {
    const rules = { set: 'classic-advanced', level: 'one-alarm' };
    const { state } = setup(rules, dice('11 11'));
    expect(state.damage).toEqual({ '0,1|1,1': 2, '1,0|1,1': 2 });
    expect(state.fire).toEqual(['1,1', '1,2', '1,3', '2,1', '3,1']);
  });
});

describe('S3: dice that do not count', () => {
  it('say why: it burns there, something lies there, a hot spot lies there', () => {
    const setup = setupOf({ rules: { set: 'experienced', level: 'veteran' } });
    const why = (...rolls: readonly (readonly [number | null, number | null])[]) => {
      const { events } = play(setup, ...rolls.map(([red, black]) => roll(red, black)));
      return events.find(({ type }) => type === 'rollWasted');
    };
    const explosions = dice('.1 18 6.');
    expect(why(...dice('.1 33'))).toMatchObject({ why: 'onFire' });
    expect(why(...explosions, ...dice('55 55'))).toMatchObject({ why: 'occupied' });
    // The hot spot of the first explosion lies in fire; that it burns there is no hindrance.
    const laid = [...explosions, ...dice('52 53 54 55 56 57 58')];
    expect(why(...laid, ...dice('33'))).toMatchObject({ why: 'hotSpot', target: '3,3' });
    expect(why(...laid, ...dice('34'))).toBeUndefined();
  });
});

describe('S3: how often dice are still rolled', () => {
  it('is told, and a roll that does not count changes nothing about it', () => {
    const setup = setupOf({ rules: { set: 'experienced', level: 'veteran' } });
    const left = (rolls: string) => {
      const { awaiting } = play(setup, ...dice(rolls).map(([red, black]) => roll(red, black))).state;
      return awaiting?.for === 'roll' ? `${awaiting.about} ${awaiting.left}` : null;
    };
    expect(left('.1')).toBe('setupExplosion 2');
    expect(left('.1 18')).toBe('setupExplosion 1');
    expect(left('.1 18 6.')).toBe('setupHazmat 4');
    expect(left('.1 18 6. 55')).toBe('setupHazmat 3');
    expect(left('.1 18 6. 55 55')).toBe('setupHazmat 3');
  });
});

describe('S3: what set-up refuses', () => {
  it('dice that were not thrown, or show what no die shows', () => {
    const rules = experienced('recruit');
    expect(refusalOf({ op: 'setup', rules, rolls: [[3, null]] }).code).toBe('bad-roll');
    expect(refusalOf({ op: 'setup', rules, rolls: [[null, 9]] }).code).toBe('bad-roll');
    expect(
      refusalOf({
        op: 'setup',
        rules,
        rolls: dice('.1 .4'),
      }).code,
    ).toBe('bad-roll');
    expect(
      refusalOf({
        op: 'setup',
        rules,
        rolls: dice('.1 04'),
      }).code,
    ).toBe('bad-roll');
  });
});
