import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { clientNetwork, networkOf, warnOfUnknownNetworks } from './client-network.ts';
import { createLogger } from './log/logger.ts';

async function seenNetwork(hops: number, forwarded?: string): Promise<string> {
  const app = new Hono<AppEnv>().get('/', (c) => c.text(clientNetwork(c, { trustedProxyHops: hops }).own));
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded });
  const env = { incoming: { socket: { remoteAddress: '192.0.2.9' } } };
  return (await app.request('/', { headers }, env)).text();
}

describe('clientNetwork', () => {
  it('ignores X-Forwarded-For when no proxy is trusted', async () => {
    await expect(seenNetwork(0, '203.0.113.7')).resolves.toBe('192.0.2.0/24');
  });

  it('takes the entry that the trusted proxy added, not what the client wrote before it', async () => {
    await expect(seenNetwork(1, '1.1.1.1, 203.0.113.7')).resolves.toBe('203.0.113.0/24');
    await expect(seenNetwork(2, '1.1.1.1, 203.0.113.7, 10.0.0.1')).resolves.toBe('203.0.113.0/24');
  });

  it.each([
    ['203.0.113.7:49152', '203.0.113.0/24'],
    ['[2001:db8:1:2::5]:49152', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::5]', '2001:db8:1:2::/64'],
    ['"[2001:db8:1:2::5]:443"', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::5', '2001:db8:1:2::/64'],
    ['203.0.113.7:x', 'unknown'],
    ['[203.0.113.7', 'unknown'],
  ])('reads %s without brackets and port', async (forwarded, network) => {
    await expect(seenNetwork(1, forwarded)).resolves.toBe(network);
  });

  it('warns once where a visitor has no network', async () => {
    const lines: string[] = [];
    const logger = createLogger({ logLevel: 'warn' }, { write: (line) => void lines.push(line) });
    const app = new Hono<AppEnv>()
      .use(warnOfUnknownNetworks({ trustedProxyHops: 1 }, logger))
      .get('/', (c) => c.text('ok'));
    for (const forwarded of ['203.0.113.7', 'over there', 'and there']) {
      const env = { incoming: { socket: { remoteAddress: '192.0.2.9' } } };
      expect(await (await app.request('/', { headers: { 'x-forwarded-for': forwarded } }, env)).text()).toBe(
        'ok',
      );
    }
    expect(lines).toEqual([expect.stringMatching(/over there.*TRUSTED_PROXY_HOPS/)]);
  });

  it('falls back to the socket when the header has fewer entries than hops', async () => {
    await expect(seenNetwork(2, '203.0.113.7')).resolves.toBe('192.0.2.0/24');
    await expect(seenNetwork(1)).resolves.toBe('192.0.2.0/24');
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24', null],
    ['::ffff:203.0.113.7', '203.0.113.0/24', null],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['not-an-address', 'unknown', null],
    ['', 'unknown', null],
  ])('puts %s into %s, at site %s', (address, own, site) => {
    expect(networkOf(address)).toEqual({ own, site });
  });
});
