/** A correction written into a table by hand, as a player would say it; counts beside the board are not followed here. */
import type { Correction } from '../../server/engine/input.js';
import type { FirefighterState, TableState } from '../../server/engine/table.js';

export function setRight(table: TableState, change: Correction, roles: object): TableState {
  switch (change.set) {
    case 'threat': {
      const others = (spaces: readonly string[] = []): string[] => spaces.filter(space => space !== change.at);
      const here = (token: 'fire' | 'smoke'): string[] => (change.to === token ? [change.at] : []);
      return {
        ...table,
        fire: [...others(table.fire), ...here('fire')],
        smoke: [...others(table.smoke), ...here('smoke')],
      };
    }
    case 'door':
      return { ...table, doors: { ...table.doors, [change.edge]: change.to } };
    case 'damage':
      return { ...table, damage: { ...table.damage, [change.edge]: change.to } };
    case 'poi':
      return { ...table, poi: { ...table.poi, [change.at]: change.to } };
    case 'hazmat': {
      const here = Array.from({ length: change.to }, () => change.at);
      return { ...table, hazmat: [...(table.hazmat ?? []).filter(space => space !== change.at), ...here] };
    }
    case 'hotSpot': {
      const others = (table.hotSpots ?? []).filter(space => space !== change.at);
      return { ...table, hotSpots: change.to ? [...others, change.at] : others };
    }
    case 'firefighter': {
      const before = table.firefighters?.[change.who] ?? {};
      return { ...table, firefighters: { ...table.firefighters, [change.who]: setPawnRight(before, change, roles) } };
    }
    case 'vehicle':
      return { ...table, [change.vehicle]: change.to };
    default:
      return table;
  }
}

function setPawnRight(
  before: FirefighterState,
  { at, role, carrying, leading, down }: Extract<Correction, { set: 'firefighter' }>,
  roles: object,
): FirefighterState {
  const { at: wasAt, carrying: wasCarrying, ...rest } = before;
  const isAt = at === undefined ? wasAt : at;
  const holds = carrying === undefined ? wasCarrying : carrying;
  return {
    ...rest,
    ...(isAt == null ? {} : { at: isAt }),
    ...(holds == null ? {} : { carrying: holds }),
    ...(role !== undefined && role in roles ? { role } : {}),
    ...(leading === undefined ? {} : { leading }),
    ...(down === undefined ? {} : { down }),
  };
}
