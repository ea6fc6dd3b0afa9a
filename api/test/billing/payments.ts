import type { Stripe } from 'stripe';
import { createPayments, createStripe, type Payments } from '../../src/billing/stripe/payments.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';

interface TestPaymentOptions {
  webhookSecrets?: string[];
  retries?: number;
  httpClient?: ReturnType<typeof Stripe.createNodeHttpClient>;
}

/** Stripe as payments talk to it, for what only tests ask of it. */
interface TestPayments {
  stripe: Stripe;
  payments: Payments;
}

/** Payments at a Stripe that answers at `sandboxUrl`; by default nothing answers there. */
export function testPayments(
  sandboxUrl = 'http://127.0.0.1:9',
  { webhookSecrets = [WEBHOOK_SECRET], ...client }: TestPaymentOptions = {},
): TestPayments {
  const settings = {
    secretKey: 'sk_test_of_the_tests',
    publishableKey: 'pk_test_of_the_tests',
    webhookSecrets,
    isLive: false,
    sandboxUrl,
  };
  const stripe = createStripe(settings, client);
  return { stripe, payments: createPayments(settings, { stripe }) };
}
