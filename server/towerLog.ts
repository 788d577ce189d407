import type { FastifyBaseLogger } from 'fastify';
import type { LinkStatus } from './serial/index.js';
import { isLinked } from './serial/index.js';

/** What is said of a link, and how loudly. Troubles with the same words are one trouble. */
interface Saying {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly says: string;
}

const LOST: Saying = { level: 'warn', says: 'the link to the tower is lost' };
const NEVER_THERE = 'no tower answers at this port';

const SAYINGS: Readonly<Record<Exclude<LinkStatus['code'], 'opening'>, Saying>> = {
  linked: { level: 'info', says: 'the tower is linked' },
  damaged: { level: 'warn', says: 'the line to the tower damages what it carries; nothing is lost' },
  notStored: { level: 'error', says: 'an event of the tower could not be stored; it stays in the tower' },
  noTable: { level: 'warn', says: 'an event of the tower has no table to go to; it stays in the tower' },
  notUnderstood: { level: 'warn', says: 'the tower sends an event that cannot be read; later ones wait behind it' },
  absent: LOST,
  lost: LOST,
  failed: LOST,
  silent: LOST,
  noPermission: { level: 'warn', says: 'the port may not be opened by this user' },
  busy: { level: 'warn', says: 'the port is used by another program' },
  notSerial: { level: 'warn', says: 'the port of a tower is no serial device' },
  notATower: { level: 'info', says: 'what is at this port does not speak like a tower' },
  sameId: { level: 'warn', says: 'another tower with the same id is linked; this one is left out' },
  noRecords: { level: 'error', says: 'what is stored of this tower cannot be looked up; it is not linked' },
  incompatible: { level: 'warn', says: 'the tower speaks another version of the protocol' },
};

const OF_LINKED: readonly Saying[] = (['linked', 'damaged', 'notStored', 'noTable', 'notUnderstood'] as const).map(
  code => SAYINGS[code],
);

/** Writes one line whenever a link comes to be in another state, however often it is told of in between. */
export class TowerLog {
  readonly #said = new Map<string, Saying>();

  constructor(private readonly log: FastifyBaseLogger) {}

  tell(links: readonly LinkStatus[]): void {
    for (const link of links) this.#tellOne(link);
    // A port that was found and is there no more.
    for (const [path, said] of this.#said) {
      if (links.some(link => link.path === path)) continue;
      if (OF_LINKED.includes(said)) this.#say(path, LOST, { code: 'absent' });
    }
  }

  #tellOne(link: LinkStatus): void {
    if (link.code === 'opening') return;
    const { path, code } = link;
    const tower = 'tower' in link ? { tower: link.tower } : {};
    const line = isLinked(link) && link.line !== undefined ? { line: link.line } : {};
    this.#say(path, SAYINGS[code], { ...tower, code, ...line });
  }

  #say(path: string, saying: Saying, fields: Readonly<Record<string, string>>): void {
    const before = this.#said.get(path);
    if (before === saying) return;
    this.#said.set(path, saying);
    const says = saying === LOST && !before ? NEVER_THERE : saying.says;
    this.log[saying.level]({ port: path, ...fields }, says);
  }
}
