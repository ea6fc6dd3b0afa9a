import { useQuery, useSearchParams, useShell } from '@aic/sdk';
import { useEffect, useEffectEvent } from 'react';
import { refusalText } from '../../../texts/refusal-text.ts';
import { stripeQuery } from '../card/stripe-query.ts';

type Outcome = { state: 'paid' | 'on-its-way' } | { state: 'refused'; message: string };

/**
 * Goes on after a bank's own page: it sends the browser back with the payment in the address. Refused, the address is
 * cleaned, so that the checkout begins anew.
 *
 * @returns whether there is such a payment to wait for
 */
export function useReturnedPayment(onDone: (isPaid: boolean) => Promise<void>): boolean {
  const shell = useShell();
  const [params, setParams] = useSearchParams();
  const clientSecret = params.get('payment_intent_client_secret');
  const { data: outcome } = useQuery({
    queryKey: ['returned-payment', clientSecret],
    queryFn: (): Promise<Outcome> => askStripe(shell, clientSecret ?? ''),
    enabled: clientSecret !== null,
  });

  const settle = useEffectEvent((reached: Outcome) => {
    if (reached.state !== 'refused') {
      void onDone(reached.state === 'paid');
      return;
    }
    shell.toast({ title: 'Payment Failed', description: reached.message, variant: 'destructive' });
    setParams(withoutPayment, { replace: true });
  });
  useEffect(() => {
    if (outcome !== undefined) settle(outcome);
  }, [outcome]);

  return clientSecret !== null;
}

/** Never rejects: without a response the checkout begins anew, and finds out whether it was paid. */
async function askStripe(shell: Parameters<typeof stripeQuery>[0], clientSecret: string): Promise<Outcome> {
  try {
    const stripe = await shell.queryClient.ensureQueryData(stripeQuery(shell));
    const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
    switch (paymentIntent?.status) {
      case 'succeeded':
        return { state: 'paid' };
      case 'processing':
        return { state: 'on-its-way' };
      default:
        return refused(paymentIntent?.last_payment_error ?? error);
    }
  } catch {
    return refused();
  }
}

const refused = (refusal: Parameters<typeof refusalText>[0] = {}): Outcome => ({
  state: 'refused',
  message: refusalText(refusal, 'Your bank did not confirm the payment. Nothing was charged.'),
});

function withoutPayment(params: URLSearchParams): URLSearchParams {
  for (const name of ['payment_intent', 'payment_intent_client_secret', 'redirect_status', 'source_type']) {
    params.delete(name);
  }
  return params;
}
