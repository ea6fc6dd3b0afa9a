import type { PaymentSession, PlanChange } from '@aic/contract';
import { describe, expect, it } from 'vitest';
import { openBillingStudio, type Payer } from '../../test/billing/billing-studio.ts';
import { createTestDatabase } from '../../test/database/database.ts';
import { spend } from '../../test/gateway/factories.ts';

const { sql } = await createTestDatabase();
const studio = await openBillingStudio(sql);
const { stripe } = studio;

const subscriptionOf = async (payer: Payer) =>
  (await payer.ask('GET', '/api/subscription')).body.subscription;
const idsOf = async ({ id }: Payer) =>
  (
    await sql<[{ customer: string; subscription: string }]>`
    select c.id as customer, s.id as subscription
    from billing.customer c join billing.subscription s on s.user_id = c.user_id where c.user_id = ${id}`
  )[0];

describe('[4.checkout.secret] a checkout', () => {
  it('gives the plan and its credits once it is paid, and nothing before', async () => {
    const payer = await studio.newPayer();

    const session = await payer.checkout('pro');
    expect(session).toEqual({ clientSecret: expect.stringMatching(/^pi_.*_secret_/), status: 'incomplete' });
    expect([await payer.plan(), await payer.credits()]).toEqual([null, 0]);
    await payer.confirm(session);

    expect([await payer.plan(), await payer.credits()]).toEqual(['pro', 500]);
    expect(await subscriptionOf(payer)).toMatchObject({
      status: 'active',
      plan: { id: 'pro', amount: 799 },
      cancel_at_period_end: false,
      next_plan: null,
      action: null,
      card: { brand: 'visa', last4: '4242' },
    });
  });

  it('gives them once when the webhook tells of it too', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('creator');
    await studio.deliverEvents();

    expect([await payer.plan(), await payer.credits()]).toEqual(['creator', 1500]);
  });

  it('gives them by the webhook alone when the browser never comes back', async () => {
    const payer = await studio.newPayer();
    const session = await payer.checkout('pro');
    await stripe.paymentIntents.confirm(session.clientSecret?.split('_secret_')[0] ?? '', {
      payment_method: 'pm_card_visa',
      return_url: 'https://studio.test/',
    });
    await studio.deliverEvents();

    expect([await payer.plan(), await payer.credits()]).toEqual(['pro', 500]);
  });

  it('is one customer and one subscription for two tabs at once, and says so when it is paid', async () => {
    const payer = await studio.newPayer();

    const [first, second] = await Promise.all([payer.checkout('pro'), payer.checkout('pro')]);
    expect(second).toEqual(first);
    await payer.confirm(first);

    expect(await payer.checkout('pro')).toEqual({ clientSecret: null, status: 'active' });
    expect(await payer.checkout('creator')).toEqual({ clientSecret: null, status: 'active' });
    const { customer } = await idsOf(payer);
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
    expect((await stripe.customers.list({ email: payer.email })).data).toHaveLength(1);
  });

  it('of another plan ends the first one, which then cannot be paid', async () => {
    const payer = await studio.newPayer();
    const first = await payer.checkout('pro');
    const second = await payer.checkout('creator');

    await expect(payer.confirm(first)).rejects.toThrow('cancel');
    await payer.confirm(second);

    expect([await payer.plan(), await payer.credits()]).toEqual(['creator', 1500]);
  });

  it('stays open after a declined card, and the next card pays it', async () => {
    const payer = await studio.newPayer();
    const session = await payer.checkout('pro');

    await expect(payer.confirm(session, 'pm_card_visa_chargeDeclined')).rejects.toThrow(
      'Your card was declined.',
    );
    expect(await payer.credits()).toBe(0);
    await payer.confirm(await payer.checkout('pro'));

    expect(await payer.credits()).toBe(500);
  });

  it.each([
    ['an unknown plan', { plan: 'gold' }],
    ['a price of its own', { plan: 'pro', amount: 1 }],
    ['another currency', { plan: 'pro', currency: 'jpy' }],
    ['no plan', {}],
  ])('is refused for %s, and nothing is made', async (_, body) => {
    const payer = await studio.newPayer();
    const before = studio.sandbox.counts();

    expect((await payer.ask('POST', '/api/create-subscription', body)).status).toBe(400);
    expect(studio.sandbox.counts()).toEqual(before);
  });
});

describe('[4.sub.cancel] cancelling', () => {
  it('keeps plan and credits until the end, and reactivating undoes it', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('pro');

    const cancelled = await payer.ask('POST', '/api/cancel-subscription');
    expect(cancelled.body.subscription).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect([await payer.plan(), await payer.credits()]).toEqual(['pro', 500]);
    expect((await payer.ask('POST', '/api/change-plan', { plan: 'creator' })).status).toBe(409);

    const back = await payer.ask('POST', '/api/reactivate-subscription');
    expect(back.body.subscription).toMatchObject({ status: 'active', cancel_at_period_end: false });
  });

  it('by a date that was set at Stripe is shown as ending then, and can be undone', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('pro');
    const { subscription } = await idsOf(payer);
    const endsAt = Math.floor(Date.now() / 1000) + 10 * 86_400;
    await stripe.subscriptions.update(subscription, { cancel_at: endsAt });
    await studio.deliverEvents();

    expect(await subscriptionOf(payer)).toMatchObject({ cancel_at_period_end: true, cancel_at: endsAt });
    const back = await payer.ask('POST', '/api/reactivate-subscription');
    expect(back.body.subscription).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
  });

  it('is refused without a subscription', async () => {
    const payer = await studio.newPayer();
    for (const path of [
      'cancel-subscription',
      'reactivate-subscription',
      'retry-payment',
      'payment-method/setup',
    ]) {
      expect((await payer.ask('POST', `/api/${path}`)).status).toBe(409);
    }
  });

  it('at once by the operator ends plan and credits', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('pro');
    await stripe.subscriptions.cancel((await idsOf(payer)).subscription);
    await studio.deliverEvents();

    expect([await payer.plan(), await payer.credits()]).toEqual([null, 0]);
    expect(await subscriptionOf(payer)).toBeNull();
    await payer.subscribe('creator');
    expect([await payer.plan(), await payer.credits()]).toEqual(['creator', 1500]);
  });
});

describe('[4.sub.change] an upgrade', () => {
  it('costs the rest of the month, says so before, and gives the difference in credits', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('pro');
    await spend(sql, payer.id, 100);

    const { body: preview } = await payer.ask<PlanChange>('GET', '/api/change-plan/preview?plan=creator');
    expect(preview).toMatchObject({ plan: 'creator', amountDue: 1200, credits: 1000 });
    const { body: session } = await payer.ask<PaymentSession>('POST', '/api/change-plan', {
      plan: 'creator',
    });

    expect(session).toEqual({ clientSecret: null, status: 'active' });
    expect([await payer.plan(), await payer.credits()]).toEqual(['creator', 1400]);
    expect((await payer.ask('POST', '/api/change-plan', { plan: 'creator' })).status).toBe(409);
    const { body: invoices } = await payer.ask<unknown[]>('GET', '/api/invoices');
    expect(invoices).toHaveLength(2);
    // Both are of the same second here.
    expect(invoices).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ reason: 'upgrade', plan: 'creator', amountPaid: 1200, credits: 1000 }),
        expect.objectContaining({ reason: 'subscribe', plan: 'pro', amountPaid: 799, credits: 500 }),
      ]),
    );
  });

  it('that the card refuses changes nothing and costs nothing', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('pro');
    const { customer, subscription } = await idsOf(payer);
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await stripe.subscriptions.update(subscription, { default_payment_method: bad.id });

    const refused = await payer.ask('POST', '/api/change-plan', { plan: 'creator' });

    expect(refused).toMatchObject({
      status: 402,
      body: { code: 'payment_failed', message: 'Your card was declined.' },
    });
    expect([await payer.plan(), await payer.credits()]).toEqual(['pro', 500]);
    await studio.deliverEvents();
    expect([await payer.plan(), await payer.credits()]).toEqual(['pro', 500]);
  });
});

it('refuses a card that was never confirmed here, and not as an outage', async () => {
  const payer = await studio.newPayer();
  await payer.subscribe('pro');

  expect(await payer.ask('POST', '/api/payment-method', { setupIntent: 'seti_unknown' })).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  });
});

describe('[4.sub.change] a downgrade', () => {
  it('waits for the billing date and can be undone until then', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('creator');

    await payer.ask('POST', '/api/change-plan', { plan: 'pro' });
    expect(await subscriptionOf(payer)).toMatchObject({ plan: { id: 'creator' }, next_plan: 'pro' });
    expect([await payer.plan(), await payer.credits()]).toEqual(['creator', 1500]);
    await payer.ask('POST', '/api/change-plan', { plan: 'creator' });

    expect(await subscriptionOf(payer)).toMatchObject({ plan: { id: 'creator' }, next_plan: null });
  });

  it('is no end that could be undone: reactivating says so, and it waits on', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('creator');
    await payer.ask('POST', '/api/change-plan', { plan: 'pro' });

    expect(await payer.ask('POST', '/api/reactivate-subscription')).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: expect.stringContaining('is not ending') },
    });
    expect(await subscriptionOf(payer)).toMatchObject({ next_plan: 'pro' });
  });

  it('that waited when the subscription was cancelled waits again when it is reactivated', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('creator');
    await payer.ask('POST', '/api/change-plan', { plan: 'pro' });
    await payer.ask('POST', '/api/cancel-subscription');
    // A repeat of a lost response.
    await payer.ask('POST', '/api/cancel-subscription');

    const back = await payer.ask('POST', '/api/reactivate-subscription');

    expect(back.body.subscription).toMatchObject({ cancel_at_period_end: false, next_plan: 'pro' });
    // It was kept once: a user who undoes it and then cancels has no downgrade any more.
    await payer.ask('POST', '/api/change-plan', { plan: 'creator' });
    await payer.ask('POST', '/api/cancel-subscription');
    const { body } = await payer.ask('POST', '/api/reactivate-subscription');
    expect(body.subscription).toMatchObject({ cancel_at_period_end: false, next_plan: null });
  });

  it('that waits is dropped when the subscription is cancelled', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('creator');
    await payer.ask('POST', '/api/change-plan', { plan: 'pro' });

    await payer.ask('POST', '/api/cancel-subscription');

    expect(await subscriptionOf(payer)).toMatchObject({ next_plan: null, cancel_at_period_end: true });
  });
});

it('lists no invoice of a checkout that was only looked at, nor of an upgrade that waits or was refused', async () => {
  const looking = await studio.newPayer();
  await looking.checkout('pro');
  await looking.checkout('creator');
  const waiting = await studio.newPayer();
  await waiting.subscribe('pro', 'pm_card_authenticationRequired');
  await waiting.ask('POST', '/api/change-plan', { plan: 'creator' });
  await studio.deliverEvents();

  expect((await looking.ask('GET', '/api/invoices')).body).toEqual([]);
  expect((await waiting.ask('GET', '/api/invoices')).body).toMatchObject([
    { status: 'paid', amountPaid: 799 },
  ]);
  const [hidden] = await sql<[{ id: string }]>`
    select id from billing.invoice where user_id = ${waiting.id} and status = 'open'`;
  expect((await waiting.ask('GET', `/api/invoices/${hidden.id}`)).status).toBe(404);
});

it('shows invoices to their owner only', async () => {
  const [payer, stranger] = [await studio.newPayer(), await studio.newPayer()];
  await payer.subscribe('pro');
  const { body: invoices } = await payer.ask<Array<{ id: string }>>('GET', '/api/invoices');

  expect(await stranger.ask('GET', '/api/invoices')).toMatchObject({ status: 200, body: [] });
  expect((await stranger.ask('GET', `/api/invoices/${invoices[0]?.id ?? ''}`)).status).toBe(404);
});
