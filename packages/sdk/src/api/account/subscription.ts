import { type SubscriptionResponse, SUBSCRIPTION_RESPONSE } from '@aic/contract/billing';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { parseResponse } from '../parse-response.ts';
import { QUERY_KEYS } from '../query-keys.ts';

/** The user's subscription, or null for those who have none. The event `account` invalidates it. */
export const subscriptionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: QUERY_KEYS.subscription,
    queryFn: async ({ signal }): Promise<SubscriptionResponse> => {
      const path = '/api/subscription';
      return parseResponse(path, SUBSCRIPTION_RESPONSE, await api.request('GET', path, { signal }));
    },
  });

/** It runs until the end of the paid period. @throws ApiError */
export const cancelSubscription = (api: ApiClient): Promise<SubscriptionResponse> =>
  change(api, '/api/cancel-subscription');

/** Undoes a cancellation while the period runs. @throws ApiError */
export const reactivateSubscription = (api: ApiClient): Promise<SubscriptionResponse> =>
  change(api, '/api/reactivate-subscription');

/** Has the server ask the payment provider now, instead of waiting for its message. @throws ApiError */
export const syncSubscription = (api: ApiClient): Promise<SubscriptionResponse> =>
  change(api, '/api/sync-subscription', {});

/** The next renewals are paid with the card of a setup that the browser has confirmed. @throws ApiError */
export const savePaymentMethod = (api: ApiClient, setupIntent: string): Promise<SubscriptionResponse> =>
  change(api, '/api/payment-method', { setupIntent });

async function change(api: ApiClient, path: string, json?: object): Promise<SubscriptionResponse> {
  const response = await api.request('POST', path, json === undefined ? {} : { json });
  return parseResponse(path, SUBSCRIPTION_RESPONSE, response);
}
