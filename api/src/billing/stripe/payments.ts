import { Stripe } from 'stripe';
import type { PaymentSettings } from '../../platform/config/payments.ts';
import { createPriceList, type PriceList } from './price-list.ts';

export { readPrices } from './price-list.ts';

/** Stripe as this process talks to it. */
export interface Payments {
  stripe: Stripe;
  prices: PriceList;
  settings: PaymentSettings;
}

/**
 * Opens no connection. Every call is retried by the client, twice if not said otherwise, after a lost answer or an error of Stripe's, with the same
 * idempotency key, so it happens once.
 * @param options `timeoutMs`: how long one answer may take
 */
export function createPayments(
  settings: PaymentSettings,
  { timeoutMs = 10_000, retries = 2 }: { timeoutMs?: number | undefined; retries?: number | undefined } = {},
): Payments {
  const sandbox = settings.sandboxUrl === null ? null : new URL(settings.sandboxUrl);
  const stripe = new Stripe(settings.secretKey, {
    maxNetworkRetries: retries,
    timeout: timeoutMs,
    telemetry: false,
    ...(sandbox && {
      host: sandbox.hostname,
      port: sandbox.port,
      protocol: sandbox.protocol === 'http:' ? 'http' : 'https',
    }),
  });
  return { stripe, settings, prices: createPriceList(stripe, { canCreate: !settings.isLive }) };
}
