import { isUnauthorized, useQuery, useShell } from '@aic/sdk';
import { subscriptionQuery } from '@aic/sdk/account';
import { useEffect, useEffectEvent } from 'react';
import { billingStateOf, type BillingState } from './billing-state.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

export interface Billing {
  /** Undefined while it is not known. */
  state: BillingState | undefined;
  hasFailed: boolean;
  isFetching: boolean;
  retry(): void;
}

/** The user's subscription. When the session is over, it leads to the sign-in (rule 6.role.guard). */
export function useBilling(): Billing {
  const { data, error, isFetching, refetch } = useQuery(subscriptionQuery(useShell().api));
  const signInAgain = useSignInAgain();
  const check = useEffectEvent((reason: Error | null) => {
    if (isUnauthorized(reason)) signInAgain();
  });
  useEffect(() => check(error), [error]);

  return {
    state: data && billingStateOf(data.subscription),
    hasFailed: data === undefined && error !== null,
    isFetching,
    retry: () => void refetch(),
  };
}
