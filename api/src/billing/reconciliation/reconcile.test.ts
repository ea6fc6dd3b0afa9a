import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { invoiceRow, subscriptionRow } from '../../../test/billing/billing-rows.ts';
import { openBillingStudio } from '../../../test/billing/billing-studio.ts';
import { createTestDatabase } from '../../../test/database/database.ts';
import { saveInvoice, saveSubscription } from '../stripe/billing.repo.ts';
import { runReconciliation } from './run-reconciliation.ts';

const { sql, admin } = await createTestDatabase();
const studio = await openBillingStudio(sql);
const { stripe } = studio;
const compare = () => runReconciliation(studio.deps, '0 seconds');

it('applies a payment that no event and no browser reported', async () => {
  const payer = await studio.newPayer();
  const session = await payer.checkout('pro');
  await stripe.paymentIntents.confirm(session.clientSecret?.split('_secret_')[0] ?? '', {
    payment_method: 'pm_card_visa',
    return_url: 'https://studio.test/',
  });
  expect(await payer.credits()).toBe(0);

  expect(await compare()).toMatchObject({ missing: [expect.stringMatching(/^in_/)], extra: [] });
  expect([await payer.plan(), await payer.credits()]).toEqual(['pro', 500]);

  expect(await compare()).toMatchObject({ missing: [], extra: [] });
});

it('applies an end that no event reported', async () => {
  const payer = await studio.newPayer();
  await payer.subscribe('pro');
  const [subscription] = await sql<
    [{ id: string }]
  >`select id from billing.subscription where user_id = ${payer.id}`;
  await stripe.subscriptions.cancel(subscription.id);

  await compare();

  expect([await payer.plan(), await payer.credits()]).toEqual([null, 0]);
});

it('reports credits for a payment that Stripe does not know', async () => {
  const payer = await studio.newPayer();
  const now = new Date();
  const id = `in_${randomUUID()}`;
  const month = {
    created_at: now.toISOString(),
    period_start: now.toISOString(),
    period_end: new Date(now.getTime() + 30 * 86_400_000).toISOString(),
  };
  await saveInvoice(sql, payer.id, invoiceRow({ id, ...month }), { readAt: now, now });

  expect(await compare()).toMatchObject({ extra: [id] });
  expect(await admin`select extra from billing.reconciliation order by id desc limit 1`).toEqual([
    { extra: 1 },
  ]);
});

it('finds a refund that no event reported, also of an older invoice, and says that it mended two', async () => {
  const payers = [await studio.newPayer(), await studio.newPayer()];
  for (const payer of payers) {
    await payer.subscribe('pro');
    const [customer] = (await stripe.customers.list({ email: payer.email })).data;
    const [charge] = (await stripe.charges.list({ customer: customer?.id ?? '' })).data;
    await stripe.refunds.create({ charge: charge?.id ?? '' });
  }
  await admin`update billing.invoice set created_at = created_at - interval '100 days',
    paid_at = paid_at - interval '100 days' where user_id = ${payers[0]?.id ?? null}`;

  expect(await compare()).toMatchObject({
    missing: [],
    mended: [expect.stringMatching(/^in_/), expect.stringMatching(/^in_/)],
  });
  for (const payer of payers) expect(await payer.credits()).toBe(0);
  expect(await admin`select mended from billing.reconciliation order by id desc limit 1`).toEqual([
    { mended: 2 },
  ]);
  expect(await compare()).toMatchObject({ missing: [], mended: [] });
});

it('finds a dispute that was won, and a subscription that was cancelled, without an event', async () => {
  const payer = await studio.newPayer();
  await payer.confirm(await payer.checkout('pro'), 'pm_card_createDispute');
  await studio.deliverEvents();
  expect(await payer.credits()).toBe(0);
  const [dispute] = (await stripe.disputes.list()).data;
  await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } });
  const [subscription] = await sql<[{ id: string }]>`
    select id from billing.subscription where user_id = ${payer.id}`;
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });

  const { mended } = (await compare()) ?? {};

  expect(mended).toEqual([expect.stringMatching(/^in_/), subscription.id]);
  expect(await payer.credits()).toBe(500);
});

it('finds an invoice that was voided, without an event', async () => {
  const payer = await studio.newPayer();
  await payer.subscribe('pro', 'pm_card_authenticationRequired');
  for (const _ of [1, 2]) await payer.ask('POST', '/api/change-plan', { plan: 'creator' });
  await studio.deliverEvents();
  const [open] = await sql<[{ id: string }]>`
    select id from billing.invoice where user_id = ${payer.id} and status = 'open'`;
  await stripe.invoices.voidInvoice(open.id);

  expect(await compare()).toMatchObject({ mended: expect.arrayContaining([open.id]) });
  expect(await sql`select status from billing.invoice where id = ${open.id}`).toEqual([{ status: 'void' }]);
});

it('finds a dispute that was lost, without an event', async () => {
  const payer = await studio.newPayer();
  await payer.confirm(await payer.checkout('pro'), 'pm_card_createDispute');
  await studio.deliverEvents();
  const [dispute] = (await stripe.disputes.list()).data;
  await stripe.disputes.close(dispute?.id ?? '');

  expect((await compare())?.mended).toHaveLength(1);

  const { body } = await payer.ask('GET', '/api/invoices');
  expect(body).toMatchObject([{ amountRefunded: 799, amountDisputed: 0 }]);
});

it('is done by one of several workers, once a night', async () => {
  await admin`delete from billing.reconciliation`;

  const runs = await Promise.all([1, 2, 3].map(() => runReconciliation(studio.deps)));

  expect(runs.filter((run) => run !== null)).toHaveLength(1);
});

it('ends a second subscription that a user has paid, and pays it back', async () => {
  const payer = await studio.newPayer();
  await payer.subscribe('pro');
  const [customer] = (await stripe.customers.list({ email: payer.email })).data;
  const twin = await stripe.subscriptions.create({
    customer: customer?.id ?? '',
    items: [{ price: await studio.deps.prices.priceOf('creator') }],
    payment_behavior: 'default_incomplete',
    metadata: { user_id: payer.id },
    expand: ['latest_invoice.confirmation_secret'],
  });
  const invoice = typeof twin.latest_invoice === 'object' ? twin.latest_invoice : null;
  const intent = invoice?.confirmation_secret?.client_secret.split('_secret_')[0] ?? '';
  await stripe.paymentIntents.confirm(intent, {
    payment_method: 'pm_card_visa',
    return_url: 'https://studio.test/',
  });

  await studio.deliverEvents();

  expect([await payer.plan(), await payer.credits()]).toEqual(['pro', 500]);
  expect((await stripe.subscriptions.retrieve(twin.id)).status).toBe('canceled');
  const { data: refunds } = await stripe.refunds.list({ payment_intent: intent });
  expect(refunds.map(({ amount }) => amount)).toEqual([1999]);
});

it('leaves subscriptions of another product in the same Stripe account alone', async () => {
  const user = await studio.newPayer();
  await saveSubscription(sql, user.id, subscriptionRow({ id: `sub_${randomUUID()}`, status: 'incomplete' }), {
    readAt: new Date(),
    now: new Date(),
  });
  const product = await stripe.products.create({ name: 'Something else' });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 500,
    recurring: { interval: 'month' },
  });
  const stranger = await stripe.customers.create({ email: 'stranger@example.com' });
  await stripe.paymentMethods.attach('pm_card_visa', { customer: stranger.id });
  const methods = await stripe.paymentMethods.list({ customer: stranger.id });
  await stripe.subscriptions.create({
    customer: stranger.id,
    items: [{ price: price.id }],
    default_payment_method: methods.data[0]?.id ?? '',
  });

  await studio.deliverEvents();

  expect(await sql`select from billing.event where processed_at is null`).toHaveLength(0);
});
