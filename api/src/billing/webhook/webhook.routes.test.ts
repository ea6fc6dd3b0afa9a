import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { testPayments, WEBHOOK_SECRET } from '../../../test/billing/payments.ts';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';

const { sql } = await createTestDatabase();
const { stripe, payments } = testPayments('http://127.0.0.1:9', {
  webhookSecrets: ['whsec_the_old_one', WEBHOOK_SECRET],
});
const gateway = createTestGateway(sql, {}, { payments });
afterAll(() => gateway.stop());

const newEvent = (fields: object = {}) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type: 'product.created',
  created: 1_800_000_000,
  livemode: false,
  data: { object: { id: 'prod_1', object: 'product' } },
  ...fields,
});

/** As Stripe delivers: from elsewhere, without a session, the signature over exactly these bytes. */
function deliver(
  event: object,
  options: { secret?: string; timestamp?: number; body?: string; signed?: string; signature?: string } = {},
) {
  const payload = options.signed ?? JSON.stringify(event);
  const signature = stripe.webhooks.generateTestHeaderString({
    payload,
    secret: options.secret ?? WEBHOOK_SECRET,
    ...(options.timestamp !== undefined && { timestamp: options.timestamp }),
  });
  return gateway.app.request('/api/stripe/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': options.signature ?? signature },
    body: options.body ?? payload,
  });
}

const stored = async (id: string) =>
  sql<{ attempts: number; isDone: boolean; error: string | null }[]>`
    select attempts, processed_at is not null as "isDone", error from billing.event where id = ${id}`;

describe('[7.stripe] the webhook', () => {
  it('keeps an event that Stripe has signed and acts on it once, however often it comes', async () => {
    const event = newEvent();

    const responses = await Promise.all([1, 2, 3].map(async () => await deliver(event)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    await deliver(event);

    expect(await stored(event.id)).toMatchObject([{ isDone: true, error: null }]);
  });

  it.each([
    ['is signed with another secret', { secret: 'whsec_of_another_account' }],
    ['was signed six minutes ago', { timestamp: Math.floor(Date.now() / 1000) - 360 }],
    ['is signed for six minutes from now', { timestamp: Math.floor(Date.now() / 1000) + 360 }],
    ['was changed after it was signed', { body: JSON.stringify(newEvent({ type: 'invoice.paid' })) }],
    ['is not signed', { signature: '' }],
    ['has a signature that is none', { signature: 't=now,v1=yes' }],
  ])('refuses an event that %s', async (_, options) => {
    const event = newEvent();

    expect((await deliver(event, options)).status).toBe(400);
    expect(await stored(event.id)).toEqual([]);
  });

  it.each<[string, object]>([
    ['no object', { data: {} }],
    ['no data', { data: undefined }],
    ['an object that is a list', { data: { object: [] } }],
    ['no time', { created: undefined }],
    ['a time after every calendar', { created: 9e15 }],
    ['a time that is text', { created: 'tomorrow' }],
    ['no id', { id: undefined }],
    ['no type', { type: undefined }],
    ['a number for a type', { type: 7 }],
    ['an object without a name', { type: 'invoice.paid', data: { object: { id: '' } } }],
    ['an object with a number for a name', { type: 'invoice.paid', data: { object: { id: 7 } } }],
    ['a number for a customer', { data: { object: { id: 'prod_1', customer: 7 } } }],
    [
      'a number for a payment',
      { type: 'refund.updated', data: { object: { id: 're_1', payment_intent: { id: 7 } } } },
    ],
    ['a text that the database cannot keep', { data: { object: { id: 'prod_1', name: 'a\u0000b' } } }],
    ['half a character', { data: { object: { id: 'prod_1', name: '\ud800' } } }],
  ])('refuses an event with %s, though it is signed, and keeps nothing of it', async (_, fields) => {
    const event = newEvent(fields);

    expect((await deliver(event)).status).toBe(400);
    expect(await stored(event.id ?? '')).toEqual([]);
  });

  it('refuses an event that is nested deeper than anything can read, though it is signed', async () => {
    const body = JSON.stringify(newEvent({ filler: 'here' })).replace(
      '"here"',
      '['.repeat(2e4) + ']'.repeat(2e4),
    );

    expect((await deliver({}, { body, signed: body })).status).toBe(400);
  });

  it.each(['null', '[]', '7', '{', '{"object":"v2.core.event"}'])(
    'refuses %s, though it is signed',
    async (body) => {
      expect((await deliver({}, { body, signed: body })).status).toBe(400);
    },
  );

  it('refuses an event of live mode while the keys are test keys', async () => {
    const event = newEvent({ livemode: true });

    expect((await deliver(event)).status).toBe(400);
    expect(await stored(event.id)).toEqual([]);
  });

  it('takes an event that is longer than any other JSON may be', async () => {
    const event = newEvent({
      data: { object: { id: 'prod_1', object: 'product', name: 'x'.repeat(70_000) } },
    });
    expect(await deliver(event)).toHaveProperty('status', 200);
  });

  it('refuses a body of 10 MB before it reads it', async () => {
    const response = await deliver(newEvent({ filler: 'x'.repeat(10 * 1024 * 1024) }));

    expect(response.status).toBe(413);
  });

  it('answers an error while Stripe cannot be asked, and keeps the event for later', async () => {
    const event = newEvent({
      type: 'customer.subscription.updated',
      data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_1' } },
    });

    expect((await deliver(event)).status).toBe(503);
    expect(await stored(event.id)).toMatchObject([{ attempts: 1, isDone: false, error: expect.any(String) }]);
  }, 30_000);

  it('is closed while no key is configured', async () => {
    const without = createTestGateway(sql);
    const response = await without.app.request('/api/stripe/webhook', { method: 'POST', body: '{}' });
    without.stop();

    expect(response.status).toBe(503);
  });
});
