import { describe, expect, it } from 'vitest';
import { cuesBetween } from '../../../display/sound/cues.js';
import type { GameView } from '../../../server/web/wire.js';
import { acting, exploding, rolling } from '../fixtures/story.js';

const later = (game: GameView, change: Partial<GameView>): GameView => ({ ...game, step: game.step + 1, ...change });
const before = acting.game!;

describe('what is heard', () => {
  it('is an explosion when one happened', () => {
    expect(cuesBetween(before, exploding.game!)).toEqual(['explosion']);
  });

  it('is a call for dice when they are wanted, once', () => {
    const wanted = later(before, { awaiting: rolling.game!.awaiting, events: [] });
    expect(cuesBetween(before, wanted)).toEqual(['rollWanted']);
    expect(cuesBetween(wanted, later(wanted, {}))).toEqual([]);
  });

  it('tells rescue from loss, and says nothing for a false alarm', () => {
    const because = { by: 'fire' } as const;
    const removed = (kind: 'victim' | 'falseAlarm', to: 'lost' | 'rescued') =>
      later(before, { events: [{ type: 'poiRemoved', at: '3,3', kind, to, because }] });
    expect(cuesBetween(before, removed('victim', 'lost'))).toEqual(['lost']);
    expect(cuesBetween(before, removed('victim', 'rescued'))).toEqual(['rescued']);
    expect(cuesBetween(before, removed('falseAlarm', 'lost'))).toEqual([]);
  });

  it('ends with the game', () => {
    expect(cuesBetween(before, later(before, { events: [], awaiting: null, result: 'victory' }))).toEqual(['won']);
    expect(cuesBetween(before, later(before, { events: [], awaiting: null, result: 'collapse' }))).toEqual(['over']);
  });

  it('is nothing on a first look, on ticks and on undo', () => {
    expect(cuesBetween(null, exploding.game!)).toEqual([]);
    expect(cuesBetween(before, before)).toEqual([]);
    expect(
      cuesBetween(before, later(before, { events: exploding.game!.events, last: { kind: 'jump', from: 70 } })),
    ).toEqual([]);
    expect(cuesBetween(exploding.game!, before)).toEqual([]);
  });
});
