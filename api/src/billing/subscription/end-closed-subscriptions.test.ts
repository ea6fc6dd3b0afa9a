import { describe, expect, it, onTestFinished } from 'vitest';
import { openBillingStudio, type Payer } from '../../../test/billing/billing-studio.ts';
import { createTestDatabase } from '../../../test/database/database.ts';
import { returnLatePayments } from '../invoices/return-late-payments.ts';
import { endClosedSubscriptions } from './end-closed-subscriptions.ts';

const { sql, admin } = await createTestDatabase();
const studio = await openBillingStudio(sql, { retries: 0 });
const { stripe } = studio;

async function deleteAccount({ ask, email }: Payer): Promise<void> {
  expect((await ask('POST', '/api/account/delete', { email })).status).toBe(200);
}

/** As Stripe says it. */
async function statusesOf({ email }: Payer): Promise<string[]> {
  const [customer] = (await stripe.customers.list({ email })).data;
  const { data } = await stripe.subscriptions.list({ customer: customer?.id ?? '', status: 'all' });
  return data.map(({ status }) => status);
}

describe('the subscription of a deleted account', () => {
  it('ends at once, with its credits, and no mail asks its user to subscribe again', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('pro');
    await deleteAccount(payer);

    await endClosedSubscriptions(studio.deps);
    await studio.deliverEvents();

    expect(await statusesOf(payer)).toEqual(['canceled']);
    expect([await payer.plan(), await payer.credits()]).toEqual([null, 0]);
    await expect(
      admin`select kind from mail where recipient = ${payer.email} and kind = 'subscription-ended'`,
    ).resolves.toEqual([]);
  });

  it('ends with a change of plan that waits for the next month', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('creator');
    expect((await payer.ask('POST', '/api/change-plan', { plan: 'pro' })).status).toBe(200);
    await deleteAccount(payer);

    await endClosedSubscriptions(studio.deps);

    expect(await statusesOf(payer)).toEqual(['canceled']);
  });

  it('ends before it was paid, so that it cannot be paid any more', async () => {
    const payer = await studio.newPayer();
    const session = await payer.checkout('pro');
    await deleteAccount(payer);

    await endClosedSubscriptions(studio.deps);

    await expect(payer.confirm(session)).rejects.toThrow('cancel');
    expect(await payer.plan()).toBeNull();
  });

  it.each(['error_before', 'error_after', 'timeout_before', 'timeout_after'] as const)(
    'ends at the next call when Stripe did not answer: %s; the deletion stands, others are ended meanwhile',
    async (kind) => {
      onTestFinished(() => studio.sandbox.setFaults({}));
      const payers = [await studio.newPayer(), await studio.newPayer()] as const;
      for (const payer of payers) await payer.subscribe('pro');
      studio.sandbox.setFaults({
        requests: [{ method: 'DELETE', path: '/v1/subscriptions/*', kind, times: 1 }],
      });
      for (const payer of payers) await deleteAccount(payer);

      await endClosedSubscriptions(studio.deps);
      expect((await payers[0].ask('GET', '/api/subscription')).status).toBe(401);
      const plans = await Promise.all(payers.map(({ plan }) => plan()));
      expect(plans.filter((plan) => plan === null)).toHaveLength(1);
      studio.sandbox.setFaults({});
      await endClosedSubscriptions(studio.deps);

      for (const payer of payers) {
        expect(await statusesOf(payer)).toEqual(['canceled']);
        expect(await payer.plan()).toBeNull();
      }
    },
  );

  it('ends once when two workers see to it, and also when the account was purged before', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('pro');
    await deleteAccount(payer);
    await admin`update mail set run_at = null`;
    await sql`select purge_account(100, now() + interval '8 days')`;

    await Promise.all([endClosedSubscriptions(studio.deps), endClosedSubscriptions(studio.deps)]);
    await endClosedSubscriptions(studio.deps);

    expect(await statusesOf(payer)).toEqual(['canceled']);
    expect(await payer.plan()).toBeNull();
  });

  it('goes on when the account was not deleted', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('pro');

    await endClosedSubscriptions(studio.deps);

    expect(await statusesOf(payer)).toEqual(['active']);
  });
});

describe('a payment to a deleted account', () => {
  const mailsTo = ({ email }: Payer) =>
    admin`select kind from mail where recipient = ${email} and kind = 'payment-returned'`;
  const refundsOf = async ({ email }: Payer) => {
    const [customer] = (await stripe.customers.list({ email })).data;
    const { data } = await stripe.charges.list({ customer: customer?.id ?? '' });
    return data.map(({ amount, amount_refunded: refunded }) => [amount, refunded]);
  };

  it('cannot be made with the checkout that was open: it ends with the account', async () => {
    const payer = await studio.newPayer();
    const session = await payer.checkout('pro');

    await deleteAccount(payer);

    await expect(payer.confirm(session)).rejects.toThrow('cancel');
    expect(await statusesOf(payer)).toEqual(['incomplete_expired']);
  });

  it('that was on its way is paid back, with one mail, and leaves neither plan nor credits', async () => {
    onTestFinished(() => studio.sandbox.setFaults({}));
    const payer = await studio.newPayer();
    const session = await payer.checkout('pro');
    // Stripe does not answer while the account is deleted, so the checkout stays open.
    studio.sandbox.setFaults({
      requests: [{ method: 'GET', path: '/v1/subscriptions/*', kind: 'error_before', times: 1 }],
    });
    await deleteAccount(payer);
    studio.sandbox.setFaults({});
    await payer.confirm(session);
    await studio.deliverEvents();

    for (const turn of [1, 2]) {
      await endClosedSubscriptions(studio.deps);
      await returnLatePayments(studio.deps);
      await studio.deliverEvents();
      expect([turn, await refundsOf(payer)]).toEqual([turn, [[799, 799]]]);
    }

    expect(await statusesOf(payer)).toEqual(['canceled']);
    expect([await payer.plan(), await payer.credits()]).toEqual([null, 0]);
    expect(await mailsTo(payer)).toEqual([{ kind: 'payment-returned' }]);
  });

  it('that was made before stays: a month that was begun is not paid back', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('pro');
    // Stripe's times are whole seconds.
    await admin`update billing.invoice set paid_at = paid_at - interval '2 seconds' where user_id = ${payer.id}`;
    await deleteAccount(payer);

    await returnLatePayments(studio.deps);

    expect(await refundsOf(payer)).toEqual([[799, 0]]);
    expect(await mailsTo(payer)).toEqual([]);
  });
});
