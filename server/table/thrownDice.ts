import type { CommandOutcome } from './command.js';

export type Answer = (outcome: CommandOutcome) => void;

/**
 * The dice that the virtual tower was told to throw, until their roll has come back over the wire and is stored: only then is
 * the command done that threw them.
 */
export class ThrownDice {
  #isUnderWay = false;
  #command: string | null = null;
  #answers: readonly Answer[] = [];

  /** The command that waits for its roll. */
  get command(): string | null {
    return this.#command;
  }

  /** False when another command waits for its roll already. Dice that could not be stored are not thrown again. */
  await(command: string, answer: Answer, throwDice: () => void): boolean {
    if (this.#command !== null && this.#command !== command) return false;
    this.#command = command;
    this.#answers = [...this.#answers, answer];
    const isUnderWay = this.#isUnderWay;
    this.#isUnderWay = true;
    if (!isUnderWay) throwDice();
    return true;
  }

  /** The roll has come; where the disk does not take it, it waits in the tower and comes again. */
  land(outcome: CommandOutcome): void {
    if (outcome.ok) this.#isUnderWay = false;
    const answers = this.#answers;
    this.#command = null;
    this.#answers = [];
    for (const answer of answers) answer(outcome);
  }
}
