import type { Board } from './board.js';
import { pairFaults } from './pairCheck.js';
import { compareSpaces, formatEdge, formatSpace, parseEdge, parseSpace, type Space } from './space.js';

/** Every reason why this is no board, in plain English; none means it is one. */
export function boardFaults(candidate: unknown): string[] {
  const faults = shapeFaults(candidate);
  if (faults.length > 0) return faults;
  const board = candidate as Board;
  const say = (fault: string | null): void => {
    if (fault) faults.push(fault);
  };

  const printed = new Map<string, string>();
  for (const kind of ['walls', 'doors', 'entrances', 'reinforced', 'light'] as const) {
    for (const edge of board[kind] ?? []) {
      say(edgeFault(board, edge, kind));
      const other = printed.get(edge);
      if (other) say(`${edge} is in ${kind} and in ${other}: an edge is one thing`);
      printed.set(edge, kind);
    }
  }
  for (const elevator of board.elevators ?? []) {
    say(insideFault(board, elevator.space, 'an elevator'));
    say(edgeFault(board, elevator.door, 'elevators'));
    if (printed.has(elevator.door)) say(`${elevator.door} is an elevator's door and in ${printed.get(elevator.door)}`);
    if (board.elevators?.some(other => other !== elevator && other.space === elevator.space)) {
      say(`there are two elevators in ${elevator.space}`);
    }
    if (!elevator.door.split('|').includes(elevator.space)) {
      say(`the door ${elevator.door} is not at its elevator ${elevator.space}`);
    }
  }
  for (const door of board.doors) {
    const [a, b] = parseEdge(door) ?? ['', ''];
    if (!isInside(board, a) || !isInside(board, b)) say(`the door ${door} is not inside the building`);
  }
  for (const entrance of board.entrances) {
    const [a, b] = parseEdge(entrance) ?? ['', ''];
    if (isInside(board, a) === isInside(board, b)) say(`the entrance ${entrance} is not in the outer wall`);
  }
  say(outerWallFault(board, printed));
  for (const [room, spaces] of Object.entries(board.rooms ?? {})) {
    for (const space of spaces) say(insideFault(board, space, `room "${room}"`));
  }
  for (const spaces of [board.family?.fires ?? [], board.family?.poi ?? []]) {
    for (const space of spaces) say(insideFault(board, space, 'the family set-up'));
    const repeated = spaces.find((space, i) => spaces.indexOf(space) < i);
    if (repeated !== undefined) say(`the family set-up names ${repeated} twice`);
  }
  faults.push(...arrowFaults(board), ...parkingFaults(board), ...pairFaults(board));
  for (const [face, space] of Object.entries(board.firstExplosion ?? {})) {
    say(insideFault(board, space, `the first explosion on a ${face}`));
  }
  return faults;
}

function shapeFaults(candidate: unknown): string[] {
  if (typeof candidate !== 'object' || candidate === null) return ['a board is an object'];
  const board = candidate as Record<string, unknown>;
  const faults: string[] = [];
  for (const key of ['id', 'name']) if (typeof board[key] !== 'string') faults.push(`"${key}" must be a text`);
  for (const key of ['rows', 'cols']) {
    const size = board[key];
    if (!Number.isInteger(size) || (size as number) < 1 || (size as number) > 40) {
      faults.push(`"${key}" must be a whole number from 1 to 40`);
    }
  }
  for (const key of ['walls', 'doors', 'entrances', 'reinforced', 'light']) {
    const isOptional = key === 'reinforced' || key === 'light';
    if (isOptional && board[key] === undefined) continue;
    if (!isTextList(board[key])) faults.push(`"${key}" must be a list of edges`);
  }
  for (const key of ['rooms', 'pairs', 'parking', 'quadrants', 'poiArrows']) {
    const isOptional = key === 'rooms' || key === 'pairs';
    if (isOptional && board[key] === undefined) continue;
    if (!isRecord(board[key])) faults.push(`"${key}" must be an object`);
  }
  if (board['elevators'] !== undefined && !isElevatorList(board['elevators'])) {
    faults.push('"elevators" must be a list of {space, door}');
  }
  if (isRecord(board['rooms']) && !Object.values(board['rooms']).every(isTextList)) {
    faults.push('"rooms" must map names to lists of spaces');
  }
  if (isRecord(board['poiArrows']) && !isTextList(Object.values(board['poiArrows']))) {
    faults.push('"poiArrows" must map spaces to spaces');
  }
  if (isRecord(board['pairs']) && !isTextList(Object.values(board['pairs']))) {
    faults.push('"pairs" must map spaces to the faces of red and black die');
  }
  const family = board['family'];
  if (family !== undefined && !(isRecord(family) && isTextList(family['fires']) && isTextList(family['poi']))) {
    faults.push('"family" must hold the lists "fires" and "poi"');
  }
  const first = board['firstExplosion'];
  if (first !== undefined && !(isRecord(first) && Object.values(first).every(to => typeof to === 'string'))) {
    faults.push('"firstExplosion" must map faces to spaces');
  }
  const parking = board['parking'];
  if (isRecord(parking)) {
    for (const vehicle of ['engine', 'ambulance']) {
      if (vehicle === 'ambulance' && parking[vehicle] === undefined) continue;
      if (!isSpotList(parking[vehicle])) faults.push(`"parking.${vehicle}" must be a list of {side, spaces}`);
    }
    const stranger = Object.keys(parking).find(vehicle => vehicle !== 'engine' && vehicle !== 'ambulance');
    if (stranger !== undefined) faults.push(`there is no vehicle "${stranger}" to park`);
  }
  if (isRecord(board['quadrants']) && !Object.values(board['quadrants']).every(isQuadrant)) {
    faults.push('"quadrants" must hold {rows: [from, to], cols: [from, to]}');
  }
  return faults;
}

/** Without a wall all round, fire would leave where the print has none. */
function outerWallFault(board: Board, printed: ReadonlyMap<string, string>): string | null {
  const isClosed = (a: Space, b: Space): boolean => printed.has(formatEdge(a, b));
  for (let row = 1; row <= board.rows; row++) {
    if (!isClosed(formatSpace(row, 0), formatSpace(row, 1))) return `the outer wall has a hole left of ${row},1`;
    if (!isClosed(formatSpace(row, board.cols), formatSpace(row, board.cols + 1))) {
      return `the outer wall has a hole right of ${row},${board.cols}`;
    }
  }
  for (let col = 1; col <= board.cols; col++) {
    if (!isClosed(formatSpace(0, col), formatSpace(1, col))) return `the outer wall has a hole above 1,${col}`;
    if (!isClosed(formatSpace(board.rows, col), formatSpace(board.rows + 1, col))) {
      return `the outer wall has a hole below ${board.rows},${col}`;
    }
  }
  return null;
}

function arrowFaults(board: Board): string[] {
  const faults: string[] = [];
  const elevators = new Set((board.elevators ?? []).map(elevator => elevator.space));
  for (let row = 1; row <= board.rows; row++) {
    for (let col = 1; col <= board.cols; col++) {
      const from = formatSpace(row, col);
      const to = board.poiArrows[from];
      if (to === undefined) {
        if (!elevators.has(from)) faults.push(`the space ${from} has no arrow`);
        continue;
      }
      const target = parseSpace(to);
      if (!target || !isInside(board, to)) faults.push(`the arrow of ${from} leaves the board (${to})`);
      else if (to === from || Math.abs(target.row - row) > 1 || Math.abs(target.col - col) > 1) {
        faults.push(`the arrow of ${from} jumps to ${to}`);
      }
    }
  }
  for (const from of Object.keys(board.poiArrows)) {
    if (!isInside(board, from)) faults.push(`there is an arrow at ${from}, which is no space of the building`);
  }
  return faults;
}

function parkingFaults(board: Board): string[] {
  const faults: string[] = [];
  for (const [vehicle, spots] of Object.entries(board.parking)) {
    for (const spot of spots) {
      const [a, b] = spot.spaces;
      if (![a, b].every(space => isOnRing(board, space))) faults.push(`the ${vehicle} cannot park at ${a} ${b}`);
      else if (distance(a, b) !== 1) faults.push(`the ${vehicle} spot ${a} ${b} is not two spaces side by side`);
      if (vehicle === 'engine' && !Object.hasOwn(board.quadrants, spot.quadrant ?? '')) {
        faults.push(`the engine spot ${a} ${b} has no quadrant`);
      }
    }
  }
  for (const [name, { rows, cols }] of Object.entries(board.quadrants)) {
    const fits = rows[0] >= 1 && rows[1] <= board.rows && cols[0] >= 1 && cols[1] <= board.cols;
    if (!fits || rows[0] > rows[1] || cols[0] > cols[1]) faults.push(`the quadrant ${name} is not on the board`);
  }
  return faults;
}

function edgeFault(board: Board, edge: string, kind: string): string | null {
  const sides = parseEdge(edge);
  if (!sides) return `${edge} in ${kind} is not written row,col|row,col`;
  const [a, b] = sides;
  if (compareSpaces(a, b) >= 0) return `${edge} in ${kind} must name the smaller space first`;
  if (distance(a, b) !== 1) return `the edge ${edge} in ${kind} does not exist: its spaces are not neighbours`;
  if (!isInside(board, a) && !isInside(board, b)) return `the edge ${edge} in ${kind} is not part of the building`;
  return null;
}

function insideFault(board: Board, space: string, where: string): string | null {
  return isInside(board, space) ? null : `${space} in ${where} is no space of the building`;
}

function isInside(board: Board, space: string): boolean {
  const place = parseSpace(space);
  return place !== null && place.row >= 1 && place.row <= board.rows && place.col >= 1 && place.col <= board.cols;
}

function isOnRing(board: Board, space: string): boolean {
  const place = parseSpace(space);
  if (!place || isInside(board, space)) return false;
  return place.row <= board.rows + 1 && place.col <= board.cols + 1;
}

function distance(a: string, b: string): number {
  const x = parseSpace(a);
  const y = parseSpace(b);
  return x && y ? Math.abs(x.row - y.row) + Math.abs(x.col - y.col) : Number.NaN;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(item => typeof item === 'string');
}

function isElevatorList(value: unknown): boolean {
  const isElevator = (item: unknown): boolean =>
    isRecord(item) && typeof item['space'] === 'string' && typeof item['door'] === 'string';
  return Array.isArray(value) && value.every(isElevator);
}

function isSpotList(value: unknown): boolean {
  const isSpot = (item: unknown): boolean =>
    isRecord(item) &&
    ['top', 'right', 'bottom', 'left'].includes(item['side'] as string) &&
    isTextList(item['spaces']) &&
    item['spaces'].length === 2;
  return Array.isArray(value) && value.every(isSpot);
}

function isQuadrant(value: unknown): boolean {
  const isRange = (range: unknown): boolean =>
    Array.isArray(range) && range.length === 2 && range.every(Number.isInteger);
  return isRecord(value) && isRange(value['rows']) && isRange(value['cols']);
}
