import type { FirefighterState, PoiMarker, TableState } from '../../server/web/wire.js';
import type { ListedRoom } from './checklist.js';

/** The part of a table that lies in these rooms: the plan fills as the checklist goes on. */
export function tableOf(whole: TableState, rooms: readonly ListedRoom[]): TableState {
  const things = rooms.flatMap(room => room.things);
  const at = new Set(things.flatMap(thing => ('at' in thing ? [thing.at] : [])));
  const edges = new Set(things.flatMap(thing => ('edge' in thing ? [thing.edge] : [])));
  const has = (vehicle: 'engine' | 'ambulance') =>
    things.some(one => one.what === 'vehicle' && one.vehicle === vehicle);
  const listed = (spaces: readonly string[] | undefined) => (spaces ?? []).filter(space => at.has(space));
  const some = <Value>(record: Readonly<Record<string, Value>> | undefined, keep: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(record ?? {}).filter(([key]) => keep.has(key)));
  const isHere = ([, { at: space }]: [string, FirefighterState]) => space !== undefined && at.has(space);
  return {
    fire: listed(whole.fire),
    smoke: listed(whole.smoke),
    hazmat: listed(whole.hazmat),
    hotSpots: listed(whole.hotSpots),
    // A doorway is never empty on the plan: shown shut, a door that is gone would look as if it were there.
    ...(whole.doors ? { doors: whole.doors } : {}),
    damage: some(whole.damage, edges),
    poi: some<PoiMarker | readonly PoiMarker[]>(whole.poi, at),
    firefighters: Object.fromEntries(Object.entries(whole.firefighters ?? {}).filter(isHere)),
    ...(whole.engine && has('engine') ? { engine: whole.engine } : {}),
    ...(whole.ambulance && has('ambulance') ? { ambulance: whole.ambulance } : {}),
  };
}
