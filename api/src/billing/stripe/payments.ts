import { Stripe } from 'stripe';
import type { PaymentSettings } from '../../platform/config/payments.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { studioHeld } from '../../platform/errors/storage-failures.ts';
import { createPriceList, type PriceList } from './price-list.ts';
import { createStripeClient, type StripeClient } from './stripe-client.ts';

export { readPrices } from './price-list.ts';
export { createStripeClient } from './stripe-client.ts';

/** Stripe as this process talks to it. */
export interface Payments {
  stripe: StripeClient;
  prices: PriceList;
  settings: PaymentSettings;
}

interface PaymentOptions {
  /** For tests, which ask it for more than we do. */
  stripe?: Stripe;
  held?: PlatformDeps['held'];
}

export function createPayments(
  settings: PaymentSettings,
  { stripe = createStripe(settings), held }: PaymentOptions = {},
): Payments {
  const client = createStripeClient(stripe, () => {
    if (held?.()) throw studioHeld();
  });
  return { stripe: client, settings, prices: createPriceList(client, { canCreate: !settings.isLive }) };
}

/** How long one response of Stripe's may take. */
const RESPONSE_TIMEOUT_MS = 10_000;

/**
 * Opens no connection. Every call is retried by the library, twice if not said otherwise, after a lost response or an
 * error of Stripe's, with the same idempotency key, so it happens once.
 * @param options `httpClient`: another one than Node's
 */
export function createStripe(
  settings: Pick<PaymentSettings, 'secretKey' | 'sandboxUrl'>,
  {
    retries = 2,
    httpClient,
  }: { retries?: number; httpClient?: ReturnType<typeof Stripe.createNodeHttpClient> } = {},
): Stripe {
  const sandbox = settings.sandboxUrl === null ? null : new URL(settings.sandboxUrl);
  return new Stripe(settings.secretKey, {
    maxNetworkRetries: retries,
    timeout: RESPONSE_TIMEOUT_MS,
    telemetry: false,
    ...(httpClient && { httpClient }),
    ...(sandbox && {
      host: sandbox.hostname,
      port: sandbox.port,
      protocol: sandbox.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}
