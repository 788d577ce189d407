import type { IncomingHttpHeaders } from 'node:http';
import { isIP, type Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Who asks: this machine itself, or somebody from elsewhere. What is limited is counted by `address`. */
export interface Visitor {
  readonly isHere: boolean;
  readonly address: string;
}

const HERE: Visitor = { isHere: true, address: 'here' };

/**
 * A request of this machine that no proxy passed on is from here. From the proxy that the house has named, the last address
 * in X-Forwarded-For is the guest, since the proxy itself wrote it; from anybody else that header is only something said.
 */
export function visitorOf(request: FastifyRequest, proxy: string | null): Visitor {
  const { headers } = request;
  const other = plainAddress(otherEnd(request) ?? '');
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  if (!isPassedOn) return isThisMachine(other) ? HERE : { isHere: false, address: household(other) };
  const guest = proxy !== null && other === plainAddress(proxy) ? lastHop(headers) : null;
  return { isHere: false, address: guest === null ? `by way of ${other}` : household(guest) };
}

/** The other end of the wire, which nobody can make up; a request that came over none has no address. */
export function otherEnd({ raw }: Pick<FastifyRequest, 'raw'>): string | undefined {
  const socket: Socket | undefined = raw.socket;
  return socket?.remoteAddress;
}

export function isThisMachine(address: string): boolean {
  return /^(::ffff:)?127\./.test(address) || address === '::1';
}

function lastHop(headers: IncomingHttpHeaders): string | null {
  const said = headers['x-forwarded-for'];
  const last = plainAddress([said ?? []].flat().join(',').split(',').at(-1)?.trim() ?? '');
  return isIP(last) === 0 ? null : last;
}

function plainAddress(address: string): string {
  return address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
}

/** One machine has as many IPv6 addresses as it likes, all with the same first half. */
function household(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
