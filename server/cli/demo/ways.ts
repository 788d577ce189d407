/** The cheapest way through the house as it stands, for the scripted players. */
import type { Edge, GameView, Space } from '../../web/wire.js';

export interface Way {
  readonly next: Space;
  /** The closed door before it, if there is one. */
  readonly door: Edge | null;
  readonly isFire: boolean;
}

interface Node {
  readonly space: Space;
  readonly cost: number;
  readonly first: Way | null;
}

/** The first step towards the nearest of these spaces; null when there is no way, or one stands there already. */
export function findWay(game: GameView, from: Space, goals: readonly Space[], isCarrying: boolean): Way | null {
  const seen = new Set<Space>();
  const open: Node[] = [{ space: from, cost: 0, first: null }];
  while (open.length > 0) {
    open.sort((a, b) => a.cost - b.cost);
    const node = open.shift() as Node;
    if (seen.has(node.space)) continue;
    seen.add(node.space);
    if (goals.includes(node.space)) return node.first;
    for (const step of stepsFrom(game, node.space)) {
      const price = (isCarrying ? 2 : 1) + (step.door ? 1 : 0) + (step.isFire ? 2 : 0);
      open.push({ space: step.next, cost: node.cost + price, first: node.first ?? step });
    }
  }
  return null;
}

function stepsFrom(game: GameView, from: Space): Way[] {
  const { board, table } = game;
  const [row, col] = from.split(',').map(Number) as [number, number];
  const steps: Way[] = [];
  for (const [r, c] of [
    [row - 1, col],
    [row, col + 1],
    [row + 1, col],
    [row, col - 1],
  ] as const) {
    if (r < 0 || c < 0 || r > board.rows + 1 || c > board.cols + 1) continue;
    const next = `${r},${c}`;
    const isForward = r > row || (r === row && c > col);
    const edge = isForward ? `${from}|${next}` : `${next}|${from}`;
    if (board.walls.includes(edge) && (table.damage?.[edge] ?? 0) < 2) continue;
    const isShut = board.doors.includes(edge) && (table.doors?.[edge] ?? 'closed') === 'closed';
    steps.push({ next, door: isShut ? edge : null, isFire: table.fire?.includes(next) ?? false });
  }
  return steps;
}
