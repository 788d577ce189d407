/**
 * The rules of the fire read a second time, on paper: sets of space names and nothing of the engine. Slow and plain; where it
 * and the engine differ, one of the two has read section 4 or 5 wrongly.
 */
import type { Board } from '../../../server/engine/board.js';
import type { FirefighterState, GameResult, PoiMarker, TableState } from '../../../server/engine/table.js';

/** What a table has chosen, as far as the fire cares. */
export interface Choice {
  readonly isClassic: boolean;
  readonly isHighRise: boolean;
  readonly hasHazmat: boolean;
  readonly hasHotSpots: boolean;
  readonly hasVehicles: boolean;
  readonly hasSpecialists: boolean;
  readonly isUnmarked: boolean;
  readonly house: Readonly<Record<'flashoverBeforeAdvance' | 'vehiclesShelter' | 'knockDownLosesSavedAp', boolean>>;
}

export type Person = { -readonly [Key in keyof FirefighterState]: FirefighterState[Key] } & { at: string };
export type Roll = readonly [number, number];

/** Up, right, down, left (R8). */
export const STEPS: readonly (readonly [number, number])[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

export const PEOPLE = ['blue', 'green', 'red'] as const;
export const AMBULANCE = ['3,0', '4,0'] as const;
export const ENGINE = ['0,7', '0,8'] as const;

export const rowCol = (space: string): [number, number] => space.split(',').map(Number) as [number, number];
export const byRow = (a: string, b: string): number => {
  const [row, col] = rowCol(a);
  const [otherRow, otherCol] = rowCol(b);
  return row - otherRow || col - otherCol;
};
export const edgeBetween = (a: string, b: string): string => (byRow(a, b) < 0 ? `${a}|${b}` : `${b}|${a}`);
export const besides = (space: string): string[] => {
  const [row, col] = rowCol(space);
  return STEPS.map(([down, right]) => `${row + down},${col + right}`);
};

export class Sheet {
  readonly fire = new Set<string>();
  readonly smoke = new Set<string>();
  readonly fireOutside = new Set<string>();
  readonly doors = new Map<string, 'closed' | 'open' | 'destroyed'>();
  /** Every elevator's space and its door. */
  readonly elevators = new Map<string, string>();
  /** Cars whose door was blown away this phase, and where they were then (R37, R41). */
  readonly wrecks = new Map<string, 'above' | 'below'>();
  readonly damage = new Map<string, number>();
  readonly hotSpots = new Set<string>();
  hotSpotPool = 0;
  hazmat: string[] = [];
  readonly poi = new Map<string, PoiMarker[]>();
  readonly people = new Map<string, Person>();
  readonly pool = { victims: 0, falseAlarms: 0, hazmat: 0 };
  readonly lost = { victims: 0, falseAlarms: 0 };
  readonly rescued = { victims: 0, falseAlarms: 0 };
  result: GameResult | null = null;
  readonly markers: number;
  damageLeft: number;

  constructor(
    readonly board: Board,
    readonly choice: Choice,
  ) {
    this.markers = choice.isClassic ? 36 : 33;
    this.damageLeft = choice.isClassic ? 30 : 24;
    for (const door of board.doors) this.doors.set(door, 'closed');
    for (const { door, space } of board.elevators ?? []) {
      this.doors.set(door, 'closed');
      this.elevators.set(space, door);
    }
  }

  copy(): Sheet {
    const other = new Sheet(this.board, this.choice);
    for (const space of this.fire) other.fire.add(space);
    for (const space of this.smoke) other.smoke.add(space);
    for (const [edge, door] of this.doors) other.doors.set(edge, door);
    for (const [edge, markers] of this.damage) other.damage.set(edge, markers);
    for (const [at, here] of this.poi) other.poi.set(at, [...here]);
    for (const [who, person] of this.people) other.people.set(who, { ...person });
    other.hazmat = [...this.hazmat];
    other.damageLeft = this.damageLeft;
    Object.assign(other.pool, this.pool);
    Object.assign(other.lost, this.lost);
    Object.assign(other.rescued, this.rescued);
    other.result = this.result;
    return other;
  }

  get supply(): number {
    return this.markers - this.fire.size - this.smoke.size;
  }

  isInside(space: string): boolean {
    const [row, col] = rowCol(space);
    return row >= 1 && row <= this.board.rows && col >= 1 && col <= this.board.cols;
  }

  isStandingWall(edge: string): boolean {
    const { walls, light = [] } = this.board;
    const markers = this.damage.get(edge) ?? 0;
    return (
      (walls.includes(edge) && markers < 2) || (light.includes(edge) && markers < 1) || this.isReinforced(edge) // R40
    );
  }

  isReinforced(edge: string): boolean {
    return this.board.reinforced?.includes(edge) ?? false;
  }

  areAdjacent(a: string, b: string): boolean {
    const edge = edgeBetween(a, b);
    return !this.isStandingWall(edge) && this.doors.get(edge) !== 'closed';
  }

  burns(space: string): boolean {
    return this.fire.has(space) || this.fireOutside.has(space);
  }

  /** One direction of an explosion; the space it lit, if any. */
  wave(from: string, [down, right]: readonly [number, number]): string | null {
    for (let space = from; ; ) {
      const [row, col] = rowCol(space);
      const next = `${row + down},${col + right}`;
      const edge = edgeBetween(space, next);
      if (this.isReinforced(edge)) return null;
      if (this.isStandingWall(edge)) {
        this.damageWall(edge);
        return null;
      }
      const door = this.doors.get(edge);
      if (door) this.doors.set(edge, 'destroyed');
      if (this.elevators.has(next)) {
        const isStanding = door === 'open' || door === 'closed';
        if (isStanding && this.elevators.get(next) === edge) this.wrecks.set(next, door === 'open' ? 'above' : 'below');
        return null;
      }
      if (door === 'closed') return null;
      if (!this.isInside(next)) {
        if (!this.choice.isClassic) this.fireOutside.add(next);
        return null;
      }
      const isRolledOver = this.fire.has(next) || (this.choice.isClassic && this.smoke.has(next));
      if (!isRolledOver) return this.light(next) ? next : null;
      space = next;
    }
  }

  damageWall(edge: string): void {
    this.damage.set(edge, (this.damage.get(edge) ?? 0) + 1);
    this.damageLeft -= 1;
    if (this.damageLeft <= 0) this.result = 'collapse';
  }

  /** R11: a flip needs no marker. */
  light(space: string): boolean {
    if (!this.smoke.delete(space) && this.supply <= 0) return false;
    this.fire.add(space);
    return true;
  }

  /** What the roll itself puts down; an explosion is the caller's. */
  smokeOn(target: string): void {
    if (this.smoke.has(target)) this.light(target);
    else if (this.supply > 0) this.smoke.add(target);
  }

  /** The spaces that caught, by row and column. */
  flashover(): string[] {
    const caught: string[] = [];
    const catches = (space: string): boolean =>
      besides(space).some(next => this.fire.has(next) && this.areAdjacent(space, next));
    for (let space = [...this.smoke].find(catches); space; space = [...this.smoke].find(catches)) {
      this.light(space);
      caught.push(space);
    }
    return caught.sort(byRow);
  }

  /** The first answer to a flipped marker: victim, then false alarm, then hazmat, as the pool can hold them. */
  turnOver(): 'victim' | 'falseAlarm' | 'hazmat' {
    const { pool } = this;
    if (pool.victims > 0) pool.victims -= 1;
    else if (pool.falseAlarms > 0) {
      pool.falseAlarms -= 1;
      return 'falseAlarm';
    } else if (pool.hazmat > 0) {
      pool.hazmat -= 1;
      return 'hazmat';
    }
    return 'victim';
  }

  takeMarker(space: string, kind: PoiMarker): boolean {
    const here = this.poi.get(space) ?? [];
    const i = here.indexOf(kind);
    if (i >= 0) here.splice(i, 1);
    return i >= 0;
  }

  putMarker(space: string, kind: PoiMarker): void {
    this.poi.set(space, [...(this.poi.get(space) ?? []), kind]);
  }

  /** One hazmat of this space: what lies there before what is carried (R15). False when there is none. */
  takeHazmat(space: string): boolean {
    const i = this.hazmat.indexOf(space);
    if (i >= 0) this.hazmat.splice(i, 1);
    const carrier = [...this.people.values()].find(({ at, carrying }) => at === space && carrying === 'hazmat');
    if (i < 0 && carrier) delete carrier.carrying;
    return i >= 0 || carrier !== undefined;
  }

  /** What somebody holds is put down where it stands. */
  letGoVictims(person: Person): void {
    if (person.carrying === 'victim') {
      this.putMarker(person.at, 'victim');
      delete person.carrying;
    }
    for (let led = Number(person.leading ?? 0); led > 0; led--) this.putMarker(person.at, 'treated');
    delete person.leading;
  }

  /** In the form of the stdio engine; what the engine leaves out because it is the default may be there. */
  write(): TableState {
    const { choice } = this;
    const pool = { victims: this.pool.victims, falseAlarms: this.pool.falseAlarms };
    return {
      fire: [...this.fire].sort(byRow),
      smoke: [...this.smoke].sort(byRow),
      doors: Object.fromEntries([...this.doors].filter(([, state]) => state !== 'closed')),
      damage: Object.fromEntries(this.damage),
      poi: Object.fromEntries(
        [...this.poi].filter(([, here]) => here.length > 0).map(([at, here]) => [at, [...here].sort()]),
      ),
      hazmat: [...this.hazmat].sort(byRow),
      ...(choice.hasHotSpots ? { hotSpots: [...this.hotSpots].sort(byRow), hotSpotPool: this.hotSpotPool } : {}),
      firefighters: Object.fromEntries([...this.people].map(([who, person]) => [who, { ...person }])),
      pool: choice.isClassic && choice.hasHazmat ? { ...this.pool } : pool,
      lost: { ...this.lost },
      rescued: { ...this.rescued },
      ...(choice.hasVehicles ? { engine: ENGINE } : {}),
      ...(choice.hasVehicles && !choice.isHighRise ? { ambulance: AMBULANCE } : {}),
    };
  }
}
