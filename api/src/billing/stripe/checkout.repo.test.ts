import { describe, expect, it } from 'vitest';
import { MONTH, subscriptionRow } from '../../../test/billing/billing-rows.ts';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser } from '../../../test/gateway/factories.ts';
import {
  attachCheckout,
  attachCustomer,
  beginCheckout,
  detachCustomer,
  saveSubscription,
} from './billing.repo.ts';

const { sql } = await createTestDatabase();
const DAY_MS = 86_400_000;
const at = (day: number): Date => new Date(MONTH.start.getTime() + day * DAY_MS);
const SUBSCRIPTION = 'sub_first';

describe('a checkout', () => {
  it('is the same attempt for two tabs, another one for another plan or after a day', async () => {
    const user = await createUser(sql, { now: at(0) });
    const open = async (plan: 'pro' | 'creator', now: Date) => {
      const checkout = await beginCheckout(sql, { tokenHash: user.tokenHash, now }, plan);
      if (checkout.live) throw new Error('there is no subscription');
      return checkout;
    };
    const [first, second] = await Promise.all([open('pro', at(0)), open('pro', at(0))]);
    expect(second.attempt).toBe(first.attempt);
    expect(await attachCheckout(sql, first, SUBSCRIPTION)).toBe(true);

    const other = await open('creator', at(0.1));
    expect(other).toMatchObject({ replaced: SUBSCRIPTION, subscription: null });
    expect(await attachCheckout(sql, first, 'sub_late')).toBe(false);
    expect((await open('creator', at(1.1))).attempt).not.toBe(other.attempt);
  });

  it('belongs to one customer, and ends with it: no tab has the one without the other', async () => {
    const user = await createUser(sql, { now: at(0) });
    const open = () => beginCheckout(sql, { tokenHash: user.tokenHash, now: at(0) }, 'pro');
    const customer = 'cus_first';
    await attachCustomer(sql, user.id, customer, at(0));
    const first = await open();
    if (first.live) throw new Error('there is no subscription');
    expect(first.customer).toBe(customer);

    const tabs = Array.from({ length: 8 }, open);
    const detached = detachCustomer(sql, customer, at(0));
    const late = await Promise.all([...tabs, ...Array.from({ length: 8 }, open)]);

    expect(await detached).toBe(user.id);
    const asBefore = [true, customer];
    const anew = [false, null];
    for (const checkout of late) {
      if (checkout.live) throw new Error('there is no subscription');
      expect([asBefore, anew]).toContainEqual([checkout.attempt === first.attempt, checkout.customer]);
    }
    expect(await open()).toMatchObject({ customer: null });
    expect(await detachCustomer(sql, customer, at(0))).toBeNull();
  });

  it('is not opened beside a live subscription', async () => {
    const user = await createUser(sql, { now: at(0) });
    await saveSubscription(sql, user.id, subscriptionRow({ id: SUBSCRIPTION }), {
      readAt: at(1),
      now: at(1),
    });

    expect(await beginCheckout(sql, { tokenHash: user.tokenHash, now: at(1) }, 'creator')).toMatchObject({
      live: { plan: 'pro', status: 'active' },
    });
  });
});
