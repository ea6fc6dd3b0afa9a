import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { AppContext, AppEnv } from './app-env.ts';

const UNKNOWN = 'unknown';

/** Where a request comes from, for limits. */
export interface ClientNetwork {
  /** What one client gets for free: /24 for IPv4, /64 for IPv6. */
  own: string;
  /** What one customer of a provider may have: /48 for IPv6. Null for IPv4, which is scarce. */
  site: string | null;
}

/**
 * The caller's network. X-Forwarded-For is believed only as many hops from the right as we run proxies; what a client
 * wrote further left is never read.
 */
export function clientNetwork(c: AppContext, config: Pick<Config, 'trustedProxyHops'>): ClientNetwork {
  return networkOf(clientAddress(c, config.trustedProxyHops));
}

function clientAddress(c: AppContext, hops: number): string {
  const socketAddress = c.env.incoming?.socket.remoteAddress ?? '';
  if (hops === 0) return socketAddress;
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? [];
  const entry = forwarded.at(-hops)?.trim();
  return entry === undefined ? socketAddress : withoutPort(entry);
}

/** Some proxies write `203.0.113.7:49152`, `[2001:db8::1]:49152` or the quotes of `Forwarded` (RFC 7239, 6). */
function withoutPort(entry: string): string {
  const plain = entry.replaceAll('"', '');
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(plain) ?? [];
  return inBrackets ?? plain.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}

/**
 * Warns once when a request comes from no network: all such visitors share one limit, so a proxy that writes what we do
 * not read shuts everybody out.
 */
export function warnOfUnknownNetworks(
  config: Pick<Config, 'trustedProxyHops'>,
  logger: Logger,
): MiddlewareHandler<AppEnv> {
  let isWarned = false;
  return async (c, next) => {
    if (!isWarned && c.env?.incoming !== undefined && clientNetwork(c, config).own === UNKNOWN) {
      isWarned = true;
      logger.warn(
        { header: c.req.header('x-forwarded-for')?.slice(0, 200) },
        'the address of a visitor cannot be read, so all such visitors share one limit: look at TRUSTED_PROXY_HOPS and at what the proxy writes into X-Forwarded-For',
      );
    }
    await next();
  };
}

/** Anything that is no address shares one network, so a malformed header buys no fresh budget. */
export function networkOf(address: string): ClientNetwork {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0] ?? '';
  switch (isIP(plain)) {
    case 4:
      return { own: `${plain.split('.').slice(0, 3).join('.')}.0/24`, site: null };
    case 6: {
      const groups = ipv6Groups(plain);
      return {
        own: `${groups.slice(0, 4).join(':')}::/64`,
        site: `${groups.slice(0, 3).join(':')}::/48`,
      };
    }
    default:
      return { own: UNKNOWN, site: null };
  }
}

/** All eight groups, without leading zeros. */
function ipv6Groups(address: string): string[] {
  // The URL parser writes an IPv6 address in its one canonical, compressed form.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
}
