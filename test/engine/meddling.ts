/** What tables do besides playing: corrections, players coming and going, a skipped fire; and plain nonsense. */
import type { Game } from '../../server/engine/decide.js';
import type { GameState } from '../../server/engine/game.js';
import type { Action, Correction, CrewChange, GameInput } from '../../server/engine/input.js';
import { ROLES } from '../../server/engine/rules.js';
import type { Chance } from '../serial/random.js';

export function pick<T>(items: readonly T[], chance: Chance): T {
  if (items.length === 0) throw new Error('there is nothing to choose from');
  return items[chance.below(items.length)] as T;
}

export function randomMeddling(game: Game, state: GameState, chance: Chance): GameInput {
  if (chance.happens(0.15)) return { do: 'skipFire' };
  if (chance.happens(0.3)) return { do: 'crew', ...randomCrewChange(state, chance) };
  const changes = Array.from({ length: 1 + chance.below(3) }, () => randomCorrection(game, state, chance));
  return { do: 'correct', changes };
}

function randomCrewChange({ crew }: GameState, chance: Chance): CrewChange {
  const someone = pick(crew, chance).id;
  const change = pick(['join', 'leave', 'rename', 'seats'] as const, chance);
  switch (change) {
    case 'join': {
      const role = chance.happens(0.3) ? { role: pick(ROLES, chance) } : {};
      const seat = chance.happens(0.5) ? { seat: chance.below(crew.length + 1) } : {};
      return { change, member: { id: `guest${chance.below(20)}`, ...role }, ...seat };
    }
    case 'leave':
      return { change, who: someone };
    case 'rename':
      return { change, who: someone, name: 'Ben' };
    case 'seats':
      return { change, order: crew.map(({ id }) => id).sort(() => chance.next() - 0.5) };
  }
}

export function randomCorrection(game: Game, { crew }: GameState, chance: Chance): Correction {
  const { plan } = game;
  const at = plan.names[pick(plan.inside, chance)] as string;
  const edge = pick(plan.edgeNames, chance);
  const who = pick(crew, chance).id;
  const all: readonly (() => Correction)[] = [
    () => ({ set: 'threat', at, to: pick(['none', 'smoke', 'fire'] as const, chance) }),
    () => ({
      set: 'door',
      edge: pick([...plan.board.doors, edge], chance),
      to: pick(['closed', 'open', 'destroyed'], chance),
    }),
    () => ({ set: 'damage', edge, to: pick([0, 1, 2] as const, chance) }),
    () => ({ set: 'damageCount', to: chance.below(24) }),
    () => ({ set: 'poi', at, to: pick([[], ['?'], ['victim'], ['treated'], ['?', 'victim']] as const, chance) }),
    () => ({ set: 'hazmat', at, to: chance.below(3) }),
    () => ({ set: 'hotSpot', at, to: chance.happens(0.5) }),
    () => ({ set: 'hotSpotPool', to: chance.below(12) }),
    () => ({
      set: 'firefighter',
      who,
      at: pick([null, ...plan.names], chance),
      ...(chance.happens(0.3) ? { carrying: pick(['victim', 'hazmat', null] as const, chance) } : {}),
      ...(chance.happens(0.3) ? { leading: chance.below(2) } : {}),
      ...(chance.happens(0.2) ? { role: pick(ROLES, chance) } : {}),
      ...(chance.happens(0.2) ? { ap: chance.below(6), saved: chance.below(5) } : {}),
    }),
    () => {
      const vehicle = pick(['engine', 'ambulance'] as const, chance);
      const spots = vehicle === 'engine' ? plan.engineSpots : plan.ambulanceSpots;
      return { set: 'vehicle', vehicle, to: spots.length > 0 ? pick(spots, chance).names : ['0,0', '0,1'] };
    },
    () => ({ set: pick(['rescued', 'lost'] as const, chance), victims: chance.below(3) }),
    () => ({ set: 'turn', who, phase: pick(['actions', 'fire'] as const, chance) }),
  ];
  return pick(all, chance)();
}

/** Inputs nobody in their right mind would send; some are legal by luck. */
export function randomNonsense(game: Game, state: GameState, chance: Chance): GameInput {
  const words = ['victim', 'hazmat', 'nobody', 'keep', '3,4', '0,0', '', 'red 3,4', '__proto__'];
  const face = (): number | null => pick([null, 0, -1, 1, 3, 6, 7, 8, 9, 1.5, Number.NaN], chance);
  const all: readonly (() => GameInput)[] = [
    () => ({ do: 'roll', red: face(), black: face() }),
    () => ({ do: 'answer', value: pick(words, chance) }),
    () => ({ do: 'answer', value: [pick(words, chance), pick(words, chance)] }),
    () => ({ do: 'act', action: randomAction(game, state, chance) }),
    () => ({ do: 'skipFire' }),
    () => randomMeddling(game, state, chance),
  ];
  return pick(all, chance)();
}

function randomAction(game: Game, state: GameState, chance: Chance): Action {
  const { plan } = game;
  const space = (): string => pick([...plan.names, '9,9', 'nowhere'], chance);
  const edge = (): string => pick([...plan.edgeNames, '1,1|3,3'], chance);
  const thing = (): 'victim' | 'treated' | 'hazmat' => pick(['victim', 'treated', 'hazmat'] as const, chance);
  const who = (): string => pick([...state.crew.map(({ id }) => id), 'stranger'], chance);
  const all: readonly (() => Action)[] = [
    () => ({ do: 'move', to: space() }),
    () => ({ do: 'pickUp', what: thing() }),
    () => ({ do: 'putDown', what: thing() }),
    () => ({ do: 'door', edge: edge() }),
    () => ({ do: 'extinguish', at: space(), to: pick(['smoke', 'none'] as const, chance) }),
    () => ({ do: 'chop', edge: edge() }),
    () => ({ do: 'drive', vehicle: 'engine', to: [space(), space()], riders: [who()] }),
    () => ({ do: 'drive', vehicle: 'ambulance', to: pick(plan.engineSpots, chance).names, exit: { [who()]: space() } }),
    () => ({ do: 'deckGun', reroll: ['red'] }),
    () => ({ do: 'crewChange', to: pick(ROLES, chance) }),
    () => ({ do: 'treat', ...(chance.happens(0.5) ? { at: space() } : {}) }),
    () => ({ do: 'carry', what: thing(), from: space() }),
    () => ({ do: 'identify', at: space() }),
    () => ({ do: 'dispose', ...(chance.happens(0.5) ? { at: space() } : {}) }),
    () => ({ do: 'command', who: who(), action: randomAction(game, state, chance) }),
    () => ({ do: 'repair', edge: edge() }),
    () => ({ do: 'ladder', to: space() }),
    () => ({ do: 'lobby', to: space() }),
    () => ({ do: 'elevator', at: space() }),
    () => ({ do: 'endTurn' }),
  ];
  return pick(all, chance)();
}
