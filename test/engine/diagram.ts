/**
 * Positions as pictures. The first line names columns; a line that begins with a number is that row, the marks under it lie
 * between it and the row below. Only a part of the board need be drawn.
 *
 *      2    3    4    5    6
 * 2    .    .  | .    .  D .
 *           -    -    -    -
 * 3    .  D F    F    F    r
 * 4    .  | ?    .    .    .
 *
 * Spaces: F fire, S smoke, ? face-down POI, V victim, T treated victim, H hazmat, * hot spot, a small letter a firefighter
 * (r red, b blue, g green, y yellow), . nothing; up to three together. Edges: | or - a wall, 1 or 2 its damage markers,
 * D a closed, O an open, X a destroyed door, E an entrance, # a reinforced and + a light wall (x when it is destroyed).
 * A picture that shows the house otherwise than it is printed is refused.
 */
import type { Board } from '../../server/engine/board.js';
import { compareSpaces, formatEdge, formatSpace } from '../../server/engine/space.js';
import type { PoiMarker, TableState } from '../../server/engine/table.js';

const CELL_WIDTH = 3;
const PITCH = 5;
const MARGIN = 5;

const FIREFIGHTERS: Readonly<Record<string, string>> = { r: 'red', b: 'blue', g: 'green', y: 'yellow' };
const MARKERS: Readonly<Record<string, PoiMarker>> = { '?': '?', V: 'victim', T: 'treated' };

export interface Area {
  readonly rows: readonly number[];
  readonly cols: readonly number[];
}

/** The tokens in a picture, as the state of a request. */
export function parseDiagram(board: Board, text: string): TableState {
  const area = areaOf(text);
  const lines = drawnLines(text);
  const state: MutableTable = { ...emptyTable() };
  for (const line of lines.slice(1)) {
    const row = /^\d+/.exec(line)?.[0];
    if (row === undefined) continue;
    area.cols.forEach((col, i) => {
      const at = formatSpace(Number(row), col);
      const start = MARGIN + i * PITCH;
      const cell = line.slice(start, start + CELL_WIDTH).trim();
      if (cell === '') throw new Error(`the space ${at} is not drawn`);
      for (const token of cell) lay(state, at, token);
    });
  }
  for (const edge of edgesIn(area)) {
    const drawn = edge.markOn(lines);
    const name = formatEdge(edge.a, edge.b);
    if (!fits(board, name, drawn)) throw new Error(`"${drawn}" at ${name} is not what the board prints there`);
    if (drawn === '1' || drawn === '2') state.damage[name] = Number(drawn);
    if (drawn === 'x') state.damage[name] = 1;
    if (drawn === 'O') state.doors[name] = 'open';
    if (drawn === 'X') state.doors[name] = 'destroyed';
  }
  return state;
}

/** The picture of a part of the table. */
export function formatDiagram(board: Board, state: TableState, area: Area): string {
  const { rows, cols } = area;
  const lines = [`${' '.repeat(MARGIN)}${cols.map(col => String(col).padEnd(PITCH)).join('')}`];
  for (const row of rows) {
    const cells = cols.map(col => {
      const here = tokensAt(state, formatSpace(row, col)).padEnd(CELL_WIDTH);
      return `${here}${markAt(board, state, formatSpace(row, col), formatSpace(row, col + 1), cols.includes(col + 1))} `;
    });
    lines.push(`${String(row).padEnd(MARGIN)}${cells.join('')}`);
    if (!rows.includes(row + 1)) continue;
    const marks = cols.map(col => markAt(board, state, formatSpace(row, col), formatSpace(row + 1, col), true, '-'));
    if (marks.some(mark => mark !== ' ')) {
      lines.push(`${' '.repeat(MARGIN)}${marks.map(mark => mark.padEnd(PITCH)).join('')}`);
    }
  }
  return lines.map(line => line.trimEnd()).join('\n');
}

/** Which rows and columns a picture shows. */
export function areaOf(text: string): Area {
  const lines = drawnLines(text);
  const numbers = (line: string): number[] => (line.match(/\d+/g) ?? []).map(Number);
  const rows = lines.slice(1).flatMap(line => (/^\d/.test(line) ? [Number.parseInt(line, 10)] : []));
  return { rows, cols: numbers(lines[0] ?? '') };
}

/** Without the indentation of the source and empty lines. */
export function drawnLines(text: string): string[] {
  const lines = text.split('\n').filter(line => line.trim() !== '');
  const margin = Math.min(...lines.slice(1).map(line => line.search(/\S/)));
  return lines.map(line => line.slice(margin).trimEnd());
}

interface MutableTable extends TableState {
  fire: string[];
  smoke: string[];
  hazmat: string[];
  hotSpots: string[];
  doors: Record<string, 'open' | 'destroyed'>;
  damage: Record<string, number>;
  poi: Record<string, PoiMarker | PoiMarker[]>;
  firefighters: Record<string, { at: string }>;
}

function emptyTable(): MutableTable {
  return { fire: [], smoke: [], hazmat: [], hotSpots: [], doors: {}, damage: {}, poi: {}, firefighters: {} };
}

function lay(state: MutableTable, at: string, token: string): void {
  const who = FIREFIGHTERS[token];
  const marker = MARKERS[token];
  if (who) state.firefighters[who] = { at };
  else if (marker)
    state.poi[at] = [...listed(state.poi[at]), marker].length === 1 ? marker : [...listed(state.poi[at]), marker];
  else if (token === 'F') state.fire.push(at);
  else if (token === 'S') state.smoke.push(at);
  else if (token === 'H') state.hazmat.push(at);
  else if (token === '*') state.hotSpots.push(at);
  else if (token !== '.') throw new Error(`"${token}" at ${at} is no token`);
}

function listed(markers: PoiMarker | readonly PoiMarker[] | undefined): readonly PoiMarker[] {
  if (markers === undefined) return [];
  return typeof markers === 'string' ? [markers] : markers;
}

interface DrawnEdge {
  readonly a: string;
  readonly b: string;
  readonly markOn: (lines: readonly string[]) => string;
}

function edgesIn({ rows, cols }: Area): DrawnEdge[] {
  const found: DrawnEdge[] = [];
  const lineOf = (lines: readonly string[], row: number): number =>
    lines.findIndex((line, i) => i > 0 && Number.parseInt(line, 10) === row && /^\d/.test(line));
  for (const row of rows) {
    cols.forEach((col, i) => {
      const a = formatSpace(row, col);
      if (cols.includes(col + 1)) {
        const at = MARGIN + i * PITCH + CELL_WIDTH;
        found.push({ a, b: formatSpace(row, col + 1), markOn: lines => lines[lineOf(lines, row)]?.[at] ?? ' ' });
      }
      if (rows.includes(row + 1)) {
        const at = MARGIN + i * PITCH;
        const markOn = (lines: readonly string[]): string => {
          const below = lines[lineOf(lines, row) + 1] ?? '';
          return /^\d/.test(below) ? ' ' : (below[at] ?? ' ');
        };
        found.push({ a, b: formatSpace(row + 1, col), markOn });
      }
    });
  }
  return found;
}

function fits(board: Board, edge: string, mark: string): boolean {
  const printed = printedMarks(board, edge);
  return printed.includes(mark);
}

/** What may be drawn on this edge of the board. */
function printedMarks(board: Board, edge: string): string {
  if (board.walls.includes(edge)) return '|-12';
  if (board.doors.includes(edge) || board.elevators?.some(({ door }) => door === edge)) return 'DOX';
  if (board.entrances.includes(edge)) return 'E';
  if (board.reinforced?.includes(edge)) return '#';
  if (board.light?.includes(edge)) return '+x';
  return ' ';
}

function markAt(board: Board, state: TableState, a: string, b: string, isDrawn: boolean, wall = '|'): string {
  const edge = formatEdge(a, b);
  if (!isDrawn) return ' ';
  const printed = printedMarks(board, edge);
  const damage = state.damage?.[edge] ?? 0;
  if (printed === '|-12') return damage > 0 ? String(damage) : wall;
  if (printed === '+x') return damage > 0 ? 'x' : '+';
  if (printed !== 'DOX') return printed;
  const door = state.doors?.[edge] ?? 'closed';
  return door === 'closed' ? 'D' : door === 'open' ? 'O' : 'X';
}

function tokensAt(state: TableState, at: string): string {
  const letters = Object.entries(FIREFIGHTERS).filter(([, who]) => state.firefighters?.[who]?.at === at);
  const markers = listed(state.poi?.[at]).map(marker => (marker === '?' ? '?' : marker === 'victim' ? 'V' : 'T'));
  const all = [
    state.fire?.includes(at) ? 'F' : '',
    state.smoke?.includes(at) ? 'S' : '',
    ...markers,
    ...(state.hazmat ?? []).filter(space => space === at).map(() => 'H'),
    state.hotSpots?.includes(at) ? '*' : '',
    ...letters.map(([letter]) => letter),
  ].join('');
  return all === '' ? '.' : all;
}

/** Pictures are compared token by token, wherever on the board they lie. */
export function tokensOf(state: TableState): TableState {
  const bySpace = (spaces: readonly string[] = []): string[] => [...spaces].sort(compareSpaces);
  const places = Object.entries(state.firefighters ?? {}).flatMap(([who, { at }]) =>
    at ? [[who, { at }] as const] : [],
  );
  const standing = Object.entries(state.doors ?? {}).filter(([, door]) => door !== 'closed');
  return {
    fire: bySpace(state.fire),
    smoke: bySpace(state.smoke),
    hazmat: bySpace(state.hazmat),
    hotSpots: bySpace(state.hotSpots),
    doors: Object.fromEntries(standing),
    damage: state.damage ?? {},
    poi: state.poi ?? {},
    firefighters: Object.fromEntries(places),
  };
}
