import type { StepOutcome } from '../../../server/web/wire.js';
import { pluralsOf } from '../plural.js';

const many = pluralsOf('en');

/** What a firefighter can do: as a choice with one line of help, and, in the past, as a name for undo and the history. */
export const actions = {
  move: { name: 'Go here', help: '' },
  moveIntoFire: { name: 'Step into the fire', help: 'nobody may end a turn in fire' },
  pickUp: {
    victim: { name: 'Pick up the victim', help: 'free; carrying costs 2 AP a space' },
    treated: { name: 'Lead the victim', help: 'free; walks along with you' },
    hazmat: { name: 'Pick up the hazmat', help: 'free; carrying costs 2 AP a space' },
  },
  putDown: {
    victim: { name: 'Put the victim down', help: '' },
    treated: { name: 'Let the victim wait', help: '' },
    hazmat: { name: 'Put the hazmat down', help: '' },
  },
  /** Told of firefighters nobody follows; then the plan is tapped where it lies now. */
  carry: {
    victim: { name: 'Carried on', help: 'then tap where the victim lies now' },
    treated: { name: 'Led on', help: 'then tap where the victim waits now' },
    hazmat: { name: 'Carried on', help: 'then tap where the hazmat lies now' },
  },
  openDoor: { name: 'Open the door', help: '' },
  closeDoor: { name: 'Close the door', help: '' },
  fireToSmoke: { name: 'Turn to smoke', help: 'flip the disc' },
  /** Instead of the help of `fireToSmoke`, where fire burns beside it. */
  catchesAgain: 'catches again: fire beside it',
  fireToNone: { name: 'Put it out', help: 'take the disc away' },
  smokeToNone: { name: 'Clear the smoke', help: 'take the disc away' },
  chop: { name: 'Chop the wall', help: 'one damage cube' },
  drive: {
    engine: { name: 'Drive the engine here', help: 'nobody else rides along' },
    ambulance: { name: 'Bring the ambulance here', help: 'nobody rides along' },
    riding: (names: string) => `with ${names}`,
  },
  deckGun: { name: 'Fire the deck gun', help: 'then roll for its target' },
  crewChange: (role: string) => `Change to ${role}`,
  treat: { name: 'Treat the victim', help: 'place a heal marker' },
  identify: { name: 'Identify the marker', help: 'flip it from afar' },
  reveal: { name: 'Flip the marker', help: 'a firefighter has reached it' },
  rescue: { name: 'Rescued', help: 'the victim is out' },
  dispose: { name: 'Make the hazmat safe', help: 'take it off' },
  repair: { name: 'Mend the wall', help: 'take one damage cube away' },
  ladder: { name: 'Use the ladder', help: '' },
  lobby: { name: 'Take the lobby', help: '' },
  elevator: { name: 'Move the elevator', help: 'its door opens above, closes below' },
  endTurn: { name: 'End turn', help: '' },
  command: (who: string, name: string) => `${who}: ${name}`,
  ap: 'AP',

  /** Names of steps, after "Undo" and in the history. */
  did: {
    roll: (dice: string) => `roll ${dice}`,
    answer: 'the answer',
    move: 'moved',
    walk: 'moved',
    pickUp: { victim: 'picked up the victim', treated: 'led the victim', hazmat: 'picked up the hazmat' },
    putDown: { victim: 'put the victim down', treated: 'let the victim wait', hazmat: 'put the hazmat down' },
    /** `other`: nobody wrote down which. */
    door: { open: 'opened the door', closed: 'closed the door', other: 'used the door' },
    extinguish: { smoke: 'turned fire to smoke', none: 'put it out' },
    chop: 'chopped the wall',
    drive: { engine: 'drove the engine', ambulance: 'drove the ambulance' },
    deckGun: 'fired the deck gun',
    crewChange: (role: string) => `became ${role}`,
    treat: 'treated a victim',
    identify: 'identified a marker',
    reveal: 'flipped a marker',
    rescue: 'rescued a victim',
    carry: 'carried on',
    dispose: 'made hazmat safe',
    repair: 'mended the wall',
    ladder: 'took the ladder',
    lobby: 'took the lobby',
    elevator: 'moved the elevator',
    endTurn: 'ended the turn',
    skipFire: 'fire roll skipped',
    correct: 'table corrected',
    crew: {
      join: (who: string) => `${who} joins`,
      leave: (who: string) => `${who} leaves`,
      rename: (who: string) => `new name: ${who}`,
      seats: 'change of seats',
    },
    /** "Greta moved" */
    by: (who: string, what: string) => `${who} ${what}`,
    /** "moved, kitchen (Greta)": on a button that has little room, what was done comes first. */
    doneBy: (what: string, who: string) => `${what} (${who})`,
    /** "moved, kitchen" */
    at: (what: string, place: string) => `${what}, ${place}`,
    /** Answers by what was asked; `where` is a place in a sentence: "in the kitchen". */
    answers: {
      flip: (kind: string, place: string) => `${kind}, ${place}`,
      hazmat: (place: string) => `first hazmat: ${place}`,
      knockDown: (who: string, place: string) => `${who} recovers: ${place}`,
      exit: (who: string, place: string) => `${who} gets off: ${place}`,
      start: (who: string, place: string) => `${who} begins: ${place}`,
      role: (who: string, role: string) => `${who}: ${role}`,
      parking: {
        engine: (spot: string) => `the engine’s place, ${spot}`,
        ambulance: (spot: string) => `the ambulance’s place, ${spot}`,
      },
      standing: (who: string) => `standing there: ${who}`,
      carry: {
        victim: (where: string) => `the victim is ${where}`,
        treated: (where: string) => `the victim is ${where}`,
        hazmat: (where: string) => `the hazmat is ${where}`,
      },
    },
  },

  /** What came of a step, in the order it is told. */
  outcome: {
    ap: (n: number) => `${n}\u00a0AP`,
    wasted: () => 'does not count',
    explosions: (n: number) => many(n, { one: 'explosion', other: '# explosions' }),
    fires: (n: number) => many(n, { one: 'one fire', other: '# fires' }),
    smoke: (n: number) => many(n, { one: 'smoke', other: '# smoke' }),
    damage: (n: number) => many(n, { one: 'one damage cube', other: '# damage cubes' }),
    hurt: (n: number) => many(n, { one: 'one knocked down', other: '# knocked down' }),
    lost: (n: number) => many(n, { one: 'one lost', other: '# lost' }),
    rescued: (n: number) => many(n, { one: 'one safe', other: '# safe' }),
    markers: (n: number) => many(n, { one: 'a new marker', other: '# new markers' }),
  } satisfies Record<keyof StepOutcome, (n: number) => string>,
};
