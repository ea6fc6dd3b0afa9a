import type { BillingDeps } from '../stripe/billing-deps.ts';
import { findLatePayments } from '../stripe/billing.repo.ts';
import { refreshInvoice } from './refresh-invoice.ts';

/**
 * Pays back what was paid after its user had deleted the account; the invoice's next state says so by mail
 * (`billing.apply_invoice`). Safe to repeat: what could not be paid back is due again at the next call.
 */
export async function returnLatePayments(deps: BillingDeps, signal?: AbortSignal): Promise<void> {
  for (const { invoice, intent } of await findLatePayments(deps.sql)) {
    if (signal?.aborted) return;
    try {
      await deps.stripe.refunds.create(
        { payment_intent: intent, reason: 'requested_by_customer' },
        { idempotencyKey: `late:${invoice}` },
      );
      await refreshInvoice(deps, invoice);
    } catch (error) {
      deps.logger.warn({ err: error, invoice }, 'a payment to a deleted account could not be paid back yet');
    }
  }
}
