import type { Entry } from './entry.js';

/** Text that counts as much as deciding one step does when a record is read: corrections and boards can be long. */
const CHARACTERS = 200;
/** Working out what leads from one table to another takes as long as deciding about so many steps. */
const JUMP = 8;

/**
 * How much a record may hold, by what is to be added to it; see docs/decisions/bounds-of-a-game.md. Amends stop first,
 * so that play can go on; when play stops, one can still go back, change dice and open the game again.
 */
const AMENDING = 4000;
const PLAYING = 5000;
const GOING_BACK = 6000;
/**
 * What a tower tells beside the play costs next to nothing to read and is counted apart: a sensor that sees dice where
 * none are must not use up the room that the game needs.
 */
const ASIDES = 5000;

const ROOM: Readonly<Record<Entry['kind'], number>> = {
  begin: PLAYING,
  input: PLAYING,
  amend: AMENDING,
  tick: PLAYING,
  looseRoll: ASIDES,
  partialRoll: ASIDES,
  goTo: GOING_BACK,
  putAwayRoll: GOING_BACK,
  resume: GOING_BACK,
  dice: GOING_BACK,
  markers: GOING_BACK,
  open: GOING_BACK,
  // A game is closed once for each time it is opened.
  close: Number.POSITIVE_INFINITY,
  deleted: Number.POSITIVE_INFINITY,
};

/** A file with more entries than this cannot fit, whatever they are. */
export const MOST_ENTRIES = GOING_BACK;

/** Dice that lie about, or of which one is still wanted: beside the play, and never long. */
export function isAside({ kind }: Entry): boolean {
  return kind === 'looseRoll' || kind === 'partialRoll';
}

/** What reading this entry again costs, and how long it is, as one number; `step` is where the game stands. */
export function weightOf(entry: Entry, step: number): number {
  if (isAside(entry)) return 0;
  const text = Math.ceil(JSON.stringify(entry).length / CHARACTERS);
  if (entry.kind === 'goTo') return text + JUMP;
  if (entry.kind === 'amend') return text + JUMP + Math.max(0, step - entry.step);
  return text;
}

/** True when a record that weighs `weight` and has so many `asides`, this entry included, is not too full for it. */
export function hasRoomFor(entry: Entry, weight: number, asides: number): boolean {
  return (isAside(entry) ? asides : weight) <= ROOM[entry.kind];
}

/** True when a record takes no more play, not even the shortest input. */
export function isFull(weight: number): boolean {
  return weight >= PLAYING;
}

/** True when a whole record has room for each of its entries; looks at none of them as a game. */
export function isRoomyEnough(entries: readonly (Entry | null)[]): boolean {
  let weight = 0;
  let asides = 0;
  let step = 0;
  return entries.every(entry => {
    if (!entry || !Object.hasOwn(ROOM, entry.kind)) return true;
    weight += weightOf(entry, step);
    if (isAside(entry)) asides += 1;
    if (entry.kind === 'input') step += 1;
    if (entry.kind === 'goTo' || entry.kind === 'resume') step = entry.step;
    return hasRoomFor(entry, weight, asides);
  });
}
