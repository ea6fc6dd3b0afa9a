import { createPayments, type Payments } from '../src/modules/billing/payments.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';

/** Payments at a Stripe that answers at `sandboxUrl`; by default nothing answers there. */
export function testPayments(sandboxUrl = 'http://127.0.0.1:9', webhookSecrets = [WEBHOOK_SECRET]): Payments {
  return createPayments({
    secretKey: 'sk_test_of_the_tests',
    publishableKey: 'pk_test_of_the_tests',
    webhookSecrets,
    isLive: false,
    sandboxUrl,
  });
}
