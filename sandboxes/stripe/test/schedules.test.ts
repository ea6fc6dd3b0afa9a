import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-of-file.ts';
import { at, newSubscriber, type Subscriber } from './subscriber.ts';

const PERIOD_END = at(2027, 2, 28);

describe('subscription schedules', () => {
  const get = sandboxOfFile();

  /** The large plan until the period ends, the small one from then on. */
  const scheduleDowngrade = async (
    stripe: Stripe,
    { subscription, item, large, small }: Subscriber,
    rest: Stripe.SubscriptionScheduleUpdateParams = {},
  ): Promise<Stripe.SubscriptionSchedule> => {
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: large.id }],
      proration_behavior: 'none',
    });
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    return stripe.subscriptionSchedules.update(schedule.id, {
      phases: [
        {
          items: [{ price: large.id }],
          start_date: schedule.current_phase?.start_date ?? 0,
          end_date: schedule.current_phase?.end_date ?? 0,
        },
        { items: [{ price: small.id }], proration_behavior: 'none', metadata: { plan: 'small' } },
      ],
      ...rest,
    });
  };

  it('begin with the subscription as it is', async () => {
    const { stripe } = get();
    const { subscription, small, current } = await newSubscriber(stripe);
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    expect(schedule).toMatchObject({
      status: 'active',
      end_behavior: 'release',
      subscription: subscription.id,
      phases: [{ items: [{ price: small.id, quantity: 1 }], end_date: PERIOD_END }],
    });
    expect((await current()).schedule).toBe(schedule.id);
    await expect(
      stripe.subscriptionSchedules.create({ from_subscription: subscription.id }),
    ).rejects.toMatchObject({ param: 'from_subscription' });
  });

  it('change the price with the renewal, which bills the new one, and release the subscription after the last phase', async () => {
    const { stripe } = get();
    const subscriber = await newSubscriber(stripe);
    const schedule = await scheduleDowngrade(stripe, subscriber);
    await subscriber.advanceTo(PERIOD_END - 1);
    expect((await subscriber.current()).items.data[0]?.price.id).toBe(subscriber.large.id);
    await subscriber.advanceTo(at(2027, 3, 1));
    expect(await subscriber.current()).toMatchObject({
      items: { data: [{ price: { id: subscriber.small.id } }] },
      metadata: { plan: 'small' },
    });
    expect((await subscriber.invoices())[0]).toMatchObject({
      total: 1000,
      billing_reason: 'subscription_cycle',
    });
    await subscriber.advanceTo(at(2027, 4, 1));
    expect(await stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
      status: 'released',
      released_subscription: subscriber.subscription.id,
      subscription: null,
    });
    expect(await subscriber.current()).toMatchObject({ status: 'active', schedule: null });
  });

  it('end the subscription after the last phase when set to', async () => {
    const { stripe } = get();
    const subscriber = await newSubscriber(stripe);
    const schedule = await scheduleDowngrade(stripe, subscriber, { end_behavior: 'cancel' });
    await subscriber.advanceTo(at(2027, 3, 31));
    expect((await subscriber.current()).status).toBe('canceled');
    expect((await stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe('completed');
  });

  it('let the subscription go on as it is when they are released', async () => {
    const { stripe } = get();
    const released = await newSubscriber(stripe);
    const first = await scheduleDowngrade(stripe, released);
    expect((await stripe.subscriptionSchedules.release(first.id)).status).toBe('released');
    await released.advanceTo(at(2027, 3, 1));
    expect((await released.current()).items.data[0]?.price.id).toBe(released.large.id);
    await expect(stripe.subscriptionSchedules.release(first.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('forbid to say in the subscription itself when it ends, and to leave out the present moment', async () => {
    const { stripe } = get();
    const subscriber = await newSubscriber(stripe);
    const schedule = await scheduleDowngrade(stripe, subscriber);
    await expect(
      stripe.subscriptions.update(subscriber.subscription.id, { cancel_at_period_end: true }),
    ).rejects.toThrow('managed by the subscription schedule');
    await expect(
      stripe.subscriptionSchedules.update(schedule.id, {
        phases: [
          { items: [{ price: subscriber.small.id }], start_date: PERIOD_END, end_date: PERIOD_END + 60 },
        ],
      }),
    ).rejects.toThrow('present moment');
  });
});
