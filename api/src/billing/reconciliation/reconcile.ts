import type { Stripe } from 'stripe';
import { refreshInvoice } from '../invoices/refresh-invoice.ts';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { isGone, isWithdrawn } from '../stripe/returned-money.ts';
import { idOf } from '../stripe/stripe-values.ts';
import { refreshSubscription } from '../subscription/refresh-subscription.ts';
import {
  findLiveSubscriptions,
  findOpenInvoices,
  findPaidInvoices,
  findSubscriptionState,
  isOneOfOurs,
  type PaidInvoice,
  type Period,
  type Reconciliation,
} from './reconcile.repo.ts';

/**
 * Compares our rows with Stripe's: every paid invoice of the period, what came back of every payment of the longer
 * one, and every subscription that is live here. What an event should have brought is applied; what only we know of
 * is reported.
 */
export async function reconcile(deps: BillingDeps, period: Period): Promise<Reconciliation> {
  const result: Reconciliation = { checked: 0, missing: [], mended: [], extra: [] };
  const known = await findPaidInvoices(deps.sql, period);
  const returned = await readReturns(deps, period.returnsSince);
  const seen = new Set<string>();
  for await (const invoice of deps.stripe.paidInvoicesSince(period.invoicesSince)) {
    result.checked += 1;
    seen.add(invoice.id);
    const row = known.get(invoice.id);
    if (row === undefined || !row.isApplied) {
      if (await applyMissing(deps, invoice)) result.missing.push(invoice.id);
    } else if (row.amountPaid !== invoice.amount_paid || row.isEmptyMonth) {
      await mend(deps, row, result);
    }
  }
  for (const row of known.values()) {
    if (
      row.amountDisputed > 0 ||
      (row.returnsAreCompared && row.amountRefunded !== returnedOf(row, returned))
    ) {
      await mend(deps, row, result);
    }
    if (row.isInPeriod && !seen.has(row.id)) await report(deps, row, result);
  }
  for (const id of await findOpenInvoices(deps.sql, period.invoicesSince)) {
    const after = await refreshInvoice(deps, id);
    if (after !== null && after.status !== 'open') result.mended.push(id);
  }
  for (const id of await findLiveSubscriptions(deps.sql)) {
    const before = await findSubscriptionState(deps.sql, id);
    await refreshSubscription(deps, id);
    if ((await findSubscriptionState(deps.sql, id)) !== before) result.mended.push(id);
  }
  return result;
}

/** What is gone again of each payment, by its intent: refunds and disputes together. */
async function readReturns({ stripe }: BillingDeps, since: Date): Promise<Map<string, number>> {
  const amounts = new Map<string, number>();
  const add = ({ payment_intent: payment, amount }: Pick<Stripe.Refund, 'payment_intent' | 'amount'>) => {
    const intent = idOf(payment);
    if (intent !== null) amounts.set(intent, (amounts.get(intent) ?? 0) + amount);
  };
  for await (const refund of stripe.refundsSince(since)) if (isGone(refund)) add(refund);
  for await (const dispute of stripe.disputesSince(since)) if (isWithdrawn(dispute)) add(dispute);
  return amounts;
}

const returnedOf = ({ intent, amountPaid }: PaidInvoice, returned: ReadonlyMap<string, number>): number =>
  Math.min(amountPaid, intent === null ? 0 : (returned.get(intent) ?? 0));

/** @returns whether it was ours to apply */
async function applyMissing(deps: BillingDeps, invoice: Stripe.Invoice): Promise<boolean> {
  const subscription = idOf(invoice.parent?.subscription_details?.subscription);
  const customer = idOf(invoice.customer);
  if (subscription === null || customer === null || !(await isOneOfOurs(deps.sql, customer))) return false;
  await refreshSubscription(deps, subscription);
  return (await refreshInvoice(deps, invoice.id)) !== null;
}

async function mend(deps: BillingDeps, row: PaidInvoice, { mended }: Reconciliation): Promise<void> {
  const after = await refreshInvoice(deps, row.id);
  const isChanged =
    after !== null &&
    (after.amount_paid !== row.amountPaid ||
      (row.isEmptyMonth && after.credits > 0) ||
      after.amount_refunded !== row.amountRefunded ||
      after.amount_disputed !== row.amountDisputed);
  if (isChanged && !mended.includes(row.id)) mended.push(row.id);
}

/** The clocks of the two lists differ a little at their edge; an invoice that Stripe calls paid is no finding. */
async function report({ stripe }: BillingDeps, row: PaidInvoice, { extra }: Reconciliation): Promise<void> {
  const { status } = await stripe.invoices.retrieve(row.id).catch(() => ({ status: null }));
  if (status !== 'paid' && row.credits > 0) extra.push(row.id);
}
