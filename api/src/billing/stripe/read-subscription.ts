import { SUBSCRIPTION_STATUSES } from '@aic/contract/billing';
import type { PlanId, Subscription } from '@aic/contract';
import type { Stripe } from 'stripe';
import type { Payments } from './payments.ts';

/** A row of `billing.subscription`, as `billing.apply_subscription` reads it. Times are ISO 8601. */
export interface SubscriptionRow {
  id: string;
  plan: PlanId;
  status: Subscription['status'];
  current_period_start: string;
  current_period_end: string;
  /** It is ending, at the end of its month or at `cancel_at`. */
  cancel_at_period_end: boolean;
  cancel_at: string | null;
  next_plan: PlanId | null;
  schedule_id: string | null;
  card: Subscription['card'];
  action: Subscription['action'];
  created_at: string;
  ended_at: string | null;
}

/** What has to be expanded for `readSubscription`. */
export const SUBSCRIPTION_EXPANSIONS = [
  'latest_invoice.confirmation_secret',
  'default_payment_method',
  'schedule',
];

/** What we keep of a subscription, or null when its price is not ours. */
export async function readSubscription(
  { stripe, prices }: Pick<Payments, 'stripe' | 'prices'>,
  subscription: Stripe.Subscription,
): Promise<SubscriptionRow | null> {
  const item = subscription.items.data[0];
  const plan = item ? await prices.planOf(item.price.id) : null;
  if (item === undefined || plan === null) return null;
  const status = SUBSCRIPTION_STATUSES.find((known) => known === subscription.status) ?? 'paused';
  return {
    id: subscription.id,
    plan,
    status,
    current_period_start: isoOf(item.current_period_start),
    current_period_end: isoOf(item.current_period_end),
    cancel_at_period_end: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    cancel_at: subscription.cancel_at === null ? null : isoOf(subscription.cancel_at),
    next_plan: await nextPlan(prices, subscription.schedule, plan, item.current_period_end),
    schedule_id: idOf(subscription.schedule),
    card: cardOf(subscription.default_payment_method),
    action: status === 'past_due' || status === 'unpaid' ? await neededAction(stripe, subscription) : null,
    created_at: isoOf(subscription.created),
    ended_at: subscription.ended_at === null ? null : isoOf(subscription.ended_at),
  };
}

/** Stripe's times are Unix seconds. */
export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** The id of what may or may not be expanded. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

function cardOf(method: string | Stripe.PaymentMethod | null): Subscription['card'] {
  const card = typeof method === 'string' ? undefined : method?.card;
  return card
    ? { brand: card.brand, last4: card.last4, exp_month: card.exp_month, exp_year: card.exp_year }
    : null;
}

/** The plan of the schedule's phase that follows this period, when it is another one. */
async function nextPlan(
  prices: Payments['prices'],
  schedule: string | Stripe.SubscriptionSchedule | null,
  plan: PlanId,
  periodEnd: number,
): Promise<PlanId | null> {
  if (schedule === null || typeof schedule === 'string' || schedule.status !== 'active') return null;
  const phase = schedule.phases.find(({ start_date: start }) => start >= periodEnd);
  const priceId = idOf(phase?.items[0]?.price);
  const next = priceId === null ? null : await prices.planOf(priceId);
  return next === plan ? null : next;
}

async function neededAction(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<'update_card' | 'confirm_payment'> {
  const invoice = idOf(subscription.latest_invoice);
  if (invoice === null) return 'update_card';
  const intent = await openPayment(stripe, invoice);
  return intent?.status === 'requires_action' ? 'confirm_payment' : 'update_card';
}

/** The payment that an open invoice waits for, or null. */
export async function openPayment(stripe: Stripe, invoice: string): Promise<Stripe.PaymentIntent | null> {
  const payments = await stripe.invoicePayments.list({
    invoice,
    status: 'open',
    expand: ['data.payment.payment_intent'],
  });
  const intent = payments.data[0]?.payment.payment_intent;
  return typeof intent === 'object' ? intent : null;
}
