import dns from 'node:dns';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeVendor, startFakeVendor } from '../../../../test/generations/vendors/fake-vendor.ts';
import { guardedFetch } from './guarded-fetch.ts';

let own: FakeVendor;
let elsewhere: FakeVendor;
beforeAll(async () => {
  [own, elsewhere] = await Promise.all([startFakeVendor(), startFakeVendor()]);
});
afterAll(() => Promise.all([own.stop(), elsewhere.stop()]));
beforeEach(() => {
  for (const vendor of [own, elsewhere]) {
    vendor.seen.length = 0;
    vendor.serveWith((response) => response.end('a picture'));
  }
});

function get(url: string) {
  const server = { baseUrl: own.baseUrl, headers: { authorization: 'Bearer sk-test' } };
  return guardedFetch(url, server, { signal: new AbortController().signal });
}

const refusal = { name: 'ProviderError', kind: 'misconfigured' };

describe('guardedFetch', () => {
  it("fetches from the vendor's own server, wherever it is, with its key", async () => {
    const response = await get(`${own.baseUrl}/files/1.png`);

    await expect(response.text()).resolves.toBe('a picture');
    expect(own.seen).toMatchObject([
      { path: '/v1/files/1.png', headers: { authorization: 'Bearer sk-test' } },
    ]);
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://2130706433/',
    'http://0.0.0.0/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://224.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'https://user:password@example.com/',
    'file:///etc/passwd',
    'gopher://example.com/',
  ])('does not fetch %s', async (url) => {
    await expect(get(url)).rejects.toMatchObject(refusal);
  });

  it("does not fetch from another port of the vendor's machine", async () => {
    await expect(get(`${elsewhere.baseUrl}/files/1.png`)).rejects.toMatchObject(refusal);
    expect(elsewhere.seen).toEqual([]);
  });

  it.each([
    ['a private address', ['127.0.0.1']],
    ['a private address among public ones', ['93.184.216.34', '127.0.0.1']],
  ])('does not connect to a name that the DNS gives %s when it connects', async (_, addresses) => {
    const responses = addresses.map((address) => ({ address, family: 4 }));
    const lookup = vi
      .spyOn(dns, 'lookup')
      .mockImplementation(((
        _name: string,
        _options: unknown,
        callback: (error: null, found: typeof responses) => void,
      ) => callback(null, responses)) as unknown as typeof dns.lookup); // safe because it is asked for all addresses
    const { port } = new URL(elsewhere.baseUrl);

    await expect(get(`http://pictures.example.com:${port}/1.png`)).rejects.toMatchObject(refusal);

    expect(lookup).toHaveBeenCalled();
    expect(elsewhere.seen).toEqual([]);
    lookup.mockRestore();
  });

  it('follows redirects of the server, and none to a private address', async () => {
    own.serveWith((response, { path }) =>
      path === '/v1/files/2.png'
        ? response.end('moved')
        : response.writeHead(302, { location: '/v1/files/2.png' }).end(),
    );
    await expect((await get(`${own.baseUrl}/files/1.png`)).text()).resolves.toBe('moved');

    own.serveWith((response) => response.writeHead(302, { location: `${elsewhere.baseUrl}/1.png` }).end());
    await expect(get(`${own.baseUrl}/files/1.png`)).rejects.toMatchObject(refusal);
    expect(elsewhere.seen).toEqual([]);
  });

  it('gives up on redirects without end', async () => {
    own.serveWith((response) => response.writeHead(302, { location: '/v1/again' }).end());

    await expect(get(`${own.baseUrl}/files/1.png`)).rejects.toMatchObject(refusal);
    expect(own.seen).toHaveLength(4);
  });
});
