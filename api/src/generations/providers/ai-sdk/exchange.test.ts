import ipaddr from 'ipaddr.js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { providerContext } from '../../../../test/generations/provider-context.ts';
import {
  type FakeAiVendor,
  startFakeAiVendor,
} from '../../../../test/generations/vendors/ai-sdk/fake-ai-vendor.ts';
import { startFakeVendor } from '../../../../test/generations/vendors/fake-vendor.ts';
import { createExchange } from './exchange.ts';
import { VENDORS } from './vendors.ts';

let fake: FakeAiVendor;
beforeAll(async () => {
  fake = await startFakeAiVendor();
});
afterAll(() => fake.stop());

function open(stage: 'unsent' | 'polling' = 'unsent', baseUrl: string | null = fake.baseUrl) {
  const engine = { ...fake.speak('fal', 'image'), baseUrl };
  const options = { engine, vendor: VENDORS.fal, context: providerContext(), stage };
  return createExchange({ ...options, sizeBytesMax: 1024, repeatMs: 1 });
}

const POST = { method: 'POST', body: '{}' };

it('sends one paid request, whatever the package does', async () => {
  const exchange = open();
  const url = fake.link('/v1/model');

  await exchange.fetch(url, POST);
  await expect(exchange.fetch(url, POST)).rejects.toMatchObject({ kind: 'uncertain' });

  expect(fake.paid()).toBe(1);
});

it('sends no paid request for what an earlier attempt has bought', async () => {
  await expect(open('polling').fetch(fake.link('/v1/model'), POST)).rejects.toMatchObject({
    kind: 'uncertain',
  });
  expect(fake.seen).toEqual([]);
});

it.each([
  ['another server than the configured one', 'http://127.0.0.1:1/v1', '/v1/model'],
  ['a server that is not the vendor', null, '/v1/model'],
])('sends no paid request to %s', async (_, baseUrl, path) => {
  await expect(open('unsent', baseUrl).fetch(fake.link(path), POST)).rejects.toMatchObject({
    kind: 'unauthorized',
  });
  expect(fake.seen).toEqual([]);
});

it('sends the key to no other server, and no headers of the package', async () => {
  // A machine without the internet has no other public host: here each address counts as one.
  const everywhere = vi.spyOn(ipaddr, 'process').mockReturnValue(ipaddr.parse('93.184.216.34'));
  const elsewhere = await startFakeVendor();
  elsewhere.serveWith((response) => response.end('x'));
  try {
    const headers = { authorization: 'Key sk-1', 'x-package': 'fal' };
    await open().fetch(`${elsewhere.baseUrl}/picture.png`, { headers });

    expect(elsewhere.seen).toHaveLength(1);
    expect(elsewhere.seen[0]?.headers).not.toHaveProperty('authorization');
    expect(elsewhere.seen[0]?.headers).not.toHaveProperty('x-package');
  } finally {
    everywhere.mockRestore();
    await elsewhere.stop();
  }
});
