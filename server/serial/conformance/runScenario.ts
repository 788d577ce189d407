import { BAUD_RATE, explainUnreadable, parseLine, seal } from '../../../firmware-protocol/index.js';
import { type Bindings, fillBody, matchBody } from './linePattern.js';
import type { Need, Scenario, ScenarioDice, ScenarioStep } from './scenario.js';

/** A tower on the bench. Times are milliseconds of any clock that only goes forward; it may be a simulated one. */
export interface TowerUnderTest {
  /** What this bench can do with the tower besides talking to it. */
  readonly can: readonly Need[];
  /** How late, in milliseconds, a bench on a busy computer may notice what came in time; none on a simulated clock. */
  readonly slack?: number;
  now(): number;
  send(bytes: string): void;
  /** The oldest line not yet given out that was there by `until`; waits for it. Undefined when the time has passed without one. */
  nextLine(until: number): Promise<TimedLine | undefined>;
  /** All that came so far, lines or not; a bench that has only lines leaves it out. */
  heard?(): { readonly bytes: number; readonly beginning: string };
  press(button: number): Promise<void>;
  release(button: number): Promise<void>;
  roll(dice: ScenarioDice): Promise<void>;
  reset(): Promise<void>;
}

export interface TimedLine {
  /** Without its LF. */
  readonly text: string;
  readonly at: number;
}

export type Verdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'leftOut'; readonly needs: readonly Need[] }
  | { readonly kind: 'failed'; readonly step: number; readonly reason: string };

const SOON: readonly [number, number] = [0, 100];
const SETTLING_MS = 3000;

/** Thrown by a bench that finds out on the way that it cannot do what is asked. */
export class CannotDo extends Error {
  constructor(readonly need: Need) {
    super(`this bench has no ${need}`);
  }
}

/** Runs one scenario and says how it went. */
export async function runScenario(tower: TowerUnderTest, scenario: Scenario): Promise<Verdict> {
  try {
    return await runSteps(tower, scenario);
  } catch (error) {
    if (error instanceof CannotDo) return { kind: 'leftOut', needs: [error.need] };
    throw error;
  }
}

async function runSteps(tower: TowerUnderTest, scenario: Scenario): Promise<Verdict> {
  const missing = scenario.needs.filter(need => !tower.can.includes(need));
  if (missing.length > 0) return { kind: 'leftOut', needs: missing };
  const unsettled = await settle(tower);
  if (unsettled) return { kind: 'failed', step: 0, reason: unsettled };
  const run = new ScenarioRun(tower);
  for (const [i, step] of scenario.steps.entries()) {
    const reason = await run.perform(step);
    if (reason !== undefined) return { kind: 'failed', step: i + 1, reason };
  }
  return { kind: 'passed' };
}

/** Brings the tower to IDLE with nothing waiting, whatever it did before. */
async function settle(tower: TowerUnderTest): Promise<string | undefined> {
  const deadline = tower.now() + SETTLING_MS;
  const greet = () => tower.send(`\n${seal('HELLO 1 re=65535')}\n`);
  greet();
  let queued: number | undefined;
  while (queued !== 0) {
    const line = await tower.nextLine(deadline);
    if (!line) return 'the tower does not answer HELLO, or does not come to an end with its events';
    const message = parseLine(line.text);
    if (message.kind === 'tower') {
      // An announcement: the greeting went to a tower that was still starting.
      if (message.re === 65535) queued = message.queued;
      else greet();
    }
    if (message.kind === 'heartbeat') queued = message.queued;
    const event = eventOf(line.text);
    if (!event || queued === undefined) continue;
    tower.send(`${seal(`ACK ${event}`)}\n${seal('PING')}\n`);
  }
  tower.send(`${seal('BYE')}\n`);
  while (await tower.nextLine(tower.now() + SOON[1]));
  return undefined;
}

/** Seq and boot of an event, also of one that cannot be read otherwise: it would stand before all that come after it. */
function eventOf(text: string): string | undefined {
  const line = parseLine(text);
  const isEvent = 'seq' in line || (line.kind === 'unreadable' && line.reason === 'malformed');
  return isEvent ? /^EV (\d+ [0-9A-F]{8}) /.exec(text)?.[1] : undefined;
}

class ScenarioRun {
  #bindings: Bindings = new Map();
  #spent = new Map<string, string>();
  #seen = new Set<string>();
  #doneAt: number;

  constructor(private readonly tower: TowerUnderTest) {
    this.#doneAt = tower.now();
  }

  /** Undefined when the step went as it should. */
  async perform(step: ScenarioStep): Promise<string | undefined> {
    if ('expect' in step) return this.#expect(step.expect, step.after ?? SOON);
    if ('quiet' in step) return this.#quiet(step.quiet);
    if ('renew' in step) return this.#renew(step.renew);
    const { tower } = this;
    if ('host' in step) return this.#send(`${seal(fillBody(step.host, this.#bindings))}\n`);
    if ('bare' in step) return this.#send(`${fillBody(step.bare, this.#bindings)}\n`);
    if ('raw' in step) return this.#send(step.raw);
    if ('roll' in step) await tower.roll(step.roll);
    else if ('press' in step) await tower.press(step.press);
    else if ('release' in step) await tower.release(step.release);
    else await tower.reset();
    this.#doneAt = tower.now();
    return undefined;
  }

  /** Sending is done when the last byte has left the wire, ten bits each, behind those sent before. */
  #send(bytes: string): undefined {
    this.tower.send(bytes);
    this.#doneAt = Math.max(this.#doneAt, this.tower.now()) + (bytes.length * 10_000) / BAUD_RATE;
  }

  async #expect(expected: string, [min, max]: readonly [number, number]): Promise<string | undefined> {
    const { slack = 0 } = this.tower;
    for (;;) {
      const line = await this.tower.nextLine(this.#doneAt + max + slack);
      if (!line) return `expected ${expected} within ${max} ms, nothing came`;
      const body = this.#bodyOf(line.text);
      const bindings = body === undefined ? undefined : matchBody(expected, body, this.#bindings, this.#spent);
      if (!bindings) {
        if (this.#isPassedOver(line.text)) continue;
        return `expected ${expected}, got ${inWords(line.text)}`;
      }
      // A press takes a bench some time, and the tower may answer before the finger has gone.
      const waited = Math.max(0, line.at - this.#doneAt);
      // A line may come while a person is still busy with the step before it; only a time that is asked for can be missed.
      if (min > 0 && waited < min)
        return `${line.text} came after ${Math.round(waited)} ms, not before ${min} was allowed`;
      this.#bindings = bindings;
      this.#seen.add(line.text);
      this.#doneAt = line.at;
      return undefined;
    }
  }

  async #quiet(ms: number): Promise<string | undefined> {
    const until = this.tower.now() + ms;
    for (let line = await this.tower.nextLine(until); line; line = await this.tower.nextLine(until)) {
      if (!isSmallTalk(line.text)) return `expected nothing for ${ms} ms, got ${inWords(line.text)}`;
    }
    this.#doneAt = this.tower.now();
    return undefined;
  }

  #renew(names: readonly string[]): undefined {
    const rest = new Map(this.#bindings);
    for (const name of names) {
      this.#spent.set(name, rest.get(name) ?? '');
      rest.delete(name);
    }
    this.#bindings = rest;
  }

  /** The body of a line whose checksum is right. */
  #bodyOf(text: string): string | undefined {
    const line = text.replaceAll('\r', '');
    const body = line.slice(0, -5);
    return line === seal(body) ? body : undefined;
  }

  #isPassedOver(text: string): boolean {
    return isSmallTalk(text) || (/^(EV|TOWER) /.test(text) && this.#seen.has(text));
  }
}

/** A line as it came, and what makes it unreadable if it is. */
function inWords(text: string): string {
  const message = parseLine(text);
  const quoted = JSON.stringify(text);
  return message.kind === 'unreadable' ? `${quoted} (${explainUnreadable(message)})` : quoted;
}

/** Lines that may come at any time and mean nothing to a scenario. */
function isSmallTalk(text: string): boolean {
  const message = parseLine(text);
  return (
    message.kind === 'log' ||
    message.kind === 'heartbeat' ||
    (message.kind === 'unreadable' && message.reason === 'blank')
  );
}
