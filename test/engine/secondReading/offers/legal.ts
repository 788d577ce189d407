/** All that the firefighter whose turn it is may do now, with its price: who pays (R29, R30) and who must get out (R19). */

import { type Deed, isPresent, type Present } from './deed.js';
import { skillOf } from './facts.js';
import { moves } from './feet.js';
import { axe, doors, hose, pickUps, putDowns, trowel } from './hands.js';
import type { Hands, Paper, Person } from './paper.js';
import { crewChanges, disposals, identifications, treats } from './specialists.js';
import { elevators, ladders, lobbies } from './tower.js';
import { deckGun, drives } from './vehicles.js';

type Finder = (paper: Paper, person: Present) => Deed[];
/** What can be done from anywhere. */
type RemoteFinder = (paper: Paper, person: Person) => Deed[];

const STEPS: readonly Finder[] = [moves, doors, putDowns, ladders, lobbies, elevators];
const WORK: readonly Finder[] = [pickUps, hose, axe, trowel, treats, disposals, crewChanges, deckGun];
const REMOTE: readonly RemoteFinder[] = [identifications, drives];
/** R30. */
const COMMANDABLE: readonly Finder[] = [...STEPS, pickUps];
/** What may get somebody out of a fire. */
const ESCAPES: readonly Finder[] = [...STEPS, hose, axe];

export function legalDeeds(paper: Paper, who: string): Deed[] {
  return [...deedsOf(paper, who, [...STEPS, ...WORK], COMMANDABLE), ...remoteDeeds(paper, who), endTurn(who)].filter(
    deed => isLegal(paper, who, deed),
  );
}

function deedsOf(paper: Paper, who: string, own: readonly Finder[], commanded: readonly Finder[]): Deed[] {
  const actor = paper.person(who);
  if (actor.down) return [];
  const deeds = own
    .flatMap(find => (isPresent(actor) ? find(paper, actor) : []))
    .filter(deed => canPay(paper, actor, deed));
  return actor.role === 'fireCaptain' ? [...deeds, ...commands(paper, actor, commanded)] : deeds;
}

function remoteDeeds(paper: Paper, who: string): Deed[] {
  const actor = paper.person(who);
  if (actor.down) return [];
  return REMOTE.flatMap(find => find(paper, actor)).filter(deed => canPay(paper, actor, deed));
}

function commands(paper: Paper, captain: Person, finders: readonly Finder[]): Deed[] {
  // R30: in the classic game moves only.
  const allowed = paper.facts.isClassic ? [moves] : finders;
  const others = paper.people.filter(({ id, down }) => id !== captain.id && !down).filter(isPresent);
  return others.flatMap(other =>
    allowed
      .flatMap(find => find(paper, other))
      .filter(({ cost }) => other.role !== 'cafs' || captain.cafsCommanded + cost <= 1)
      .map(
        (deed): Deed => ({
          ...deed,
          action: { do: 'command', who: other.id, action: deed.action },
          perform: (now, hands) => {
            if (other.role === 'cafs') now.person(captain.id).cafsCommanded += deed.cost;
            deed.perform(now, hands);
          },
        }),
      )
      .filter(deed => canPay(paper, captain, deed)),
  );
}

function freeFor(paper: Paper, { role, freeAp }: Person, { action, kind }: Deed): number {
  const { freeFor: purpose } = skillOf(paper.facts, role);
  const fits = action.do === 'command' ? purpose === 'command' : purpose !== null && purpose === kind;
  return fits ? freeAp : 0;
}

function canPay(paper: Paper, actor: Person, deed: Deed): boolean {
  return freeFor(paper, actor, deed) + actor.ap + actor.saved >= priceOf(deed);
}

const priceOf = ({ cost, isPrepaid }: Deed): number => (isPrepaid ? 0 : cost);

/** Pays and does it: free AP that fit, the turn's AP, saved AP. */
export function take(paper: Paper, who: string, deed: Deed, hands: Hands): void {
  const actor = paper.person(who);
  const price = priceOf(deed);
  const free = Math.min(price, freeFor(paper, actor, deed));
  const own = Math.min(price - free, actor.ap);
  actor.freeAp -= free;
  actor.ap -= own;
  actor.saved -= price - free - own;
  if (deed.action.do !== 'endTurn') actor.acted = true;
  deed.perform(paper, hands);
}

function endTurn(who: string): Deed {
  const perform = (now: Paper): void => {
    const actor = now.person(who);
    Object.assign(actor, {
      // R46: in the turn in which a pawn stands up it has no AP, and nothing is added to what was saved.
      saved: Math.min(4, (actor.down && !actor.acted ? 0 : actor.ap) + actor.saved),
      ap: 0,
      freeAp: 0,
      acted: false,
      cafsCommanded: 0,
    });
  };
  return { action: { do: 'endTurn' }, kind: 'other', cost: 0, perform };
}

/** Nobody's turn ends on fire, and who stands in it keeps the AP to leave; the classic game has no such ban. */
function isLegal(paper: Paper, who: string, deed: Deed): boolean {
  if (paper.facts.isClassic) return true;
  if (deed.action.do === 'endTurn') return !isSomebodyBurning(paper, who) || !canGetOut(paper, who);
  if (priceOf(deed) === 0) return true;
  const after = paper.copy();
  take(after, who, deed, ANY_HANDS);
  return canGetOut(after, who);
}

/** Whom the one whose turn it is answers for. */
function isSomebodyBurning(paper: Paper, who: string): boolean {
  const isCaptain = paper.person(who).role === 'fireCaptain';
  return paper.people.some(({ id, at }) => at !== null && paper.fire.has(at) && (isCaptain || id === who));
}

let rolled = 0;

/** What is asked on the way makes no difference to the way. */
const ANY_HANDS: Hands = {
  flip: (_, options) => options[0] ?? 'victim',
  choose: (_about, _who, options) => options[0] ?? '',
  // Not always the same: dice that name nothing are rolled again (R44).
  roll: () => {
    rolled += 1;
    return { red: 1 + (rolled % 6), black: 1 + (Math.floor(rolled / 6) % 8) };
  },
};

function canGetOut(paper: Paper, who: string, seen = new Set<string>()): boolean {
  if (!isSomebodyBurning(paper, who)) return true;
  const { facts: _, ...pieces } = paper;
  const now = JSON.stringify({ ...pieces, fire: [...paper.fire], doors: [...paper.doors], damage: [...paper.damage] });
  if (seen.has(now)) return false;
  seen.add(now);
  return deedsOf(paper, who, ESCAPES, STEPS).some(deed => {
    const next = paper.copy();
    take(next, who, deed, ANY_HANDS);
    return canGetOut(next, who, seen);
  });
}
