import {
  type EventMessage,
  formatBody,
  formatLine,
  parseHostLine,
  type TowerMessage,
} from '../../firmware-protocol/index.js';
import { advance, newLink, wakeAt } from '../../server/serial/link.js';
import type { Link, LinkEffect, LinkInput } from '../../server/serial/linkState.js';

/** A link machine with a clock, and what it did. */
export class Host {
  link: Link = newLink('/dev/tower');
  now = 1000;
  effects: LinkEffect[] = [];

  feed(input: LinkInput): this {
    const [link, effects] = advance(this.link, input, this.now);
    this.link = link;
    this.effects.push(...effects);
    return this;
  }

  hear(message: TowerMessage): this {
    return this.feed({ kind: 'line', text: formatLine(message) });
  }

  /** Time passes, and everything that is due in it is done. */
  pass(ms: number): this {
    const until = this.now + ms;
    while (wakeAt(this.link) <= until) {
      this.now = Math.max(this.now, wakeAt(this.link));
      this.feed({ kind: 'tick' });
    }
    this.now = until;
    return this;
  }

  open(): this {
    return this.feed({ kind: 'tick' }).feed({ kind: 'opened', random: 0x12340000 });
  }

  nonce(): number {
    return this.link.nonce;
  }

  /** Opens and shakes hands with a tower that has nothing waiting. */
  join(
    tower: { readonly next?: number; readonly queued?: number; readonly last?: number; readonly id?: string } = {},
  ): this {
    this.open().hear(
      announcement({ next: tower.next ?? 1, queued: tower.queued ?? 0, re: this.nonce(), id: tower.id ?? 'OAK1' }),
    );
    this.feed({ kind: 'recalled', ledger: { boot: BOOT, last: tower.last ?? 0 } });
    this.effects = [];
    return this;
  }

  /** The bodies of what was sent, pings left out. */
  sent(): readonly string[] {
    const texts = this.effects.flatMap(effect => (effect.kind === 'send' ? effect.text.split('\n') : []));
    return texts.flatMap(text => {
      const line = parseHostLine(text);
      return line.kind === 'hostLine' && line.message.kind !== 'ping' ? [formatBody(line.message)] : [];
    });
  }

  did(kind: LinkEffect['kind']): number {
    return this.effects.filter(effect => effect.kind === kind).length;
  }
}

export const BOOT = '5F00A1B2';
export const announcement = (
  fields: { next?: number; queued?: number; re?: number; boot?: string; id?: string } = {},
): TowerMessage => ({
  kind: 'tower',
  id: 'OAK1',
  boot: BOOT,
  next: 1,
  queued: 0,
  ...fields,
});
export const roll = (seq: number, boot = BOOT): EventMessage => ({
  kind: 'roll',
  seq,
  boot,
  d6: 3,
  d8: 5,
  ask: 0,
  uptime: 9,
});
