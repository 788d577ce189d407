import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP, type Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { Bucket, BucketByAddress } from './limits.js';

/** What the doors check; see docs/security.md. */
export interface AccessOptions {
  /** Names this service is called by, without port; plain addresses always are its own. */
  readonly hosts: readonly string[];
  /** Pages from elsewhere that may use the service, such as `http://localhost:5173` while developing. */
  readonly origins: readonly string[];
  /** Join codes by table; a table without one is open to this machine only. */
  readonly codes: ReadonlyMap<string, string>;
  /** For administration; without one only this machine administers. */
  readonly pin: string | null;
}

export type Verdict = 'allowed' | 'denied' | 'tooMany';

/** Wrong tries an address has before it must wait, and how slowly they come back. */
const TRIES = { burst: 5, perSecond: 1 / 12 };
/** The same for all addresses together: many machines guess no faster than a few. */
const ALL_TRIES = { burst: 60, perSecond: 1 / 2 };

export class Access {
  readonly #tries = new BucketByAddress(TRIES);
  readonly #allTries = new Bucket(ALL_TRIES);

  constructor(private readonly options: AccessOptions) {}

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

  /** May this request play at this table? Yes from this machine, and from elsewhere with the table's join code. */
  maySit(request: FastifyRequest, table: string, code: string | undefined): Verdict {
    if (isFromHere(request)) return 'allowed';
    return this.#check(request, code, this.options.codes.get(table) ?? null, isSameCode);
  }

  mayAdminister(request: FastifyRequest, pin: string | undefined): Verdict | 'onlyHere' {
    if (this.options.pin === null) return isFromHere(request) ? 'allowed' : 'onlyHere';
    return this.#check(request, pin, this.options.pin, isSame);
  }

  /** Only a wrong secret costs a try: whoever knows it may come back as often as they like. */
  #check(
    request: FastifyRequest,
    given: string | undefined,
    secret: string | null,
    fits: (given: string, secret: string) => boolean,
  ): Verdict {
    if (given === undefined || secret === null) return 'denied';
    if (this.#tries.isEmpty(addressOf(request)) || this.#allTries.isEmpty) return 'tooMany';
    if (fits(given, secret)) return 'allowed';
    const isLastTry = !this.#tries.take(addressOf(request)) || !this.#allTries.take();
    return isLastTry ? 'tooMany' : 'denied';
  }
}

/** From this machine itself; what a proxy on this machine passes on is from elsewhere. */
function isFromHere(request: FastifyRequest): boolean {
  const { headers } = request;
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const address = addressOf(request);
  return /^(::ffff:)?127\./.test(address) || address === '::1';
}

/** The other end of the wire, which nobody can make up; a request that came over none has no address. */
export function addressOf({ raw }: FastifyRequest): string {
  const socket: Socket | undefined = raw.socket;
  return socket?.remoteAddress ?? '';
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
