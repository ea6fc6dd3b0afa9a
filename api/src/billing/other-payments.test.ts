import type { Invoice } from '@aic/contract';
import { describe, expect, it } from 'vitest';
import { invoiceRow } from '../../test/billing/billing-rows.ts';
import { openBillingStudio, type Payer } from '../../test/billing/billing-studio.ts';
import { createTestDatabase } from '../../test/database/database.ts';
import { spend } from '../../test/gateway/factories.ts';
import { reconcile } from './reconciliation/reconcile.ts';

const { sql } = await createTestDatabase();
const studio = await openBillingStudio(sql);
const { stripe } = studio;

/** A subscriber of Pro who has spent 100 credits. */
async function newSubscriber() {
  const payer = await studio.newPayer();
  await payer.subscribe('pro');
  await spend(sql, payer.id, 100);
  const [ids] = await sql<[{ customer: string; subscription: string }]>`
    select c.id as customer, s.id as subscription
    from billing.customer c join billing.subscription s on s.user_id = c.user_id where c.user_id = ${payer.id}`;
  return { ...payer, ...ids };
}
const invoicesOf = async (payer: Payer) => (await payer.ask<Invoice[]>('GET', '/api/invoices')).body;
/** Both invoices are of the same second here. */
const renewalOf = async (payer: Payer) =>
  (await invoicesOf(payer)).find(({ reason }) => reason === 'renewal');
/** What happens at Stripe and at banks. */
async function happen(path: string): Promise<void> {
  expect((await fetch(`${studio.sandbox.url}/_test/${path}`, { method: 'POST' })).status).toBe(200);
  await studio.deliverEvents();
}

describe('a month that is settled from a balance', () => {
  it('gives its credits, and is an invoice like any other', async () => {
    const user = await newSubscriber();
    await stripe.customers.update(user.customer, { balance: -1000 });

    await happen(`subscriptions/${user.subscription}/renew`);

    expect([await user.plan(), await user.credits()]).toEqual(['pro', 500]);
    const renewal = await renewalOf(user);
    expect(renewal).toMatchObject({
      reason: 'renewal',
      status: 'paid',
      amountDue: 0,
      amountPaid: 0,
      amountFromBalance: 799,
      amountGiven: 0,
      seller: 'Stripe sandbox',
      amountTax: 0,
      credits: 500,
    });
    expect((await user.ask('GET', `/api/invoices/${renewal?.id ?? ''}`)).status).toBe(200);
    const mails = await sql<{ amount: number }[]>`
      select (payload ->> 'amount')::int as amount from mail where user_id = ${user.id} and kind = 'receipt' order by id`;
    expect(mails.map(({ amount }) => amount)).toEqual([799, 799]);
  });

  it('in part loses that part of its credits only which a refund has given back', async () => {
    const user = await newSubscriber();
    await stripe.customers.update(user.customer, { balance: -400 });
    await happen(`subscriptions/${user.subscription}/renew`);
    expect(await user.credits()).toBe(500);
    const { data } = await stripe.charges.list({ customer: user.customer });
    const charge = data.find(({ amount }) => amount === 399);

    await happen(`charges/${charge?.id ?? ''}/refund`);

    // 399 of 799 cents are 250 of 500 credits, rounded up.
    expect(await user.credits()).toBe(250);
    expect(await renewalOf(user)).toMatchObject({
      amountPaid: 399,
      amountFromBalance: 400,
      amountRefunded: 399,
    });
  });

  it('that a gateway of before has stored is made good by the nightly comparison', async () => {
    const user = await newSubscriber();
    await stripe.customers.update(user.customer, { balance: -799 });
    await fetch(`${studio.sandbox.url}/_test/subscriptions/${user.subscription}/renew`, { method: 'POST' });
    const [renewal] = (await stripe.invoices.list({ customer: user.customer })).data;
    const {
      amount_from_balance: _,
      amount_given: __,
      ...stored
    } = invoiceRow({
      id: renewal?.id ?? '',
      subscription_id: user.subscription,
      reason: 'renewal',
      amount_due: 0,
      amount_paid: 0,
      credits: 0,
    });
    await sql`select billing.apply_invoice(${user.id}, ${sql.json(stored)}, '3 hours', 0, false, now(), now())`;
    expect([await user.credits(), (await invoicesOf(user)).length]).toEqual([400, 1]);

    const since = new Date(Date.now() - 86_400_000);
    const { mended } = await reconcile(studio.deps, { invoicesSince: since, returnsSince: since });

    expect(mended).toContain(renewal?.id);
    expect(await user.credits()).toBe(500);
    expect(await invoicesOf(user)).toHaveLength(2);
  });
});

describe('while payments are paused', () => {
  it.each(['keep_as_draft', 'void', 'mark_uncollectible'] as const)(
    'the plan stays, and a month that nobody pays gives nothing and is no debt: %s',
    async (behavior) => {
      const user = await newSubscriber();
      await stripe.customers.update(user.customer, { balance: -799 });
      await stripe.subscriptions.update(user.subscription, { pause_collection: { behavior } });

      await happen(`subscriptions/${user.subscription}/renew`);

      expect([await user.plan(), await user.credits()]).toEqual(['pro', 400]);
      const { subscription } = (await user.ask('GET', '/api/subscription')).body;
      expect(subscription).toMatchObject({
        status: 'active',
        action: null,
        pause_collection: { resumes_at: null },
      });
      expect(await invoicesOf(user)).toMatchObject([{ reason: 'subscribe' }]);
      const mails = await sql`select from mail where user_id = ${user.id} and kind like 'payment-%'`;
      expect(mails).toHaveLength(0);
      const upgrade = await user.ask('POST', '/api/change-plan', { plan: 'creator' });
      expect(upgrade).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('Payments for your plan are paused') },
      });
    },
  );

  it('the day is told on which they go on, and from then on months are paid', async () => {
    const user = await newSubscriber();
    const resumesAt = Math.floor(Date.now() / 1000) + 86_400;
    const pause = async (value: '' | { behavior: 'void'; resumes_at: number }) => {
      await stripe.subscriptions.update(user.subscription, { pause_collection: value });
      await studio.deliverEvents();
      return (await user.ask('GET', '/api/subscription')).body.subscription?.pause_collection;
    };

    expect(await pause({ behavior: 'void', resumes_at: resumesAt })).toEqual({ resumes_at: resumesAt });
    expect(await pause('')).toBeNull();
    await happen(`subscriptions/${user.subscription}/renew`);

    expect([await user.plan(), await user.credits()]).toEqual(['pro', 500]);
  });
});
