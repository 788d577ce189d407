import type { Board, TickedInstruction } from '../../server/web/wire.js';
import { isInside } from '../board/geometry.js';

export interface Deltas {
  readonly threat: number;
  readonly damage: number;
  readonly rescued: number;
  readonly lost: number;
  readonly hotSpots: number;
}

/** How the open instructions change what lies beside the board. */
export function deltasOf(board: Board, open: readonly TickedInstruction[]): Deltas {
  const sum = (count: (instruction: TickedInstruction) => number) =>
    open.reduce((total, instruction) => total + count(instruction), 0);
  const taken = (token: string) => (instruction: TickedInstruction) =>
    'token' in instruction && instruction.token === token
      ? instruction.do === 'place'
        ? -1
        : instruction.do === 'remove'
          ? 1
          : 0
      : 0;
  const brought = (to: 'rescued' | 'lost') => (instruction: TickedInstruction) =>
    instruction.do === 'remove' &&
    instruction.token === 'poi' &&
    instruction.to === to &&
    (instruction.kind === 'victim' || instruction.kind === 'treated')
      ? 1
      : 0;
  // Fire outside takes no disc from the supply (R10).
  const disc = (instruction: TickedInstruction) =>
    'at' in instruction && typeof instruction.at === 'string' && isInside(board, instruction.at)
      ? taken('fire')(instruction) + taken('smoke')(instruction)
      : 0;
  return {
    threat: sum(disc),
    damage: sum(taken('damage')),
    // Those of the set-up come from the box, not from the pool.
    hotSpots: sum(instruction => (instruction.because?.by === 'setup' ? 0 : taken('hotSpot')(instruction))),
    rescued: sum(brought('rescued')),
    lost: sum(brought('lost')),
  };
}
