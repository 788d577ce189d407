/** Explosions and shockwaves (O p. 5 and FAQ; section 4; R8, R10). */
import { describe, expect, it } from 'vitest';
import { ALL_SPACES, ask, EXPERIENCED, type FireRow, playFire } from './asking.js';

const ROWS: readonly FireRow[] = [
  {
    name: 'S4: an explosion lights the four neighbours',
    before: `
          1    2    3
     1    .    .    .
     2    .    F    .
                    -
     3    .    .  D .`,
    rolls: [[2, 2]],
    after: `
          1    2    3
     1    .    F    .
     2    F    F    F
                    -
     3    .    F  D .`,
  },
  {
    name: 'S4: smoke beside an explosion flips to fire',
    before: `
          1    2    3
     1    .    S    .
     2    .    F    S
                    -
     3    .    .  D .`,
    rolls: [[2, 2]],
    after: `
          1    2    3
     1    .    F    .
     2    F    F    F
                    -
     3    .    F  D .`,
  },
  {
    name: 'S4: an explosion damages the walls of its space, outer ones too',
    before: `
          0    1    2
     0    .    .    .
               -    -
     1    .  | F    .
     2    .  | .    .`,
    rolls: [[1, 1]],
    after: `
          0    1    2
     0    .    .    .
               1    -
     1    .  1 F    F
     2    .  | F    .`,
  },
  {
    name: 'S4: an explosion destroys a closed door and stops there',
    before: `
          5    6
     1    .  | .
     2    F  D .
          -    -
     3    .    .`,
    rolls: [[2, 5]],
    after: `
          4    5    6
     1    .    F  | .
     2    F    F  X .
          -    1    -
     3    .    .    .`,
  },
  {
    name: 'S4: an open door in a blast is removed and the blast goes on',
    before: `
          5    6    7
     1    .  | .    .
     2    F  O .    .
          -    -    -
     3    .    .  | .`,
    rolls: [[2, 5]],
    after: `
          4    5    6    7
     1    .    F  | .    .
     2    F    F  X F    .
          -    1    -    -
     3    .    .    .  | .`,
  },
  {
    name: 'S4: a shockwave runs through an open door it removes and burning spaces behind it',
    before: `
          4    5    6    7    8
     2    F    F  O F    F    .
          -    -    -    -    D
     3    .    .    .  | .    .`,
    rolls: [[2, 4]],
    after: `
          3    4    5    6    7    8
     1    .  D F    .  | .    .    .
     2    .  1 F    F  X F    F    F
          -    1    -    -    -    D
     3    .    .    .    .  | .    .`,
  },
  {
    name: 'S4: a wave destroys two doors in a row only when the first is open',
    before: `
          5    6    7    8
     6    F  D .    .  D .`,
    rolls: [[6, 5]],
    after: `
          4    5    6    7    8
     5    .    F  | .    .  | .
     6    F    F  X .    .  D .
          -    1    -    -    -
     7    .    .    .    .    .`,
  },
  {
    name: 'S4: a wave through a destroyed door goes on and destroys the next closed one',
    before: `
          5    6    7    8
     6    F  X F    F  D .`,
    rolls: [[6, 5]],
    after: `
          4    5    6    7    8
     5    .    F  | .    .  | .
     6    F    F  X F    F  X .
          -    1    -    -    -
     7    .    .    .    .    .`,
  },
  {
    name: 'S4: the marker that destroys a wall lets nothing through in the same blast',
    before: `
          2    3    4
     1    .    .  D .
     2    .    F  1 .
               -    -
     3    .  D .    .`,
    rolls: [[2, 3]],
    after: `
          2    3    4
     1    .    F  D .
     2    F    F  2 .
               1    -
     3    .  D .    .`,
  },
  {
    name: 'S4: a wall that was destroyed before lets the blast through',
    before: `
          2    3    4
     1    .    .  D .
     2    .    F  2 .
               -    -
     3    .  D .    .`,
    rolls: [[2, 3]],
    after: `
          2    3    4
     1    .    F  D .
     2    F    F  2 F
               1    -
     3    .  D .    .`,
  },
  {
    name: 'S4: a shockwave damages the wall at its end, on the edge of the last burning space',
    before: `
          1    2    3    4
     2    F    F    F  | .
                    -    -
     3    .    .  D .    .`,
    rolls: [[2, 1]],
    after: `
          0    1    2    3    4
     1    .  | F    .    .  D .
     2    .  1 F    F    F  1 .
                         -    -
     3    .  E F    .  D .    .`,
  },
  {
    name: 'S4: a shockwave flips the smoke at its end and stops there',
    before: `
          1    2    3
     1    F    F    S
     2    .    .    .`,
    rolls: [[1, 1]],
    after: `
          0    1    2    3
     0    .    .    .    .
               1    -    -
     1    .  1 F    F    F
     2    .  | F    .    .`,
  },
  {
    name: 'R10: a wave through an entrance burns outside for a moment, then that fire is gone',
    before: `
          2    3    4
     6    .    F    .
          -    E    -
     7    .    .    .`,
    rolls: [[6, 3]],
    after: `
          2    3    4
     5    .    F    .
     6    F    F    F
          -    E    -
     7    .    .    .`,
  },
  {
    name: 'R10: a second wave meeting fire outside vents',
    rules: EXPERIENCED,
    before: `
          2    3    4
     5    .    F    .
     6    .    FH   .
          -    E    -
     7    .    r    .`,
    with: { ambulance: ['3,0', '4,0'] },
    rolls: [[5, 3]],
    answers: ['4,0'],
    after: `
          0    1    2    3    4
     4    r  | .    .  | .    .
               -    -    2    D
     5    .  | .    F    F    F
     6    .  | .    F    F*   F
               -    -    E    -
     7    .    .    .    .    .`,
  },
  {
    name: 'S4: fire at the edge of a corner room stays inside its walls',
    board: 'back',
    before: `
          1    2
     2    F    .
          -    -
     3    .    .`,
    rolls: [[2, 1]],
    after: `
          0    1    2
     1    .  | F    .
     2    .  1 F    F
               1    -
     3    .  E .    .`,
  },
];

describe('explosions', () => {
  for (const row of ROWS) it(row.name, () => void playFire(row));

  it('R10: fire outside knocks down and kills, though no marker is left for it', () => {
    const reply = ask({
      op: 'advance',
      rules: 'family',
      state: {
        fire: ['6,3'],
        smoke: ALL_SPACES.slice(0, 32),
        firefighters: { red: { at: '7,3' } },
        poi: { '7,3': 'victim' },
        pool: { victims: 9 },
      },
      rolls: [[6, 3]],
    });
    expect(reply.state.fire).toEqual(['6,3']);
    expect(reply.state.lost).toEqual({ victims: 1 });
    expect(reply.state.firefighters?.['red']?.at).toBe('7,3');
  });

  it('R10: fire outside ignites nothing inside', () => {
    const reply = ask({ op: 'advance', rules: 'family', state: { fire: ['7,3'], smoke: ['6,3'] }, rolls: [[1, 1]] });
    expect(reply.state.smoke).toEqual(['1,1', '6,3']);
    expect(reply.state.fire).toBeUndefined();
  });
});
