import { currentStep } from './gameLog.js';
import type { Playing } from './plan.js';

/** What the tower shows the table: the one thing that is wanted now. `ask` numbers the question a roll will answer. */
export type TowerSignal =
  | { readonly kind: 'roll'; readonly ask: number }
  | { readonly kind: 'wait' | 'confirm' | 'undoPossible' | 'gameOver' };

const MAX_ASK = 0xffff;

export function signalFor({ log, dice }: Playing, playRevision: number): TowerSignal {
  if (!log) return { kind: 'wait' };
  const { awaiting, result } = currentStep(log).state;
  if (result) return { kind: 'gameOver' };
  if (awaiting?.for === 'roll' && dice === 'tower') return { kind: 'roll', ask: askNumber(playRevision) };
  if (log.newest.asked.some(({ isDone }) => !isDone)) return { kind: 'confirm' };
  return { kind: awaiting?.for === 'action' && log.step > 0 ? 'undoPossible' : 'wait' };
}

export function isSameSignal(a: TowerSignal, b: TowerSignal | null): boolean {
  return a.kind === b?.kind && (a.kind !== 'roll' || b.kind !== 'roll' || a.ask === b.ask);
}

/** A question's number at the tower: made from the revision that raised it, so that it is the same after a restart. */
export function askNumber(playRevision: number): number {
  return (playRevision % MAX_ASK) + 1;
}
