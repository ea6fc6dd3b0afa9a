import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-of-file.ts';

describe('the routes for tests', () => {
  const get = sandboxOfFile();

  const call = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${get().sandbox.url}${path}`, init);

  it('count the state', async () => {
    await get().stripe.customers.create();
    expect(await (await call('/_test/state')).json()).toMatchObject({ customers: 1, subscriptions: 0 });
  });

  it('switch faults on and off, and refuse a plan that they do not understand', async () => {
    const set = (plan: object): Promise<Response> =>
      call('/_test/faults', { method: 'POST', body: JSON.stringify(plan) });
    expect(
      (await set({ requests: [{ method: 'GET', path: '/v1/*', kind: 'explode', times: 1 }] })).status,
    ).toBe(400);
    await set({ requests: [{ method: 'GET', path: '/v1/*', kind: 'error_before', times: 5 }] });
    await expect(get().stripe.customers.list()).rejects.toMatchObject({
      statusCode: 500,
      type: 'StripeAPIError',
    });
    await set({});
    expect((await get().stripe.customers.list()).object).toBe('list');
  });

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host behind a proxy', { 'x-forwarded-for': '203.0.113.7' }],
  ])('answer nothing to %s', async (_, headers) => {
    for (const path of ['/_test/state', '/']) {
      expect((await call(path, { headers })).status).toBe(403);
    }
  });

  it('tell what is wrong with an action', async () => {
    const response = await call('/_test/charges/ch_none/dispute', { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: "No such charge: 'ch_none'" });
  });
});
