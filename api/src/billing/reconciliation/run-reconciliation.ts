import type { BillingDeps } from '../stripe/billing-deps.ts';
import { beginReconciliation, finishReconciliation, type Reconciliation } from './reconcile.repo.ts';
import { reconcile } from './reconcile.ts';

const DAY_MS = 24 * 3_600_000;

/** A month and all tries to pay it. Stripe gives up on an event after three days. */
const INVOICES_MS = 50 * DAY_MS;

/** Banks take a dispute up to 120 days after the payment, and decide it within about 60 more. */
const RETURNS_MS = 180 * DAY_MS;
const NIGHTLY = '24 hours';

/**
 * Compares with Stripe when it is time. @param every how old the last one may be. @returns null when it is not time
 * yet
 */
export async function runReconciliation(deps: BillingDeps, every = NIGHTLY): Promise<Reconciliation | null> {
  const { sql, clock, logger } = deps;
  const startedAt = clock.now();
  const id = await beginReconciliation(sql, every, startedAt);
  if (id === null) return null;
  try {
    const result = await reconcile(deps, {
      invoicesSince: new Date(startedAt.getTime() - INVOICES_MS),
      returnsSince: new Date(startedAt.getTime() - RETURNS_MS),
    });
    await finishReconciliation(sql, id, result, clock.now());
    if (result.extra.length > 0) {
      logger.error({ extra: result.extra }, 'credits were given that Stripe knows no payment of');
    }
    return result;
  } catch (error) {
    await finishReconciliation(sql, id, { error: String(error) }, clock.now());
    throw error;
  }
}
