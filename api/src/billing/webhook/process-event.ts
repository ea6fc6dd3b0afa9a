import type { Stripe } from 'stripe';
import { forgetCustomer } from '../checkout/forget-customer.ts';
import { recordInvoice } from '../invoices/refresh-invoice.ts';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { completeInvoice } from '../stripe/fetch-invoice.ts';
import { isMissing } from '../stripe/stripe-errors.ts';
import { idOf } from '../stripe/stripe-values.ts';
import { refreshSubscription } from '../subscription/refresh-subscription.ts';
import { finishEvent } from './events.repo.ts';

/**
 * Does what an event asks for and notes how it went. Safe to repeat, and in any order: an event only says where to
 * look.
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
    await ifPresent(refreshSubscription(deps, object));
  } else if (event.type.startsWith('subscription_schedule.')) {
    const schedule = await ifPresent(deps.stripe.schedules.retrieve(object));
    const subscription = idOf(schedule?.subscription) ?? schedule?.released_subscription ?? null;
    if (subscription !== null) await ifPresent(refreshSubscription(deps, subscription));
  } else if (noun === 'invoice') {
    await refreshInvoiceOf(deps, object);
  } else if (noun === 'charge' || noun === 'refund') {
    await refreshPaymentOf(deps, event.data.object);
  }
}

/**
 * The subscription comes first, and brings its latest invoice: an invoice gives credits only to a subscription that
 * we keep.
 */
async function refreshInvoiceOf(deps: BillingDeps, id: string): Promise<void> {
  const readAt = deps.clock.now();
  const invoice = await ifPresent(deps.stripe.invoices.retrieve(id));
  const subscription = idOf(invoice?.parent?.subscription_details?.subscription);
  if (invoice === null || subscription === null) return;
  const refreshed = await refreshSubscription(deps, subscription);
  if (refreshed === null || refreshed.latestInvoice === id) return;
  await recordInvoice(deps, await completeInvoice(deps, invoice, readAt));
}

/** A refund or a dispute names the payment; the payment names the invoice. */
async function refreshPaymentOf(deps: BillingDeps, object: object): Promise<void> {
  const intent = 'payment_intent' in object ? idOf(object.payment_intent as string | null) : null;
  if (intent === null) return;
  for (const { invoice } of await deps.stripe.paymentsOf(intent)) {
    const id = idOf(invoice);
    if (id !== null) await refreshInvoiceOf(deps, id);
  }
}

/** Null for what was deleted at Stripe since. */
async function ifPresent<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
