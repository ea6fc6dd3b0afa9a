import { afterEach, describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-of-file.ts';

describe('idempotency keys', () => {
  const get = sandboxOfFile();

  afterEach(() => get().sandbox.setFaults({}));

  const create = async (key: string, body: string, path = '/v1/customers'): Promise<Response> => {
    const { sandbox } = get();
    return fetch(`${sandbox.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.secretKey}`, 'idempotency-key': key },
      body: new URLSearchParams(body),
    });
  };

  it('give the first response again, marked as replayed, and do the work once', async () => {
    const { sandbox } = get();
    const first = await create('key-1', 'name=Ada');
    const count = sandbox.counts().customers;
    const again = await create('key-1', 'name=Ada');
    expect(await again.text()).toBe(await first.text());
    expect([first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed')]).toEqual([
      null,
      'true',
    ]);
    expect(sandbox.counts().customers).toBe(count);
  });

  it('are refused with other parameters and for another endpoint', async () => {
    await create('key-2', 'name=Ada');
    const other = await create('key-2', 'name=Bob');
    expect(other.status).toBe(400);
    expect(await other.json()).toMatchObject({
      error: {
        type: 'idempotency_error',
        message: expect.stringContaining('same parameters they were first used with'),
      },
    });
    const elsewhere = await create('key-2', 'name=Ada', '/v1/products');
    expect(await elsewhere.json()).toMatchObject({
      error: {
        type: 'idempotency_error',
        message: expect.stringContaining("('POST /v1/products' vs 'POST /v1/customers')"),
      },
    });
  });

  it('answer 409 while the first request is still being worked on', async () => {
    get().sandbox.setFaults({
      requests: [{ method: 'POST', path: '/v1/customers', kind: 'slow', times: 1, delayMs: 150 }],
    });
    const first = create('key-3', 'name=Ada');
    const second = await create('key-3', 'name=Ada');
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ error: { code: 'idempotency_key_in_use' } });
    expect((await first).status).toBe(200);
  });

  it('are free again after refused parameters, and keep a declined card', async () => {
    expect((await create('key-4', 'colour=red')).status).toBe(400);
    expect((await create('key-4', 'name=Ada')).status).toBe(200);
    const body = 'amount=500&currency=usd&confirm=true&payment_method=pm_card_chargeDeclined';
    const declined = await create('key-5', body, '/v1/payment_intents');
    const replayed = await create('key-5', body, '/v1/payment_intents');
    expect([declined.status, replayed.status]).toEqual([402, 402]);
    expect(await replayed.text()).toBe(await declined.text());
  });

  it('replay the success behind a response that was lost, also through the retries of the official client', async () => {
    const { sandbox, stripe } = get();
    sandbox.setFaults({
      requests: [{ method: 'POST', path: '/v1/customers', kind: 'error_after', times: 1 }],
    });
    const count = sandbox.counts().customers;
    expect((await create('key-6', 'name=Ada')).status).toBe(500);
    expect(await (await create('key-6', 'name=Ada')).json()).toMatchObject({
      object: 'customer',
      name: 'Ada',
    });
    sandbox.setFaults({
      requests: [{ method: 'POST', path: '/v1/products', kind: 'error_after', times: 1 }],
    });
    const product = await stripe.products.create({ name: 'once' }, { maxNetworkRetries: 1 });
    expect(product.name).toBe('once');
    expect(sandbox.counts()).toMatchObject({ customers: count + 1, products: 1 });
  });

  it('did nothing when the failure came before the work, or no response ever came', async () => {
    const { sandbox, stripe } = get();
    const { customers } = sandbox.counts();
    sandbox.setFaults({
      requests: [
        { method: 'POST', path: '/v1/customers', kind: 'error_before', times: 1 },
        { method: 'POST', path: '/v1/customers', kind: 'timeout_before', times: 1 },
        { method: '*', path: '/v1/cust*', kind: 'timeout_after', times: 1 },
      ],
    });
    expect((await create('key-7', 'name=Ada')).status).toBe(500);
    const silent = { maxNetworkRetries: 0, timeout: 100 };
    await expect(stripe.customers.create({ name: 'Bob' }, silent)).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
    expect(sandbox.counts().customers).toBe(customers);
    await expect(stripe.customers.create({ name: 'Cy' }, silent)).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
    expect(sandbox.counts().customers).toBe(customers + 1);
  });
});
