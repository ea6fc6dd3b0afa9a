import type { PaymentSession } from '@aic/contract';
import { describe, expect, it } from 'vitest';
import { openBillingStudio, type Payer } from '../../test/billing/billing-studio.ts';
import { createTestDatabase } from '../../test/database/database.ts';
import { spend } from '../../test/gateway/factories.ts';

const { sql } = await createTestDatabase();
const studio = await openBillingStudio(sql);
const { stripe } = studio;

const HOUR = 3600;
const DAY = 24 * HOUR;

/** A subscriber whose time at Stripe is the test's. */
async function newSubscriber(plan: 'pro' | 'creator', card?: string) {
  const payer = await studio.newPayer();
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Math.floor(Date.now() / 1000) });
  const customer = await stripe.customers.create({
    email: payer.email,
    metadata: { user_id: payer.id },
    test_clock: clock.id,
  });
  await sql`select billing.attach_customer(${payer.id}, ${customer.id}, now())`;
  await payer.subscribe(plan, card);
  const read = async () => (await payer.ask('GET', '/api/subscription')).body.subscription;
  const end = (await read())?.current_period_end ?? 0;
  return {
    ...payer,
    customer: customer.id,
    read,
    /** Lets Stripe's time pass and acts on what it tells of it. @param seconds after the end of the first month */
    async passTo(seconds: number) {
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: end + seconds });
      await expect
        .poll(async () => (await stripe.testHelpers.testClocks.retrieve(clock.id)).status)
        .toBe('ready');
      await studio.deliverEvents();
    },
    async changeCard(card: string) {
      const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
      const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
      await stripe.subscriptions.update(subscription?.id ?? '', { default_payment_method: method.id });
    },
  };
}

const mailsTo = async ({ id }: Payer) =>
  (
    await sql<
      { kind: string }[]
    >`select kind from mail where user_id = ${id} and kind <> 'verify-email' order by created_at, id`
  ).map(({ kind }) => kind);

describe('[9.plan.reset] a renewal', () => {
  it('resets the credits without rollover and sends a receipt', async () => {
    const user = await newSubscriber('pro');
    await spend(sql, user.id, 450);
    expect(await user.credits()).toBe(50);

    await user.passTo(2 * HOUR);

    expect([await user.plan(), await user.credits()]).toEqual(['pro', 500]);
    expect(await mailsTo(user)).toEqual(['receipt', 'receipt']);
    const { body: invoices } = await user.ask<unknown[]>('GET', '/api/invoices');
    expect(invoices).toMatchObject([
      { reason: 'renewal', credits: 500 },
      { reason: 'subscribe', credits: 500 },
    ]);
  });

  it('after a downgrade is of the smaller plan', async () => {
    const user = await newSubscriber('creator');
    await user.ask('POST', '/api/change-plan', { plan: 'pro' });

    await user.passTo(2 * HOUR);

    expect([await user.plan(), await user.credits()]).toEqual(['pro', 500]);
    expect(await user.read()).toMatchObject({ plan: { id: 'pro', amount: 799 }, next_plan: null });
  });

  it('does not come after a cancellation: plan and credits end with the month', async () => {
    const user = await newSubscriber('pro');
    await user.ask('POST', '/api/cancel-subscription');

    await user.passTo(HOUR);

    expect([await user.plan(), await user.credits(), await user.read()]).toEqual([null, 0, null]);
    expect(await mailsTo(user)).toEqual(['receipt', 'subscription-ended']);
  });
});

describe('[4.sub.active] a renewal that the card refuses', () => {
  it('gives nothing, says what to do, and is paid by another card', async () => {
    const user = await newSubscriber('pro');
    await user.changeCard('pm_card_chargeCustomerFail');

    await user.passTo(2 * HOUR);
    expect(await user.read()).toMatchObject({ status: 'past_due', action: 'update_card' });
    expect([await user.plan(), await user.credits()]).toEqual([null, 500]);
    expect((await user.ask('GET', '/api/auth/user')).body).toMatchObject({ isPaymentOverdue: true });
    expect((await user.ask('GET', '/api/invoices')).body).toMatchObject([
      { status: 'open', reason: 'renewal', amountDue: 799 },
      { status: 'paid', reason: 'subscribe' },
    ]);
    expect(await mailsTo(user)).toEqual(['receipt', 'payment-failed']);
    const again = await user.ask('POST', '/api/retry-payment');
    expect(again).toMatchObject({ status: 402, body: { code: 'payment_failed' } });

    const { body: setup } = await user.ask<{ clientSecret: string }>('POST', '/api/payment-method/setup');
    const setupIntent = setup.clientSecret.split('_secret_')[0] ?? '';
    await stripe.setupIntents.confirm(setupIntent, {
      payment_method: 'pm_card_mastercard',
      return_url: 'https://studio.test/',
    });
    const saved = await user.ask('POST', '/api/payment-method', { setupIntent });

    expect(saved.body.subscription).toMatchObject({
      status: 'active',
      action: null,
      card: { brand: 'mastercard' },
    });
    expect([await user.plan(), await user.credits()]).toEqual(['pro', 500]);
    expect((await user.ask('GET', '/api/auth/user')).body).toMatchObject({ isPaymentOverdue: false });
  });

  it('is tried again, and after the last try the subscription ends', async () => {
    const user = await newSubscriber('pro');
    await user.changeCard('pm_card_chargeCustomerFail');

    await user.passTo(2 * HOUR);
    await user.passTo(4 * DAY);
    await user.passTo(27 * DAY);

    expect([await user.plan(), await user.credits(), await user.read()]).toEqual([null, 0, null]);
    const mails = await mailsTo(user);
    expect(mails.slice(0, -1)).toEqual(['receipt', 'payment-failed', 'payment-failed']);
    expect(mails.at(-1)).toBe('subscription-ended');
  });
});

it('two months of Pro with a bank that asks each time are no Creator+, whatever upgrades were begun', async () => {
  const user = await newSubscriber('pro', 'pm_card_authenticationRequired');
  const tryUpgrade = async () => {
    const { body } = await user.ask<PaymentSession>('POST', '/api/change-plan', { plan: 'creator' });
    await user.authenticate(body, 'fail');
    await user.ask('POST', '/api/change-plan', { plan: 'creator' });
    await studio.deliverEvents();
    expect([await user.plan(), await user.credits()]).toEqual(['pro', 500]);
  };

  await tryUpgrade();
  await user.passTo(2 * HOUR);
  expect(await user.read()).toMatchObject({ status: 'past_due', action: 'confirm_payment' });
  const { body: session } = await user.ask<PaymentSession>('POST', '/api/retry-payment');
  await user.authenticate(session, 'complete');
  await tryUpgrade();

  const { data } = await stripe.charges.list({ customer: user.customer });
  expect(data.filter(({ paid }) => paid).map(({ amount }) => amount)).toEqual([799, 799]);
});

it('who retries the month pays the month, and not an upgrade that waits for its bank', async () => {
  const user = await newSubscriber('pro');
  await user.changeCard('pm_card_authenticationRequired');
  await user.passTo(2 * HOUR);
  const [subscription] = (await stripe.subscriptions.list({ customer: user.customer })).data;
  const waiting = await stripe.subscriptions.update(subscription?.id ?? '', {
    items: [{ id: subscription?.items.data[0]?.id ?? '', quantity: 2 }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  });
  expect(waiting.pending_update).not.toBeNull();

  const { body: session } = await user.ask<PaymentSession>('POST', '/api/retry-payment');
  await user.authenticate(session, 'complete');

  const { data } = await stripe.invoices.list({ customer: user.customer, limit: 2 });
  expect(data.map(({ billing_reason, status }) => [billing_reason, status])).toEqual([
    ['subscription_update', 'open'],
    ['subscription_cycle', 'paid'],
  ]);
});

it("refuses to charge a card that was confirmed for another user's account", async () => {
  const [user, thief] = [await newSubscriber('pro'), await newSubscriber('pro')];
  const { body: setup } = await user.ask<{ clientSecret: string }>('POST', '/api/payment-method/setup');
  const setupIntent = setup.clientSecret.split('_secret_')[0] ?? '';
  await stripe.setupIntents.confirm(setupIntent, {
    payment_method: 'pm_card_visa',
    return_url: 'https://studio.test/',
  });

  expect((await thief.ask('POST', '/api/payment-method', { setupIntent })).status).toBe(409);
});
