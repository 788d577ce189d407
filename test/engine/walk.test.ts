import { describe, expect, it } from 'vitest';
import { openGame } from '../../server/engine/decide.js';
import { walks } from '../../server/engine/offers.js';
import { answer, correct, play, refusalIn, setupOf, take } from './playing.js';

const family = setupOf();
/** Red before the left door, blue at the top. */
const entered = [answer('3,0'), answer('0,6')];

function walksAfter(...inputs: Parameters<typeof play>[1][]): Record<string, number> {
  const game = openGame(family);
  if (!game.ok) throw new Error(game.refusal.message);
  const found = walks(game.value, play(family, ...entered, ...inputs).state);
  return Object.fromEntries(found.map(({ action, ap }) => [action.do === 'walk' ? action.path.join(' ') : '', ap]));
}

const red = (change: object) => correct({ set: 'firefighter', who: 'red', ...change });

describe('walks', () => {
  it('lead as far as the AP go, by the shortest way', () => {
    const found = walksAfter();
    expect(found).toMatchObject({ '3,1 2,1': 2, '3,1 2,1 1,1': 3, '3,1 2,1 1,1 1,2': 4 });
    expect(Math.max(...Object.values(found))).toBe(4);
    expect(walksAfter(red({ ap: 1 }))).toEqual({});
    expect(Object.values(walksAfter(red({ ap: 1, saved: 1 })))).toContain(2);
  });

  it('lead through no wall, no closed door and no fire (O Move)', () => {
    const ends = Object.keys(walksAfter(red({ at: '3,1' }))).map(path => path.split(' ').at(-1));
    expect(ends).not.toContain('3,3');
    expect(ends).not.toContain('2,2');
    expect(ends).toContain('4,2');
  });

  it('end at a marker, for it is turned over before anybody goes on (R24)', () => {
    const marked = correct({ set: 'poi', at: '2,1', to: ['?'] });
    const found = Object.keys(walksAfter(marked));
    expect(found).toContain('3,1 2,1');
    expect(found.filter(path => path.includes('2,1 '))).toEqual([]);
    expect(refusalIn(family, ...entered, marked, take({ do: 'walk', path: ['3,1', '2,1', '1,1'] })).code).toBe(
      'bad-action',
    );
  });

  it('cost two AP a space with somebody on the arm, and end where that one is out', () => {
    const found = walksAfter(red({ at: '4,1', carrying: 'victim' }));
    expect(found['3,1 3,0']).toBe(4);
    expect(Math.max(...Object.keys(found).map(path => path.split(' ').length))).toBe(2);
  });

  it('leave the Captain AP enough for whoever was commanded into fire (R19)', () => {
    const setup = setupOf({ rules: { set: 'experienced' }, start: 'takeOver' });
    const game = openGame(setup);
    if (!game.ok) throw new Error(game.refusal.message);
    const farthest = (blueAt: string) => {
      const arranged = correct(
        { set: 'threat', at: '1,1', to: 'fire' },
        { set: 'firefighter', who: 'red', at: '6,1', role: 'fireCaptain', ap: 3 },
        { set: 'firefighter', who: 'blue', at: blueAt, role: 'generalist' },
        { set: 'turn', who: 'red', phase: 'actions' },
        { set: 'firefighter', who: 'red', ap: 3, freeAp: 0 },
      );
      return Math.max(...walks(game.value, play(setup, arranged).state).map(({ ap }) => ap));
    };
    expect(farthest('2,2')).toBe(3);
    expect(farthest('1,1')).toBe(2);
  });

  it('are one input, refused as a whole when one step is', () => {
    const walked = play(family, ...entered, take({ do: 'walk', path: ['3,1', '2,1'] }));
    expect(walked.state.table.firefighters?.['red']).toMatchObject({ at: '2,1', ap: 2 });
    expect(walked.instructions).toMatchObject([{ do: 'move', who: 'red', from: '3,0', to: '2,1' }]);
    expect(refusalIn(family, ...entered, take({ do: 'walk', path: ['3,1', '3,3'] })).code).toBe('not-adjacent');
    expect(refusalIn(family, ...entered, take({ do: 'walk', path: [] })).code).toBe('bad-action');
  });
});
