import type { Board, Reprint } from './board.js';
import { boardFaults } from './boardCheck.js';
import { BOARDS } from './boards/index.js';
import { type Pair, pairsOf } from './dice.js';
import { drawFloorPlan, type FloorPlan } from './floorPlan.js';
import type { Refusal } from './input.js';
import { good, type Result, refuse } from './result.js';
import { makeRuleSet } from './rulesets/index.js';
import type { RuleSet } from './rulesets/ruleSet.js';

/** A board and a rule set that go together. */
export interface Ground {
  readonly plan: FloorPlan;
  readonly rules: RuleSet;
}

/** Board by id or whole, rules by name or whole; refused when they do not exist or do not fit each other. */
export function compileGround(board: unknown, rules: unknown): Result<Ground> {
  const ruleSet = makeRuleSet(rules);
  if (!ruleSet.ok) return ruleSet;
  const found = findBoard(board);
  if (!found.ok) return found;
  const fault = misfit(found.value, ruleSet.value);
  if (fault) return refuse('bad-request', fault);
  const { reprint } = ruleSet.value;
  if (!reprint) return good({ plan: drawFloorPlan(found.value), rules: ruleSet.value });
  if (!hasSpacesOf(found.value, reprint)) return refuse('not-in-this-game', needsPlan(ruleSet.value, reprint));
  return good({ plan: drawFloorPlan({ ...found.value, ...reprint.printed }), rules: ruleSet.value });
}

/** Why no game is set up with these rules on this board, though one that lies there can be played on (R24). */
export function setupFault({ plan: { board }, rules }: Ground): Refusal | null {
  const { reprint } = rules;
  return reprint && !hasPlanOf(board, reprint)
    ? { code: 'not-in-this-game', message: needsPlan(rules, reprint) }
    : null;
}

function needsPlan({ id }: RuleSet, { plan }: Reprint): string {
  return `${id} needs the plan of the board "${plan}"`;
}

/** Arrows of another edition lead over as many rows and columns as its own plan has. */
function hasSpacesOf({ rows, cols }: Board, reprint: Reprint): boolean {
  const plan = BOARDS[reprint.plan];
  return plan?.rows === rows && plan.cols === cols;
}

function hasPlanOf(board: Board, reprint: Reprint): boolean {
  const plan = BOARDS[reprint.plan];
  const printed = (edges: readonly string[] = []): string => [...edges].sort().join();
  return (['walls', 'doors', 'entrances'] as const).every(kind => printed(board[kind]) === printed(plan?.[kind]));
}

function findBoard(board: unknown): Result<Board> {
  if (typeof board === 'string') {
    const known = Object.hasOwn(BOARDS, board) ? BOARDS[board] : undefined;
    return known
      ? good(known)
      : refuse('bad-request', `no board "${board}"; there are ${Object.keys(BOARDS).join(', ')}`);
  }
  const faults = boardFaults(board);
  return faults.length === 0 ? good(board as Board) : refuse('bad-request', `not a board: ${faults.join('; ')}`);
}

/** What the rule set needs of a board and this one lacks. */
function misfit(board: Board, rules: RuleSet): string | null {
  const hasElevators = (board.elevators ?? []).length > 0;
  if (rules.hasElevators && !hasElevators) return `${rules.id} needs a board with elevators`;
  if (!rules.hasElevators && hasElevators) return `${rules.id} is not played on a board with elevators`;
  if (rules.stages.setup.includes('printedFires') && !rules.reprint && !board.family)
    return 'this board has no family set-up';
  if (rules.setupExplosions.some(({ dice }) => dice === 'firstTable') && !board.firstExplosion) {
    return 'this board has no table for the first explosion';
  }
  for (const fixed of rules.setupExplosions) {
    const isNamed = ({ red, black }: Pair): boolean =>
      'row' in fixed ? red === fixed.row : 'col' in fixed ? black === fixed.col : true;
    if (!pairsOf(board).some(isNamed))
      return `${rules.id} needs a larger board, or pairs of dice for every row and column`;
  }
  if (rules.hasVehicles && board.parking.engine.length === 0) return 'this board has no engine spots';
  if (rules.hasAmbulance || rules.knockDownTo === 'nearestAmbulanceSpot') {
    if ((board.parking.ambulance ?? []).length === 0) return 'this board has no ambulance spots';
  }
  return null;
}
