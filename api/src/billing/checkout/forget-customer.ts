import type { BillingDeps } from '../stripe/billing-deps.ts';
import { detachCustomer, findOpenSubscriptions } from '../stripe/billing.repo.ts';
import { refreshSubscription } from '../subscription/refresh-subscription.ts';

/** A customer is gone at Stripe, and with it what it had there: the next checkout makes another one. */
export async function forgetCustomer(deps: BillingDeps, customer: string): Promise<void> {
  const user = await detachCustomer(deps.sql, customer, deps.clock.now());
  if (user === null) return;
  deps.logger.warn({ customer }, 'a customer was deleted at Stripe');
  for (const id of await findOpenSubscriptions(deps.sql, user)) await refreshSubscription(deps, id);
}
