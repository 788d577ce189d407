/** Every worked example of the five rule documents, its lost picture drawn again on the front board. */
import { describe, expect, it } from 'vitest';
import type { Board } from '../../server/engine/board.js';
import { BOARDS } from '../../server/engine/boards/index.js';
import type { Action } from '../../server/engine/input.js';
import { act, ask, EXPERIENCED, expectPicture, type FireRow, merge, playFire, purse, refused } from './asking.js';
import { parseDiagram } from './diagram.js';

const front = BOARDS['front'] as Board;
const ADVANCED = { set: 'classic-advanced', level: 'one-alarm' } as const;

const FIRE: readonly FireRow[] = [
  {
    name: 'O p. 4, Advance Fire: smoke on smoke is fire',
    before: `
          1    2    3
     1    .    .    .
     2    .    S    .`,
    rolls: [[2, 2]],
    after: `
          1    2    3
     1    .    .    .
     2    .    F    .`,
  },
  {
    name: 'O p. 4, Advance Fire: smoke next to fire is fire',
    before: `
          1    2    3
     1    F    .    .`,
    rolls: [[1, 2]],
    after: `
          1    2    3
     1    F    F    .`,
  },
  {
    name: 'O p. 5, Explosions: 3,3 blows down, up, left and right',
    before: `
          2    3    4    5    6
     2    .    .  | .    .  D .
               -    -    -    -
     3    .  D F    F    F    r
     4    .  | ?    .    .    .`,
    rolls: [[3, 3]],
    answers: ['3,9', 'victim'],
    after: `
          2    3    4    5    6    7    8    9
     2    .    .  | .    .  D .    .    .  | .
               1    -    -    -    -    D
     3    .  X F    F    F    F  | .    .  | r
     4    .  | F    .    .    .  D .    .  E .`,
    beside: { state: { lost: { victims: 1 }, pool: { victims: 9 } } },
  },
  {
    name: 'O p. 6, Flashover: through the open door; the seventh smoke is behind a wall',
    before: `
          4    5    6    7
     1    S    S  | S    S
     2    .    S  O S    S
          -    -    -    -
     3    .    .    .  | S`,
    rolls: [[1, 7]],
    after: `
          4    5    6    7
     1    F    F  | F    F
     2    .    F  O F    F
          -    -    -    -
     3    .    .    .  | S`,
  },
  {
    name: 'C, Explosions: 1,1 vents up, spreads down, damages left, destroys a door right',
    rules: 'classic-basic',
    before: `
          0    1    2    3    4
     0    .    .    .    .    .
               2    -    -    -
     1    .  | F    F    F  D .
     2    .  | F    .    .  | .
                         -    -
     3    .  E .    .  D .    .`,
    rolls: [[1, 1]],
    after: `
          0    1    2    3    4
     0    .    .    .    .    .
               2    -    -    -
     1    .  1 F    F    F  X .
     2    .  | F    .    .  | .
                         -    -
     3    .  E F    .  D .    .`,
  },
  {
    name: 'C, Flashovers: a fire ignites two smokes, a third is insulated by a wall',
    rules: 'classic-basic',
    before: `
          1    2    3    4
     1    F    .    .  D .
     2    S    S    .  | .
                    -    -
     3    .    .  D .    .
     4    .    .  | .    .
          -    -    -    D
     5    S    .    .    .`,
    rolls: [[6, 8]],
    after: `
          1    2    3    4    5    6    7    8
     1    F    .    .  D .    .  | .    .    .
     2    F    F    .  | .    .  D .    .    .
                    -    -    -    -    -    D
     3    .    .  D .    .    .    .  | .    .
     4    .    .  | .    .    .    .  D .    .
          -    -    -    D    -    -    -    -
     5    S    .    .    .    .  | .    .  | .
     6    .    .    .    .    .  D .    .  D S`,
  },
];

describe('worked examples: the fire', () => {
  for (const row of FIRE) it(row.name, () => void playFire(row));

  it('O p. 6: six smokes are flipped, one instruction each', () => {
    const reply = playFire(FIRE.find(({ name }) => name.startsWith('O p. 6')) as FireRow);
    const flips = reply.instructions.filter(instruction => instruction.do === 'flip');
    expect(flips).toHaveLength(7);
    expect(reply.instructions[0]).toEqual({ do: 'flip', at: '1,7', from: 'smoke', to: 'fire' });
  });
});

describe('worked examples: the deck gun', () => {
  const gun: Action = { do: 'deckGun' };

  it('O: rolled 2,7 from the right side, turned to 5,7; two walls keep the splash from 4,7 and 5,8', () => {
    const before = parseDiagram(
      front,
      `
          6    7    8    9
     4    .  D F    .  E .
          -    -    -
     5    F    F  | F  | r
     6    .    S  D .  | .`,
    );
    const state = merge(before, { engine: ['5,9', '6,9'], firefighters: { red: { role: 'generalist', ap: 4 } } });
    const reply = act({ state, rolls: [[2, 7]] }, gun);
    expectPicture(
      front,
      reply.state,
      `
          6    7    8    9
     4    .  D F    .  E .
          -    -    -
     5    .    .  | F  | r
     6    .    .  D .  | .`,
    );
    expect(purse(reply)).toBe('0+0/0');
  });

  it('C: rolled 2,7 in the lower right, adjusted to 5,7; walls do not matter and the POI at 5,6 is hit', () => {
    const before = parseDiagram(
      front,
      `
          6    7    8    9
     4    .  D F    .  E .
          -    -    -
     5    ?    F  | S  | r
     6    .    .  D F  | .`,
    );
    const state = merge(before, { engine: ['5,9', '6,9'], firefighters: { red: { role: 'paramedic', ap: 4 } } });
    const scene = { rules: ADVANCED, state, rolls: [[2, 7]] } as const;
    const reply = act({ ...scene, answers: ['victim'] }, gun);
    expectPicture(
      front,
      reply.state,
      `
          6    7    8    9
     4    .  D .    .  E .
          -    -    -
     5    .    .  | .  | r
     6    .    .  D F  | .`,
    );
    expect(reply.state).toMatchObject({ lost: { victims: 1 }, pool: { victims: 5 } });
    expect(act({ ...scene, answers: ['falseAlarm'] }, gun).state).toMatchObject({ rescued: { falseAlarms: 1 } });
    expect(act({ ...scene, answers: ['hazmat'] }, gun).state).toMatchObject({ hazmat: ['5,6'] });
  });
});

describe('worked examples: detecting POI', () => {
  it('C: 11 becomes 12, 13, 14', () => {
    const state = parseDiagram(
      front,
      `
          1    2    3    4
     1    F    F    ?  D .
     2    .    .    .  | ?`,
    );
    const reply = ask({ op: 'replenish', rules: 'classic-basic', state, rolls: [[1, 1]] });
    expectPicture(
      front,
      reply.state,
      `
          1    2    3    4
     1    F    F    ?  D ?
     2    .    .    .  | ?`,
    );
  });
});

describe('worked examples: actions with their AP (O pp. 3-4)', () => {
  const family = (picture: string, ap: number, more: object = {}) => ({
    rules: 'family',
    state: merge(parseDiagram(front, picture), { firefighters: { red: { ap, ...more } } }),
  });

  it('Example 1: into fire 2, on 1, door 1: four AP', () => {
    const scene = family('     1    2    3    4\n1    r    F    .  D .', 4);
    const steps: Action[] = [
      { do: 'move', to: '1,2' },
      { do: 'move', to: '1,3' },
      { do: 'door', edge: '1,3|1,4' },
    ];
    expect(purse(act(scene, steps[0] as Action))).toBe('2+0/0');
    expect(purse(act(scene, ...steps.slice(0, 2)))).toBe('1+0/0');
    const reply = act(scene, ...steps);
    expect(purse(reply)).toBe('0+0/0');
    expectPicture(front, reply.state, '     1    2    3    4\n1    .    F    r  O .');
  });

  it('Example 2: extinguish 2, move 1 and find a victim: three AP, one saved', () => {
    const scene = family('     1    2    3\n1    F    r    ?', 4);
    const reply = act(
      { ...scene, answers: ['victim'] },
      { do: 'extinguish', at: '1,1', to: 'none' },
      { do: 'move', to: '1,3' },
    );
    expect(purse(reply)).toBe('1+0/0');
    expectPicture(front, reply.state, '     1    2    3\n1    .    .    Vr');
    const ended = act(
      { ...scene, answers: ['victim'] },
      { do: 'extinguish', at: '1,1', to: 'none' },
      { do: 'move', to: '1,3' },
      { do: 'endTurn' },
    );
    expect(purse(ended)).toBe('0+1/0');
  });

  it('Example 3: carry 2, chop the second marker 2, through the wall 1: five AP, one of them saved', () => {
    const picture = `
          7    8
     3    .    r
     4    .    .
          -    1
     5    .  | .`;
    const scene = family(picture, 4, { saved: 2, carrying: 'victim' });
    const reply = act(
      scene,
      { do: 'move', to: '4,8' },
      { do: 'putDown', what: 'victim' },
      { do: 'chop', edge: '4,8|5,8' },
      { do: 'move', to: '5,8' },
    );
    expect(purse(reply)).toBe('0+1/0');
    expectPicture(
      front,
      reply.state,
      `
          7    8
     3    .    .
     4    .    V
          -    2
     5    .  | r`,
    );
  });
});

describe('worked examples: the Rescue Specialist of 2010 moves diagonally (R36)', () => {
  /** The near wall 3,6|3,7 has collapsed and both doorways are open. */
  const picture = `
          6    7    8
     2    .    .    .
          -    -    O
     3    .  2 r    .
     4    .  O .    .`;
  const scene = {
    rules: ADVANCED,
    state: merge(parseDiagram(front, picture), { firefighters: { red: { role: 'rescueSpecialist', ap: 4 } } }),
  };

  for (const to of ['4,7', '3,8', '4,8', '3,6', '4,6']) {
    it(`C: an arrow to ${to}`, () => {
      const reply = act(scene, { do: 'move', to });
      expect(reply.state.firefighters?.['red']).toMatchObject({ at: to, ap: 3 });
    });
  }
  for (const to of ['2,7', '2,6', '2,8']) {
    it(`C: an X at ${to}`, () => expect(refused(scene, { do: 'move', to })).toBe('blocked'));
  }
  it('C: the other roles have no diagonals at all', () => {
    const others = { ...scene, state: merge(scene.state, { firefighters: { red: { role: 'paramedic' } } }) };
    expect(refused(others, { do: 'move', to: '4,6' })).toBe('not-adjacent');
    const modern = { rules: EXPERIENCED, state: scene.state };
    expect(refused(modern, { do: 'move', to: '4,6' })).toBe('not-adjacent');
  });
});
