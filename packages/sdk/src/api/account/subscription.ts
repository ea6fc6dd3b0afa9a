import { type SubscriptionAnswer, SUBSCRIPTION_ANSWER } from '@aic/contract/billing';
import { matches } from '@aic/contract';
import { queryOptions } from '@tanstack/react-query';
import { readAnswer } from '../answers.ts';
import type { ApiClient } from '../client.ts';

const isSubscriptionAnswer = (value: unknown): value is SubscriptionAnswer =>
  matches(SUBSCRIPTION_ANSWER, value);

/** The user's subscription, or null for those who have none. The event `account` invalidates it. */
export const subscriptionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['subscription'],
    queryFn: async ({ signal }): Promise<SubscriptionAnswer> => {
      const path = '/api/subscription';
      return readAnswer(path, isSubscriptionAnswer, await api.request('GET', path, { signal }));
    },
  });

/** It runs until the end of the paid period. @throws ApiError */
export const cancelSubscription = (api: ApiClient): Promise<SubscriptionAnswer> =>
  change(api, '/api/cancel-subscription');

/** Takes a cancellation back while the period runs. @throws ApiError */
export const reactivateSubscription = (api: ApiClient): Promise<SubscriptionAnswer> =>
  change(api, '/api/reactivate-subscription');

/** Has the server ask the payment provider now, instead of waiting for its message. @throws ApiError */
export const syncSubscription = (api: ApiClient): Promise<SubscriptionAnswer> =>
  change(api, '/api/sync-subscription', {});

/** The next renewals are paid with the card of a setup that the browser has confirmed. @throws ApiError */
export const savePaymentMethod = (api: ApiClient, setupIntent: string): Promise<SubscriptionAnswer> =>
  change(api, '/api/payment-method', { setupIntent });

async function change(api: ApiClient, path: string, json?: object): Promise<SubscriptionAnswer> {
  const answer = await api.request('POST', path, json === undefined ? {} : { json });
  return readAnswer(path, isSubscriptionAnswer, answer);
}
