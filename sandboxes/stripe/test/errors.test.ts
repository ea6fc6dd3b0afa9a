import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-of-file.ts';
import { clientOf } from './stripe-client.ts';

describe('errors', () => {
  const get = sandboxOfFile();

  const post = async (
    path: string,
    body: string,
  ): Promise<{ status: number; error: unknown; requestId: string | null }> => {
    const { sandbox } = get();
    const response = await fetch(`${sandbox.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${sandbox.secretKey}:`)}` },
      body: new URLSearchParams(body),
    });
    const json: unknown = await response.json();
    const error: unknown = typeof json === 'object' && json !== null && 'error' in json ? json.error : json;
    return { status: response.status, error, requestId: response.headers.get('request-id') };
  };

  it.each([
    ['an unknown parameter', '/v1/customers', 'colour=red', { code: 'parameter_unknown', param: 'colour' }],
    [
      'an unknown nested one',
      '/v1/subscriptions',
      'customer=c&items[0][price]=p&items[0][x]=1',
      { code: 'parameter_unknown', param: 'items[0][x]' },
    ],
    ['a missing parameter', '/v1/products', 'active=true', { code: 'parameter_missing', param: 'name' }],
    [
      'text for a number',
      '/v1/payment_intents',
      'currency=usd&amount=1.5',
      { code: 'parameter_invalid_integer', param: 'amount' },
    ],
    ['an empty text', '/v1/products', 'name=x&active=', { code: 'parameter_invalid_empty', param: 'active' }],
    ['a value that is none of the allowed', '/v1/refunds', 'reason=mood', { param: 'reason' }],
  ])('name %s', async (_, path, body, expected) => {
    const { status, error, requestId } = await post(path, body);
    expect(status).toBe(400);
    expect(error).toMatchObject({ type: 'invalid_request_error', ...expected });
    expect(requestId).toMatch(/^req_/);
  });

  it('say 401 without a key and with a wrong one, which is not repeated', async () => {
    const { sandbox } = get();
    expect((await fetch(`${sandbox.url}/v1/customers`)).status).toBe(401);
    const wrong = await fetch(`${sandbox.url}/v1/customers`, {
      headers: { authorization: 'Bearer nonsense-key' },
    });
    expect(await wrong.json()).toMatchObject({
      error: { message: 'Invalid API Key provided: nonsense****' },
    });
  });

  it('say 404 for what is not there and for endpoints that the sandbox lacks', async () => {
    const { stripe } = get();
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such customer: 'cus_none'",
      doc_url: 'https://stripe.com/docs/error-codes/resource-missing',
    });
    await expect(stripe.coupons.list()).rejects.toMatchObject({
      statusCode: 404,
      type: 'StripeInvalidRequestError',
    });
  });

  it('refuse another API version instead of answering in a shape that it does not have', async () => {
    const { sandbox } = get();
    const response = await fetch(`${sandbox.url}/v1/customers`, {
      headers: { authorization: `Bearer ${sandbox.secretKey}`, 'stripe-version': '2020-08-27' },
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Invalid Stripe API version: 2020-08-27');
  });
});

describe('lists and expansion', () => {
  const get = sandboxOfFile();

  it('page newest first, forwards and backwards, and the client follows them to the end', async () => {
    const { stripe } = get();
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) ids.unshift((await stripe.customers.create({ name })).id);
    const first = await stripe.customers.list({ limit: 2 });
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const last = await stripe.customers.list({ limit: 3, starting_after: ids[1] ?? '' });
    expect(last.has_more).toBe(false);
    const back = await stripe.customers.list({ limit: 2, ending_before: ids[3] ?? '' });
    expect(back.data.map(({ id }) => id)).toEqual(ids.slice(1, 3));
    const all: string[] = [];
    for await (const customer of stripe.customers.list({ limit: 2 })) all.push(customer.id);
    expect(all).toEqual(ids);
    await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
  });

  it('put objects in for ids, nested and in lists, and refuse what cannot be expanded', async () => {
    const { stripe } = get();
    const customer = await stripe.customers.create({ email: 'x@example.com' });
    const intent = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      customer: customer.id,
      payment_method: 'pm_card_visa',
      confirm: true,
      expand: ['latest_charge.payment_method', 'customer'],
    });
    expect(intent.customer).toMatchObject({ email: 'x@example.com' });
    const list = await stripe.charges.list({ expand: ['data.payment_intent.customer', 'data.refunds'] });
    expect(list.data[0]).toMatchObject({
      payment_intent: { id: intent.id, customer: { id: customer.id } },
      refunds: { object: 'list', data: [] },
    });
    await expect(stripe.customers.retrieve(customer.id, { expand: ['shoes'] })).rejects.toThrow(
      'This property cannot be expanded (shoes).',
    );
    await expect(stripe.charges.list({ expand: ['a.b.c.d.e'] })).rejects.toThrow('more than 4 levels');
  });

  it('answer the client with a key of another sandbox as with their own: any test key opens it', async () => {
    const { sandbox } = get();
    const other = clientOf({ url: sandbox.url, secretKey: 'rk_test_other' });
    expect((await other.customers.list()).object).toBe('list');
  });
});
