import { useQuery, useShell, type PlanId } from '@aic/sdk';
import { useEffect, useEffectEvent } from 'react';
import { useSignInAgain } from '../../plan/subscription/use-sign-in-again.ts';
import { openCheckout, type Checkout } from './open-checkout.ts';

/** Rules 4.checkout.already and 4.checkout.error, in milliseconds. */
const SUBSCRIBED_REDIRECT_MS = 2000;
const FAILED_REDIRECT_MS = 3000;

/**
 * Sets the payment up and says how that went; where there is nothing to pay it leads on.
 *
 * @returns undefined while it is set up
 */
export function useCheckout(plan: PlanId, isWanted: boolean): Checkout | undefined {
  const shell = useShell();
  const signInAgain = useSignInAgain();
  const { data: checkout } = useQuery({
    queryKey: ['checkout', plan],
    queryFn: ({ signal }) => openCheckout(shell, plan, signal),
    enabled: isWanted,
    // A session is asked for by each visit: an earlier one may have been paid.
    gcTime: 0,
  });

  /** @returns stops what was to come */
  const lead = useEffectEvent((reached: Checkout): (() => void) | undefined => {
    switch (reached.state) {
      case 'ready':
        return undefined;
      case 'signed-out':
        signInAgain();
        return undefined;
      case 'subscribed':
        shell.toast({
          title: 'Already Subscribed!',
          description: `You're already subscribed to ${reached.plan.title}. Redirecting to dashboard...`,
        });
        return later(() => shell.navigate('/'), SUBSCRIBED_REDIRECT_MS);
      case 'overdue':
        shell.toast({
          title: 'Payment overdue',
          description:
            'Your last payment is still open. Pay it here, and your plan goes on. Nothing was charged.',
          variant: 'destructive',
        });
        shell.navigate('/account');
        return undefined;
      case 'failed':
        shell.toast({ title: 'Setup Error', description: reached.message, variant: 'destructive' });
        return later(() => shell.navigate('/pricing'), FAILED_REDIRECT_MS);
      default:
        return reached satisfies never;
    }
  });
  useEffect(() => (checkout === undefined ? undefined : lead(checkout)), [checkout]);

  return checkout;
}

function later(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
}
