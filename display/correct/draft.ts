import type {
  Board,
  Correction,
  Edge,
  FirefighterState,
  GameView,
  PoiMarker,
  Space,
  TableState,
} from '../../server/web/wire.js';
import { stateOf } from '../crew.js';

/** What is being set right: each thing at most once, the newest word on it last. */
export type Draft = readonly Correction[];

/** Adds a change; an earlier one of the same thing is forgotten, of a firefighter it is completed. */
export function withChange(draft: Draft, change: Correction): Draft {
  const same = draft.find(one => keyOf(one) === keyOf(change));
  const merged = same ? ({ ...same, ...change } as Correction) : change;
  return [...draft.filter(one => one !== same), merged];
}

/** The table as it would lie, for the drawing. */
export function corrected(table: TableState, draft: Draft): TableState {
  return draft.reduce(correctOne, table);
}

/** Of these changes, those after which something lies differently: a tap that leads back to how it was is none. */
export function differing(table: TableState, draft: Draft): Draft {
  return draft.filter(change => lyingAs(correctOne(table, change)) !== lyingAs(table));
}

/** Who is in the crew and, as far as anybody has said, nowhere: neither on the plan nor beside it. */
export function missingFrom({ crew, setup, table }: GameView, draft: Draft): readonly string[] {
  if (setup.firefighters === 'notFollowed') return [];
  const now = corrected(table, draft);
  const isSaid = (who: string) => draft.some(one => one.set === 'firefighter' && one.who === who && one.at === null);
  return crew.map(({ id }) => id).filter(who => stateOf(now, who)?.at === undefined && !isSaid(who));
}

/** The same text for tables that look the same, however they are written. */
function lyingAs(table: TableState): string {
  const { fire = [], smoke = [], hazmat = [], hotSpots = [], doors = {}, damage = {}, poi = {}, ...rest } = table;
  const entries = (map: object, usual?: unknown) =>
    Object.entries(map)
      .filter(([, value]) => value !== usual)
      .sort();
  const spaces = [fire, smoke, hazmat, hotSpots].map(list => [...list].sort());
  return JSON.stringify([spaces, entries(doors, 'closed'), entries(damage, 0), entries(poi), rest]);
}

/** Fire first: who takes a game over has many of them to tap, and each takes one. */
const THREATS = ['none', 'fire', 'smoke'] as const;

export function nextThreat(table: TableState, at: Space): Correction {
  const now = table.fire?.includes(at) ? 'fire' : table.smoke?.includes(at) ? 'smoke' : 'none';
  return { set: 'threat', at, to: after(THREATS, now) };
}

const DOORS = ['closed', 'open', 'destroyed'] as const;

export function isDoor(board: Board, edge: Edge): boolean {
  return board.doors.includes(edge) || (board.elevators?.some(({ door }) => door === edge) ?? false);
}

/** A tap on a wall or door; null where nothing can change. */
export function nextEdge(board: Board, table: TableState, edge: Edge): Correction | null {
  if (isDoor(board, edge)) return { set: 'door', edge, to: after(DOORS, table.doors?.[edge] ?? 'closed') };
  const isLight = board.light?.includes(edge) ?? false;
  if (!isLight && !board.walls.includes(edge)) return null;
  const next = (table.damage?.[edge] ?? 0) + 1;
  return { set: 'damage', edge, to: next > (isLight ? 1 : 2) ? 0 : (next as 1 | 2) };
}

/** Nothing, face down, a victim; a treated one where heal markers are in the game. */
export function nextPoi(table: TableState, at: Space, hasHeal: boolean): Correction {
  const order: readonly (PoiMarker | undefined)[] = [
    undefined,
    '?',
    'victim',
    ...(hasHeal ? (['treated'] as const) : []),
  ];
  const now = [table.poi?.[at] ?? []].flat()[0] as PoiMarker | undefined;
  const next = after(order, now);
  return { set: 'poi', at, to: next ? [next] : [] };
}

export function nextHazmat(table: TableState, at: Space): Correction {
  return { set: 'hazmat', at, to: table.hazmat?.includes(at) ? 0 : 1 };
}

export function nextHotSpot(table: TableState, at: Space): Correction {
  return { set: 'hotSpot', at, to: !table.hotSpots?.includes(at) };
}

function correctOne(table: TableState, change: Correction): TableState {
  switch (change.set) {
    case 'threat':
      return {
        ...table,
        fire: withSpace(table.fire, change.at, change.to === 'fire'),
        smoke: withSpace(table.smoke, change.at, change.to === 'smoke'),
      };
    case 'door':
      return { ...table, doors: { ...table.doors, [change.edge]: change.to } };
    case 'damage':
      return { ...table, damage: { ...table.damage, [change.edge]: change.to } };
    case 'damageCount':
      return { ...table, damageCount: change.to };
    case 'poi': {
      const { [change.at]: _, ...others } = table.poi ?? {};
      return { ...table, poi: change.to.length > 0 ? { ...others, [change.at]: change.to } : others };
    }
    case 'hazmat':
      return { ...table, hazmat: withSpace(table.hazmat, change.at, change.to > 0) };
    case 'hotSpot':
      return { ...table, hotSpots: withSpace(table.hotSpots, change.at, change.to) };
    case 'hotSpotPool':
      return { ...table, hotSpotPool: change.to };
    case 'firefighter':
      return {
        ...table,
        firefighters: {
          ...table.firefighters,
          [change.who]: pawnAfter(stateOf(table, change.who) ?? {}, change),
        },
      };
    case 'vehicle':
      return { ...table, [change.vehicle]: change.to };
    case 'rescued':
    case 'lost': {
      const { set, ...counts } = change;
      return { ...table, [set]: { ...table[set], ...counts } };
    }
    case 'turn':
      return { ...table, turn: change.who };
  }
}

function pawnAfter(
  pawn: FirefighterState,
  { at, carrying, down }: Extract<Correction, { set: 'firefighter' }>,
): FirefighterState {
  const { at: stood, carrying: held, ...rest } = pawn;
  const stands = at === undefined ? stood : (at ?? undefined);
  const holds = carrying === undefined ? held : (carrying ?? undefined);
  return {
    ...rest,
    ...(stands === undefined ? {} : { at: stands }),
    ...(holds === undefined ? {} : { carrying: holds }),
    ...(down === undefined ? {} : { down }),
  };
}

function withSpace(spaces: readonly Space[] = [], space: Space, isThere: boolean): readonly Space[] {
  const others = spaces.filter(one => one !== space);
  return isThere ? [...others, space] : others;
}

function after<Value>(order: readonly Value[], now: Value): Value {
  return order[(order.indexOf(now) + 1) % order.length]!;
}

function keyOf(change: Correction): string {
  const place = 'at' in change && change.set !== 'firefighter' ? change.at : 'edge' in change ? change.edge : '';
  const thing =
    'who' in change && change.set === 'firefighter' ? change.who : 'vehicle' in change ? change.vehicle : '';
  return `${change.set} ${place} ${thing}`;
}
