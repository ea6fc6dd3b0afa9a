import { z } from 'zod';
import { httpUrl } from './values.ts';

/** Where plans are paid. Without keys nothing can be bought; `npm start` brings a sandbox of its own. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_/, 'must begin with pk_test_ or pk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_SANDBOX_URL: httpUrl().optional(),
};

type PaymentEnvironment = z.output<z.ZodObject<typeof paymentVariables>>;

export interface PaymentSettings {
  secretKey: string;
  publishableKey: string;
  /** More than one while a secret is being replaced: each is tried. */
  webhookSecrets: readonly string[];
  /** Decided by the key; events of the other mode are refused. */
  isLive: boolean;
  /** A local Stripe instead of the real one; null with real keys. */
  sandboxUrl: string | null;
}

/** Null when no key is set. */
export function paymentSettings(env: PaymentEnvironment): PaymentSettings | null {
  if (env.STRIPE_SECRET_KEY === undefined || env.STRIPE_PUBLISHABLE_KEY === undefined) return null;
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecrets: (env.STRIPE_WEBHOOK_SECRET ?? '').split(/[\s,]+/).filter(Boolean),
    isLive: env.STRIPE_SECRET_KEY.includes('_live_'),
    sandboxUrl: env.STRIPE_SANDBOX_URL ?? null,
  };
}

/** Half of a setting would take no payments, or lose them. */
export function requirePaymentPairs({ value, issues }: z.core.ParsePayload<PaymentEnvironment>): void {
  const refuse = (name: string, message: string) =>
    issues.push({ code: 'custom', path: [name], message, input: undefined });
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = value;
  if ((secret === undefined) !== (publishable === undefined)) {
    const missing = secret === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_PUBLISHABLE_KEY';
    refuse(missing, 'is missing: the secret and the publishable key are set together');
  }
  if (secret === undefined) return;
  if (value.STRIPE_WEBHOOK_SECRET === undefined) {
    refuse('STRIPE_WEBHOOK_SECRET', 'is missing: without it no payment would ever arrive');
  }
  if (publishable !== undefined && publishable.includes('_live_') !== secret.includes('_live_')) {
    refuse('STRIPE_PUBLISHABLE_KEY', 'is of another mode than STRIPE_SECRET_KEY');
  }
  if (value.STRIPE_SANDBOX_URL !== undefined && secret.includes('_live_')) {
    refuse('STRIPE_SANDBOX_URL', 'cannot be used with a live key');
  }
  if (value.STRIPE_SANDBOX_URL !== undefined && process.env['NODE_ENV'] === 'production') {
    refuse('STRIPE_SANDBOX_URL', 'cannot be used with NODE_ENV=production: nobody would pay');
  }
}
