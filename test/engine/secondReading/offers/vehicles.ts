/** Driving and the deck gun (section 6, R33, R35, R45; classic: its own paragraph). */
import type { ParkingSpot } from '../../../../server/engine/board.js';
import type { VehicleSpot } from '../../../../server/engine/table.js';
import { spaceAimedAt } from '../dice.js';
import { byRow, type Roll } from '../sheet.js';
import type { Deed, Present } from './deed.js';
import type { Hands, Paper, Person } from './paper.js';
import { bringOutFrom, bringVictimsOut, die } from './rescue.js';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

export function drives(paper: Paper, person: Person): Deed[] {
  const { facts } = paper;
  if (!facts.has('vehicles') || person.role === 'rescueDog') return [];
  const isDriver = facts.isClassic && person.role === 'driverOperator';
  const cost = facts.isClassic && !isDriver ? 4 : 2;
  return (['engine', 'ambulance'] as const).flatMap(vehicle => {
    const from = paper[vehicle];
    const isInside = from?.includes(person.at ?? '') ?? false;
    const isByRadio = vehicle === 'ambulance' && !facts.isClassic;
    if (!from || !(isInside || isByRadio)) return [];
    // Riders free. The engine's driver rides, and so does the driver of either vehicle in the classic game.
    const isRiding = ({ id, at, down }: Person): boolean =>
      from.includes(at ?? '') && !down && (isByRadio || id !== person.id);
    const parties = partiesOf(paper.people.filter(isRiding).map(({ id }) => id));
    return nextSpots(facts.board.parking[vehicle] ?? [], from).flatMap(to =>
      parties.map((riders): Deed => {
        const party = isByRadio ? riders : [person.id, ...riders];
        return {
          action: { do: 'drive', vehicle, to, ...(riders.length > 0 ? { riders } : {}) },
          kind: 'other',
          cost,
          perform: (now, hands) => drive(now, vehicle, to, party, hands),
        };
      }),
    );
  });
}

/** Of more than three it is enough to offer all, each alone and nobody. */
function partiesOf(ids: readonly string[]): string[][] {
  const parties: string[][] = [[]];
  for (const id of ids) parties.push(...parties.map(some => [...some, id]));
  return parties.filter(({ length }) => ids.length <= 3 || length <= 1 || length === ids.length);
}

/** Drive is one spot: to the side on the left or on the right; the opposite one takes two drives. */
function nextSpots(spots: readonly ParkingSpot[], from: VehicleSpot): VehicleSpot[] {
  const here = spots.find(({ spaces }) => spaces.join() === from.join());
  if (!here) return [];
  const side = SIDES.indexOf(here.side);
  const beside = [SIDES[(side + 1) % 4], SIDES[(side + 3) % 4]];
  return spots.filter(spot => beside.includes(spot.side)).map(({ spaces }) => spaces);
}

function drive(
  paper: Paper,
  vehicle: 'engine' | 'ambulance',
  to: VehicleSpot,
  party: readonly string[],
  hands: Hands,
): void {
  paper[vehicle] = to;
  for (const id of [...party].sort()) paper.person(id).at = hands.choose('exit', id, to);
  if (vehicle === 'ambulance') {
    for (const space of to) bringOutFrom(paper, space);
    for (const person of to.flatMap(space => paper.at(space))) bringVictimsOut(paper, person);
  }
}

export function deckGun(paper: Paper, person: Present): Deed[] {
  const { facts, engine } = paper;
  const spot = facts.board.parking.engine.find(({ spaces }) => spaces.join() === engine?.join());
  const quadrant = facts.board.quadrants[spot?.quadrant ?? ''];
  const isPlayed = facts.has('vehicles') && !facts.plays('murphyStrikes') && person.role !== 'rescueDog';
  if (!isPlayed || !engine?.includes(person.at) || !quadrant) return [];
  const { rows, cols } = quadrant;
  const within = (n: number, [first, last]: readonly [number, number]): boolean => n >= first && n <= last;
  const isInRange = (space: string): boolean => {
    const [row = 0, col = 0] = space.split(',').map(Number);
    return within(row, rows) && within(col, cols);
  };
  const isInIt = ({ at }: Person): boolean => at !== null && !paper.isBelow(at) && isInRange(at);
  if (!facts.isClassic && paper.people.some(isInIt)) return [];
  const isOperator = person.role === 'driverOperator';
  if (!PAIRS.some(pair => spaceAimedAt(facts.board, pair, isInRange) !== null)) return [];
  return [
    {
      action: { do: 'deckGun' },
      kind: 'other',
      cost: isOperator ? 2 : 4,
      perform: (now, hands) => {
        const target = rollGun(hands, isOperator, roll => spaceAimedAt(facts.board, roll, isInRange));
        if (facts.isClassic) return drench(now, [target, ...now.around(target)], hands);
        const door = now.elevatorDoorOf(target);
        const landing = door?.split('|').filter(space => space !== target) ?? [];
        const reached = now.around(target).filter(space => now.isOpenBetween(target, space));
        quench(now, door === null ? [target, ...reached] : now.isBelow(target) ? [] : landing);
      },
    },
  ];
}

function quench(paper: Paper, spaces: readonly string[]): void {
  for (const space of spaces) {
    paper.fire.delete(space);
    paper.smoke.delete(space);
  }
}

/** Classic: whoever is there falls or dies, space by space and in the order of R28; hazmat is unharmed. */
function drench(paper: Paper, spaces: readonly string[], hands: Hands): void {
  quench(paper, spaces);
  for (const space of [...spaces].sort(byRow)) {
    for (const person of paper.at(space)) knockDown(paper, person);
    while (paper.result === null && (paper.take(space, 'victim') || paper.take(space, 'treated'))) die(paper);
    while (paper.result === null && paper.poi.get(space)?.includes('?')) {
      const kind = paper.turnOver(space, hands);
      if (kind === 'victim') die(paper);
      else if (kind === 'hazmat') paper.hazmat.push(space);
      else paper.rescued.falseAlarms += 1;
    }
  }
}

function knockDown(paper: Paper, person: Person): void {
  person.down = true;
  const held = person.leading + (person.carrying === 'victim' ? 1 : 0);
  person.leading = 0;
  if (person.carrying === 'victim') person.carrying = null;
  for (let n = 0; n < held && paper.result === null; n++) die(paper);
}

/** What names no space of the quadrant is rolled again (R44). */
function rollGun(hands: Hands, isOperator: boolean, aim: (roll: Roll) => string | null): string {
  const first = (): Record<'red' | 'black', number> => {
    const { red, black } = hands.roll('deckGun', ['red', 'black']);
    const dice = { red: red ?? 0, black: black ?? 0 };
    return aim([dice.red, dice.black]) === null ? first() : dice;
  };
  const dice = first();
  const left = new Set(['red', 'black'] as const);
  while (isOperator && left.size > 0) {
    const options = ['keep', ...left, ...(left.size === 2 ? ['both'] : [])];
    const choice = hands.choose('reroll', null, options);
    if (choice === 'keep') break;
    let rerolled = choice === 'both' ? (['red', 'black'] as const) : ([choice as 'red' | 'black'] as const);
    for (const die of rerolled) left.delete(die);
    for (;;) {
      for (const die of rerolled) dice[die] = hands.roll('reroll', [die])[die] ?? 0;
      if (aim([dice.red, dice.black]) !== null) break;
      const last = rerolled.at(-1) as 'red' | 'black';
      const isSaved = PAIRS.some(
        ([red, black]) => aim(last === 'red' ? [red, dice.black] : [dice.red, black]) !== null,
      );
      rerolled = isSaved ? [last] : ['red', 'black'];
    }
  }
  return aim([dice.red, dice.black]) ?? '';
}

const PAIRS: readonly Roll[] = Array.from({ length: 48 }, (_, i) => [1 + Math.floor(i / 8), 1 + (i % 8)]);
