import type { EventMessage } from '../../firmware-protocol/index.js';
import { memoryInbox, openLedger, type TowerEvent } from '../../server/serial/inbox.js';
import { makeLineBound } from '../../server/serial/lineGuard.js';
import { advance, newLink, wakeAt } from '../../server/serial/link.js';
import type { LinkEffect, LinkInput } from '../../server/serial/linkState.js';
import {
  advanceTower,
  formatTowerBytes,
  startTower,
  type Tower,
  type TowerInput,
  towerWakeAt,
} from '../../server/serial/virtual/towerMachine.js';
import type { Chance } from './random.js';

/** How bad the wire and the world around it are. Probabilities per byte, per line, and per event taken. */
export interface Badness {
  readonly damagedByte: number;
  readonly lostLine: number;
  readonly doubledLine: number;
  readonly delayedLine: number;
  readonly towerReset: number;
  readonly portLost: number;
  readonly hostRestart: number;
}

export interface Outcome {
  /** What the tower took and how far it was acknowledged, by start. */
  readonly starts: ReadonlyMap<string, { readonly taken: readonly EventMessage[]; readonly acknowledged: number }>;
  readonly delivered: readonly TowerEvent[];
  readonly refused: number;
}

/**
 * A tower and a host joined by a bad wire, on a clock of its own: the real machines of both ends, the real codec and the real line bound, with resets,
 * reconnections and restarts in between. Ends when `count` events were taken and the last start has delivered all of its own.
 */
export async function simulate(badness: Badness, count: number, chance: Chance): Promise<Outcome> {
  const inbox = memoryInbox();
  const delivered: TowerEvent[] = [];
  const starts = new Map<string, { taken: EventMessage[]; acknowledged: number }>();
  const agenda = new Agenda();
  let now = 0;
  let refused = 0;
  let taken = 0;
  let boots = 0;
  let towerStartedAt = 0;
  let tower!: Tower;
  let link = newLink('wire');
  /** Effects of a host that has died come to nothing. */
  let hostLife = 0;
  const toTower = lineReader(text => stepTower({ kind: 'line', text }));
  const toHost = lineReader(text => stepLink({ kind: 'line', text }));

  function startAgain() {
    boots += 1;
    towerStartedAt = now;
    const [started, messages] = startTower('SIM1', boots.toString(16).toUpperCase().padStart(8, '0'), ['die']);
    tower = started;
    starts.set(tower.boot, { taken: [], acknowledged: 0 });
    for (const message of messages) carry(toHost, formatTowerBytes(message));
  }

  function stepTower(input: TowerInput) {
    const before = tower.queue;
    const [after, messages] = advanceTower(tower, input, now - towerStartedAt);
    tower = after;
    const start = starts.get(tower.boot)!;
    const newlyTaken = after.queue.events.filter(event => event.seq >= before.next);
    start.taken.push(...newlyTaken);
    taken += newlyTaken.length;
    start.acknowledged = after.queue.next - after.queue.events.length - 1;
    refused += Math.max(0, after.queue.refused - before.refused);
    for (const message of messages) carry(toHost, formatTowerBytes(message));
  }

  function stepLink(input: LinkInput) {
    const [after, effects] = advance(link, input, now);
    link = after;
    for (const effect of effects) perform(effect);
  }

  function perform(effect: LinkEffect) {
    const life = hostLife;
    const later = (delay: number, act: () => void) => agenda.add(now + delay, () => life === hostLife && act());
    if (effect.kind === 'open') later(10, () => stepLink({ kind: 'opened', random: chance.below(2 ** 32) }));
    else if (effect.kind === 'send') carry(toTower, effect.text);
    else if (effect.kind === 'recall') {
      later(1, async () => {
        const ledger = await openLedger(inbox, effect.tower, effect);
        if (life === hostLife) stepLink({ kind: 'recalled', ledger });
      });
    } else if (effect.kind === 'store') {
      later(chance.below(20), () => {
        const { tower: id, boot, message } = effect;
        const event: TowerEvent = { path: link.path, tower: id, boot, seq: message.seq, message };
        if (inbox.store(event) === 'stored') delivered.push(event);
        // A host may die between storing and acknowledging.
        if (chance.happens(badness.hostRestart)) restartHost();
        else stepLink({ kind: 'stored', boot, seq: message.seq });
      });
    }
  }

  function carry(reader: (bytes: Buffer) => void, text: string) {
    if (chance.happens(badness.lostLine)) return;
    const copies = chance.happens(badness.doubledLine) ? 2 : 1;
    for (let i = 0; i < copies; i++) {
      const delay = chance.happens(badness.delayedLine) ? chance.below(1500) : 0;
      const bytes = Buffer.from(text, 'latin1');
      for (let at = 0; at < bytes.length; at++) {
        if (chance.happens(badness.damagedByte)) bytes[at] = chance.below(256);
      }
      agenda.add(now + 1 + chance.below(5) + delay, () => reader(bytes));
    }
  }

  function haveAccidents() {
    if (chance.happens(badness.towerReset)) startAgain();
    if (chance.happens(badness.portLost)) stepLink({ kind: 'portClosed' });
    if (chance.happens(badness.hostRestart)) restartHost();
  }

  function restartHost() {
    hostLife += 1;
    link = newLink('wire');
  }

  function rollOrPress() {
    haveAccidents();
    if (taken >= count) return;
    const isRoll = chance.happens(0.5);
    stepTower({
      kind: 'happened',
      what: isRoll
        ? { kind: 'roll', d6: 1 + chance.below(6), d8: 1 + chance.below(8), source: 'die' }
        : { kind: 'button', button: 1 + chance.below(3), action: chance.happens(0.5) ? 'down' : 'up' },
    });
    agenda.add(now + chance.below(600), rollOrPress);
  }

  startAgain();
  agenda.add(500, rollOrPress);
  while (taken < count || tower.queue.events.length > 0) {
    const soonest = Math.min(agenda.soonest(), wakeAt(link), towerStartedAt + towerWakeAt(tower));
    now = Math.max(now, soonest);
    await agenda.run(now);
    if (now >= wakeAt(link)) stepLink({ kind: 'tick' });
    if (now >= towerStartedAt + towerWakeAt(tower)) stepTower({ kind: 'tick' });
  }
  return { starts, delivered, refused };
}

/** Bytes in, lines out, as the service reads them; what is left of a line waits for its end. */
function lineReader(onLine: (text: string) => void): (bytes: Buffer) => void {
  const bound = makeLineBound();
  let half = '';
  return bytes => {
    const texts = (half + bound(bytes).toString('latin1')).split('\n');
    half = texts.pop() ?? '';
    texts.forEach(onLine);
  };
}

/** What will happen when, soonest first. */
class Agenda {
  #items: { readonly at: number; readonly act: () => unknown }[] = [];

  add(at: number, act: () => unknown): void {
    let i = this.#items.length;
    while (i > 0 && this.#items[i - 1]!.at > at) i--;
    this.#items.splice(i, 0, { at, act });
  }

  soonest(): number {
    return this.#items[0]?.at ?? Number.POSITIVE_INFINITY;
  }

  async run(now: number): Promise<void> {
    while (this.soonest() <= now) await this.#items.shift()!.act();
  }
}
