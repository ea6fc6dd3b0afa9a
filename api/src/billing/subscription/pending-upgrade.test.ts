import type { PaymentSession, PlanChange } from '@aic/contract';
import { expect, it } from 'vitest';
import { intentOf, openBillingStudio, type Payer } from '../../../test/billing/billing-studio.ts';
import { createTestDatabase } from '../../../test/database/database.ts';

const { sql } = await createTestDatabase();
const studio = await openBillingStudio(sql);
const { stripe } = studio;

/** A Pro user whose bank asks about each payment. */
async function newStrictPayer(): Promise<Payer> {
  const payer = await studio.newPayer();
  await payer.subscribe('pro', 'pm_card_authenticationRequired');
  return payer;
}
const upgrade = async (payer: Payer) =>
  (await payer.ask<PaymentSession>('POST', '/api/change-plan', { plan: 'creator' })).body;
const preview = async (payer: Payer) =>
  (await payer.ask<PlanChange>('GET', '/api/change-plan/preview?plan=creator')).body;
/** What Stripe has received of a user, in cents. */
async function receivedOf({ email }: Payer): Promise<number> {
  const [customer] = (await stripe.customers.list({ email })).data;
  const { data } = await stripe.charges.list({ customer: customer?.id ?? '' });
  return data.filter(({ paid }) => paid).reduce((sum, { amount }) => sum + amount, 0);
}
const openInvoicesOf = async ({ email }: Payer) => {
  const [customer] = (await stripe.customers.list({ email })).data;
  return (await stripe.invoices.list({ customer: customer?.id ?? '', status: 'open' })).data;
};

it.each(['fail', 'reload'] as const)(
  'an upgrade that the bank did not confirm is no cheaper the second time: %s',
  async (how) => {
    const payer = await newStrictPayer();
    const first = await upgrade(payer);
    if (how === 'fail') await payer.authenticate(first, 'fail');

    expect(await preview(payer)).toMatchObject({ amountDue: 1200, credits: 1000 });
    const second = await upgrade(payer);
    await studio.deliverEvents();

    expect(intentOf(second)).toBe(intentOf(first));
    expect([await payer.plan(), await payer.credits()]).toEqual(['pro', 500]);
    expect(await receivedOf(payer)).toBe(799);
    await payer.authenticate(second, 'complete');

    expect([await payer.plan(), await payer.credits()]).toEqual(['creator', 1500]);
    expect(await receivedOf(payer)).toBe(799 + 1200);
  },
);

it('a waiting upgrade is said to wait, and its bill is gone once the user keeps the plan, cancels or changes the card', async () => {
  const payer = await newStrictPayer();
  await upgrade(payer);
  expect(await preview(payer)).toMatchObject({ amountDue: 1200, credits: 1000, isPending: true });
  expect(await openInvoicesOf(payer)).toHaveLength(1);

  expect((await payer.ask('POST', '/api/change-plan', { plan: 'pro' })).status).toBe(200);
  expect(await openInvoicesOf(payer)).toEqual([]);

  await upgrade(payer);
  const { body: setup } = await payer.ask<PaymentSession>('POST', '/api/payment-method/setup');
  const setupIntent = intentOf(setup);
  await stripe.setupIntents.confirm(setupIntent, {
    payment_method: 'pm_card_visa',
    return_url: 'https://studio.test/',
  });
  expect((await payer.ask('POST', '/api/payment-method', { setupIntent })).status).toBe(200);
  expect(await openInvoicesOf(payer)).toEqual([]);
  expect([await payer.plan(), await payer.credits()]).toEqual(['pro', 500]);
});

it('an upgrade that waits is void once the subscription is cancelled', async () => {
  const payer = await newStrictPayer();
  const session = await upgrade(payer);

  expect((await payer.ask('POST', '/api/cancel-subscription')).status).toBe(200);

  expect(await openInvoicesOf(payer)).toEqual([]);
  await expect(payer.authenticate(session, 'complete')).rejects.toThrow('canceled');
  await payer.ask('POST', '/api/reactivate-subscription');
  expect(await preview(payer)).toMatchObject({ amountDue: 1200, isPending: false });
});

it('an upgrade whose card is refused after the bank asked ends, and nothing is charged', async () => {
  const payer = await studio.newPayer();
  await payer.subscribe('pro');
  const [customer] = (await stripe.customers.list({ email: payer.email })).data;
  const method = await stripe.paymentMethods.attach('pm_card_authenticationRequired', {
    customer: customer?.id ?? '',
  });
  const [subscription] = (await stripe.subscriptions.list({ customer: customer?.id ?? '' })).data;
  await stripe.subscriptions.update(subscription?.id ?? '', { default_payment_method: method.id });
  await payer.authenticate(await upgrade(payer), 'fail');
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: customer?.id ?? '',
  });
  await stripe.subscriptions.update(subscription?.id ?? '', { default_payment_method: bad.id });

  const refused = await payer.ask('POST', '/api/change-plan', { plan: 'creator' });

  expect(refused).toMatchObject({ status: 402, body: { code: 'payment_failed' } });
  expect(await openInvoicesOf(payer)).toEqual([]);
  expect([await payer.plan(), await payer.credits()]).toEqual(['pro', 500]);
});

it('no mail is sent about an upgrade that waits: its page has said so', async () => {
  const payer = await newStrictPayer();
  await payer.authenticate(await upgrade(payer), 'fail');
  await studio.deliverEvents();

  const mails = await sql<{ kind: string }[]>`
    select kind from mail where user_id = ${payer.id} and kind <> 'verify-email'`;
  expect(mails).toEqual([{ kind: 'receipt' }]);
});
