import type { Stripe } from 'stripe';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import {
  applySubscription,
  attachCustomer,
  findUserOfCustomer,
  type Applied,
} from '../stripe/billing.repo.ts';
import { endDuplicate } from './end-duplicate.ts';
import {
  idOf,
  readSubscription,
  SUBSCRIPTION_EXPANSIONS,
  type SubscriptionRow,
} from '../stripe/read-subscription.ts';
import { syncInvoice } from '../invoices/sync-invoice.ts';
import { withStripe } from '../stripe/with-stripe.ts';

/** Whose subscription it is, and what we keep of it. */
export interface Synced {
  user: string;
  row: SubscriptionRow;
  subscription: Stripe.Subscription;
}

/**
 * Asks Stripe how a subscription stands and stores it, with the credits of its latest invoice. What an event says is not
 * used: events come late, twice and in any order. Null for a subscription that is not ours.
 */
export async function syncSubscription(deps: BillingDeps, id: string): Promise<Synced | null> {
  const readAt = deps.clock.now();
  const subscription = await withStripe(
    deps.stripe.subscriptions.retrieve(id, { expand: SUBSCRIPTION_EXPANSIONS }),
  );
  const synced = await storeSubscription(deps, subscription, readAt);
  const invoice = idOf(subscription.latest_invoice);
  if (synced !== null && invoice !== null) await syncInvoice(deps, invoice);
  return synced;
}

/** Stores an answer of Stripe's. A second live subscription of the user is ended, and its money goes back. */
export async function storeSubscription(
  deps: BillingDeps,
  subscription: Stripe.Subscription,
  readAt: Date,
): Promise<Synced | null> {
  const user = await userOf(deps, subscription);
  const row = user === null ? null : await withStripe(readSubscription(deps, subscription));
  if (user === null || row === null) {
    deps.logger.warn({ subscription: subscription.id }, 'a subscription that is not ours was left alone');
    return null;
  }
  const applied: Applied = await applySubscription(deps.sql, user, row, { readAt, now: deps.clock.now() });
  deps.notifier.notify('events', user);
  if (applied.duplicateOf !== undefined) {
    deps.logger.error({ subscription: row.id, duplicateOf: applied.duplicateOf }, 'a user paid twice');
    await endDuplicate(deps, subscription);
    return null;
  }
  return { user, row, subscription };
}

/** By its customer; one that was made just before our database lost its answer, by the metadata that we gave it. */
async function userOf(
  { sql, clock }: BillingDeps,
  { customer, metadata }: Stripe.Subscription,
): Promise<string | null> {
  const id = idOf(customer);
  if (id === null) return null;
  const known = await findUserOfCustomer(sql, id);
  const named = metadata['user_id'];
  if (known !== null || named === undefined || !/^[0-9a-f-]{36}$/.test(named)) return known;
  return (await attachCustomer(sql, named, id, clock.now())) === id ? named : null;
}
