import type { PaymentSession } from '@aic/contract';
import type { Stripe } from 'stripe';
import { recordInvoice } from '../invoices/refresh-invoice.ts';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { attachCustomer, findUserOfCustomer, saveSubscription } from '../stripe/billing.repo.ts';
import { completeInvoice } from '../stripe/fetch-invoice.ts';
import { fetchSubscription, type FetchedSubscription } from '../stripe/fetch-subscription.ts';
import { idOf } from '../stripe/stripe-values.ts';
import { toSubscriptionRow, type SubscriptionRow } from '../stripe/to-subscription-row.ts';
import { endDuplicate } from './end-duplicate.ts';

interface Refreshed {
  row: SubscriptionRow;
  latestInvoice: string | null;
}

/** Fetches a subscription and records it with its latest invoice. Null for a subscription that is not ours. */
export async function refreshSubscription(deps: BillingDeps, id: string): Promise<Refreshed | null> {
  const fetched = await fetchSubscription(deps, id);
  const row = await recordSubscription(deps, fetched);
  if (row === null) return null;
  const { latest_invoice: invoice } = fetched.subscription;
  if (invoice !== null) await recordInvoice(deps, await completeInvoice(deps, invoice, fetched.readAt));
  return { row, latestInvoice: invoice?.id ?? null };
}

/**
 * The same, as the response to a change with nothing left to pay. @param status of a subscription that is not ours
 * any more
 */
export async function settledSession(
  deps: BillingDeps,
  { id, status }: Pick<SubscriptionRow, 'id' | 'status'>,
): Promise<PaymentSession> {
  const refreshed = await refreshSubscription(deps, id);
  return { clientSecret: null, status: refreshed?.row.status ?? status };
}

/** Saves what was fetched. A second live subscription of the user is ended, and its money goes back. */
export async function recordSubscription(
  deps: BillingDeps,
  fetched: FetchedSubscription,
): Promise<SubscriptionRow | null> {
  const { subscription, readAt } = fetched;
  const user = await userOf(deps, subscription);
  const row = toSubscriptionRow(fetched);
  if (user === null || row === null) {
    deps.logger.warn({ subscription: subscription.id }, 'a subscription that is not ours was left alone');
    return null;
  }
  const { duplicateOf } = await saveSubscription(deps.sql, user, row, { readAt, now: deps.clock.now() });
  deps.notifier.notify('events', user);
  if (duplicateOf === undefined) return row;
  deps.logger.error({ subscription: row.id, duplicateOf }, 'a user paid twice');
  await endDuplicate(deps, subscription);
  return null;
}

/** By its customer; one that was made just before our database lost its response, by the metadata that we gave it. */
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
