import type { ShellApi } from '@aic/sdk';
import { syncSubscription, type PaymentSession, type SubscriptionResponse } from '@aic/sdk/account';
import { refusalText } from '../../../texts/refusal-text.ts';
import { PaymentRefused } from './payment-refused.ts';

/**
 * Finishes a change that may cost something: where the bank asks for a confirmation, Stripe shows it.
 * @throws PaymentRefused, ApiError
 */
export async function confirmSession(
  shell: Pick<ShellApi, 'api' | 'queryClient'>,
  { clientSecret }: PaymentSession,
): Promise<SubscriptionResponse> {
  if (clientSecret !== null) {
    const { stripeQuery } = await import('../../payments/card/stripe-query.ts');
    const stripe = await shell.queryClient.ensureQueryData(stripeQuery(shell));
    const { error } = await stripe.handleNextAction({ clientSecret });
    if (error !== undefined) {
      throw new PaymentRefused(refusalText(error, 'Your bank did not confirm the payment.'));
    }
  }
  return syncSubscription(shell.api);
}
