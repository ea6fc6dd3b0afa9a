import { apiCaller } from './call-api.ts';
import { StripeClient } from './stripe-client.ts';

/**
 * This script's own address, known only while it runs for the first time: the API is beside it, also behind a proxy.
 */
const script = document.currentScript;
const base =
  script instanceof HTMLScriptElement
    ? script.src.replace(/\/js\/stripe\.js(?:\?.*)?$/, '')
    : location.origin;

function Stripe(publishableKey: string): StripeClient {
  if (!publishableKey.startsWith('pk_test_')) {
    throw new Error(
      'The Stripe sandbox takes a publishable test key (pk_test_...) only. No live key works here.',
    );
  }
  return new StripeClient(apiCaller(base, publishableKey));
}

/** The name of Stripe.js's release that this stands in for, which the loader compares with its own. */
Stripe.version = 'endive';

Object.assign(globalThis, { Stripe });
