import { pluralsOf } from '../plural.js';

const many = pluralsOf('en');

/** What hands do: the verb first, short enough for one line on a small screen. */
export const instructions = {
  place: {
    smoke: 'Place smoke',
    fire: 'Place fire',
    hotSpot: 'Place hot spot',
    hazmat: 'Place hazmat',
    heal: 'Place heal marker',
    poi: 'Place marker',
    victim: 'Place victim',
    treated: 'Place treated victim',
    damage: 'Add damage',
    door: 'Place door',
    doorOpen: 'Place open door',
    firefighter: (who: string) => `Place ${who}`,
    engine: 'Park the engine',
    ambulance: 'Park the ambulance',
  },
  flip: {
    toFire: 'Flip to fire',
    toSmoke: 'Flip to smoke',
    poiToVictim: 'Flip: victim',
    poiToFalseAlarm: 'Flip: false alarm',
    poiToHazmat: 'Flip: hazmat',
    poiFaceDown: 'Turn face down',
    down: (who: string) => `Lay ${who} down`,
    up: (who: string) => `Stand ${who} up`,
    doorOpen: 'Open the door',
    doorClosed: 'Close the door',
  },
  remove: {
    smoke: 'Remove smoke',
    fire: 'Remove fire',
    hotSpot: 'Remove hot spot',
    hazmat: 'Remove hazmat',
    heal: 'Remove heal marker',
    damage: 'Remove damage',
    door: 'Remove door',
    poi: { off: 'Take marker off', back: 'Marker back' },
    falseAlarm: { off: 'Take false alarm off', back: 'False alarm back' },
    victim: {
      lost: 'Victim to Lost',
      rescued: 'Victim to Rescued',
      game: 'Victim out of the game',
      supply: 'Victim back',
    },
    firefighter: (who: string) => `Take ${who} off`,
  },
  healBack: 'heal marker back',
  move: {
    firefighter: (who: string) => `Move ${who}`,
    engine: 'Drive the engine',
    ambulance: 'Drive the ambulance',
    victim: 'Move the victim',
    treated: 'Move the treated victim',
    hazmat: 'Move the hazmat',
  },
  /** The card of a specialist: a first one, and one for which the old card goes back. */
  takeCard: (who: string, role: string) => `${who} takes ${role}`,
  swapCard: (who: string, role: string) => `${who} swaps to ${role}`,
  /** A card that was taken too soon. */
  returnCard: (who: string, role: string) => `${who} returns ${role}`,
  /** What is left beside the board, when it matters. */
  left: {
    damage: (n: number) => many(n, { one: 'one damage cube left', other: '# damage cubes left' }),
    threat: (n: number) => many(n, { one: 'one fire disc left', other: '# fire discs left' }),
    poi: (n: number) => many(n, { one: 'one marker left', other: '# markers left' }),
    hotSpots: (n: number) => many(n, { one: 'one hot spot left', other: '# hot spots left' }),
  },
};
