import type { BackgroundTask } from '../platform/background-tasks.ts';
import { returnLatePayments } from './invoices/return-late-payments.ts';
import { runReconciliation } from './reconciliation/run-reconciliation.ts';
import type { PaymentDeps } from './stripe/billing-deps.ts';
import { endClosedSubscriptions } from './subscription/end-closed-subscriptions.ts';
import { runEvents } from './webhook/run-events.ts';

/** How soon an event that could not be acted on is tried again, at the earliest. */
const EVENTS_MS = 5_000;
/** How soon the subscription of a deleted account ends, and how often Stripe is asked again when it did not answer. */
const CLOSED_ACCOUNTS_MS = 20_000;
/** How often it is asked whether the nightly comparison is due. */
const RECONCILIATION_MS = 600_000;

/** None where no payments are configured. */
export function billingTasks({ payments, ...rest }: PaymentDeps): BackgroundTask[] {
  if (payments === null) return [];
  const deps = { ...rest, ...payments };
  return [
    {
      name: 'events of Stripe',
      everyMs: EVENTS_MS,
      runsHeld: true,
      run: (signal) => runEvents(deps, signal),
    },
    {
      name: 'payments of deleted accounts',
      everyMs: CLOSED_ACCOUNTS_MS,
      run: async (signal) => {
        await endClosedSubscriptions(deps, signal);
        await returnLatePayments(deps, signal);
      },
    },
    {
      name: 'comparison with Stripe',
      everyMs: RECONCILIATION_MS,
      runsHeld: true,
      run: () => runReconciliation(deps),
    },
  ];
}
