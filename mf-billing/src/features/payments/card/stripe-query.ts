import { queryOptions, type ShellApi } from '@aic/sdk';
import { billingConfigQuery, type BillingConfig } from '@aic/sdk/account';
import type { Stripe } from '@stripe/stripe-js';
// Without a side effect: nothing of Stripe loads before a card is asked for.
import { loadStripe } from '@stripe/stripe-js/pure';
import { loadScript } from './load-script.ts';

/** Stripe.js, loaded once in the page. A load that failed is begun anew by a refetch. */
export const stripeQuery = ({ api, queryClient }: Pick<ShellApi, 'api' | 'queryClient'>) =>
  queryOptions({
    queryKey: ['stripe'],
    // It is an object with functions, not data.
    structuralSharing: false,
    queryFn: async () => openStripe(await queryClient.ensureQueryData(billingConfigQuery(api))),
  });

/** @throws Error when a script does not arrive */
async function openStripe({ scriptUrl, publishableKey }: BillingConfig): Promise<Stripe> {
  // What it defines is found by Stripe's loader, which then loads nothing itself.
  if (scriptUrl !== null) await loadScript(scriptUrl);
  const stripe = await loadStripe(publishableKey);
  if (stripe === null) throw new Error('Stripe.js is there only in a browser.');
  return stripe;
}
