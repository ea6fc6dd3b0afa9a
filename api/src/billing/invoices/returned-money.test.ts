import type { Invoice, UsageEntry } from '@aic/contract';
import { describe, expect, it } from 'vitest';
import { openBillingStudio, type Payer } from '../../../test/billing/billing-studio.ts';
import { createTestDatabase } from '../../../test/database/database.ts';
import { spend } from '../../../test/gateway/factories.ts';

const { sql } = await createTestDatabase();
const studio = await openBillingStudio(sql);
const { stripe } = studio;

describe('a refund', () => {
  it('claws back what is unspent, and shows on the invoice', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('pro');
    await spend(sql, payer.id, 60);
    const { body: invoices } = await payer.ask<Array<{ id: string }>>('GET', '/api/invoices');
    const paid = await stripe.invoicePayments.list({ invoice: invoices[0]?.id ?? '' });
    const intent = paid.data[0]?.payment.payment_intent;
    await stripe.refunds.create({ payment_intent: typeof intent === 'string' ? intent : '' });

    await studio.deliverEvents();

    expect(await payer.credits()).toBe(0);
    const { body } = await payer.ask('GET', `/api/invoices/${invoices[0]?.id ?? ''}`);
    expect(body).toMatchObject({ amountPaid: 799, amountRefunded: 799 });
  });
});

it('a dispute claws back what is unspent once, also when the money is refunded for it', async () => {
  const payer = await studio.newPayer();
  await payer.confirm(await payer.checkout('pro'), 'pm_card_createDispute');
  await studio.deliverEvents();

  expect(await payer.credits()).toBe(0);
  const { body } = await payer.ask<unknown[]>('GET', '/api/invoices');
  expect(body).toMatchObject([{ amountPaid: 799, amountRefunded: 799 }]);
});

/** The only payment of a user at Stripe. */
async function paymentOf(payer: Payer) {
  const [customer] = (await stripe.customers.list({ email: payer.email })).data;
  const [charge] = (await stripe.charges.list({ customer: customer?.id ?? '' })).data;
  if (charge === undefined) throw new Error('There is no charge.');
  return charge;
}
const invoicesOf = async (payer: Payer) => (await payer.ask<Invoice[]>('GET', '/api/invoices')).body;
/** What happens at banks. */
async function happen(path: string): Promise<void> {
  const response = await fetch(`${studio.sandbox.url}/_test/${path}`, { method: 'POST' });
  expect(response.status).toBe(200);
  await studio.deliverEvents();
}

describe('money that comes back', () => {
  it('of a dispute that is won brings the credits back, and the invoice is paid', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('pro');
    await spend(sql, payer.id, 60);
    await happen(`charges/${(await paymentOf(payer)).id}/dispute`);
    expect(await payer.credits()).toBe(0);
    expect(await invoicesOf(payer)).toMatchObject([{ amountRefunded: 799, amountDisputed: 799 }]);
    const [dispute] = (await stripe.disputes.list()).data;

    await happen(`disputes/${dispute?.id ?? ''}/win`);

    expect(await payer.credits()).toBe(440);
    expect(await invoicesOf(payer)).toMatchObject([{ amountRefunded: 0, amountDisputed: 0 }]);
    const { body: usage } = await payer.ask<UsageEntry[]>('GET', '/api/usage');
    expect(usage.slice(0, 2)).toMatchObject([
      { type: 'return', change: 440, balance: 440 },
      { type: 'clawback', change: -440, balance: 0 },
    ]);
  });

  it('of a dispute that is lost does not', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('pro');
    await happen(`charges/${(await paymentOf(payer)).id}/dispute`);
    const [dispute] = (await stripe.disputes.list()).data;

    await happen(`disputes/${dispute?.id ?? ''}/lose`);

    expect(await payer.credits()).toBe(0);
    expect(await invoicesOf(payer)).toMatchObject([{ amountRefunded: 799, amountDisputed: 0 }]);
  });

  it('of a refund that fails later brings the credits back, and another refund takes them again', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('pro');
    const { id: charge } = await paymentOf(payer);
    await happen(`charges/${charge}/refund`);
    expect(await payer.credits()).toBe(0);

    for (const turn of [1, 2]) {
      const [refund] = (await stripe.refunds.list({ charge })).data;
      await happen(`refunds/${refund?.id ?? ''}/fail`);
      expect([turn, await payer.credits()]).toEqual([turn, 500]);
      expect(await invoicesOf(payer)).toMatchObject([{ amountRefunded: 0 }]);
      await happen(`charges/${charge}/refund`);
      expect([turn, await payer.credits()]).toEqual([turn, 0]);
    }
    expect(await invoicesOf(payer)).toMatchObject([{ amountRefunded: 799 }]);
  });

  it('counts what was refunded in part and disputed for the rest', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('pro');
    const { id: charge } = await paymentOf(payer);
    await stripe.refunds.create({ charge, amount: 300 });
    await happen(`charges/${charge}/dispute`);
    expect(await invoicesOf(payer)).toMatchObject([{ amountRefunded: 799 }]);
    const [dispute] = (await stripe.disputes.list()).data;

    await happen(`disputes/${dispute?.id ?? ''}/win`);

    expect(await invoicesOf(payer)).toMatchObject([{ amountRefunded: 300 }]);
    // 300 of 799 cents are 188 of 500 credits.
    expect(await payer.credits()).toBe(312);
  });

  it('after the subscription has ended brings no credits: they end with it', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('pro');
    await happen(`charges/${(await paymentOf(payer)).id}/dispute`);
    const [dispute] = (await stripe.disputes.list()).data;
    const [subscription] = await sql<[{ id: string }]>`
      select id from billing.subscription where user_id = ${payer.id}`;
    await stripe.subscriptions.cancel(subscription.id);

    await happen(`disputes/${dispute?.id ?? ''}/win`);

    expect([await payer.plan(), await payer.credits()]).toEqual([null, 0]);
    expect(await invoicesOf(payer)).toMatchObject([{ amountRefunded: 0 }]);
  });
});
