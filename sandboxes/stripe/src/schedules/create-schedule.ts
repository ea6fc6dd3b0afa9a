import type { Context } from '../context.ts';
import { customerNow } from '../customers/customer-of.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { newId } from '../state/new-id.ts';
import type { Subscription, SubscriptionSchedule } from '../state/wire.ts';
import { currentPeriod, isEnded, subscriptionOf } from '../subscriptions/subscription-of.ts';
import { emit } from '../webhooks/emit.ts';
import { newPhase } from './new-phase.ts';

/**
 * Puts an existing subscription under a schedule. Its first phase is the subscription as it is, until its period ends.
 *
 * @throws StripeError when the subscription has ended or has a schedule already
 */
export function createSchedule(
  ctx: Context,
  params: { from_subscription: string; metadata?: Record<string, string> | undefined },
): SubscriptionSchedule {
  const subscription = subscriptionOf(ctx, params.from_subscription, 'from_subscription');
  if (subscription.schedule !== null) {
    throw invalidRequest(
      `You cannot migrate a subscription that is already attached to a schedule: ${subscription.schedule}.`,
      { param: 'from_subscription' },
    );
  }
  if (isEnded(subscription)) {
    throw invalidRequest('You cannot migrate a subscription that has ended to a schedule.', {
      param: 'from_subscription',
    });
  }
  const schedule = ctx.tables.schedules.put(
    fromSubscription(subscription, customerNow(ctx, subscription.customer), params.metadata ?? {}),
  );
  const scheduled = ctx.tables.subscriptions.put({ ...subscription, schedule: schedule.id });
  emit(ctx, 'subscription_schedule.created', schedule);
  emit(ctx, 'customer.subscription.updated', scheduled, subscription);
  return schedule;
}

function fromSubscription(
  subscription: Subscription,
  created: number,
  metadata: Record<string, string>,
): SubscriptionSchedule {
  const { start, end } = currentPeriod(subscription);
  return {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible', updated_at: created },
    canceled_at: null,
    completed_at: null,
    created,
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: subscription.default_payment_method,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata,
    pause_schedules: [],
    phases: [
      newPhase({
        currency: subscription.currency,
        start,
        end,
        items: subscription.items.data.map((item) => ({
          price: item.price.id,
          quantity: item.quantity ?? 1,
        })),
      }),
    ],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: subscription.test_clock,
  };
}
