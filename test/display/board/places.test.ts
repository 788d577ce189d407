import { describe, expect, it } from 'vitest';
import { arrange, contentsOf, sweptByDoors } from '../../../display/board/contents.js';
import { planOf } from '../../../display/board/geometry.js';
import { overlayOf } from '../../../display/board/overlay.js';
import { boxOf, crossedBy, nearestEdge, nextPlace, placeOf } from '../../../display/board/places.js';
import { roomLabels } from '../../../display/board/roomLabels.js';
import { FRONT } from '../../../server/engine/boards/front.js';

const plan = planOf(FRONT, { turned: 0, isMirrored: false });

describe('where hands go', () => {
  it('is the space, the edge or the spot of the instruction', () => {
    expect(placeOf({ do: 'place', token: 'fire', at: '3,3' }, {})).toBe('3,3');
    expect(placeOf({ do: 'remove', token: 'door', at: '3,2|3,3' }, {})).toBe('3,2|3,3');
    expect(placeOf({ do: 'move', token: 'engine', from: ['0,7', '0,8'], to: ['5,9', '6,9'] }, {})).toBe('5,9 6,9');
    expect(placeOf({ do: 'move', token: 'firefighter', who: 'red', from: '3,3', to: '4,9' }, {})).toBe('4,9');
  });

  it('is where the pawn stands when the pawn is meant', () => {
    const table = { firefighters: { red: { at: '2,2' } } };
    expect(placeOf({ do: 'flip', token: 'firefighter', who: 'red', to: 'down' }, table)).toBe('2,2');
    expect(placeOf({ do: 'swap', token: 'specialist', who: 'blue', to: 'cafs' }, table)).toBeNull();
  });
});

describe('a line across the plan', () => {
  it('crosses the spaces it runs through, and none it only touches', () => {
    expect([...crossedBy(plan, [{ from: '3,6', to: '0,6 0,5' }])].sort()).toEqual(['2,6', '3,6']);
    expect([...crossedBy(plan, [{ from: '3,6', to: '3,9' }])].sort()).toEqual(['3,6', '3,7', '3,8', '3,9']);
  });

  it('is any route, and any way there is to choose', () => {
    const table = { firefighters: { red: { at: '3,6' } } };
    const choices = [
      { label: 'up', place: '0,6', who: 'red' },
      { label: '', place: '5,5', who: 'red' },
      { label: 'down', place: '7,3', who: null },
    ] as const;
    expect(overlayOf(table, [], choices).ways).toEqual([{ from: '3,6', to: '0,6' }]);
  });
});

describe('several tokens in one space', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 9, 12])('%i of them stay inside it and apart', count => {
    const slots = arrange(count);
    expect(slots).toHaveLength(count);
    for (const { dx, dy, size } of slots) {
      // A wall takes a little of the space on either side of it.
      expect(Math.abs(dx) + size / 2).toBeLessThanOrEqual(count < 5 ? 46 : 50);
      expect(Math.abs(dy) + size / 2).toBeLessThanOrEqual(50);
    }
    for (const [i, a] of slots.entries()) {
      for (const b of slots.slice(i + 1)) {
        expect(Math.hypot(a.dx - b.dx, a.dy - b.dy)).toBeGreaterThanOrEqual(Math.min(a.size, b.size) * 0.85);
      }
    }
  });

  it('lie with the fire lowest and the pawns on top', () => {
    const lying = contentsOf({ fire: ['1,1'], poi: { '1,1': ['?', 'victim'] }, firefighters: { red: { at: '1,1' } } });
    expect(lying.get('1,1')!.map(piece => piece.kind)).toEqual(['fire', 'poi', 'victim', 'firefighter']);
  });
});

describe('finding a place', () => {
  it('by arrow key goes to the nearest in that direction', () => {
    const places = ['3,3', '3,6', '1,3', '2,3|3,3'];
    expect(nextPlace(plan, places, '3,3', 'right')).toBe('3,6');
    expect(nextPlace(plan, places, '3,3', 'up')).toBe('2,3|3,3');
    expect(nextPlace(plan, places, '3,3', 'left')).toBeNull();
  });

  it('by finger takes the nearest wall of the space', () => {
    expect(nearestEdge(plan, FRONT.walls, '2,3', { x: 290, y: 140 })).toBe('2,3|2,4');
    expect(nearestEdge(plan, FRONT.walls, '2,3', { x: 250, y: 190 })).toBe('2,3|3,3');
    expect(nearestEdge(plan, FRONT.walls, '4,4', { x: 350, y: 350 })).toBeNull();
  });

  it('knows spots and edges as well as spaces', () => {
    expect(boxOf(plan, '0,7 0,8')).toMatchObject({ width: 200, height: 72 });
    expect(boxOf(plan, '2,3|3,3')).toMatchObject({ width: 100 });
    expect(boxOf(plan, '44,1')).toBeNull();
  });
});

describe('names of rooms', () => {
  const name = (room: string) => room;

  it('stand where nothing lies', () => {
    const labels = roomLabels(FRONT, plan, space => space !== '4,5' && space !== '4,6', name, 18);
    expect(labels).toEqual([{ at: { x: 500, y: 354 }, lines: ['kitchen'] }]);
  });

  it('break into two lines in a narrow room, and give way when it is full', () => {
    const free = new Set(['5,8', '6,8']);
    expect(roomLabels(FRONT, plan, space => !free.has(space), name, 18)[0]!.lines).toEqual(['powder', 'room']);
    expect(roomLabels(FRONT, plan, () => true, name, 18)).toEqual([]);
  });

  it('break at hyphens, also at soft ones that are not seen elsewhere', () => {
    const free = new Set(['5,8', '6,8']);
    const linesOf = (printed: string) =>
      roomLabels(
        FRONT,
        plan,
        space => !free.has(space),
        () => printed,
        18,
      )[0]?.lines;
    expect(linesOf('Gäste-WC')).toEqual(['Gäste-', 'WC']);
    expect(linesOf('Gast-Zimmer')).toEqual(['Gast-', 'Zimmer']);
    expect(linesOf('Kinder\u00adzimmer')).toEqual(['Kinder-', 'zimmer']);
    expect(linesOf('Küche\u00adn')).toEqual(['Küchen']);
    expect(linesOf('Unteilbarkeitsraum')).toBeUndefined();
  });

  it('keep clear of an open door', () => {
    expect([
      ...sweptByDoors(FRONT, plan, { doors: { '4,4|5,4': 'open', '2,5|2,6': 'open', '1,3|1,4': 'closed' } }),
    ]).toEqual(expect.arrayContaining(['4,4', '2,6']));
  });
});
