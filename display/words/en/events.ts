import type { Die } from '../../../server/web/wire.js';
import { pluralsOf } from '../plural.js';

const many = pluralsOf('en');

/** What happened, one short sentence each: the answer to "why?". `where` is a place in a sentence: "in the kitchen". */
export const events = {
  diceRead: (where: string) => `The dice point to a space ${where}.`,
  rollWasted: {
    noSpace: 'No space has these dice: roll again.',
    onFire: 'It burns there already: roll again.',
    elevator: 'That is the elevator: roll again.',
    occupied: 'That space is taken: roll again.',
    noWay: 'That space and all the arrows lead to are taken: roll again.',
    hotSpot: 'There is a hot spot already: roll again.',
    noValidSpace: 'No space is free, so none is placed this turn.',
  },
  smokePlaced: (where: string) => `The space ${where} was clear: smoke.`,
  smokeBack: (where: string) => `Smoke stays ${where}.`,
  fireFromSmoke: (where: string) => `There was smoke ${where}: it turned to fire.`,
  fireLit: (where: string) => `Fire ${where}.`,
  /** The way of a shockwave: "to the left over 2 spaces"; what it ran over burns, or in the 2010 edition smokes. */
  wave: (toward: string, through: number) =>
    many(through, { zero: toward, one: `${toward} over one space`, other: `${toward} over # spaces` }),
  fireByBlast: (where: string, way: string) => `The blast ran ${way} and lit fire ${where}.`,
  fireByFlashover: (where: string) => `Smoke touched fire ${where}: it caught too.`,
  fireOutside: (where: string) => `The blast reached ${where}. Nothing burns on out there.`,
  threatRemoved: {
    smoke: (where: string) => `No more smoke ${where}.`,
    fire: (where: string) => `The fire ${where} is out.`,
  },
  fireQuenched: (where: string) => `The fire ${where} is only smoke now.`,
  exploded: {
    roll: (where: string) => `The space ${where} was burning already: explosion.`,
    hazmat: (where: string) => `Fire reached the hazmat ${where}: explosion.`,
    falseAlarm: (where: string) => `The false alarm ${where} was hazmat: explosion.`,
    setup: (where: string) => `The first explosions: one ${where}.`,
  },
  wallDamaged: (where: string, way: string) => `The blast ran ${way} and hit a wall ${where}.`,
  wallDestroyed: (where: string, way: string) => `The blast ran ${way} and broke a wall ${where}.`,
  wallChopped: (who: string) => `${who} chopped at the wall.`,
  wallChoppedThrough: (who: string) => `${who} chopped through the wall.`,
  wallRepaired: (who: string) => `${who} mended the wall.`,
  doorDestroyed: {
    closed: (where: string) => `The blast took the closed door ${where} and stopped there.`,
    open: (where: string) => `The blast tore off the open door ${where} and went on.`,
  },
  doorFlipped: { open: (who: string) => `${who} opened the door.`, closed: (who: string) => `${who} closed the door.` },
  blastVented: 'One blast found nothing left to burn and faded away.',
  markerMissing: 'No fire disc is left, so none is added.',
  suppressed: (who: string) => `${who} kept it away.`,
  flaredUp: 'A hot spot lies there: the fire flares up. Roll again.',
  hotSpotPlaced: {
    flareUp: (where: string) => `The flare-up left a hot spot ${where}.`,
    hazmat: (where: string) => `The hazmat left a hot spot ${where}.`,
    setup: (where: string) => `A hot spot ${where}.`,
  },
  hazmatPlaced: (where: string) => `Hazmat ${where}.`,
  hazmatRemoved: {
    exploded: (where: string) => `The hazmat ${where} is gone.`,
    disposed: (where: string) => `The hazmat ${where} is harmless now.`,
    elevator: 'The hazmat went down with the elevator.',
  },
  knockedDown: (who: string) => `${who} stood in the fire, was knocked down and carried out.`,
  fellDown: (who: string) => `The fire knocked ${who} down.`,
  stoodUp: (who: string) => `${who} is up again.`,
  poiPlaced: (where: string) => `Somebody may be ${where}.`,
  poiPlacedElsewhere: (where: string) => `The space was taken, so the arrows led the marker on: ${where}.`,
  poiRevealed: {
    victim: (where: string) => `The marker ${where} was a victim.`,
    falseAlarm: (where: string) => `The marker ${where} was a false alarm.`,
    hazmat: (where: string) => `The marker ${where} was hazmat.`,
  },
  victimLost: (where: string) => `The fire took a victim ${where}.`,
  victimRescued: 'A victim is safe.',
  falseAlarmGone: {
    rescued: 'A false alarm: the marker left the board.',
    lost: 'The false alarm burnt; it costs nothing.',
    game: 'The false alarm turned out to be hazmat.',
  },
  markerGone: 'Nobody looked under the marker; it left the board.',
  healPlaced: (who: string) => `${who} treated a victim.`,
  firefighterMoved: (who: string, where: string) => `${who} is now ${where}.`,
  firefighterLeft: (who: string) => `${who} left the board.`,
  vehicleMoved: { engine: 'The engine has a new place.', ambulance: 'The ambulance has a new place.' },
  specialistTaken: (who: string, role: string) => `${who} is the ${role}.`,
  tookHold: {
    victim: (who: string) => `${who} carries a victim.`,
    treated: (who: string) => `A treated victim follows ${who}.`,
    hazmat: (who: string) => `${who} carries hazmat.`,
  },
  letGo: {
    victim: (who: string) => `${who} put the victim down.`,
    treated: (who: string) => `The victim waits while ${who} goes on.`,
    hazmat: (who: string) => `${who} put the hazmat down.`,
  },
  carried: {
    victim: (where: string) => `The victim was carried on and lies ${where} now.`,
    treated: (where: string) => `The victim was led on and waits ${where} now.`,
    hazmat: (where: string) => `The hazmat was carried on and lies ${where} now.`,
  },
  deckGunFired: (where: string) => `The deck gun cleared the space ${where} and those next to it.`,
  deckGunTurned: (where: string, dice: readonly Die[]) =>
    `${dice.length > 1 ? 'Both dice were' : `The ${dice[0]} die was`} out of reach and turned over: the deck gun hit ${where}.`,
  apSaved: (who: string, n: number) => many(n, { one: `${who} saved one\u00a0AP.`, other: `${who} saved #\u00a0AP.` }),
  turnForfeited: (who: string) => `${who} got up, and that was the turn.`,
  fireSkipped: 'The fire roll was left out.',
  corrected: 'The screen was set right.',
  crewChanged: {
    joined: (who: string) => `${who} joined.`,
    left: (who: string) => `${who} left.`,
    renamed: (who: string) => `The name is ${who} now.`,
    reseated: 'The seats have changed.',
  },
  gameEnded: {
    victory: 'Enough are safe: the game is won.',
    lost: 'Too many were lost: you lose.',
    collapse: 'The last damage cube is placed: the house collapses.',
  },
};
