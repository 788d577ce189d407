/**
 * R19 where the Captain answers for others: hose, steps, commands, doors and axe help each other (one hose may free two
 * who share a fire, or clear the way for a third), so nobody can be priced alone. Every way is tried.
 */
import { FIRE, type Pawn, type World } from '../world.js';
import { commandedHelps, commandLimit, type Help, ownHelps, walkingAp } from './help.js';
import { leastAp } from './leastAp.js';

/** Free AP only command; his own pay for everything. */
export interface CaptainsPurse {
  readonly own: number;
  readonly command: number;
}

/** What no Captain has more of: 4 AP, 4 saved ones and 2 that command (R29). */
const MOST: CaptainsPurse = { own: 8, command: 2 };
/**
 * With the AP of a game every way is tried, never more than a few thousand tables (`captainsWays.law.test.ts`). A correction may
 * give him so many AP that trying all takes minutes: then the search ends here, and the answer is no.
 */
const MOST_TABLES = 500;

/** Can nobody be in fire any more, for these AP? */
export function canAllLeave(world: World, captain: Pawn, { own, command }: CaptainsPurse): boolean {
  const few = { own: Math.min(own, MOST.own), command: Math.min(command, MOST.command) };
  if (isWayFound(world, captain, few)) return true;
  if (own === few.own && command === few.command) return false;
  return isWayFound(world, captain, { own, command }, MOST_TABLES - world.hopeless.size);
}

/** `seen` are the tables looked at. Those from which no way was found are remembered: the many payments that are offered lead to the same ones. */
export function isWayFound(
  world: World,
  captain: Pawn,
  purse: CaptainsPurse,
  most = Number.POSITIVE_INFINITY,
  seen = new Set<string>(),
): boolean {
  if (search(world, captain, purse, seen, most)) return true;
  for (const table of seen) world.hopeless.add(table);
  return false;
}

function search(world: World, captain: Pawn, purse: CaptainsPurse, seen: Set<string>, most: number): boolean {
  const burning = world.pawns.filter(({ at }) => at >= 0 && world.threat[at] === FIRE);
  if (burning.length === 0) return true;
  const inHand = purse.own + purse.command;
  if (leastAp(world, captain, burning, inHand) > inHand) return false;
  const table = tableOf(world, captain, purse);
  if (seen.size >= most || seen.has(table) || world.hopeless.has(table)) return false;
  seen.add(table);
  if (canWalkOut(world, captain, burning, purse)) return true;
  return helpsFor(world, captain, burning, purse).some(help => {
    const left = spend(purse, help);
    if (!left) return false;
    const undo = help.tryIt();
    const isDone = search(world, captain, left, seen, most);
    undo();
    return isDone;
  });
}

function tableOf(world: World, captain: Pawn, { own, command }: CaptainsPurse): string {
  const { pawns, threat, edges, engine, damageLeft } = world;
  const places = pawns.map(({ at }) => at);
  const purse = [own, command, captain.limitedCommandAp];
  return [purse, places, engine, damageLeft, threat.join(''), edges.join('')].join(' ');
}

/** As the table lies, each by the shortest way: whoever walks out changes nothing for the others. */
function canWalkOut(world: World, captain: Pawn, burning: readonly Pawn[], purse: CaptainsPurse): boolean {
  let left: CaptainsPurse | null = purse;
  for (const pawn of burning) {
    const isCommand = pawn !== captain;
    const limit = isCommand ? commandLimit(world, captain, pawn) : Number.POSITIVE_INFINITY;
    const most = Math.min(limit, purse.own + purse.command);
    const ends = [...walkingAp(world, pawn, most)].filter(([place]) => world.threat[place] !== FIRE);
    const ap = Math.min(...ends.map(([, walked]) => walked));
    left = left && spend(left, { ap, isCommand });
  }
  return left !== null;
}

function spend(
  { own, command }: CaptainsPurse,
  { ap, isCommand }: Pick<Help, 'ap' | 'isCommand'>,
): CaptainsPurse | null {
  const free = isCommand ? Math.min(command, ap) : 0;
  return ap - free <= own ? { own: own - ap + free, command: command - free } : null;
}

/** A door costs nobody less than who needs it, so others are only sent where commands are free or one AP is the limit. */
function helpsFor(world: World, captain: Pawn, burning: readonly Pawn[], purse: CaptainsPurse): Help[] {
  const isSomebodyLimited = burning.some(pawn => pawn !== captain && commandLimit(world, captain, pawn) <= 1);
  const areOthersOfUse = purse.command > 0 || isSomebodyLimited;
  const senders = world.pawns.filter(pawn => pawn !== captain && (areOthersOfUse || burning.includes(pawn)));
  const most = purse.own + purse.command;
  return [...ownHelps(world, captain), ...senders.flatMap(pawn => commandedHelps(world, captain, pawn, most))];
}
