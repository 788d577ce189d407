import type { Board } from './board.js';
import { boardFaults } from './boardCheck.js';
import { CLASSIC_2010 } from './boards/classic2010.js';
import { BOARDS } from './boards/index.js';
import { type Pair, pairsOf } from './dice.js';
import { drawFloorPlan, type FloorPlan } from './floorPlan.js';
import type { Refusal } from './input.js';
import { good, type Result, refuse } from './result.js';
import { makeRuleSet, RULE_SET_ENTRIES } from './rulesets/index.js';
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
  // The spiral of the 2010 edition (R23) has 6 by 8 spaces.
  const is2010 = found.value.rows === CLASSIC_2010.rows && found.value.cols === CLASSIC_2010.cols;
  const entry = RULE_SET_ENTRIES.find(({ id }) => id === ruleSet.value.id);
  if (entry?.boards === 'classic' && !is2010) return refuse('not-in-this-game', needsPlanOf2010(ruleSet.value));
  return good({ plan: drawFloorPlan(found.value), rules: ruleSet.value });
}

/** Why no game is set up with these rules on this board, though one that lies there can be played on (R24). */
export function setupFault({ plan: { board }, rules }: Ground): Refusal | null {
  const entry = RULE_SET_ENTRIES.find(({ id }) => id === rules.id);
  if (entry?.boards !== 'classic' || hasPlanOf2010(board)) return null;
  return { code: 'not-in-this-game', message: needsPlanOf2010(rules) };
}

function needsPlanOf2010({ id }: RuleSet): string {
  return `${id} needs the plan of the 2010 board`;
}

function hasPlanOf2010(board: Board): boolean {
  const plan = BOARDS[CLASSIC_2010.plan];
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
  const entry = RULE_SET_ENTRIES.find(({ id }) => id === rules.id);
  const hasElevators = (board.elevators ?? []).length > 0;
  if (entry?.boards === 'highRise' && !hasElevators) return `${rules.id} needs a board with elevators`;
  if (entry?.boards !== 'highRise' && hasElevators) return `${rules.id} is not played on a board with elevators`;
  if (rules.stages.setup.includes('familyFires') && !board.family) return 'this board has no family set-up';
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
