import ipaddr from 'ipaddr.js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type FakeVendor, startFakeVendor } from '../../../../test/generations/vendors/fake-vendor.ts';
import { guardedFetch } from './guarded-fetch.ts';

let own: FakeVendor;
let elsewhere: FakeVendor;
beforeAll(async () => {
  // A machine without the internet has no other public host: here each address counts as one.
  vi.spyOn(ipaddr, 'process').mockReturnValue(ipaddr.parse('93.184.216.34'));
  [own, elsewhere] = await Promise.all([startFakeVendor(), startFakeVendor()]);
  elsewhere.serveWith((response) => response.end('a picture'));
});
afterAll(() => {
  vi.restoreAllMocks();
  return Promise.all([own.stop(), elsewhere.stop()]);
});

it.each(['named', 'reached by a redirect'])('sends no key to another host that is %s', async (way) => {
  own.serveWith((response) => response.writeHead(302, { location: `${elsewhere.baseUrl}/1.png` }).end());
  elsewhere.seen.length = 0;
  const headers = { authorization: 'Bearer sk-test', 'x-team': 'studio' };

  const response = await guardedFetch(
    way === 'named' ? `${elsewhere.baseUrl}/1.png` : `${own.baseUrl}/1.png`,
    { baseUrl: own.baseUrl, headers },
    { signal: new AbortController().signal },
  );

  await expect(response.text()).resolves.toBe('a picture');
  expect(elsewhere.seen).toHaveLength(1);
  expect(elsewhere.seen[0]?.headers).not.toHaveProperty('authorization');
  expect(elsewhere.seen[0]?.headers).not.toHaveProperty('x-team');
});
