import type { Decision, Game, GameInput, GameState, Offer, Question, Supplies, TurnEnd } from '../engine/index.js';
import { decide, offers, supplies, turnEnd, walks } from '../engine/index.js';
import type { Roll } from '../engine/input.js';
import { everyRoll } from './chance.js';

/** What a screen shows of a state beside the state itself. */
export interface Prospect {
  readonly supplies: Supplies;
  readonly offers: readonly Offer[];
  readonly ifEnded: TurnEnd | null;
}

export type LookInto = typeof lookInto;

/** Dice fall for longer than this; a table that is played faster is not held up. */
const PAUSE_MS = 40;
/** So few at a time that nobody at another table waits for it. */
const AT_ONCE = 4;

/**
 * While a table waits for dice, works out what each roll would do and show. The engine is pure, so what was found out
 * ahead is what would be found out then; only the answer comes sooner.
 */
export class RollsAhead {
  #state: GameState | null = null;
  #timer: NodeJS.Timeout | NodeJS.Immediate | null = null;
  /** What each roll leads to from the state that is watched. */
  readonly #decisions = new Map<string, Decision>();
  readonly #prospects = new Map<GameState, Prospect>();

  /** The game as it stands now: what was found out about an earlier state is let go. */
  watch(now: { readonly game: Game; readonly state: GameState } | null): void {
    const state = now?.state ?? null;
    if (state === this.#state) return;
    this.stop();
    this.#state = state;
    if (now && state?.awaiting?.for === 'roll') this.#begin(now.game, state, state.awaiting);
  }

  stop(): void {
    this.#state = null;
    this.#decisions.clear();
    this.#prospects.clear();
    clearTimeout(this.#timer as NodeJS.Timeout);
    clearImmediate(this.#timer as NodeJS.Immediate);
  }

  /** What the engine decides; a roll that was looked into ahead is there at once. */
  readonly decide = (game: Game, state: GameState, input: GameInput): Decision => {
    const known = state === this.#state && input.do === 'roll' ? this.#decisions.get(nameOf(input)) : undefined;
    return known ?? decide(game, state, input);
  };

  /** What the screens show beside a state; for one that a roll leads to it is there at once. */
  readonly lookInto = (game: Game, state: GameState): Prospect => this.#prospects.get(state) ?? lookInto(game, state);

  #begin(game: Game, state: GameState, { dice }: Extract<Question, { for: 'roll' }>): void {
    const rolls = everyRoll(dice);
    const goOn = () => {
      for (const roll of rolls.splice(0, AT_ONCE)) {
        const decision = decideQuietly(game, state, roll);
        if (!decision?.ok) continue;
        this.#decisions.set(nameOf(roll), decision);
        this.#prospects.set(decision.state, lookInto(game, decision.state));
      }
      if (rolls.length > 0) this.#timer = setImmediate(goOn);
    };
    this.#timer = setTimeout(goOn, PAUSE_MS).unref();
  }
}

/** A bug shows when the roll really comes, and is told then. */
function decideQuietly(game: Game, state: GameState, roll: Roll): Decision | null {
  try {
    return decide(game, state, { do: 'roll', ...roll });
  } catch {
    return null;
  }
}

export function lookInto(game: Game, state: GameState): Prospect {
  return {
    supplies: supplies(game, state),
    offers: [...offers(game, state), ...walks(game, state)],
    ifEnded: turnEnd(game, state),
  };
}

function nameOf({ red, black }: Roll): string {
  return `${red} ${black}`;
}
