/** Explosions and shockwaves (O p. 5 and FAQ; section 4; R8 to R11). */
import { describe, expect, it } from 'vitest';
import { ask, EXPERIENCED, type FireRow, playFire } from './asking.js';

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
    const everywhere = spaces().slice(0, 32);
    const reply = ask({
      op: 'advance',
      rules: 'family',
      state: {
        fire: ['6,3'],
        smoke: everywhere,
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

/** Every space of the front board, by row and column. */
function spaces(): string[] {
  return Array.from({ length: 48 }, (_, i) => `${Math.floor(i / 8) + 1},${(i % 8) + 1}`);
}

describe('R11: no fire or smoke marker is left', () => {
  /** 33 markers lie on the board; row 5 and 6 are bare but for what the test says. */
  const full = (fire: readonly string[]) => ({ fire, smoke: spaces().slice(0, 33 - fire.length) });

  it('an open target stays open', () => {
    const reply = ask({ op: 'advance', rules: 'family', state: full([]), rolls: [[6, 8]] });
    expect(reply.state.smoke).toEqual(full([]).smoke);
    expect(reply.instructions).toEqual([]);
  });

  it('smoke on the target still flips, and so does smoke beside it', () => {
    const state = { smoke: spaces().slice(0, 33) };
    const reply = ask({ op: 'advance', rules: 'family', state, rolls: [[2, 2]] });
    expect(reply.state.fire).toContain('2,2');
    expect(reply.state.fire).toContain('1,1');
    expect((reply.state.fire?.length ?? 0) + (reply.state.smoke?.length ?? 0)).toBe(33);
  });

  it('an explosion adds no fire, but damage is placed and doors go', () => {
    const reply = ask({ op: 'advance', rules: 'family', state: full(['6,5']), rolls: [[6, 5]] });
    expect(reply.state.fire).toEqual(['6,5']);
    expect(reply.state.damage).toEqual({ '6,5|7,5': 1 });
    expect(reply.state.doors).toEqual({ '6,5|6,6': 'destroyed' });
  });

  it('an open door is removed and the wave behind it still finds the next wall', () => {
    const state = { ...full(['6,5', '6,6', '6,7']), doors: { '6,5|6,6': 'open' } } as const;
    const reply = ask({ op: 'advance', rules: 'family', state, rolls: [[6, 5]] });
    expect(reply.state.doors).toEqual({ '6,5|6,6': 'destroyed', '6,7|6,8': 'destroyed' });
    expect(reply.state.fire).toEqual(['6,5', '6,6', '6,7']);
  });

  it('R8: the last two markers go up and right', () => {
    const state = { fire: ['6,2'], smoke: spaces().slice(0, 30) };
    const reply = ask({ op: 'advance', rules: 'family', state, rolls: [[6, 2]] });
    expect(reply.state.fire).toEqual(['5,2', '6,2', '6,3']);
    expect(reply.state.damage).toEqual({ '6,2|7,2': 1 });
  });

  it('a hazmat explodes all the same, and gets its hot spot', () => {
    const state = { ...full(['6,5']), hazmat: ['6,5'] };
    const reply = ask({ op: 'advance', rules: EXPERIENCED, state, rolls: [[5, 2]] });
    expect(reply.state.fire).toEqual(['6,5']);
    expect(reply.state).toMatchObject({ hotSpots: ['6,5'], hotSpotPool: 5, damage: { '6,5|7,5': 1 } });
  });
});
