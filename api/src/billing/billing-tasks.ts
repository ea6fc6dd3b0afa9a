import {
  type PeriodicTask,
  type PeriodicTasks,
  startPeriodicTasks,
} from '../platform/time/periodic-tasks.ts';
import { returnLatePayments } from './invoices/return-late-payments.ts';
import { runReconciliation } from './reconciliation/run-reconciliation.ts';
import type { BillingDeps } from './stripe/billing-deps.ts';
import { endClosedSubscriptions } from './subscription/end-closed-subscriptions.ts';
import { runEvents } from './webhook/run-events.ts';

/** How soon an event that could not be acted on is tried again, at the earliest. */
const EVENTS_MS = 5_000;
/** How soon the subscription of a deleted account ends, and how often Stripe is asked again when it did not answer. */
const CLOSED_ACCOUNTS_MS = 20_000;
/** How often it is asked whether the nightly comparison is due. */
const RECONCILIATION_MS = 600_000;

/** What workers do for payments beside the calls of users and Stripe. */
export function startBillingTasks(deps: BillingDeps): PeriodicTasks {
  const tasks: PeriodicTask[] = [
    { everyMs: EVENTS_MS, run: (signal) => runEvents(deps, signal) },
    {
      everyMs: CLOSED_ACCOUNTS_MS,
      run: async (signal) => {
        // Neither may change anything at Stripe, and their errors would only fill the log.
        if (deps.held?.()) return;
        await endClosedSubscriptions(deps, signal);
        await returnLatePayments(deps, signal);
      },
    },
    { everyMs: RECONCILIATION_MS, run: () => runReconciliation(deps) },
  ];
  return startPeriodicTasks(tasks, (error) =>
    deps.logger.warn({ err: error }, 'a periodic task of payments failed; it runs again'),
  );
}
