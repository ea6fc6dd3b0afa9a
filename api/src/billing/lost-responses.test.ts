import { describe, expect, it, onTestFinished } from 'vitest';
import { openBillingStudio } from '../../test/billing/billing-studio.ts';
import { createTestDatabase } from '../../test/database/database.ts';

const { sql } = await createTestDatabase();
// Without the client's own retries: each fault is one that we meet.
const studio = await openBillingStudio(sql, { retries: 0 });
const { stripe } = studio;

/** The fault at every call that a checkout makes. */
const CALLS = [
  ['POST', '/v1/customers'],
  ['POST', '/v1/subscriptions'],
  ['GET', '/v1/subscriptions/*'],
  ['GET', '/v1/invoices/*'],
  ['GET', '/v1/invoice_payments'],
  ['GET', '/v1/payment_intents/*'],
] as const;
const KINDS = ['error_after', 'error_before', 'timeout_after', 'timeout_before'] as const;

describe.each(CALLS)('%s %s', (method, path) => {
  it.each(KINDS)('that ends in %s: one customer, one subscription, one grant', async (kind) => {
    onTestFinished(() => studio.sandbox.setFaults({}));
    const payer = await studio.newPayer();
    studio.sandbox.setFaults({ requests: [{ method, path, kind, times: 1 }] });

    // As the user would: a call that failed is made again.
    let session = await payer.checkout('pro').catch(() => null);
    session ??= await payer.checkout('pro').catch(() => null);
    studio.sandbox.setFaults({});
    session ??= await payer.checkout('pro');
    studio.sandbox.setFaults({ requests: [{ method, path, kind, times: 1 }] });
    await payer.confirm(session).catch(() => undefined);
    await studio.deliverEvents();
    studio.sandbox.setFaults({});

    const customers = await stripe.customers.list({ email: payer.email });
    expect(customers.data).toHaveLength(1);
    const customer = customers.data[0]?.id ?? '';
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
    expect([await payer.plan(), await payer.credits()]).toEqual(['pro', 500]);
  });
});

it.each(KINDS)('an upgrade with %s is paid once and gives its credits once', async (kind) => {
  onTestFinished(() => studio.sandbox.setFaults({}));
  const payer = await studio.newPayer();
  await payer.subscribe('pro');
  studio.sandbox.setFaults({ requests: [{ method: 'POST', path: '/v1/subscriptions/*', kind, times: 1 }] });

  await payer.ask('POST', '/api/change-plan', { plan: 'creator' });
  studio.sandbox.setFaults({});
  await payer.ask('POST', '/api/change-plan', { plan: 'creator' });
  await studio.deliverEvents();

  expect([await payer.plan(), await payer.credits()]).toEqual(['creator', 1500]);
  const [customer] = (await stripe.customers.list({ email: payer.email })).data;
  const paid = await stripe.invoices.list({ customer: customer?.id ?? '', status: 'paid' });
  expect(paid.data.map(({ amount_paid: amount }) => amount).toSorted((a, b) => a - b)).toEqual([799, 1200]);
});

const CHANGES = [
  ['POST', '/v1/subscription_schedules'],
  ['POST', '/v1/subscription_schedules/*'],
  ['GET', '/v1/subscriptions/*'],
] as const;

describe.each(CHANGES)('a downgrade whose %s %s', (method, path) => {
  it.each(KINDS)('ends in %s waits for the billing date once it is asked for again', async (kind) => {
    onTestFinished(() => studio.sandbox.setFaults({}));
    const payer = await studio.newPayer();
    await payer.subscribe('creator');
    studio.sandbox.setFaults({ requests: [{ method, path, kind, times: 1 }] });

    const first = await payer.ask('POST', '/api/change-plan', { plan: 'pro' });
    studio.sandbox.setFaults({});
    if (first.status !== 200) await payer.ask('POST', '/api/change-plan', { plan: 'pro' });
    await studio.deliverEvents();

    const { body } = await payer.ask('GET', '/api/subscription');
    expect(body.subscription).toMatchObject({ plan: { id: 'creator' }, next_plan: 'pro' });
    expect([await payer.plan(), await payer.credits()]).toEqual(['creator', 1500]);
  });
});

it('a waiting downgrade that cannot be brought back leaves the subscription ending: no bill is higher than agreed', async () => {
  onTestFinished(() => studio.sandbox.setFaults({}));
  const payer = await studio.newPayer();
  await payer.subscribe('creator');
  await payer.ask('POST', '/api/change-plan', { plan: 'pro' });
  await payer.ask('POST', '/api/cancel-subscription');
  studio.sandbox.setFaults({
    requests: [{ method: 'POST', path: '/v1/subscription_schedules', kind: 'error_before', times: 1 }],
  });

  expect((await payer.ask('POST', '/api/reactivate-subscription')).status).toBe(503);
  studio.sandbox.setFaults({});
  const ending = await payer.ask('POST', '/api/sync-subscription');
  expect(ending.body.subscription).toMatchObject({ cancel_at_period_end: true });

  const back = await payer.ask('POST', '/api/reactivate-subscription');
  expect(back.body.subscription).toMatchObject({ cancel_at_period_end: false, next_plan: 'pro' });
});

it.each(KINDS)(
  'a cancellation that ends in %s, and its end, happen once they are asked for again',
  async (kind) => {
    onTestFinished(() => studio.sandbox.setFaults({}));
    const payer = await studio.newPayer();
    await payer.subscribe('pro');
    for (const [path, isEnding] of [
      ['/api/cancel-subscription', true],
      ['/api/reactivate-subscription', false],
    ] as const) {
      studio.sandbox.setFaults({
        requests: [{ method: 'POST', path: '/v1/subscriptions/*', kind, times: 1 }],
      });
      const first = await payer.ask('POST', path);
      studio.sandbox.setFaults({});
      const { body } = first.status === 200 ? first : await payer.ask('POST', path);
      expect(body.subscription).toMatchObject({ status: 'active', cancel_at_period_end: isEnding });
    }
  },
);
