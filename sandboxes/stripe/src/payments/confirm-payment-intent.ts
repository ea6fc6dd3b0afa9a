import type { z } from 'zod';
import type { Context } from '../context.ts';
import { StripeError, cardError, invalidRequest } from '../http/stripe-error.ts';
import { settleInvoice } from '../invoices/pay-invoice.ts';
import type { PaymentIntent, PaymentMethod } from '../state/wire.ts';
import { paymentIntentOf, unexpectedState } from './intent-of.ts';
import type { confirmParams } from './intent-params.ts';
import { createPaymentMethod } from './methods/create-payment-method.ts';
import { usablePaymentMethod } from './methods/usable-payment-method.ts';
import { type Outcome, runPaymentIntent } from './run-payment-intent.ts';

type Params = z.output<typeof confirmParams>;

/**
 * Confirms a payment, from the browser or the server, and settles the invoice that it is for.
 *
 * @throws StripeError 402 when the card is declined; the failed charge stays
 */
export function confirmPaymentIntent(ctx: Context, params: Params, id: string): PaymentIntent {
  const intent = paymentIntentOf(ctx, id, params.client_secret);
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
    throw unexpectedState(intent, 'confirm');
  }
  const method = methodOf(ctx, intent, params);
  const setUp = params.setup_future_usage ?? intent.setup_future_usage;
  const isOffSession = params.off_session === true;
  const outcome = runPaymentIntent(
    ctx,
    { ...intent, setup_future_usage: setUp },
    { method, isOffSession, isAuthenticated: false },
  );
  settleInvoice(ctx, outcome, false);
  return responseOf(ctx, outcome, isOffSession || params.error_on_requires_action === true);
}

function methodOf(ctx: Context, intent: PaymentIntent, params: Params): PaymentMethod {
  if (params.payment_method_data !== undefined) {
    const { type, card, billing_details, allow_redisplay } = params.payment_method_data;
    return createPaymentMethod(ctx, {
      type,
      card: card ?? {},
      ...(billing_details !== undefined && { billing_details }),
      ...(allow_redisplay !== undefined && { allow_redisplay }),
    });
  }
  const id = params.payment_method ?? intent.payment_method;
  if (id === null) {
    throw invalidRequest(
      'You cannot confirm this PaymentIntent because it is missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.',
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  }
  return usablePaymentMethod(ctx, id, intent.customer);
}

/**
 * The intent, or the error that stands for its decline.
 *
 * @param mustNotAsk the customer is not there to authenticate
 */
export function responseOf(ctx: Context, outcome: Outcome, mustNotAsk: boolean): PaymentIntent {
  const shown = ctx.tables.payment_intents.get(outcome.intent.id) ?? outcome.intent;
  if (outcome.kind === 'failed') {
    const { message, ...details } = outcome.decline;
    throw cardError(message, {
      ...details,
      ...(typeof shown.latest_charge === 'string' && { charge: shown.latest_charge }),
      payment_intent: shown,
    });
  }
  if (outcome.kind === 'requires_action' && mustNotAsk) {
    throw new StripeError(
      402,
      'card_error',
      'Your card was declined. This transaction requires authentication.',
      { code: 'authentication_required', decline_code: 'authentication_required', payment_intent: shown },
      { keepsChanges: true },
    );
  }
  return shown;
}
