import { describe, expect, it } from 'vitest';
import { blastsOf, explosionsOf, overlayOf, targetOf } from '../../../display/board/overlay.js';
import { sharing } from '../fixtures/longWords.js';
import { exploding } from '../fixtures/story.js';

const game = exploding.game!;
const overlay = overlayOf(game.table, game.instructions, []);

describe('what hands have to do, on the plan', () => {
  it('rings the new fire and leaves the old one still', () => {
    expect(overlay.lying.get('3,6')![0]).toMatchObject({ piece: { kind: 'fire' }, look: 'fresh' });
    expect(overlay.lying.get('3,4')![0]).toMatchObject({ piece: { kind: 'fire' }, look: 'still' });
  });

  it('crosses out the door that goes', () => {
    expect(overlay.goneAtEdges).toEqual([{ edge: '3,2|3,3', token: 'door' }]);
    expect([...overlay.freshEdges]).toEqual(['2,3|3,3']);
  });

  it('carries the number of the list', () => {
    expect(overlay.badges.map(({ label, place }) => `${label} ${place}`)).toEqual([
      '1 2,3|3,3',
      '2 3,6',
      '3 4,3',
      '4 3,2|3,3',
    ]);
  });

  it('puts a number at the thing it is about, where several lie', () => {
    const { table, instructions } = sharing.game!;
    const { lying, badges } = overlayOf(table, instructions, []);
    const kinds = badges.map(({ place, piece }) => (piece === null ? null : lying.get(place)?.[piece]?.piece.kind));
    expect(kinds).toEqual(['smoke', 'smoke', 'victim', 'smoke', 'hazmat', 'firefighter']);
  });

  it('forgets what was ticked off', () => {
    const ticked = game.instructions.map(one => ({ ...one, isDone: one.number !== 2 }));
    const rest = overlayOf(game.table, ticked, []);
    expect(rest.badges.map(badge => badge.label)).toEqual(['2']);
    expect(rest.lying.get('4,3')!.every(({ look }) => look === 'still')).toBe(true);
    expect(rest.goneAtEdges).toEqual([]);
  });

  it('shows what must be taken from a space as going', () => {
    const [removal] = [
      {
        do: 'remove',
        token: 'poi',
        at: '4,3',
        to: 'lost',
        kind: 'victim',
        because: null,
        number: 1,
        isDone: false,
      } as const,
    ];
    const { lying } = overlayOf({}, [removal], []);
    expect(lying.get('4,3')).toEqual([{ piece: { kind: 'victim' }, look: 'gone' }]);
  });

  it('crosses out nobody who is saved, but the false alarm that goes the same way', () => {
    const rescue = {
      do: 'remove',
      token: 'poi',
      at: '4,9',
      to: 'rescued',
      because: null,
      number: 1,
      isDone: false,
    } as const;
    const looks = (['victim', 'treated', undefined] as const).map(
      kind => overlayOf({}, [{ ...rescue, ...(kind ? { kind } : {}) }], []).lying.get('4,9')![0]!.look,
    );
    expect(looks).toEqual(['saved', 'saved', 'gone']);
  });

  it('takes away a false alarm as one, not as a victim', () => {
    const burnt = {
      do: 'remove',
      token: 'poi',
      at: '4,3',
      to: 'lost',
      because: null,
      number: 1,
      isDone: false,
    } as const;
    expect(overlayOf({}, [burnt], []).lying.get('4,3')).toEqual([{ piece: { kind: 'falseAlarm' }, look: 'gone' }]);
  });

  it('puts a letter at a choice, in a corner the numbers left free', () => {
    const { badges } = overlayOf(game.table, game.instructions, [{ label: 'up', place: '0,6', who: 'red' }]);
    expect(badges.at(-1)).toMatchObject({ label: 'up', place: '0,6', look: 'choice' });
  });
});

describe('the picture of an explosion', () => {
  it('runs over the burning spaces to where it stopped', () => {
    expect(explosionsOf(game.events)).toEqual(['3,3']);
    expect(targetOf(game.events)).toBe('3,3');
    expect(blastsOf(game.events)).toEqual([
      { from: '3,3', path: ['2,3|3,3'] },
      { from: '3,3', path: ['3,4', '3,5', '3,6'] },
      { from: '3,3', path: ['4,3'] },
      { from: '3,3', path: ['3,2|3,3'] },
    ]);
  });

  it('is one line where a blast tore off a door and went on', () => {
    const because = { by: 'blast', from: '4,5', direction: 'right', through: [] } as const;
    const beyond = { ...because, through: ['4,6'] } as const;
    expect(
      blastsOf([
        { type: 'doorDestroyed', edge: '4,6|4,7', was: 'open', because: beyond },
        { type: 'fireLit', at: '4,7', from: 'none', isOutside: false, because: beyond },
      ]),
    ).toEqual([{ from: '4,5', path: ['4,6', '4,7'] }]);
  });
});
