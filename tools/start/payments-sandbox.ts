import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '@aic/api/config';
import { createStripe } from '@aic/api/payments';
import { startStripeSandbox } from '@aic/stripe-sandbox';

type Settings = NonNullable<Config['payments']>;

export interface PaymentsSandbox {
  /** What the gateway is configured with. */
  settings: Settings;
  /** Sends events to a gateway that listens there. */
  deliverTo(url: string): Promise<void>;
  stop(): Promise<void>;
}

/** Until the gateway listens, nothing answers there, and events wait. */
const NOBODY = 'http://127.0.0.1:9';

/**
 * Starts a local Stripe in which no card is charged.
 * @param folder where its state outlives a restart; null: in memory
 */
export async function startPaymentsSandbox(folder: string | null): Promise<PaymentsSandbox> {
  const sandbox = await startStripeSandbox({
    port: 0,
    nodeEnv: process.env['NODE_ENV'],
    ...(folder !== null && { stateFile: join(folder, 'state.jsonl') }),
  });
  const { secretKey, publishableKey, url } = sandbox;
  const keys = { secretKey, publishableKey, isLive: false, sandboxUrl: url };
  const stripe = createStripe(keys);
  const endpoint = await endpointOf(stripe, folder === null ? null : join(folder, 'webhook.json'));
  return {
    settings: { ...keys, webhookSecrets: [endpoint.secret] },
    async deliverTo(gateway) {
      await stripe.webhookEndpoints.update(endpoint.id, { url: `${gateway}/api/stripe/webhook` });
    },
    stop: () => sandbox.stop(),
  };
}

interface Endpoint {
  id: string;
  secret: string;
}

/** Stripe gives an endpoint's secret once, when it is made, so it is kept beside the sandbox's state. */
async function endpointOf(stripe: ReturnType<typeof createStripe>, file: string | null): Promise<Endpoint> {
  if (file !== null && existsSync(file)) {
    // Safe because only the lines below write it.
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Endpoint;
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    if (data.some(({ id }) => id === kept.id)) return kept;
  }
  const { id, secret = '' } = await stripe.webhookEndpoints.create({ url: NOBODY, enabled_events: ['*'] });
  if (file !== null) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ id, secret }), { mode: 0o600 });
  }
  return { id, secret };
}
