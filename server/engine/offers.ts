/** What the firefighter whose turn it is could do now: every candidate is tried against the rules, none is guessed. */
import { priceOf } from './actions/index.js';
import { walksOf } from './actions/walk.js';
import { type Game, open } from './decide.js';
import { isBesideFire } from './fire.js';
import { DOOR, ELEVATOR_DOOR, nameOf } from './floorPlan.js';
import type { GameState, Offer } from './game.js';
import type { Action } from './input.js';
import { lying } from './people.js';
import { Resolution } from './resolution.js';
import { ROLES } from './rules.js';
import { type Ability, hasAbility } from './rulesets/ruleSet.js';
import { NOWHERE, type Pawn, type World } from './world.js';

/** Legal actions with their AP, cheapest first; empty unless an action is awaited. */
export function offers(game: Game, state: GameState): Offer[] {
  if (state.awaiting?.for !== 'action') return [];
  const world = open(game, state);
  world.sink = null;
  const actor = world.pawn(state.awaiting.who);
  if (!actor) return [];
  const resolution = new Resolution(world, [], { rolls: [], answers: [] });
  const found: Offer[] = [];
  for (const action of candidates(world, actor)) {
    const price = priceOf(resolution, action);
    if (typeof price !== 'number') continue;
    found.push({ action, ap: price, ...(catchesAgain(world, action) ? { catchesAgain: true as const } : {}) });
  }
  return found.sort((a, b) => a.ap - b.ap);
}

function catchesAgain(world: World, action: Action): boolean {
  if (action.do === 'command') return catchesAgain(world, action.action);
  if (action.do !== 'extinguish' || action.to !== 'smoke') return false;
  const space = world.plan.index.get(action.at);
  return space !== undefined && isBesideFire(world, space);
}

/** Walks the firefighter whose turn it is could take in one go; table first one may go anywhere as it is. */
export function walks(game: Game, state: GameState): Offer[] {
  if (state.awaiting?.for !== 'action' || game.rules.mode !== 'referee') return [];
  const world = open(game, state);
  const actor = world.pawn(state.awaiting.who);
  if (!actor || actor.isDown || actor.at < 0 || actor.at >= world.plan.count) return [];
  return walksOf(world, actor).map(({ path, ap }) => ({ action: { do: 'walk', path }, ap }));
}

function* candidates(world: World, actor: Pawn): Generator<Action> {
  yield* bodily(world, actor);
  yield* vehicles(world, actor);
  const isTold = world.rules.mode === 'tableFirst';
  for (const at of spacesWith(world.unknown, world)) yield { do: isTold ? 'reveal' : 'identify', at };
  if (isTold) for (const at of spacesWithVictims(world)) yield { do: 'rescue', at };
  if (isTold && world.areFirefightersUnfollowed) yield* toldOfHands(world);
  for (const to of ROLES) yield { do: 'crewChange', to };
  if (world.factsOf(actor).abilities.includes('command')) {
    for (const other of world.pawns) {
      if (other === actor) continue;
      for (const action of bodily(world, other)) {
        if (world.rules.commandable.includes(action.do)) yield { do: 'command', who: other.id, action };
      }
    }
  }
  yield { do: 'endTurn' };
}

/** What hands nobody follows have done to what lies on the board. */
function* toldOfHands(world: World): Generator<Action> {
  const { plan, pawns } = world;
  const canSomebody = (ability: Ability): boolean =>
    pawns.some(pawn => world.factsOf(pawn).abilities.includes(ability));
  for (const what of ['victim', 'treated', 'hazmat'] as const) {
    const tokens = lying(world, what);
    for (const space of tokens.keys()) {
      if (tokens[space] === 0) continue;
      const at = nameOf(plan, space);
      yield { do: 'carry', what, from: at };
      if (what === 'victim' && canSomebody('treat')) yield { do: 'treat', at };
      if (what === 'hazmat' && canSomebody('dispose')) yield { do: 'dispose', at };
    }
  }
}

/** What somebody does with legs and hands where they stand; table first: wherever the tokens allow it. */
function* bodily(world: World, pawn: Pawn): Generator<Action> {
  const { plan, rules } = world;
  const isFree = rules.mode === 'tableFirst';
  const spaces = isFree ? Array.from({ length: plan.count }, (_, space) => space) : around(world, pawn.at);
  const edges = isFree ? plan.edgeNames.map((_, edge) => edge) : edgesOf(world, pawn.at);
  for (const space of spaces) {
    const name = nameOf(plan, space);
    if (space !== pawn.at && isFollowed(world, pawn)) yield { do: 'move', to: name };
    yield { do: 'extinguish', at: name, to: 'smoke' };
    yield { do: 'extinguish', at: name, to: 'none' };
  }
  for (const what of ['victim', 'treated', 'hazmat'] as const) {
    yield { do: 'pickUp', what };
    yield { do: 'putDown', what };
  }
  for (const edge of edges) {
    const name = plan.edgeNames[edge] as string;
    if (plan.edgeKind[edge] === DOOR) yield { do: 'door', edge: name };
    else if (plan.edgeKind[edge] !== ELEVATOR_DOOR) {
      yield { do: 'chop', edge: name };
      yield { do: 'repair', edge: name };
    }
  }
  yield { do: 'treat' };
  yield { do: 'dispose' };
  yield* highRise(world, pawn);
}

function* highRise(world: World, pawn: Pawn): Generator<Action> {
  const { plan } = world;
  if (!world.rules.hasElevators) return;
  for (const { space } of plan.elevators) yield { do: 'elevator', at: nameOf(plan, space) };
  if (!isFollowed(world, pawn)) return;
  const engine: readonly number[] = plan.engineSpots[world.engine]?.spaces ?? [];
  const isAtEngine = engine.includes(pawn.at);
  for (const space of isAtEngine ? plan.inside : engine) yield { do: 'ladder', to: nameOf(plan, space) };
  for (const space of engine) if (!isAtEngine) yield { do: 'lobby', to: nameOf(plan, space) };
  for (const { space } of plan.elevators) if (pawn.at !== space) yield { do: 'lobby', to: nameOf(plan, space) };
}

/** Of one that stands nowhere on our table nobody tells where it goes, unless it has only not entered yet. */
function isFollowed({ areFirefightersUnfollowed }: World, { at }: Pawn): boolean {
  return at !== NOWHERE || !areFirefightersUnfollowed;
}

/** Whoever stands at the vehicle may ride or stay (O Ride), who drives it by radio too; who drives from inside goes along. */
function* vehicles(world: World, actor: Pawn): Generator<Action> {
  for (const vehicle of ['engine', 'ambulance'] as const) {
    const spots = vehicle === 'engine' ? world.plan.engineSpots : world.plan.ambulanceSpots;
    const here: readonly number[] = spots[world[vehicle]]?.spaces ?? [];
    const isByRadio = vehicle === 'ambulance' && world.rules.isAmbulanceDrivenByRadio;
    const standing = world.pawns.filter(pawn => here.includes(pawn.at) && !pawn.isDown);
    const free = standing.filter(pawn => pawn !== actor || isByRadio);
    for (const { names } of spots) {
      for (const riders of partiesOf(free.map(({ id }) => id))) {
        yield { do: 'drive', vehicle, to: names, ...(riders.length > 0 ? { riders } : {}) };
      }
    }
  }
  yield { do: 'deckGun' };
}

/** Every party of three, the largest first; of more, all, each alone and nobody: nobody would look through the rest. */
function partiesOf(free: readonly string[]): readonly (readonly string[])[] {
  const pairs = free.length === 3 ? free.map(without => free.filter(one => one !== without)).reverse() : [];
  return [...(free.length > 1 ? [free] : []), ...pairs, ...free.map(one => [one]), []];
}

function around({ plan, rules }: World, at: number): number[] {
  if (at < 0 || at >= plan.count) return [];
  const diagonals = hasAbility(rules, 'moveDiagonally')
    ? [-plan.width - 1, -plan.width + 1, plan.width - 1, plan.width + 1].map(step => at + step)
    : [];
  const neighbours = [0, 1, 2, 3].map(d => plan.next[at * 4 + d] as number);
  return [at, ...neighbours, ...diagonals].filter(space => space >= 0 && space < plan.count);
}

function edgesOf({ plan }: World, at: number): number[] {
  if (at < 0 || at >= plan.count) return [];
  return [0, 1, 2, 3].map(d => plan.edgeOf[at * 4 + d] as number).filter(edge => edge >= 0);
}

function spacesWith(tokens: Uint8Array, { plan }: World): string[] {
  return plan.inside.filter(space => (tokens[space] as number) > 0).map(space => nameOf(plan, space));
}

function spacesWithVictims({ plan, victims, treated }: World): string[] {
  return Array.from(plan.isInside.keys())
    .filter(space => victims[space] || treated[space])
    .map(space => nameOf(plan, space));
}
