import { FACES, isFace, type Pair } from './dice.js';
import { settleEnd } from './ending.js';
import type { WastedBecause } from './event.js';
import { nameOf, targetOf } from './floorPlan.js';
import type { Answer, Die, PoiKind, Question, Refusal, RefusalCode, Roll, RollPurpose } from './input.js';
import type { Cause } from './instruction.js';
import { STAGES, type StageName } from './stages/index.js';
import type { Task } from './stages/task.js';
import type { World } from './world.js';

/** What the table already said: dice in order, answers in order; `first` takes the first option of every question. */
export interface Told {
  readonly rolls: readonly Roll[];
  readonly answers: readonly Answer[] | 'first';
}

/**
 * One decision in progress: runs the agenda until it is empty, the game is over, or the table is asked something.
 * A stage that waits is run again later, so it finds out from the table where it stands; it never remembers in variables.
 */
export class Resolution {
  awaiting: Question | null = null;
  refusal: Refusal | null = null;
  usedRolls = 0;
  usedAnswers = 0;
  agenda: Task[];
  private remembered: Partial<Task> = {};

  constructor(
    readonly world: World,
    agenda: readonly Task[],
    readonly told: Told,
  ) {
    this.agenda = [...agenda];
  }

  get rules(): World['rules'] {
    return this.world.rules;
  }

  get plan(): World['plan'] {
    return this.world.plan;
  }

  /** Dice and answers that were asked for must not be lost. */
  get hasHeardAll(): boolean {
    const { rolls, answers } = this.told;
    return this.usedRolls === rolls.length && (answers === 'first' || this.usedAnswers === answers.length);
  }

  private get isHalted(): boolean {
    return this.awaiting !== null || this.refusal !== null;
  }

  run(): void {
    for (;;) {
      if (this.world.result) {
        // What was still to run stays on the agenda: a correction may find that this was not the end.
        settleEnd(this.world);
        return;
      }
      const task = this.agenda.shift();
      if (!task) return;
      this.remembered = {};
      STAGES[task.stage].run(this, task);
      if (!this.isHalted) continue;
      this.agenda.unshift({ ...task, ...this.remembered });
      return;
    }
  }

  /** These next, before what is already on the agenda. */
  first(...tasks: readonly Task[]): void {
    this.agenda.unshift(...tasks);
  }

  /** What the stage under way must still know when it is run again after the answer. */
  remember(memory: Partial<Task>): void {
    this.remembered = memory;
  }

  /** Gives a stage further down the agenda spaces to remember. */
  note(stage: StageName, key: 'spaces' | 'special' | 'names', spaces: readonly number[]): void {
    const i = this.agenda.findIndex(task => task.stage === stage);
    const task = this.agenda[i];
    if (!task || spaces.length === 0) return;
    const names = spaces.map(space => nameOf(this.plan, space));
    this.agenda[i] = { ...task, [key]: [...(task[key] ?? []), ...names] };
  }

  /** The next roll with these dice; null when the table has to roll first (or rolled what no die shows). */
  takeRoll(dice: readonly Die[], about: RollPurpose, left?: number): Roll | null {
    const roll = this.told.rolls[this.usedRolls];
    if (!roll) {
      this.awaiting = { for: 'roll', dice, about, ...(left === undefined ? {} : { left }) };
      return null;
    }
    for (const die of dice) {
      const face = roll[die];
      if (!isFace(die, face)) {
        this.refuse('bad-roll', `the ${die} die must show 1 to ${FACES[die]}, not ${face}`);
        return null;
      }
    }
    this.usedRolls += 1;
    return roll;
  }

  /** A roll of both dice and the space it names; a pair that no space has is rolled again (R44). */
  takeTarget(about: RollPurpose, left?: number): number | null {
    for (;;) {
      const roll = this.takeRoll(['red', 'black'], about, left);
      if (!roll) return null;
      const target = targetOf(this.plan, roll as Pair);
      if (target < 0) {
        this.wasteRoll('noSpace');
        continue;
      }
      this.world.emit({ type: 'diceRead', red: roll.red, black: roll.black, target: nameOf(this.plan, target) });
      return target;
    }
  }

  /** Dice that name no space, or none that will do. */
  wasteRoll(why: WastedBecause, target: number | null = null): void {
    this.world.emit({ type: 'rollWasted', target: target === null ? null : nameOf(this.plan, target), why });
  }

  /** The answer to a question; a question with one possible answer is not asked (R26). */
  choose(question: Extract<Question, { options: readonly string[] }>): string | null {
    const answer = this.takeAnswer(question);
    if (answer === null) return null;
    if (typeof answer === 'string' && question.options.includes(answer as never)) return answer;
    this.refuse('bad-answer', `"${String(answer)}" was not offered; there are ${question.options.join(', ')}`);
    return null;
  }

  /** Any number of the options, for questions that take a list. */
  chooseSome(question: Extract<Question, { options: readonly string[] }>): readonly string[] | null {
    const answer = this.takeAnswer(question);
    if (answer === null) return null;
    const picked = typeof answer === 'string' ? [answer] : answer;
    const stranger = picked.find(option => !question.options.includes(option as never));
    if (stranger === undefined) return picked;
    this.refuse('bad-answer', `"${stranger}" was not offered`);
    return null;
  }

  /** What the flipped marker at this space is: the players say, the pool must be able to hold it. */
  flip(space: number, because: Cause): { kind: PoiKind; isAsked: boolean } | null {
    const { pool } = this.world;
    const counts: [PoiKind, number][] = [
      ['victim', pool.victims],
      ['falseAlarm', pool.falseAlarms],
      ['hazmat', pool.hazmat],
    ];
    const known = counts.filter(([, count]) => count > 0).map(([kind]) => kind);
    // After corrections by number the pool may say nothing; then the marker decides.
    const options: PoiKind[] = known.length > 0 ? known : ['victim', 'falseAlarm'];
    const kind = this.choose({ for: 'flip', at: nameOf(this.plan, space), because, options }) as PoiKind | null;
    return kind && { kind, isAsked: options.length > 1 };
  }

  refuse(code: RefusalCode, message: string): void {
    this.refusal ??= { code, message };
  }

  private takeAnswer(question: Extract<Question, { options: readonly string[] }>): Answer | null {
    if (question.options.length === 1) return question.options[0] as string;
    const { answers } = this.told;
    if (answers === 'first') return question.options[0] as string;
    const answer = answers[this.usedAnswers];
    if (answer === undefined) {
      this.awaiting = question;
      return null;
    }
    this.usedAnswers += 1;
    if (typeof answer === 'string' || Array.isArray(answer)) return answer;
    this.refuse('bad-answer', `${JSON.stringify(answer)} is no answer; there are ${question.options.join(', ')}`);
    return null;
  }
}
