import { createPayments, type Payments } from '../../src/billing/stripe/payments.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';

interface TestPaymentOptions {
  webhookSecrets?: string[];
  timeoutMs?: number | undefined;
  retries?: number | undefined;
}

/** Payments at a Stripe that answers at `sandboxUrl`; by default nothing answers there. */
export function testPayments(
  sandboxUrl = 'http://127.0.0.1:9',
  { webhookSecrets = [WEBHOOK_SECRET], ...client }: TestPaymentOptions = {},
): Payments {
  const settings = {
    secretKey: 'sk_test_of_the_tests',
    publishableKey: 'pk_test_of_the_tests',
    webhookSecrets,
    isLive: false,
    sandboxUrl,
  };
  return createPayments(settings, client);
}
