import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { SparingLog } from './sparingLog.js';
import { Tries } from './tries.js';
import { type Visitor, visitorOf } from './visitor.js';

/** What the doors check; see docs/security.md. */
export interface AccessOptions {
  /** Names this service is called by, without port; plain addresses always are its own. */
  readonly hosts: readonly string[];
  /** Pages from elsewhere that may use the service, such as `http://localhost:5173` while developing. */
  readonly origins: readonly string[];
  /** Join codes by table; a table without one is open to this machine only. */
  readonly codes: ReadonlyMap<string, string>;
  /** The address of the proxy whose word counts about who is behind it. */
  readonly proxy: string | null;
  /** For administration; without one only this machine administers. */
  readonly pin: string | null;
}

export type Verdict = 'allowed' | 'denied' | 'tooMany';

/** What is asked for at a table, or of the whole house. */
interface Door {
  readonly tries: Tries;
  readonly what: 'join code' | 'PIN';
  readonly table: string | null;
}

const VERDICTS = { right: 'allowed', wrong: 'denied', wrongAgain: 'denied', tooMany: 'tooMany' } as const;
/** Unlike anything that anybody can send: what there is no secret for is tried and found wrong like everything else. */
const NO_SECRET = randomUUID();

export class Access {
  readonly #codeTries = new Tries();
  readonly #pinTries = new Tries();

  constructor(
    private readonly options: AccessOptions,
    private readonly log: SparingLog,
  ) {}

  visitor(request: FastifyRequest): Visitor {
    return visitorOf(request, this.options.proxy);
  }

  /** The address in the browser's address bar is ours: a page elsewhere that points its own name at us is not. */
  isOurHost(request: FastifyRequest): boolean {
    const name = hostName(request.headers.host ?? '');
    if (name === null) return false;
    // Only a name can be pointed at us by somebody else; a plain address cannot.
    return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || this.options.hosts.includes(name);
  }

  /** Browsers say which page is asking; programs say nothing. A page of another origin is refused. */
  isOurOrigin(request: FastifyRequest): boolean {
    const { origin, host } = request.headers;
    if (origin === undefined) return true;
    return origin === `http://${host}` || origin === `https://${host}` || this.options.origins.includes(origin);
  }

  /** The table this code belongs to: whoever types a code need not know what the table is called. */
  tableOf(code: string | undefined): string | undefined {
    if (code === undefined) return undefined;
    return [...this.options.codes].find(([, own]) => isSameCode(code, own))?.[0];
  }

  /**
   * May this visitor play at this table? Yes from this machine, and from elsewhere with the table's join code. Whether there
   * is such a table makes no difference to a stranger. The function it returns withdraws the question.
   */
  maySit(visitor: Visitor, table: string, code: string | undefined, answer: (verdict: Verdict) => void): () => void {
    const door: Door = { tries: this.#codeTries, what: 'join code', table };
    const secret = this.options.codes.get(table) ?? NO_SECRET;
    if (!visitor.isHere) return this.#knock(door, visitor, code, given => isSameCode(given, secret), answer);
    answer('allowed');
    return () => {};
  }

  mayAdminister(
    visitor: Visitor,
    pin: string | undefined,
    answer: (verdict: Verdict | 'onlyHere') => void,
  ): () => void {
    const secret = this.options.pin;
    const door: Door = { tries: this.#pinTries, what: 'PIN', table: null };
    if (secret !== null) return this.#knock(door, visitor, pin, given => isSame(given, secret), answer);
    answer(visitor.isHere ? 'allowed' : 'onlyHere');
    return () => {};
  }

  #knock(
    door: Door,
    { address }: Visitor,
    given: string | undefined,
    fits: (given: string) => boolean,
    answer: (verdict: Verdict) => void,
  ): () => void {
    if (given === undefined) {
      answer('denied');
      return () => {};
    }
    return door.tries.judge({
      address,
      secret: `${door.table} ${given}`,
      isRight: () => fits(given),
      answer: judgement => {
        if (judgement === 'wrong') this.#logWrong(door, address);
        answer(VERDICTS[judgement]);
      },
    });
  }

  /** Never what was tried: it may be right but for a letter. */
  #logWrong({ tries, what, table }: Door, address: string): void {
    const asked = table === null ? {} : { table: this.options.codes.has(table) ? table : 'unknown' };
    this.log.write('warn', { address, ...asked, wrongTries: tries.wrongOf(address) }, `a wrong ${what} was tried`);
  }
}

/** A code is read out across the table; nobody says which of its letters are large ones. */
function isSameCode(given: string, code: string): boolean {
  return isSame(given.toUpperCase(), code.toUpperCase());
}

/** In constant time, whatever the lengths. */
function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

function hostName(host: string): string | null {
  return /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase() ?? null;
}
