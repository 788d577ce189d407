import type { GameInput, GameState } from '../engine/index.js';
import { areRolesDealt } from '../engine/index.js';
import type { PoiKind } from '../engine/input.js';
import type { Chance } from './chance.js';
import { drawOf } from './chance.js';
import type { MarkerSource } from './command.js';
import type { GameLog } from './gameLog.js';

/** The answer the service gives by itself, without anybody being asked: drawn markers, dealt specialists. */
export function ownAnswer(
  { game, setup }: GameLog,
  { awaiting, table }: GameState,
  markers: MarkerSource,
  chance: Chance,
): GameInput | null {
  if (awaiting?.for === 'flip' && markers === 'drawn') {
    const pool = { ...game.rules.pool, ...table.pool };
    const left: Record<PoiKind, number> = { victim: pool.victims, falseAlarm: pool.falseAlarms, hazmat: pool.hazmat };
    const kind = drawOf(awaiting.options, left, chance);
    return kind && { do: 'answer', value: kind };
  }
  if (awaiting?.for === 'choice' && awaiting.about === 'role') {
    const role = areRolesDealt(setup.rules) ? awaiting.options[chance(awaiting.options.length) - 1] : undefined;
    return role === undefined ? null : { do: 'answer', value: role };
  }
  return null;
}
