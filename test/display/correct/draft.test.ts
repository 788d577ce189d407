import { describe, expect, it } from 'vitest';
import { brushesOf, tappableWith, tapWith } from '../../../display/correct/brushes.js';
import { countsOf } from '../../../display/correct/counters.js';
import { corrected, differing, nextEdge, nextPoi, nextThreat, withChange } from '../../../display/correct/draft.js';
import { heardPlaces } from '../../../display/correct/heardPlaces.js';
import { en } from '../../../display/words/en/index.js';
import { FRONT } from '../../../server/engine/boards/front.js';
import type { Correction, TableState } from '../../../server/web/wire.js';
import { catalogue } from '../fixtures/screens.js';
import { acting } from '../fixtures/story.js';

/** Taps the same thing again and again, and tells what lay there each time. */
function tapped(times: number, next: (table: TableState) => Correction | null): TableState[] {
  const seen: TableState[] = [];
  let draft: readonly Correction[] = [];
  for (let i = 0; i < times; i++) {
    draft = withChange(draft, next(corrected({}, draft))!);
    expect(draft).toHaveLength(1);
    seen.push(corrected({}, draft));
  }
  return seen;
}

describe('tapping what lies differently', () => {
  it('leads a space from nothing over fire and smoke back to nothing, so that a fire takes one tap', () => {
    const seen = tapped(3, table => nextThreat(table, '3,3'));
    expect(seen.map(({ fire, smoke }) => [fire, smoke])).toEqual([
      [['3,3'], []],
      [[], ['3,3']],
      [[], []],
    ]);
  });

  it('leads a door from closed over open and gone back to closed', () => {
    const seen = tapped(3, table => nextEdge(FRONT, table, '3,2|3,3'));
    expect(seen.map(({ doors }) => doors!['3,2|3,3'])).toEqual(['open', 'destroyed', 'closed']);
  });

  it('puts one and two cubes on a wall, and one on a light wall', () => {
    expect(tapped(3, table => nextEdge(FRONT, table, '2,3|3,3')).map(({ damage }) => damage!['2,3|3,3'])).toEqual([
      1, 2, 0,
    ]);
    const light = { ...FRONT, light: ['4,5|4,6'] };
    expect(tapped(2, table => nextEdge(light, table, '4,5|4,6')).map(({ damage }) => damage!['4,5|4,6'])).toEqual([
      1, 0,
    ]);
  });

  it('does nothing to an entrance', () => {
    expect(nextEdge(FRONT, {}, '3,0|3,1')).toBeNull();
  });

  it('offers a treated victim only where heal markers are in the game', () => {
    const kinds = (hasHeal: boolean) =>
      tapped(4, table => nextPoi(table, '1,1', hasHeal)).map(({ poi }) => poi!['1,1']);
    expect(kinds(true)).toEqual([['?'], ['victim'], ['treated'], undefined]);
    expect(kinds(false)).toEqual([['?'], ['victim'], undefined, ['?']]);
  });

  it('moves a firefighter and keeps what else was said of it', () => {
    let draft = withChange([], { set: 'firefighter', who: 'red', carrying: 'victim' });
    draft = withChange(draft, { set: 'firefighter', who: 'red', at: '2,2' });
    draft = withChange(draft, { set: 'firefighter', who: 'blue', at: '2,3' });
    expect(draft).toHaveLength(2);
    const { firefighters } = corrected({ firefighters: { red: { at: '1,1', ap: 3 } } }, draft);
    expect(firefighters!['red']).toEqual({ at: '2,2', ap: 3, carrying: 'victim' });
  });

  it('takes a firefighter off the board', () => {
    const draft = withChange([], { set: 'firefighter', who: 'red', at: null });
    expect(corrected({ firefighters: { red: { at: '1,1' } } }, draft).firefighters!['red']).toEqual({});
  });

  it('parks a vehicle on the spot of either space', () => {
    const held = { brush: 'vehicle', vehicle: 'engine' } as const;
    expect(tapWith(held, FRONT, {}, '0,8', false)).toEqual({ set: 'vehicle', vehicle: 'engine', to: ['0,7', '0,8'] });
    expect(tapWith(held, FRONT, {}, '3,3', false)).toBeNull();
    expect(tappableWith(held, FRONT)).toHaveLength(4);
  });
});

describe('taps that lead back to how it was', () => {
  it('are no change', () => {
    const { table, board } = acting.game!;
    const [burning = ''] = table.fire ?? [];
    const draft: readonly Correction[] = [
      { set: 'threat', at: '1,1', to: 'none' },
      { set: 'threat', at: burning, to: 'fire' },
      { set: 'door', edge: board.doors[0]!, to: 'closed' },
      { set: 'damage', edge: board.walls[0]!, to: 0 },
    ];
    expect(differing(table, draft)).toEqual([]);
    const change: Correction = { set: 'threat', at: burning, to: 'smoke' };
    expect(differing(table, [...draft, change])).toEqual([change]);
  });
});

describe('what can be set right', () => {
  it('are the tokens this game has', () => {
    expect(brushesOf(acting.game!, undefined)).toEqual(['threat', 'walls', 'poi', 'firefighter', 'counters']);
    const experienced = catalogue.ruleSets.find(({ id }) => id === 'experienced');
    expect(brushesOf(acting.game!, experienced)).toContain('vehicle');
  });

  it('are the numbers beside the board', () => {
    const counts = countsOf(acting.game!, acting.game!.table);
    expect(counts.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'rescued 2',
      'rescuedFalse 0',
      'lost 1',
      'lostFalse 0',
      'damage 8',
    ]);
    expect(counts[0]!.change(3)).toEqual({ set: 'rescued', victims: 3 });
  });
});

describe('places to tap', () => {
  it('are heard by room, row and column, with what lies there now', () => {
    const table: TableState = {
      fire: ['1,1'],
      hazmat: ['1,1'],
      damage: { '0,1|1,1': 1 },
      firefighters: { red: { at: '0,1', carrying: 'victim' } },
      engine: ['0,7', '0,8'],
    };
    const naming = { words: en, board: FRONT, crew: [{ id: 'red', name: 'Rosa' }] };
    const door = FRONT.doors[0]!;
    const heard = heardPlaces(naming, table, ['1,1', '1,2', '0,1', '0,1|1,1', door, '0,7 0,8']);
    expect([...heard.values()]).toEqual([
      'living room, red 1, black 1: Fire, Hazmat',
      'living room, red 1, black 2: Nothing here.',
      'outside, above, row 0, column 1: Rosa, with: Victim',
      'living room, wall above, red 1, black 1: One damage cube',
      expect.stringMatching(/, door .*: Door closed$/),
      'Top spot: Engine',
    ]);
  });
});
