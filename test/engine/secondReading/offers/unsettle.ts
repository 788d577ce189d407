/** Tables as they come out of play are mostly dull; a few corrections put somebody where there is something to do. */
import type { Game } from '../../../../server/engine/decide.js';
import { decide } from '../../../../server/engine/decide.js';
import type { GameState } from '../../../../server/engine/game.js';
import type { Correction } from '../../../../server/engine/input.js';
import { ROLES, type Role } from '../../../../server/engine/rules.js';
import type { Chance } from '../../../serial/random.js';
import { pick } from '../../meddling.js';
import { besides } from '../sheet.js';

/** The state after some corrections of a kind that could be made at a table; those that are refused are left out. */
export function unsettle(game: Game, state: GameState, chance: Chance): GameState {
  let now = state;
  const set = (correction: Correction): void => {
    const decision = decide(game, now, { do: 'correct', changes: [correction] });
    if (decision.ok && decision.state.awaiting?.for === 'action') now = decision.state;
  };
  for (let n = chance.below(16); n > 0; n--) set(someCorrection(game, now, chance));
  if (chance.happens(0.7)) for (const correction of someOccasion(game, now, chance)) set(correction);
  return now;
}

/** Somebody with AP in hand, where only a specialist or a crew has something to do. */
function someOccasion({ plan, rules }: Game, { table, crew }: GameState, chance: Chance): Correction[] {
  const who = table.turn ?? '';
  const other = pick(crew, chance).id;
  const at = plan.names[pick(plan.inside, chance)] as string;
  const atWork = (role: Role): Correction[] => [
    { set: 'turn', who, phase: 'actions' },
    { set: 'firefighter', who, role, at, saved: chance.below(3) },
  ];
  const held = { set: 'firefighter', who: other, at, leading: chance.below(2) } as const;
  const besideIt = chance.happens(0.5) ? (['victim'] as const) : (['treated', 'victim'] as const);
  const vehicles = [table.engine, table.ambulance].filter(spot => spot !== undefined);
  const spot = vehicles.length > 0 ? pick(vehicles, chance) : (['0,0', '0,1'] as const);
  const hole = pick([...plan.engineSpots, ...plan.ambulanceSpots], chance).names[0];
  return pick<() => Correction[]>(
    [
      () => [
        ...atWork('paramedic'),
        { set: 'poi', at, to: chance.happens(0.6) ? besideIt : [] },
        { ...held, carrying: 'victim' },
      ],
      () => [
        ...atWork('hazmatTechnician'),
        { set: 'hazmat', at, to: rules.hasHazmat ? chance.below(3) : 0 },
        { ...held, carrying: 'hazmat' },
      ],
      () => [...atWork('imagingTechnician'), { set: 'poi', at, to: ['?'] }],
      () => [...atWork('fireCaptain'), held],
      () => [...atWork('driverOperator'), { set: 'firefighter', who, at: pick(spot, chance) }],
      () => [
        { set: 'turn', who, phase: 'actions' },
        { set: 'firefighter', who, at: pick(spot, chance) },
        { set: 'firefighter', who: other, at: pick(spot, chance) },
        { set: 'poi', at: hole, to: ['victim'] },
      ],
    ],
    chance,
  )();
}

function someCorrection({ plan, rules }: Game, { table, crew }: GameState, chance: Chance): Correction {
  const who = chance.happens(0.5) ? (table.turn ?? '') : pick(crew, chance).id;
  const spots = [...plan.engineSpots, ...plan.ambulanceSpots].flatMap(({ names }) => names);
  const inside = plan.inside.map(index => plan.names[index] as string);
  const people = Object.values(table.firefighters ?? {}).flatMap(({ at }) => (at ? [at] : []));
  const elevators = (plan.board.elevators ?? []).flatMap(({ door }) => door.split('|'));
  const place = pick(
    [pick(inside, chance), pick([...people, ...inside], chance), pick([...elevators, ...inside], chance)],
    chance,
  );
  const near = pick([place, ...besides(place).filter(space => inside.includes(space))], chance);
  const at = inside.includes(near) ? near : pick(inside, chance);
  const doors = [...plan.board.doors, ...(plan.board.elevators ?? []).map(({ door }) => door)];
  const parked = [...(table.engine ?? []), ...(table.engine ?? []), ...(table.ambulance ?? []), ...spots];
  const all: readonly (() => Correction)[] = [
    () => ({ set: 'threat', at, to: pick(['none', 'smoke', 'fire', 'fire'] as const, chance) }),
    () => ({
      set: 'door',
      edge: pick([...doors, pick(plan.edgeNames, chance)], chance),
      to: pick(['closed', 'open', 'open', 'destroyed'], chance),
    }),
    () => ({ set: 'damage', edge: pick(plan.edgeNames, chance), to: pick([0, 1, 2] as const, chance) }),
    () => ({
      set: 'poi',
      at,
      to: pick([['?'], ['victim'], ['treated'], ['?', 'victim'], ['treated', 'victim']] as const, chance),
    }),
    () => ({ set: 'hazmat', at, to: rules.hasHazmat ? 1 + chance.below(2) : 0 }),
    () => ({ set: 'firefighter', who, at }),
    () => ({ set: 'firefighter', who, at: pick(parked.length > 0 ? parked : plan.names, chance) }),
    () => ({
      set: 'firefighter',
      who,
      carrying: pick(rules.hasHazmat ? (['victim', 'hazmat', null] as const) : (['victim', null] as const), chance),
    }),
    () => ({ set: 'firefighter', who, leading: chance.below(3) }),
    () => ({ set: 'firefighter', who, role: pick([...ROLES, 'fireCaptain', 'paramedic', 'hazmatTechnician'], chance) }),
    () => ({ set: 'firefighter', who, ap: chance.below(6), saved: chance.below(5), freeAp: chance.below(4) }),
    () => ({ set: 'rescued', victims: chance.below(7) }),
    () => ({ set: 'lost', victims: chance.below(3) }),
    () => ({ set: 'firefighter', who: pick(crew, chance).id, at: pick([...people, at], chance) }),
    () => ({ set: 'firefighter', who: pick(crew, chance).id, down: true }),
    () => ({ set: 'firefighter', who, at: pick(['lobby', ...elevators, at], chance) }),
    () => ({ set: 'damageCount', to: 15 + chance.below(15) }),
  ];
  return pick(all, chance)();
}
