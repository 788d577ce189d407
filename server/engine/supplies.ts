import { type Game, open } from './decide.js';
import type { GameState, Supplies } from './game.js';
import { healMarkersInUse, poiSupply } from './world.js';

/** What is left beside the board, and how the counters stand. */
export function supplies(game: Game, state: GameState): Supplies {
  const { rules } = game;
  const world = open(game, state);
  const victims = rules.pool.victims;
  const isEveryVictimWanted = rules.rescuedToWin === null;
  // It is counted out when the set-up is done (section 3, 8): until then hot spots come from the box.
  const hasHotSpotPool = rules.modules.hotSpots && state.phase !== 'setup';
  return {
    threat: { left: world.threatLeft, of: rules.threatMarkers },
    damage: { left: world.damageLeft, of: rules.damageMarkers },
    poi: { left: poiSupply(world), of: victims + rules.pool.falseAlarms + rules.pool.hazmat },
    hotSpots: hasHotSpotPool ? { left: world.hotSpotPool, of: rules.hotSpotPool } : null,
    heal: rules.healMarkers > 0 ? { left: rules.healMarkers - healMarkersInUse(world), of: rules.healMarkers } : null,
    rescued: { victims: world.rescued.victims, of: isEveryVictimWanted ? victims : (rules.rescuedToWin ?? victims) },
    lost: { victims: world.lost.victims, of: rules.lostToLose },
  };
}
