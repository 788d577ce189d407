import type { RollPurpose } from '../../../server/web/wire.js';
import { pluralsOf } from '../plural.js';

const many = pluralsOf('en');

/** What the table is asked, the verb first: the largest words on the screen, then one line that explains. */
export const questions = {
  roll: {
    fire: 'Roll for the fire',
    flareUp: 'Roll again: flare-up',
    replenish: 'Roll for a new marker',
    setupExplosion: 'Roll for an explosion',
    setupHazmat: 'Roll for hazmat',
    setupPoi: 'Roll for a marker',
    setupHotSpot: 'Roll for a hot spot',
    deckGun: 'Roll for the deck gun',
    reroll: 'Roll once more',
    oxygen: 'Roll: the air runs out',
  } satisfies Record<RollPurpose, string>,
  /** This roll included. */
  left: (n: number) => many(n, { one: 'The last one.', other: '# to go.' }),
  /** `die`, `hand`, `handOrRoll`, `rng`: what the tower says of itself; `tower`: it says nothing. */
  dice: {
    both: {
      tower: 'Roll both dice with the tower.',
      die: 'Drop both dice into the tower.',
      hand: 'Roll, then press each die’s button as often as it shows, then confirm.',
      handOrRoll: 'Roll, then press each die’s button as often as it shows, then confirm. Or press Roll on the tower.',
      rng: 'Press the roll button of the tower.',
      tapped: 'Roll both dice and tap what they show.',
      rolled: 'Tap Roll, or roll your own dice and tap them in.',
    },
    red: {
      tower: 'Roll only the red die with the tower.',
      die: 'Drop only the red die into the tower.',
      hand: 'Roll the red die, then press its button as often as it shows, then confirm.',
      handOrRoll:
        'Roll the red die, then press its button as often as it shows, then confirm. Or press Roll on the tower.',
      rng: 'Press the roll button of the tower. Only the red die counts.',
      tapped: 'Roll the red die and tap what it shows.',
      rolled: 'Red die only: tap Roll, or roll your own and tap it in.',
    },
    black: {
      tower: 'Roll only the black die with the tower.',
      die: 'Drop only the black die into the tower.',
      hand: 'Roll the black die, then press its button as often as it shows, then confirm.',
      handOrRoll:
        'Roll the black die, then press its button as often as it shows, then confirm. Or press Roll on the tower.',
      rng: 'Press the roll button of the tower. Only the black die counts.',
      tapped: 'Roll the black die and tap what it shows.',
      rolled: 'Black die only: tap Roll, or roll your own and tap it in.',
    },
  },
  /** One die of the roll is known, the other is still wanted. */
  known: {
    red: (face: number) => `Red ${face} ✓ — black?`,
    black: (face: number) => `Black ${face} ✓ — red?`,
  },
  /** Why the dice before did not count; `space` as the dice name it: "3·4". */
  wasted: {
    noSpace: 'No space has these dice. Roll again.',
    onFire: (space: string) => `${space} already burns. Roll again.`,
    elevator: (space: string) => `${space} is the elevator. Roll again.`,
    occupied: (space: string) => `${space} is taken. Roll again.`,
    noWay: (space: string) => `${space} is taken, and so is all the arrows lead to. Roll again.`,
    hotSpot: (space: string) => `${space} has a hot spot already. Roll again.`,
  },
  /** Why a marker is flipped; `where` is a place in a sentence, with what the dice call it: "in the kitchen, 3·4". */
  flip: {
    prompt: 'Flip the marker',
    byFire: (where: string) => `The fire has reached the marker ${where}. What was it?`,
    byDeckGun: (where: string) => `The water hit the marker ${where}. What was it?`,
    byReplenish: (where: string) => `The new marker lies where somebody stands, ${where}. What is it?`,
    byAction: (who: string, where: string) => `${who} looks at the marker ${where}. What is it?`,
    plain: (where: string) => `What was the marker ${where}?`,
  },
  kinds: { victim: 'Victim', falseAlarm: 'False alarm', hazmat: 'Hazmat' },
  hazmat: { prompt: 'Choose the hazmat', help: 'Several stand in fire. Which one explodes first?' },
  knockDown: {
    prompt: (who: string) => `${who} is knocked down`,
    help: 'Move to which ambulance space?',
    toEngine: 'Move to which space beside the engine?',
  },
  exit: { prompt: (who: string) => `Set ${who} down`, help: 'Which space beside the vehicle?' },
  reroll: {
    prompt: 'Keep the dice?',
    help: (where: string, still: 'red' | 'black' | 'both') =>
      `As they lie they hit a space ${where}. The driver may roll ${still === 'both' ? 'each' : `the ${still}`} die once more.`,
    options: { keep: 'Keep them', red: 'Roll the red die', black: 'Roll the black die', both: 'Roll both' } as Readonly<
      Record<string, string>
    >,
  },
  standing: {
    prompt: 'Who is standing there?',
    inFire: 'Tap everyone who stands in the fire, or nobody.',
    inWater: 'Tap everyone whom the water hits, or nobody.',
    atMarker: 'A marker is to lie here. Does somebody stand there?',
    keepingOff: 'There and next to it the specialist keeps smoke and fire away.',
    nobody: 'Nobody',
  },
  carry: {
    prompt: {
      victim: 'Where is the victim now?',
      treated: 'Where is the victim now?',
      hazmat: 'Where is the hazmat now?',
    },
    help: 'Tap the space on the plan, or the old one if nothing has moved.',
  },
  parking: {
    engine: { prompt: 'Park the engine', help: 'Tap the spot where it begins.' },
    ambulance: { prompt: 'Park the ambulance', help: 'Tap the spot where it begins.' },
  },
  start: {
    prompt: (who: string) => `Place ${who}`,
    help: 'Tap the space outside where you begin.',
    waysIn: 'The arrows show the ways in.',
    orElevator: 'Or an elevator.',
  },
  role: { prompt: (who: string) => `${who}, who are you?`, help: 'Choose a specialist.' },
  action: { prompt: 'Your move: tap the plan', help: 'Or end the turn.' },
};
