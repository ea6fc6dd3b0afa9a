import type { PlanId } from '@aic/contract';
import {
  BILLING_CONFIG,
  type BillingConfig,
  PAYMENT_SESSION,
  type PaymentSession,
  PLAN_CHANGE,
  type PlanChange,
} from '@aic/contract/billing';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { parseResponse } from '../parse-response.ts';

/** How the browser reaches the payment provider. */
export const billingConfigQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['billing-config'],
    queryFn: async ({ signal }): Promise<BillingConfig> => {
      const path = '/api/billing/config';
      return parseResponse(path, BILLING_CONFIG, await api.request('GET', path, { signal }));
    },
  });

/** Begins a subscription, or finds the one that was begun. @throws ApiError */
export const createSubscription = (
  api: ApiClient,
  plan: PlanId,
  signal: AbortSignal,
): Promise<PaymentSession> => openSession(api, '/api/create-subscription', { json: { plan }, signal });

/** For a subscription that was begun but has nothing to pay with. Without a body. @throws ApiError */
export const createTestPayment = (api: ApiClient, signal: AbortSignal): Promise<PaymentSession> =>
  openSession(api, '/api/test-payment', { headers: { 'content-type': 'application/json' }, signal });

/** With a `clientSecret` the user's bank wants a confirmation first. @throws ApiError */
export const changePlan = (api: ApiClient, plan: PlanId): Promise<PaymentSession> =>
  openSession(api, '/api/change-plan', { json: { plan } });

/** Begins to store another card: its `clientSecret` is for a setup, not for a payment. @throws ApiError */
export const setUpPaymentMethod = (api: ApiClient): Promise<PaymentSession> =>
  openSession(api, '/api/payment-method/setup', { json: {} });

/** Pays the open invoice with the stored card. @throws ApiError */
export const retryPayment = (api: ApiClient): Promise<PaymentSession> =>
  openSession(api, '/api/retry-payment', { json: {} });

/**
 * What a change to this plan costs and brings, before it is made. Asked anew each time: the amount falls with each
 * day.
 */
export const planChangeQuery = (api: ApiClient, plan: PlanId) =>
  queryOptions({
    queryKey: ['plan-change', plan],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<PlanChange> => {
      const path = `/api/change-plan/preview?plan=${plan}`;
      return parseResponse(path, PLAN_CHANGE, await api.request('GET', path, { signal }));
    },
  });

type SessionRequest = NonNullable<Parameters<ApiClient['request']>[2]>;

async function openSession(api: ApiClient, path: string, request: SessionRequest): Promise<PaymentSession> {
  return parseResponse(path, PAYMENT_SESSION, await api.request('POST', path, request));
}
