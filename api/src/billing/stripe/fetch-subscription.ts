import type { BillingDeps } from './billing-deps.ts';
import type { ExpandedSubscription } from './stripe-client.ts';
import { idOf } from './stripe-values.ts';

/** A subscription, and what its row needs beside it. */
export type FetchedSubscription = Awaited<ReturnType<typeof fetchSubscription>>;

type Deps = Pick<BillingDeps, 'stripe' | 'prices' | 'clock'>;

/** Asks Stripe how a subscription stands. What an event says is not used: events come late, twice and in any order. */
export async function fetchSubscription(deps: Deps, id: string) {
  const readAt = deps.clock.now();
  return await completeSubscription(deps, await deps.stripe.subscriptions.retrieve(id), readAt);
}

/** Fetches what is missing to a response of Stripe's. */
export async function completeSubscription(
  { stripe, prices }: Deps,
  subscription: ExpandedSubscription,
  readAt: Date,
) {
  const { items, schedule, status, latest_invoice: invoice } = subscription;
  const isOverdue = status === 'past_due' || status === 'unpaid';
  return {
    subscription,
    plans: await prices.plansOf([
      ...items.data.map(({ price }) => price.id),
      ...(schedule?.phases ?? []).map((phase) => idOf(phase.items[0]?.price)),
    ]),
    needsConfirmation: isOverdue && invoice !== null && (await stripe.needsConfirmation(invoice.id)),
    /** When Stripe was asked. */
    readAt,
  };
}
