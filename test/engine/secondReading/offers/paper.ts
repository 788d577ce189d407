/** A table written down on paper, to be changed by hand: the board and the pieces by the names of their places. */
import type { PoiKind, Roll, RollPurpose } from '../../../../server/engine/input.js';
import type { Role } from '../../../../server/engine/rules.js';
import type { GameResult, PoiMarker, TableState, VehicleSpot } from '../../../../server/engine/table.js';
import { besides, edgeBetween, rowCol } from '../sheet.js';
import type { Facts } from './facts.js';

export interface Person {
  readonly id: string;
  at: string | null;
  role: Role | undefined;
  ap: number;
  saved: number;
  freeAp: number;
  carrying: 'victim' | 'hazmat' | null;
  leading: number;
  down: boolean;
  acted: boolean;
  cafsCommanded: number;
}

/** Whoever sits at the table: flips, chooses and rolls when asked. */
export interface Hands {
  flip(at: string, options: readonly PoiKind[]): PoiKind;
  choose(about: 'exit' | 'reroll', who: string | null, options: readonly string[]): string;
  roll(about: RollPurpose, dice: readonly ('red' | 'black')[]): Roll;
}

export class Paper {
  fire = new Set<string>();
  smoke = new Set<string>();
  doors = new Map<string, string>();
  damage = new Map<string, number>();
  damageLeft: number;
  poi = new Map<string, PoiMarker[]>();
  hazmat: string[] = [];
  people: Person[] = [];
  pool = { victim: 0, falseAlarm: 0, hazmat: 0 };
  rescued = { victims: 0, falseAlarms: 0, hazmat: 0 };
  lost = { victims: 0, falseAlarms: 0 };
  engine: VehicleSpot | null = null;
  ambulance: VehicleSpot | null = null;
  result: GameResult | null = null;

  constructor(readonly facts: Facts) {
    this.damageLeft = facts.damageMarkers;
  }

  copy(): Paper {
    const { facts, ...pieces } = this;
    return Object.assign(new Paper(facts), structuredClone(pieces));
  }

  person(id: string): Person {
    const found = this.people.find(person => person.id === id);
    if (!found) throw new Error(`nobody is called ${id}`);
    return found;
  }

  at(space: string): Person[] {
    return this.people.filter(({ at }) => at === space);
  }

  isInside(space: string): boolean {
    const [row, col] = rowCol(space);
    return row >= 1 && row <= this.facts.board.rows && col >= 1 && col <= this.facts.board.cols;
  }

  isOnTable(space: string): boolean {
    const [row, col] = rowCol(space);
    return row >= 0 && row <= this.facts.board.rows + 1 && col >= 0 && col <= this.facts.board.cols + 1;
  }

  /** Spaces up, down, left and right, whatever stands between. */
  around(space: string): string[] {
    return besides(space).filter(next => this.isOnTable(next));
  }

  edgesOf(space: string): string[] {
    return this.around(space).map(next => edgeBetween(space, next));
  }

  isStandingWall(edge: string): boolean {
    const { walls, light = [], reinforced = [] } = this.facts.board;
    const markers = this.damage.get(edge) ?? 0;
    // R40: light walls take one, reinforced ones none.
    return reinforced.includes(edge) || (walls.includes(edge) && markers < 2) || (light.includes(edge) && markers < 1);
  }

  /** Section 2: not separated by a standing wall or a closed door. */
  isOpenBetween(a: string, b: string): boolean {
    const edge = edgeBetween(a, b);
    return !this.isStandingWall(edge) && this.doors.get(edge) !== 'closed';
  }

  elevatorDoorOf(space: string): string | null {
    return this.facts.board.elevators?.find(elevator => elevator.space === space)?.door ?? null;
  }

  /** R37: the car is below exactly when its door is closed; the lobby is below. */
  isBelow(place: string): boolean {
    const door = this.elevatorDoorOf(place);
    return place === 'lobby' || (door !== null && this.doors.get(door) === 'closed');
  }

  /** R41: out of use for good. */
  isWreck(space: string): boolean {
    const door = this.elevatorDoorOf(space);
    return door !== null && this.doors.get(door) === 'destroyed';
  }

  treatedVictims(): number {
    const lying = [...this.poi.values()].flat().filter(marker => marker === 'treated').length;
    return lying + this.people.reduce((sum, { leading }) => sum + leading, 0);
  }

  take(space: string, marker: PoiMarker): boolean {
    const here = this.poi.get(space) ?? [];
    const found = here.indexOf(marker);
    if (found >= 0) here.splice(found, 1);
    if (here.length === 0) this.poi.delete(space);
    return found >= 0;
  }

  put(space: string, marker: PoiMarker): void {
    this.poi.set(space, [...(this.poi.get(space) ?? []), marker]);
  }

  takeHazmat(space: string): boolean {
    const found = this.hazmat.indexOf(space);
    if (found >= 0) this.hazmat.splice(found, 1);
    return found >= 0;
  }

  /** Section 7: what the marker is, the table says; R26: not asked when it can be one thing only. */
  turnOver(space: string, hands: Hands): PoiKind {
    this.take(space, '?');
    const kinds = (['victim', 'falseAlarm', 'hazmat'] as const).filter(kind => this.pool[kind] > 0);
    const kind =
      kinds.length === 1
        ? (kinds[0] as PoiKind)
        : hands.flip(space, kinds.length > 0 ? kinds : ['victim', 'falseAlarm']);
    this.pool[kind] = Math.max(0, this.pool[kind] - 1);
    return kind;
  }
}

export function paperOf(facts: Facts, table: TableState): Paper {
  const paper = new Paper(facts);
  for (const space of table.fire ?? []) paper.fire.add(space);
  for (const space of table.smoke ?? []) paper.smoke.add(space);
  const elevators = (facts.board.elevators ?? []).map(({ door }) => door);
  for (const door of [...facts.board.doors, ...elevators]) paper.doors.set(door, table.doors?.[door] ?? 'closed');
  for (const [edge, markers] of Object.entries(table.damage ?? {})) paper.damage.set(edge, markers);
  const markers = [...paper.damage.values()].reduce((sum, count) => sum + count, 0);
  paper.damageLeft = facts.damageMarkers - (table.damageCount ?? markers);
  for (const [space, here] of Object.entries(table.poi ?? {})) paper.poi.set(space, [here].flat());
  paper.hazmat.push(...(table.hazmat ?? []));
  for (const [id, pawn] of Object.entries(table.firefighters ?? {})) {
    paper.people.push({
      id,
      at: pawn.at ?? null,
      role: pawn.role,
      ap: pawn.ap ?? 0,
      saved: pawn.saved ?? 0,
      freeAp: pawn.freeAp ?? 0,
      carrying: pawn.carrying ?? null,
      leading: Number(pawn.leading ?? 0),
      down: pawn.down ?? false,
      acted: pawn.acted ?? false,
      cafsCommanded: pawn.cafsCommanded ?? 0,
    });
  }
  const { victims = facts.victims, falseAlarms = facts.victims / 2, hazmat = classicHazmat(facts) } = table.pool ?? {};
  Object.assign(paper.pool, { victim: victims, falseAlarm: falseAlarms, hazmat });
  Object.assign(paper.rescued, table.rescued);
  Object.assign(paper.lost, table.lost);
  paper.engine = table.engine ?? null;
  paper.ambulance = table.ambulance ?? null;
  return paper;
}

/** Section 1: 2, 3 or 4 of them among the markers of the classic advanced game, which has 6, 8 or 10 victims. */
function classicHazmat(facts: Facts): number {
  return facts.isClassic && facts.has('hazmat') ? facts.victims / 2 - 1 : 0;
}
