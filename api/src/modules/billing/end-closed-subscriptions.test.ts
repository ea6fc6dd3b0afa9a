import { describe, expect, it, onTestFinished } from 'vitest';
import { openBillingStudio, type Payer } from '../../../test/billing-studio.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { endClosedSubscriptions } from './end-closed-subscriptions.ts';

const { sql, admin } = await createTestDatabase();
const studio = await openBillingStudio(sql, { timeoutMs: 300, retries: 0 });
const { stripe } = studio.deps;

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
  it('ends at once, with its credits, and nobody is mailed to subscribe again', async () => {
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

  it('ends before it was paid, so that nobody can pay it any more', async () => {
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

  it('goes on when nobody has deleted the account', async () => {
    const payer = await studio.newPayer();
    await payer.subscribe('pro');

    await endClosedSubscriptions(studio.deps);

    expect(await statusesOf(payer)).toEqual(['active']);
  });
});
