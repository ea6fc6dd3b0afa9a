import type { Stripe } from 'stripe';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { finishEvent } from './events.repo.ts';
import { forgetCustomer } from '../checkout/forget-customer.ts';
import { idOf } from '../stripe/read-subscription.ts';
import { syncInvoice } from '../invoices/sync-invoice.ts';
import { syncSubscription } from '../subscription/sync-subscription.ts';
import { isMissing, withStripe } from '../stripe/with-stripe.ts';

/**
 * Does what an event asks for and notes how it went. Safe to repeat, and in any order: an event only says where to look.
 * @throws what went wrong; the event is due again
 */
export async function processEvent(
  deps: BillingDeps,
  event: Pick<Stripe.Event, 'id' | 'type' | 'data'>,
): Promise<void> {
  try {
    await actOn(deps, event);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await finishEvent(deps.sql, event.id, reason, deps.clock.now());
    throw error;
  }
  await finishEvent(deps.sql, event.id, null, deps.clock.now());
}

/** What the event is about. */
export function aboutOf({ data }: Pick<Stripe.Event, 'data'>): {
  object: string | null;
  customer: string | null;
} {
  // Every object of Stripe's may name itself and its customer; the type of the union does not say so.
  const object = data.object as { id?: string; object?: string; customer?: string | { id: string } | null };
  return {
    object: object.id ?? null,
    customer: object.object === 'customer' ? (object.id ?? null) : idOf(object.customer),
  };
}

async function actOn(deps: BillingDeps, event: Pick<Stripe.Event, 'type' | 'data'>): Promise<void> {
  const { object } = aboutOf(event);
  if (object === null) return;
  const [noun] = event.type.split('.');
  if (event.type === 'customer.deleted') {
    await forgetCustomer(deps, object);
  } else if (event.type.startsWith('customer.subscription.')) {
    await ifPresent(syncSubscription(deps, object));
  } else if (event.type.startsWith('subscription_schedule.')) {
    const schedule = await ifPresent(withStripe(deps.stripe.subscriptionSchedules.retrieve(object)));
    const subscription = idOf(schedule?.subscription) ?? schedule?.released_subscription ?? null;
    if (subscription !== null) await ifPresent(syncSubscription(deps, subscription));
  } else if (noun === 'invoice') {
    await syncInvoiceOf(deps, object);
  } else if (noun === 'charge' || noun === 'refund') {
    await syncPaymentOf(deps, event.data.object);
  }
}

/** The subscription comes first: its invoice gives credits only to a subscription that we keep. */
async function syncInvoiceOf(deps: BillingDeps, id: string): Promise<void> {
  const invoice = await ifPresent(withStripe(deps.stripe.invoices.retrieve(id)));
  if (invoice === null) return;
  const subscription = idOf(invoice.parent?.subscription_details?.subscription);
  const synced = subscription === null ? null : await syncSubscription(deps, subscription);
  const isLatest = idOf(synced?.subscription.latest_invoice) === id;
  if (synced !== null && !isLatest) await syncInvoice(deps, id);
}

/** A refund or a dispute names the payment; the payment names the invoice. */
async function syncPaymentOf(deps: BillingDeps, object: object): Promise<void> {
  const intent = 'payment_intent' in object ? idOf(object.payment_intent as string | null) : null;
  if (intent === null) return;
  const payments = await withStripe(
    deps.stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } }),
  );
  for (const { invoice } of payments.data) {
    const id = idOf(invoice);
    if (id !== null) await syncInvoiceOf(deps, id);
  }
}

/** Null for what was deleted at Stripe since. */
async function ifPresent<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    if (isMissing(cause)) return null;
    throw error;
  }
}
