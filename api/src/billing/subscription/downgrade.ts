import type { PlanId } from '@aic/contract';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { idOf } from '../stripe/stripe-values.ts';

/** Changes a subscription to a smaller plan on its next billing date: a schedule at Stripe, with nothing paid back. */
export async function downgrade(
  { stripe, prices }: Pick<BillingDeps, 'stripe' | 'prices'>,
  subscription: string,
  plan: PlanId,
): Promise<void> {
  const schedule = await stripe.schedules.create({ from_subscription: subscription });
  const phase = schedule.phases[0];
  if (phase === undefined) throw new Error(`Schedule ${schedule.id} of Stripe has no phase.`);
  await prices.withPrice(plan, (price) =>
    stripe.schedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        {
          items: phase.items.map(({ price: now }) => ({ price: idOf(now) ?? '', quantity: 1 })),
          start_date: phase.start_date,
          end_date: phase.end_date,
        },
        { items: [{ price, quantity: 1 }], duration: { interval: 'month', interval_count: 1 } },
      ],
    }),
  );
}
