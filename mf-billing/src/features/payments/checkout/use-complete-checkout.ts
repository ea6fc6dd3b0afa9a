import { useShell } from '@aic/sdk';
import { syncSubscription, type Plan } from '@aic/sdk/account';
import { useCallback, useEffect, useRef } from 'react';
import { refreshAccount } from '../../plan/subscription/refresh-account.ts';

/**
 * What follows a payment: the plan is on the page at once, and the user is back at what they came from.
 *
 * @param returnTo a safe path
 */
export function useCompleteCheckout(plan: Plan, returnTo: string): (isPaid: boolean) => Promise<void> {
  const shell = useShell();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  return useCallback(
    async (isPaid) => {
      // The payment has been made, whatever becomes of this call: the provider tells the server by itself too.
      const response = await syncSubscription(shell.api).catch(() => undefined);
      void refreshAccount(shell, response);
      shell.toast(
        isPaid
          ? {
              title: 'Subscription Successful!',
              description: `Welcome to ${plan.title}! Your credits have been added.`,
            }
          : {
              title: 'Payment on its way',
              description: `Your bank is still working on it. ${plan.title} begins as soon as it is done.`,
            },
      );
      // Who has left meanwhile stays where they are.
      if (isHere.current) shell.navigate(returnTo);
    },
    [shell, plan, returnTo],
  );
}
