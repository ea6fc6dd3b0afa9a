import { z } from 'zod';
import { bool, int, metadata, text } from '../http/params.ts';
import { paymentMethodParams } from './methods/payment-method-params.ts';

const automaticMethods = z.strictObject({
  enabled: bool,
  allow_redirects: z.enum(['always', 'never']).default('always'),
});

const futureUsage = z.enum(['off_session', 'on_session']);

export const paymentIntentParams = z.strictObject({
  amount: int,
  automatic_payment_methods: automaticMethods.optional(),
  confirm: bool.optional(),
  currency: text,
  customer: text.optional(),
  description: text.optional(),
  error_on_requires_action: bool.optional(),
  metadata: metadata.optional(),
  off_session: bool.optional(),
  payment_method: text.optional(),
  payment_method_data: paymentMethodParams.partial({ card: true }).optional(),
  payment_method_types: z.array(text).optional(),
  receipt_email: text.optional(),
  return_url: text.optional(),
  setup_future_usage: futureUsage.optional(),
});

/** What a confirmation takes, also what Stripe.js adds to it by itself. */
export const confirmParams = z.strictObject({
  client_secret: text.optional(),
  error_on_requires_action: bool.optional(),
  expected_payment_method_type: text.optional(),
  key: text.optional(),
  mandate_data: z.unknown().optional(),
  off_session: bool.optional(),
  payment_method: text.optional(),
  payment_method_data: paymentMethodParams.partial({ card: true }).optional(),
  receipt_email: text.optional(),
  return_url: text.optional(),
  setup_future_usage: futureUsage.optional(),
  use_stripe_sdk: bool.optional(),
});

export const clientSecretParams = z.strictObject({
  client_secret: text.optional(),
  key: text.optional(),
  is_stripe_sdk: bool.optional(),
});

export const authenticationParams = z.strictObject({
  client_secret: text,
  key: text.optional(),
  outcome: z.enum(['complete', 'fail']),
});

export const setupIntentParams = z.strictObject({
  automatic_payment_methods: automaticMethods.optional(),
  confirm: bool.optional(),
  customer: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  payment_method: text.optional(),
  payment_method_types: z.array(text).optional(),
  return_url: text.optional(),
  usage: futureUsage.optional(),
});
