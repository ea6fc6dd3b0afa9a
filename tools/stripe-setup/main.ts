import { ConfigError, loadConfig } from '@aic/api/config';
import { createStripe, createStripeClient, readPrices } from '@aic/api/payments';

/** Makes the products and prices of all plans in the Stripe account of the configured key, where they are missing. */
try {
  const { payments: settings, appOrigin } = loadConfig();
  if (settings === null) {
    throw new ConfigError('Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET first.');
  }
  const stripe = createStripe(settings);
  for (const [plan, price] of await readPrices(createStripeClient(stripe), true)) {
    console.log(`${plan}: ${price}`);
  }
  const webhook = `${appOrigin}/api/stripe/webhook`;
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  console.log(
    data.some(({ url, status }) => url === webhook && status === 'enabled')
      ? `Webhooks go to ${webhook}.`
      : `Add a webhook endpoint for ${webhook} in Stripe's dashboard (docs/operate/payments.md lists its events).`,
  );
} catch (error) {
  // What Stripe says of the key is the cause of an error of payments.
  const reason = error instanceof Error ? (error.cause ?? error) : error;
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
}
