/**
 * Places and the notation for them. A space is `"row,col"`, an edge `"row,col|row,col"` with the smaller space first;
 * the ring around the building has row or col 0 and one past the last. Which dice name a space is printed on it (`dice.ts`).
 */
export type Space = string;
export type Edge = string;

/** In the order in which an explosion is resolved (R8). */
export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const ROW_STEP: readonly number[] = [-1, 0, 1, 0];
export const COL_STEP: readonly number[] = [0, 1, 0, -1];

/** The place below the elevators, outside any car (R37). */
export const LOBBY = 'lobby';

export interface RowCol {
  readonly row: number;
  readonly col: number;
}

export function formatSpace(row: number, col: number): Space {
  return `${row},${col}`;
}

export function parseSpace(text: string): RowCol | null {
  const match = /^(0|[1-9]\d?),(0|[1-9]\d?)$/.exec(text);
  return match ? { row: Number(match[1]), col: Number(match[2]) } : null;
}

export function formatEdge(a: Space, b: Space): Edge {
  return compareSpaces(a, b) < 0 ? `${a}|${b}` : `${b}|${a}`;
}

export function parseEdge(text: string): readonly [Space, Space] | null {
  const parts = text.split('|');
  if (parts.length !== 2) return null;
  const [a, b] = parts as [string, string];
  return parseSpace(a) && parseSpace(b) ? [a, b] : null;
}

/** By row, then column, as numbers; `lobby` comes last. */
export function compareSpaces(a: Space, b: Space): number {
  const x = parseSpace(a);
  const y = parseSpace(b);
  if (!x || !y) return x ? -1 : y ? 1 : 0;
  return x.row - y.row || x.col - y.col;
}
