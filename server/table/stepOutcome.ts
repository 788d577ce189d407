import type { GameEvent, GameInput, GameState, Step } from '../engine/index.js';
import type { StepOutcome } from './tableView.js';

/** What a step cost and led to, for the one line a history has for it; nothing that did not happen is in it. */
export function outcomeOf(input: GameInput, before: GameState, { state, events }: Step): StepOutcome {
  const ap = input.do === 'act' && input.action.do !== 'endTurn' ? spent(before, state) : 0;
  const counts = Object.entries(COUNTED)
    .map(([name, isIt]) => [name, events.filter(isIt).length] as const)
    .filter(([, count]) => count > 0);
  return { ...(ap > 0 ? { ap } : {}), ...(Object.fromEntries(counts) as StepOutcome) };
}

const isPerson = (event: GameEvent, to: 'lost' | 'rescued') =>
  event.type === 'poiRemoved' && event.to === to && (event.kind === 'victim' || event.kind === 'treated');

const COUNTED: Readonly<Record<Exclude<keyof StepOutcome, 'ap'>, (event: GameEvent) => boolean>> = {
  explosions: event => event.type === 'exploded',
  fires: event => event.type === 'fireLit' && !event.isOutside,
  smoke: event => event.type === 'smokePlaced',
  damage: event => event.type === 'wallDamaged',
  lost: event => isPerson(event, 'lost'),
  rescued: event => isPerson(event, 'rescued'),
  hurt: event => event.type === 'knockedDown' || event.type === 'fellDown',
  markers: event => event.type === 'poiPlaced',
  wasted: event => event.type === 'rollWasted',
};

function spent(before: GameState, after: GameState): number {
  const who = before.table.turn ?? '';
  const left = ({ table }: GameState) => {
    const { ap = 0, saved = 0, freeAp = 0 } = table.firefighters?.[who] ?? {};
    return ap + saved + freeAp;
  };
  return after.table.turn === before.table.turn ? left(before) - left(after) : 0;
}
