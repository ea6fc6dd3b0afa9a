import type { PaymentSession } from '@aic/contract';
import { describe, expect, it, vi } from 'vitest';
import { openBillingStudio, type Payer } from '../../test/billing/billing-studio.ts';
import { createTestDatabase } from '../../test/database/database.ts';

const { sql } = await createTestDatabase();
const studio = await openBillingStudio(sql);
const { stripe } = studio;

const customersOf = async ({ email }: Payer) =>
  (await stripe.customers.list({ email })).data.map(({ id }) => id);
async function deleteCustomer(payer: Payer): Promise<void> {
  for (const id of await customersOf(payer)) await stripe.customers.del(id);
}

describe('a user whose customer was deleted at Stripe', () => {
  it.each(['event', 'no event'])('can buy a plan again: %s', async (told) => {
    const payer = await studio.newPayer();
    await payer.subscribe('pro');
    await deleteCustomer(payer);
    if (told === 'event') await studio.deliverEvents();
    else await payer.ask('POST', '/api/sync-subscription');
    expect([await payer.plan(), await payer.credits()]).toEqual([null, 0]);

    const session = await payer.checkout('creator');
    expect(session).toMatchObject({ clientSecret: expect.any(String), status: 'incomplete' });
    await payer.confirm(session);
    await studio.deliverEvents();

    expect([await payer.plan(), await payer.credits()]).toEqual(['creator', 1500]);
    expect(await customersOf(payer)).toHaveLength(1);
  });

  it('can pay a checkout that was open, and loses a second customer without harm', async () => {
    const payer = await studio.newPayer();
    for (const told of [false, true, false]) {
      await payer.checkout('pro');
      await deleteCustomer(payer);
      if (told) await studio.deliverEvents();
    }

    await payer.subscribe('pro');

    expect([await payer.plan(), await payer.credits()]).toEqual(['pro', 500]);
  });

  it('gets one customer and one subscription from two tabs at once', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('pro');
    await deleteCustomer(payer);
    await payer.ask('POST', '/api/sync-subscription');

    const [first, second] = await Promise.all([payer.checkout('pro'), payer.checkout('pro')]);

    expect(second).toEqual(first);
    const [customer, ...others] = await customersOf(payer);
    expect(others).toEqual([]);
    expect((await stripe.subscriptions.list({ customer: customer ?? '', status: 'all' })).data).toHaveLength(
      1,
    );
  });

  it.each([
    ['begins again when the customer is deleted meanwhile', 'pro', 200],
    ['gets an error when another tab has chosen another plan', 'creator', 409],
  ] as const)('%s', async (_, chosen, status) => {
    const payer = await studio.newPayer();
    const { subscriptions } = studio.deps.stripe;
    const create = subscriptions.create.bind(subscriptions);
    // The other tab goes all its way between the subscription of this tab and the note of it.
    const spy = vi.spyOn(subscriptions, 'create').mockImplementationOnce(async (...call) => {
      const made = await create(...call);
      if (chosen === 'pro') await deleteCustomer(payer);
      await payer.checkout(chosen);
      return made;
    });

    const late = await payer.ask<PaymentSession>('POST', '/api/create-subscription', { plan: 'pro' });

    spy.mockRestore();
    expect(late.status).toBe(status);
    const open = await Promise.all(
      (await customersOf(payer)).map(async (customer) => await stripe.subscriptions.list({ customer })),
    );
    expect(open.flatMap(({ data }) => data.map(({ metadata }) => metadata['plan']))).toEqual([chosen]);
  });

  it('gets an error when they change a subscription that is gone', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('pro');
    await deleteCustomer(payer);

    expect((await payer.ask<PaymentSession>('POST', '/api/payment-method/setup')).status).toBe(409);
    expect((await payer.ask('GET', '/api/change-plan/preview?plan=creator')).status).toBe(409);
    expect((await payer.ask('POST', '/api/change-plan', { plan: 'creator' })).status).toBe(409);
  });

  it('still gets what becomes of the payments that were made before', async () => {
    const payer = await studio.newPayer();
    const [session] = [await payer.checkout('pro')];
    await payer.confirm(session);
    await deleteCustomer(payer);
    await studio.deliverEvents();

    await stripe.refunds.create({ payment_intent: session.clientSecret?.split('_secret_')[0] ?? '' });
    await studio.deliverEvents();

    const { body } = await payer.ask('GET', '/api/invoices');
    expect(body).toMatchObject([{ amountPaid: 799, amountRefunded: 799 }]);
  });
});
