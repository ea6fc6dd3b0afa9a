import type { BillingDeps } from './billing-deps.ts';
import {
  findAppliedInvoices,
  findLiveSubscriptions,
  isOneOfOurs,
  type Reconciliation,
} from './reconcile.repo.ts';
import { idOf } from './read-subscription.ts';
import { syncInvoice } from './sync-invoice.ts';
import { syncSubscription } from './sync-subscription.ts';
import { withStripe } from './with-stripe.ts';

/**
 * Compares our rows with Stripe's: every invoice that Stripe has seen paid since `since`, and every subscription that is live
 * here. What an event should have told us is applied; what only we know of is reported.
 */
export async function reconcile(deps: BillingDeps, since: Date): Promise<Reconciliation> {
  const { stripe, sql } = deps;
  const applied = await findAppliedInvoices(sql, since);
  const result: Reconciliation = { checked: 0, missing: [], extra: [] };
  const seen = new Set<string>();
  const paid = stripe.invoices.list({
    status: 'paid',
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: 100,
  });
  for await (const invoice of paid) {
    result.checked += 1;
    seen.add(invoice.id);
    const subscription = idOf(invoice.parent?.subscription_details?.subscription);
    const customer = idOf(invoice.customer);
    if (applied.has(invoice.id) || subscription === null || customer === null) continue;
    if (!(await isOneOfOurs(sql, customer))) continue;
    await syncSubscription(deps, subscription);
    if ((await syncInvoice(deps, invoice.id)) !== null) result.missing.push(invoice.id);
  }
  for (const [id, row] of applied) {
    if (seen.has(id)) continue;
    const { status } = await withStripe(stripe.invoices.retrieve(id)).catch(() => ({ status: null }));
    // The clocks of the two lists differ a little at their edge; an invoice that Stripe calls paid is no finding.
    if (status !== 'paid' && row.credits > 0) result.extra.push(id);
  }
  for (const id of await findLiveSubscriptions(sql)) await syncSubscription(deps, id);
  return result;
}
