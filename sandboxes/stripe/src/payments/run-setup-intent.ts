import type { Context } from '../context.ts';
import { cardError } from '../http/stripe-error.ts';
import type { PaymentMethod, SetupIntent } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import { linkToCustomer } from './methods/attach-payment-method.ts';
import { authorizeCard } from './methods/authorize-card.ts';
import type { Decline } from './methods/test-cards.ts';
import { nextAction } from './run-payment-intent.ts';

/**
 * Saves a card for later payments.
 *
 * @throws StripeError 402 when the bank refuses; the failed attempt stays
 */
export function runSetupIntent(
  ctx: Context,
  intent: SetupIntent,
  method: PaymentMethod,
  isAuthenticated: boolean,
): SetupIntent {
  const response = authorizeCard(ctx, method, { isAuthenticated, isCharge: false });
  switch (response.kind) {
    case 'approved':
      return succeed(ctx, intent, method, isAuthenticated);
    case 'declined':
      return decline(ctx, intent, method, response.decline);
    case 'requires_action': {
      const waiting = ctx.tables.setup_intents.put({
        ...intent,
        next_action: nextAction(),
        payment_method: method.id,
        status: 'requires_action',
      });
      emit(ctx, 'setup_intent.requires_action', waiting);
      return waiting;
    }
    default:
      return response satisfies never;
  }
}

/** The cardholder failed or refused to authenticate: the card is not saved. */
export function failSetupAuthentication(ctx: Context, intent: SetupIntent): SetupIntent {
  const failed = ctx.tables.setup_intents.put({
    ...intent,
    last_setup_error: {
      code: 'setup_intent_authentication_failure',
      doc_url: 'https://stripe.com/docs/error-codes/setup-intent-authentication-failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      type: 'invalid_request_error',
    },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  emit(ctx, 'setup_intent.setup_failed', failed);
  return failed;
}

function succeed(
  ctx: Context,
  intent: SetupIntent,
  method: PaymentMethod,
  isAuthenticated: boolean,
): SetupIntent {
  const card = ctx.tables.cards.get(method.id);
  if (card !== undefined && isAuthenticated) {
    ctx.tables.cards.put({ ...card, isSetUp: true });
  }
  const saved = intent.customer === null ? method : linkToCustomer(ctx, method, intent.customer);
  const done = ctx.tables.setup_intents.put({
    ...intent,
    last_setup_error: null,
    next_action: null,
    payment_method: saved.id,
    status: 'succeeded',
  });
  emit(ctx, 'setup_intent.succeeded', done);
  return done;
}

function decline(ctx: Context, intent: SetupIntent, method: PaymentMethod, reason: Decline): never {
  const { message, ...details } = reason;
  const failed = ctx.tables.setup_intents.put({
    ...intent,
    last_setup_error: { ...details, message, payment_method: method, type: 'card_error' },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  emit(ctx, 'setup_intent.setup_failed', failed);
  throw cardError(message, { ...details, setup_intent: failed });
}
