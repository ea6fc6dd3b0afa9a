import { useShell, type PlanId } from '@aic/sdk';
import { cancelSubscription, changePlan, reactivateSubscription, retryPayment } from '@aic/sdk/account';
import { confirmSession } from './subscription/confirm-session.ts';
import { useSubscriptionChange } from './subscription/use-subscription-change.ts';

/** Ends the plan with its period. */
export function useCancel() {
  const { api } = useShell();
  return useSubscriptionChange({
    run: () => cancelSubscription(api),
    success: {
      title: 'Subscription Cancelled',
      description: 'Your subscription will end at the current billing period.',
    },
    failure: { title: 'Cancellation Failed', description: 'Failed to cancel subscription' },
  });
}

export function useReactivate() {
  const { api } = useShell();
  return useSubscriptionChange({
    run: () => reactivateSubscription(api),
    success: {
      title: 'Subscription Reactivated',
      description: 'Your subscription will continue at the next billing cycle.',
    },
    failure: { title: 'Reactivation Failed', description: 'Failed to reactivate subscription' },
  });
}

/** To another plan, or back to the present one while a change waits for its date. */
export function useChangePlan() {
  const shell = useShell();
  return useSubscriptionChange<PlanId>({
    run: async (plan) => confirmSession(shell, await changePlan(shell.api, plan)),
    success: { title: 'Plan Updated', description: 'Your plan has been updated successfully.' },
    failure: { title: 'Plan Change Failed', description: 'Failed to change plan' },
  });
}

/** Pays the open invoice with the stored card. */
export function useRetryPayment() {
  const shell = useShell();
  return useSubscriptionChange({
    run: async () => confirmSession(shell, await retryPayment(shell.api)),
    success: { title: 'Payment received', description: 'Your plan goes on as before.' },
    failure: { title: 'Payment Failed', description: 'The payment could not be made. Nothing was charged.' },
  });
}
