import type { BillingDeps } from './billing-deps.ts';
import { reconcile } from './reconcile.ts';
import { beginReconciliation, finishReconciliation, type Reconciliation } from './reconcile.repo.ts';

/** Each day the last week is compared: Stripe gives up on an event after three days. */
const LOOK_BACK_MS = 7 * 24 * 3_600_000;
const NIGHTLY = '24 hours';

/** Compares with Stripe when it is time. @param every how old the last one may be. @returns null when it is not time yet */
export async function runReconciliation(deps: BillingDeps, every = NIGHTLY): Promise<Reconciliation | null> {
  const { sql, clock, logger } = deps;
  const startedAt = clock.now();
  const id = await beginReconciliation(sql, every, startedAt);
  if (id === null) return null;
  try {
    const result = await reconcile(deps, new Date(startedAt.getTime() - LOOK_BACK_MS));
    await finishReconciliation(sql, id, result, clock.now());
    if (result.extra.length > 0)
      logger.error({ extra: result.extra }, 'credits were given that Stripe knows no payment of');
    return result;
  } catch (error) {
    await finishReconciliation(sql, id, { error: String(error) }, clock.now());
    throw error;
  }
}
