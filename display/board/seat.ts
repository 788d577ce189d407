import type { Direction } from '../../server/web/wire.js';
import type { Seat } from './geometry.js';

const ROUND: readonly Direction[] = ['up', 'right', 'down', 'left'];

/** Where a printed direction points on a drawing that is mirrored, then turned clockwise. */
export function seenFrom({ turned, isMirrored }: Seat): (direction: Direction) => Direction {
  return direction => {
    const isSideways = direction === 'left' || direction === 'right';
    const mirrored = isMirrored && isSideways ? (direction === 'left' ? 'right' : 'left') : direction;
    return ROUND[(ROUND.indexOf(mirrored) + turned) % ROUND.length]!;
  };
}
