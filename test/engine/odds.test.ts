/** The forecast of one Advance Fire phase (docs/engine-stdio.md, "Odds"). */
import { describe, expect, it } from 'vitest';
import type { TableState } from '../../server/engine/table.js';
import { ALL_SPACES, ask, EXPERIENCED, refusalOf } from './asking.js';
import { TWENTY_TWO_DAMAGE } from './outerWalls.js';

describe('odds of one phase', () => {
  interface Odds {
    readonly depth: number;
    readonly unresolved: number;
    readonly perSpace: Readonly<Record<string, { smoke?: number; fire?: number }>>;
    readonly explosion: number;
    readonly damage: { readonly expected: number; readonly max: number };
    readonly knockDown: Readonly<Record<string, number>>;
    readonly lost: Readonly<Record<string, number>>;
    readonly collapse: number;
  }
  const odds = (state: TableState, rules: unknown = 'family') => ask({ op: 'odds', rules, state }) as unknown as Odds;

  it('every number is a count over 48', () => {
    const found = odds({ fire: ['2,2'], smoke: ['1,1'], poi: { '2,3': '?' }, firefighters: { red: { at: '2,1' } } });
    expect(found.explosion).toBeCloseTo(1 / 48, 12);
    // 1,1 burns by its own roll, by a flashover from 1,2 or 2,1 lit beside the fire, or after the explosion of 2,2.
    expect(found.perSpace['1,1']).toEqual({ fire: expect.closeTo(4 / 48, 12) });
    expect(found.perSpace['2,3']).toEqual({ fire: expect.closeTo(2 / 48, 12) });
    expect(found.perSpace['6,8']).toEqual({ smoke: expect.closeTo(1 / 48, 12) });
    expect(found.lost['2,3']).toBeCloseTo(2 / 48, 12);
    expect(found.unresolved).toBe(0);
  });

  it('agrees with all 48 rolls played one by one', () => {
    const state: TableState = {
      fire: ['2,2', '2,3', '5,1'],
      smoke: ['1,2', '3,3', '6,1'],
      poi: { '1,2': '?', '5,2': 'victim' },
      firefighters: { red: { at: '2,1' }, blue: { at: '6,1', carrying: 'victim' } },
      damage: { '4,1|5,1': 1 },
    };
    const ends = ALL_SPACES.map(space =>
      ask({ op: 'advance', rules: 'family', state, rolls: [space.split(',').map(Number) as [number, number]] }),
    );
    const share = (test: (reply: (typeof ends)[number]) => boolean): number => ends.filter(test).length / 48;
    const found = odds(state);
    for (const space of ALL_SPACES) {
      const fire = share(({ state: end }) => (end.fire?.includes(space) ?? false) && !state.fire?.includes(space));
      const smoke = share(({ state: end }) => (end.smoke?.includes(space) ?? false) && !state.smoke?.includes(space));
      expect(found.perSpace[space]?.fire ?? 0).toBeCloseTo(fire, 12);
      expect(found.perSpace[space]?.smoke ?? 0).toBeCloseTo(smoke, 12);
    }
    expect(found.knockDown['red'] ?? 0).toBeCloseTo(
      share(({ state: end }) => end.firefighters?.['red']?.at !== '2,1'),
      12,
    );
    expect(found.lost['6,1'] ?? 0).toBeCloseTo(
      share(({ state: end }) => end.firefighters?.['blue']?.carrying === undefined),
      12,
    );
    expect(found.lost['1,2'] ?? 0).toBeCloseTo(
      share(({ state: end }) => end.poi?.['1,2'] === undefined),
      12,
    );
    const damage = (end: TableState): number =>
      Object.values(end.damage ?? {}).reduce((sum, markers) => sum + markers, -1);
    expect(found.damage.max).toBe(Math.max(...ends.map(({ state: end }) => damage(end))));
    expect(found.damage.expected).toBeCloseTo(ends.reduce((sum, { state: end }) => sum + damage(end), 0) / 48, 12);
  });

  it('chains of flare-ups are followed to a depth, the rest is unresolved', () => {
    const found = odds({ hotSpots: ['1,1', '1,2'] }, EXPERIENCED);
    expect(found.depth).toBe(3);
    expect(found.unresolved).toBeCloseTo((2 / 48) ** 3, 12);
    expect(odds({ hotSpots: ['1,1'] }, { ...EXPERIENCED, modules: { hotSpots: false } })).toMatchObject({
      depth: 1,
      unresolved: 0,
    });
  });

  it('the fall of the building is in them', () => {
    const damage = { ...TWENTY_TWO_DAMAGE, '6,8|6,9': 1 };
    expect(odds({ damage, fire: ['6,1'] }).collapse).toBeCloseTo(1 / 48, 12);
  });

  it('a high-rise shares the rolls of its elevators among the others', () => {
    const reply = ask({ op: 'odds', rules: 'high-rise', board: 'high-rise-sample' }) as unknown as Odds;
    expect(reply.perSpace['1,1']?.smoke).toBeCloseTo(1 / 46, 12);
    expect(reply.perSpace['3,4']).toBeUndefined();
  });

  it('refuses what the other operations refuse', () => {
    expect(refusalOf({ op: 'odds', rules: 'family', state: { fire: ['9,9'] } }).code).toBe('bad-state');
  });
});
