import type { PaymentDeps } from '../billing/stripe/billing-deps.ts';
import { billingDeps } from '../billing/stripe/billing-deps.ts';
import { replayEvent } from '../billing/webhook/events.repo.ts';
import { runEvents } from '../billing/webhook/run-events.ts';
import type { Caller } from '../identity/auth/caller.ts';
import { beginAdminAction } from './admin.repo.ts';
import { eventNotFound } from './errors/admin-errors.ts';

/**
 * Acts on an event of Stripe's again, with whatever else is due. How it went is in the list of events.
 * @throws AppError `unauthorized`, `forbidden`, `not_found`, `payments_unavailable`
 */
export async function replayNow(deps: PaymentDeps, caller: Caller, event: string): Promise<void> {
  const billing = billingDeps(deps);
  await beginAdminAction(deps.sql, caller, 'replay', { event });
  if (!(await replayEvent(deps.sql, event, caller.now))) throw eventNotFound();
  await runEvents(billing);
}
