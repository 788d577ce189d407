import type { Direction } from '../../../server/web/wire.js';

/** A place as a bare name ("kitchen") and as part of a sentence ("in the kitchen"). */
export interface PlaceForms {
  readonly name: string;
  readonly within: string;
}

export interface RoomForms extends PlaceForms {
  /** The name as the plan prints it, with soft hyphens where a narrow room may break it. */
  readonly printed: string;
}

const room = (name: string): RoomForms => ({ name, within: `in the ${name}`, printed: name });

export const places = {
  /** Rooms of the boards that come along, by the name in the board file; other boards speak for themselves. */
  rooms: {
    'living room': room('living room'),
    bathroom: room('bathroom'),
    'master bedroom': room('master bedroom'),
    kitchen: room('kitchen'),
    'games room': room('games room'),
    'dining room': room('dining room'),
    "child's bedroom": room('child’s bedroom'),
    'powder room': room('powder room'),
    'living room and hall': room('living room and hall'),
    closet: room('closet'),
    "children's room, right": room('right children’s room'),
    "children's room, middle": room('middle children’s room'),
    'corner office': room('corner office'),
    'conference room': { ...room('conference room'), printed: 'conference' },
    'design studio': room('design studio'),
    hall: room('hall'),
    'open-plan office': { ...room('open-plan office'), printed: 'open plan' },
    kitchenette: room('kitchenette'),
    archive: room('archive'),
    elevators: { name: 'elevators', within: 'in the elevators', printed: 'elevators' },
  } as Readonly<Record<string, RoomForms>>,
  unknownRoom: (name: string) => `in the ${name}`,
  nameless: { name: 'inside', within: 'inside' },
  elevator: { name: 'elevator', within: 'in the elevator' },
  lobby: { name: 'lobby', within: 'in the lobby' },
  outside: {
    up: { name: 'outside, above', within: 'outside above the house' },
    right: { name: 'outside, right', within: 'outside on the right' },
    down: { name: 'outside, below', within: 'outside below the house' },
    left: { name: 'outside, left', within: 'outside on the left' },
  } as Readonly<Record<Direction, PlaceForms>>,
  /** Parking spots. */
  spot: { up: 'Top spot', right: 'Right spot', down: 'Bottom spot', left: 'Left spot' } as Readonly<
    Record<Direction, string>
  >,
  wallSide: {
    up: 'wall above',
    right: 'wall right',
    down: 'wall below',
    left: 'wall left',
  } as Readonly<Record<Direction, string>>,
  doorSide: {
    up: 'door above',
    right: 'door right',
    down: 'door below',
    left: 'door left',
  } as Readonly<Record<Direction, string>>,
  side: { up: 'above', right: 'right', down: 'below', left: 'left' } as Readonly<Record<Direction, string>>,
  toward: { up: 'upwards', right: 'to the right', down: 'downwards', left: 'to the left' } as Readonly<
    Record<Direction, string>
  >,
  /** Read aloud where die symbols are drawn. */
  coordinates: (row: number, col: number) => `red ${row}, black ${col}`,
  outsideAt: (row: number, col: number) => `row ${row}, column ${col}`,
};
