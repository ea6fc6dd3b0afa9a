import { runReconciliation } from '../billing/reconciliation/run-reconciliation.ts';
import type { PaymentDeps } from '../billing/stripe/billing-deps.ts';
import { billingDeps } from '../billing/stripe/billing-deps.ts';
import type { Caller } from '../identity/auth/caller.ts';
import { beginAdminAction } from './admin.repo.ts';

/**
 * Compares with Stripe without waiting for the night. What it found is in the list of comparisons.
 * @throws AppError `unauthorized`, `forbidden`, `payments_unavailable`
 */
export async function compareNow(deps: PaymentDeps, caller: Caller): Promise<void> {
  const billing = billingDeps(deps);
  await beginAdminAction(deps.sql, caller, 'reconcile', {});
  await runReconciliation(billing, '0 seconds');
}
