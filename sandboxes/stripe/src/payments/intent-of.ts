import type { Context } from '../context.ts';
import { StripeError, invalidRequest, missing } from '../http/stripe-error.ts';
import type { PaymentIntent, SetupIntent } from '../state/wire.ts';

/** @throws StripeError 404, also for a publishable key without the right client secret */
export function paymentIntentOf(ctx: Context, id: string, clientSecret?: string): PaymentIntent {
  const intent = ctx.tables.payment_intents.get(id);
  if (intent === undefined || !isOpenTo(ctx, intent, clientSecret)) {
    throw missing('payment_intent', id, 'intent');
  }
  return intent;
}

/** @throws StripeError 404, also for a publishable key without the right client secret */
export function setupIntentOf(ctx: Context, id: string, clientSecret?: string): SetupIntent {
  const intent = ctx.tables.setup_intents.get(id);
  if (intent === undefined || !isOpenTo(ctx, intent, clientSecret)) {
    throw missing('setupintent', id, 'intent');
  }
  return intent;
}

function isOpenTo(
  ctx: Context,
  intent: PaymentIntent | SetupIntent,
  clientSecret: string | undefined,
): boolean {
  if (!ctx.request.isPublishable) {
    return clientSecret === undefined || clientSecret === intent.client_secret;
  }
  if (clientSecret === undefined) {
    throw invalidRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    });
  }
  return clientSecret === intent.client_secret;
}

/** @throws StripeError 400 with Stripe's sentence and the intent inside */
export function unexpectedState(intent: PaymentIntent | SetupIntent, verb: string): StripeError {
  const isPayment = intent.object === 'payment_intent';
  const name = isPayment ? 'PaymentIntent' : 'SetupIntent';
  return new StripeError(
    400,
    'invalid_request_error',
    `You cannot ${verb} this ${name} because it has a status of ${intent.status}.`,
    {
      code: `${intent.object}_unexpected_state`,
      ...(isPayment ? { payment_intent: intent } : { setup_intent: intent }),
    },
  );
}
