import { Stripe } from 'stripe';
import type { PaymentSettings } from '../../config/payments.ts';
import { createPriceList, type PriceList } from './price-list.ts';

/** Stripe as this process talks to it. */
export interface Payments {
  stripe: Stripe;
  prices: PriceList;
  settings: PaymentSettings;
}

/**
 * Opens no connection. Every call is retried twice by the client after a lost answer or an error of Stripe's, with the same
 * idempotency key, so it happens once.
 */
export function createPayments(settings: PaymentSettings): Payments {
  const sandbox = settings.sandboxUrl === null ? null : new URL(settings.sandboxUrl);
  const stripe = new Stripe(settings.secretKey, {
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
    ...(sandbox && {
      host: sandbox.hostname,
      port: sandbox.port,
      protocol: sandbox.protocol === 'http:' ? 'http' : 'https',
    }),
  });
  return { stripe, settings, prices: createPriceList(stripe, { canCreate: !settings.isLive }) };
}
