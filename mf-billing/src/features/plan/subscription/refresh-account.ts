import type { ShellApi } from '@aic/sdk';
import { subscriptionQuery, type SubscriptionResponse, QUERY_KEYS } from '@aic/sdk/account';

/** Keys of all that a payment or a change of plan touches. */
const TOUCHED = [
  QUERY_KEYS.subscription,
  QUERY_KEYS.credits,
  QUERY_KEYS.user,
  QUERY_KEYS.invoices,
  QUERY_KEYS.usage,
];

/** Shows what the server has just answered, and asks again for all that follows from it. */
export function refreshAccount(
  { api, queryClient }: Pick<ShellApi, 'api' | 'queryClient'>,
  response?: SubscriptionResponse,
): Promise<unknown> {
  if (response !== undefined) queryClient.setQueryData(subscriptionQuery(api).queryKey, response);
  return Promise.all(TOUCHED.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
