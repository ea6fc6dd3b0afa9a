import { isIP } from 'node:net';
import type { Config } from '../config/config.ts';
import type { AppContext } from './app-env.ts';

/**
 * The caller's network, /24 for IPv4 and /64 for IPv6: what one attacker gets for free. X-Forwarded-For is believed
 * only as many hops from the right as we run proxies; what a client wrote further left is never read.
 */
export function clientNetwork(c: AppContext, config: Pick<Config, 'trustedProxyHops'>): string {
  return networkOf(clientAddress(c, config.trustedProxyHops));
}

function clientAddress(c: AppContext, hops: number): string {
  const socketAddress = c.env.incoming?.socket.remoteAddress ?? '';
  if (hops === 0) return socketAddress;
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? [];
  return forwarded.at(-hops)?.trim() ?? socketAddress;
}

/** Anything that is no address shares one bucket, so a malformed header buys no fresh budget. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0] ?? '';
  switch (isIP(plain)) {
    case 4:
      return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
    case 6:
      return `${firstFourGroups(plain)}::/64`;
    default:
      return 'unknown';
  }
}

function firstFourGroups(address: string): string {
  // The URL parser writes an IPv6 address in its one canonical, compressed form.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, 4).join(':');
}
