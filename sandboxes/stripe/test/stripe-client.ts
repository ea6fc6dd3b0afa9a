import { Stripe } from 'stripe';
import type { StripeSandbox } from '../src/index.ts';

/** The official client, pointed at a sandbox. */
export function clientOf(
  sandbox: Pick<StripeSandbox, 'url' | 'secretKey'>,
  options: Stripe.StripeConfig = {},
): Stripe {
  const { hostname, port } = new URL(sandbox.url);
  return new Stripe(sandbox.secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    ...options,
  });
}
