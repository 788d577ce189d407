/** The sample high-rise with red at the engine, for tests of ladders, elevators and their fire. */
import type { Action } from '../../server/engine/input.js';
import type { FirefighterState, TableState } from '../../server/engine/table.js';
import { act, type Scene } from './asking.js';

export const RULES = { set: 'high-rise', level: 'recruit' } as const;
export const DOOR = '3,4|4,4';
export const CAR = '3,4';

/** The engine stands on top; the nearest outer walls are 0,7|1,7 and 0,8|1,8, both light. */
export const scene = (red: FirefighterState, state: TableState = {}, rules: unknown = RULES): Scene => ({
  rules,
  board: 'high-rise-sample',
  state: {
    turn: 'red',
    engine: ['0,7', '0,8'],
    ...state,
    firefighters: { red: { at: '0,7', role: 'generalist', ap: 9, ...red }, ...state.firefighters },
  },
});

export const cost = (where: Scene, ...actions: Action[]): number =>
  9 - (act(where, ...actions).state.firefighters?.['red']?.ap ?? 0);
export const move = (to: string): Action => ({ do: 'move', to });
export const lobby = (to: string): Action => ({ do: 'lobby', to });
export const work: Action = { do: 'elevator', at: CAR };
export const above: TableState = { doors: { [DOOR]: 'open' } };
