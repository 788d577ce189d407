import type { Phase } from '../game.js';
import type { Resolution } from '../resolution.js';
import { advance, flareHotSpot, flashoverFirst, hazmats, revealBurning, rollFire } from './advance.js';
import {
  blastOnce,
  burn,
  burnMarker,
  drench,
  drenchMarker,
  flashoverClassic,
  hazmatsClassic,
  oxygen,
  rollFireClassic,
} from './advanceClassic.js';
import { carry } from './carry.js';
import { chooseRoles, enter, parkVehicles, startSpaces } from './crewSetup.js';
import { endOfPhase, knockDown, knockDowns, losses, standing } from './harm.js';
import { replenish, revealNewPoi, revealPoi } from './replenish.js';
import { explosion, explosions, printedFires, printedPoi, rollHazmat, rollHotSpots, rollPoi } from './setup.js';
import type { Task } from './task.js';
import { actions, beginTurn, nextTurn } from './turn.js';
import { deckGun, deckGunReroll, driveExits } from './vehicles.js';

/** One small step of the rules. It does its work, or asks through the resolution and is run again when there is an answer. */
export interface Stage {
  readonly phase: Phase;
  readonly run: (resolution: Resolution, task: Task) => void;
}

/** Every stage by name; rule sets list these names. */
export const STAGES = {
  printedFires: { phase: 'setup', run: printedFires },
  printedPoi: { phase: 'setup', run: printedPoi },
  explosions: { phase: 'setup', run: explosions },
  explosion: { phase: 'setup', run: explosion },
  rollHazmat: { phase: 'setup', run: rollHazmat },
  rollPoi: { phase: 'setup', run: rollPoi },
  rollHotSpots: { phase: 'setup', run: rollHotSpots },
  chooseRoles: { phase: 'setup', run: chooseRoles },
  parkVehicles: { phase: 'setup', run: parkVehicles },
  startSpaces: { phase: 'setup', run: startSpaces },
  beginTurn: { phase: 'actions', run: beginTurn },
  enter: { phase: 'actions', run: enter },
  actions: { phase: 'actions', run: actions },
  deckGun: { phase: 'actions', run: deckGun },
  deckGunReroll: { phase: 'actions', run: deckGunReroll },
  driveExits: { phase: 'actions', run: driveExits },
  revealPoi: { phase: 'actions', run: revealPoi },
  carry: { phase: 'actions', run: carry },
  drench: { phase: 'actions', run: drench },
  drenchMarker: { phase: 'actions', run: drenchMarker },
  advance: { phase: 'fire', run: advance },
  flashoverFirst: { phase: 'fire', run: flashoverFirst },
  rollFire: { phase: 'fire', run: rollFire },
  revealBurning: { phase: 'fire', run: revealBurning },
  hazmats: { phase: 'fire', run: hazmats },
  flareHotSpot: { phase: 'fire', run: flareHotSpot },
  standing: { phase: 'fire', run: standing },
  knockDowns: { phase: 'fire', run: knockDowns },
  knockDown: { phase: 'fire', run: knockDown },
  losses: { phase: 'fire', run: losses },
  endOfPhase: { phase: 'fire', run: endOfPhase },
  rollFireClassic: { phase: 'fire', run: rollFireClassic },
  blastOnce: { phase: 'fire', run: blastOnce },
  burn: { phase: 'fire', run: burn },
  burnMarker: { phase: 'fire', run: burnMarker },
  flashoverClassic: { phase: 'fire', run: flashoverClassic },
  hazmatsClassic: { phase: 'fire', run: hazmatsClassic },
  oxygen: { phase: 'fire', run: oxygen },
  replenish: { phase: 'replenish', run: replenish },
  revealNewPoi: { phase: 'replenish', run: revealNewPoi },
  nextTurn: { phase: 'actions', run: nextTurn },
} as const satisfies Record<string, Stage>;

export type StageName = keyof typeof STAGES;
