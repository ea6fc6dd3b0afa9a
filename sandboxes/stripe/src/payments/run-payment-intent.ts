import type { Context } from '../context.ts';
import { openDispute } from '../disputes/open-dispute.ts';
import { newId } from '../state/new-id.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import { newCharge } from './charges/new-charge.ts';
import { linkToCustomer } from './methods/attach-payment-method.ts';
import { authorizeCard } from './methods/authorize-card.ts';
import type { Decline, TestCard } from './methods/test-cards.ts';

export interface Run {
  method: PaymentMethod;
  /** Without the cardholder, as at a renewal. */
  isOffSession: boolean;
  isAuthenticated: boolean;
}

export type Outcome =
  | { kind: 'succeeded'; intent: PaymentIntent; charge: Charge }
  | { kind: 'requires_action'; intent: PaymentIntent }
  | { kind: 'failed'; intent: PaymentIntent; decline: Decline };

/** Tries to take the intent's amount from the card, and records what came of it. */
export function runPaymentIntent(ctx: Context, intent: PaymentIntent, run: Run): Outcome {
  const response = authorizeCard(ctx, run.method, { isAuthenticated: run.isAuthenticated, isCharge: true });
  switch (response.kind) {
    case 'approved':
      return succeed(ctx, intent, run, response.card);
    case 'declined':
      return fail(ctx, intent, run.method, response.decline, run.isAuthenticated);
    case 'requires_action':
      return askCardholder(ctx, intent, run.method);
    default:
      return response satisfies never;
  }
}

/** The cardholder failed or refused to authenticate: nothing was charged. */
export function failAuthentication(ctx: Context, intent: PaymentIntent): PaymentIntent {
  const failed = ctx.tables.payment_intents.put({
    ...intent,
    last_payment_error: {
      code: 'payment_intent_authentication_failure',
      doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      ...methodOfError(ctx, intent),
      type: 'invalid_request_error',
    },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  emit(ctx, 'payment_intent.payment_failed', failed);
  return failed;
}

function methodOfError(ctx: Context, intent: PaymentIntent): { payment_method?: PaymentMethod } {
  const payment_method = ctx.tables.payment_methods.get(intent.payment_method);
  return payment_method === undefined ? {} : { payment_method };
}

function succeed(ctx: Context, intent: PaymentIntent, run: Run, card: TestCard): Outcome {
  const isSaved = intent.setup_future_usage !== null;
  if (isSaved) {
    const known = ctx.tables.cards.get(run.method.id);
    if (known !== undefined && !known.isSetUp && run.isAuthenticated) {
      ctx.tables.cards.put({ ...known, isSetUp: true });
    }
  }
  const method =
    isSaved && intent.customer !== null ? linkToCustomer(ctx, run.method, intent.customer) : run.method;
  const charge = newCharge(ctx, intent, method, null, run.isAuthenticated);
  const paid = ctx.tables.payment_intents.put({
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  emit(ctx, 'charge.succeeded', charge);
  emit(ctx, 'payment_intent.succeeded', paid);
  if (card.dispute !== undefined) {
    openDispute(ctx, charge, card.dispute);
  }
  return { kind: 'succeeded', intent: paid, charge };
}

function fail(
  ctx: Context,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
  isAuthenticated: boolean,
): Outcome {
  const charge = newCharge(ctx, intent, method, decline, isAuthenticated);
  const failed = ctx.tables.payment_intents.put({
    ...intent,
    last_payment_error: {
      charge: charge.id,
      code: decline.code,
      ...(decline.decline_code !== undefined && { decline_code: decline.decline_code }),
      doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`,
      message: decline.message,
      payment_method: method,
      type: 'card_error',
    },
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  emit(ctx, 'charge.failed', charge);
  emit(ctx, 'payment_intent.payment_failed', failed);
  return { kind: 'failed', intent: failed, decline };
}

function askCardholder(ctx: Context, intent: PaymentIntent, method: PaymentMethod): Outcome {
  const waiting = ctx.tables.payment_intents.put({
    ...intent,
    next_action: nextAction(),
    payment_method: method.id,
    status: 'requires_action',
  });
  emit(ctx, 'payment_intent.requires_action', waiting);
  return { kind: 'requires_action', intent: waiting };
}

/** For Stripe.js alone, which shows the bank's page and tells the sandbox what the cardholder did there. */
export function nextAction(): { type: 'use_stripe_sdk'; use_stripe_sdk: Record<string, string> } {
  return {
    type: 'use_stripe_sdk',
    use_stripe_sdk: {
      type: 'stripe_3ds2_fingerprint',
      three_d_secure_2_source: newId('src'),
      merchant: 'sandbox',
    },
  };
}
