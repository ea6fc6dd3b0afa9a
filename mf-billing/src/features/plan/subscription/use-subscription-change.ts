import { errorText, isUnauthorized, useMutation, useShell } from '@aic/sdk';
import type { SubscriptionResponse } from '@aic/sdk/account';
import { PaymentRefused } from './payment-refused.ts';
import { refreshAccount } from './refresh-account.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

interface SubscriptionChange<Input> {
  /** The call, and what the bank asks for in between. */
  run(input: Input): Promise<SubscriptionResponse>;
  success: { title: string; description: string };
  /** Its description is said where the server gives no words. */
  failure: { title: string; description: string };
  /** After either. */
  onSettled?(): void;
}

/**
 * One change to the subscription, with its toasts. A press while it is under way does nothing; another change waits for
 * it: an event shows what a change has done before its response is there, and the server takes one at a time.
 */
export function useSubscriptionChange<Input = void>(change: SubscriptionChange<Input>) {
  const shell = useShell();
  const signInAgain = useSignInAgain();
  const { mutate, isPending } = useMutation({
    scope: { id: 'subscription' },
    mutationFn: change.run,
    onSuccess: (response) => {
      void refreshAccount(shell, response);
      shell.toast(change.success);
    },
    onError: (error) => {
      if (isUnauthorized(error)) {
        signInAgain();
        return;
      }
      const { title, description } = change.failure;
      const words = error instanceof PaymentRefused ? error.message : errorText(error, description);
      shell.toast({ title, description: words, variant: 'destructive' });
    },
    onSettled: () => change.onSettled?.(),
  });
  return {
    isPending,
    run: (input: Input): void => {
      if (!isPending) mutate(input);
    },
  };
}
