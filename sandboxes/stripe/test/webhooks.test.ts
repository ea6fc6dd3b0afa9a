import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-of-file.ts';
import { type WebhookReceiver, startWebhookReceiver } from './webhook-receiver.ts';

describe('webhooks', () => {
  const get = sandboxOfFile();
  let receiver: WebhookReceiver;
  let secret: string;
  let endpoint: string;

  beforeEach(async () => {
    receiver = await startWebhookReceiver();
    const created = await get().stripe.webhookEndpoints.create({
      url: receiver.url,
      enabled_events: ['customer.created', 'customer.updated'],
    });
    secret = created.secret ?? '';
    endpoint = created.id;
  });

  afterEach(async () => {
    get().sandbox.setFaults({});
    await get().stripe.webhookEndpoints.del(endpoint);
    await receiver.stop();
  });

  const delivered = (count: number) =>
    expect.poll(() => receiver.received.length, { timeout: 5000 }).toBe(count);

  it('carry a signature that the official client accepts, and none that it does not', async () => {
    const { stripe } = get();
    await stripe.customers.create({ name: 'Ada' });
    await delivered(1);
    const { body, signature } = receiver.received[0] ?? { body: '', signature: '' };
    expect(stripe.webhooks.constructEvent(body, signature, secret)).toMatchObject({
      type: 'customer.created',
      api_version: '2026-10-28.endive',
      livemode: false,
      data: { object: { name: 'Ada' } },
    });
    expect(() => stripe.webhooks.constructEvent(`${body} `, signature, secret)).toThrow('signature');
  });

  it('come only for the events that the endpoint wants, and say what an update changed', async () => {
    const { stripe } = get();
    const customer = await stripe.customers.create({ name: 'Ada', metadata: { a: '1' } });
    await stripe.products.create({ name: 'unwanted' });
    await stripe.customers.update(customer.id, { name: 'Bob', metadata: { a: '2' } });
    await delivered(2);
    expect(receiver.types().toSorted()).toEqual(['customer.created', 'customer.updated']);
    const events = await stripe.events.list({ type: 'customer.updated', limit: 1 });
    expect(events.data[0]?.data.previous_attributes).toEqual({ name: 'Ada', metadata: { a: '1' } });
    expect(events.data[0]?.request).toMatchObject({
      id: expect.stringMatching(/^req_/),
      idempotency_key: expect.any(String),
    });
  });

  it('are sent again until they are accepted, and count as pending until then', async () => {
    const { stripe } = get();
    receiver.responses.push(500, 302);
    const customer = await stripe.customers.create();
    const event = async () => (await stripe.events.list({ type: 'customer.created', limit: 1 })).data[0];
    expect(await event()).toMatchObject({ pending_webhooks: 1, data: { object: { id: customer.id } } });
    await delivered(1);
    await expect.poll(async () => (await event())?.pending_webhooks).toBe(0);
  });

  it('to an endpoint that is down stop nothing else', async () => {
    const { stripe } = get();
    const down = await stripe.webhookEndpoints.create({ url: 'http://127.0.0.1:1/', enabled_events: ['*'] });
    await stripe.customers.create();
    await delivered(1);
    await stripe.webhookEndpoints.update(down.id, { disabled: true });
    expect((await stripe.webhookEndpoints.retrieve(down.id)).status).toBe('disabled');
    expect((await stripe.webhookEndpoints.list()).data.map(({ secret }) => secret)).toEqual([
      undefined,
      undefined,
    ]);
    await stripe.webhookEndpoints.del(down.id);
  });

  it('are sent once when another endpoint of the same event is gone', async () => {
    const { stripe } = get();
    await stripe.webhookEndpoints.update(endpoint, { url: 'http://127.0.0.1:1/' });
    const live = await stripe.webhookEndpoints.create({ url: receiver.url, enabled_events: ['*'] });
    receiver.responses.push(500);
    await stripe.customers.create();
    const pending = async () => (await stripe.events.list({ limit: 1 })).data[0]?.pending_webhooks;
    await expect.poll(() => receiver.responses).toEqual([]);
    expect(await pending()).toBe(2);
    await stripe.webhookEndpoints.update(endpoint, { disabled: true });
    // Both become due while nothing can run, so that one pass of the dispatcher meets both.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
    await expect.poll(pending).toBe(0);
    expect(receiver.received).toHaveLength(1);
    await stripe.webhookEndpoints.del(live.id);
  });

  it('that wait for another attempt are sent at once when the endpoint gets a new address', async () => {
    const { stripe } = get();
    await stripe.webhookEndpoints.update(endpoint, { url: 'http://127.0.0.1:1/' });
    await stripe.customers.create({ name: 'early' });
    const failures = async () => (await stripe.events.list({ limit: 1 })).data[0]?.pending_webhooks;
    expect(await failures()).toBe(1);
    await stripe.webhookEndpoints.update(endpoint, { url: receiver.url });
    await delivered(1);
    expect(JSON.parse(receiver.received[0]?.body ?? '{}')).toMatchObject({
      data: { object: { name: 'early' } },
    });
  });

  it('can be lost and doubled by the switches for tests', async () => {
    const { sandbox, stripe } = get();
    sandbox.setFaults({ webhooks: { duplicateShare: 1, delayMsMax: 5, isShuffled: true } });
    await stripe.customers.create();
    await delivered(2);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    sandbox.setFaults({ webhooks: { dropShare: 1 } });
    const lost = await stripe.customers.create();
    const pending = async () => (await stripe.events.list({ limit: 1 })).data[0]?.pending_webhooks;
    await expect.poll(pending).toBe(0);
    expect(receiver.received).toHaveLength(2);
    expect((await stripe.events.list({ limit: 1 })).data[0]?.data.object).toMatchObject({ id: lost.id });
  });

  it('refuse an address without a scheme', async () => {
    await expect(
      get().stripe.webhookEndpoints.create({ url: 'example.com', enabled_events: ['*'] }),
    ).rejects.toMatchObject({ code: 'url_invalid' });
  });
});
