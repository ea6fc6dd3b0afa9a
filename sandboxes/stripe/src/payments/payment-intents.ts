import { z } from 'zod';
import type { Context } from '../context.ts';
import { customerOf } from '../customers/customer-of.ts';
import { route } from '../http/route.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import type { PaymentIntent } from '../state/wire.ts';
import { cancelPaymentIntent } from './cancel-payment-intent.ts';
import { confirmPaymentIntent } from './confirm-payment-intent.ts';
import { finishPaymentAuthentication } from './finish-authentication.ts';
import { paymentIntentOf } from './intent-of.ts';
import {
  authenticationParams,
  clientSecretParams,
  confirmParams,
  paymentIntentParams,
} from './intent-params.ts';
import { usablePaymentMethod } from './methods/usable-payment-method.ts';
import { newPaymentIntent } from './new-payment-intent.ts';

const PATH = '/v1/payment_intents';
const AMOUNT_MIN = 50;

export const paymentIntentRoutes = [
  route(`POST ${PATH}`, paymentIntentParams, createPaymentIntent),
  route(
    `GET ${PATH}/:id`,
    clientSecretParams,
    (ctx, { client_secret }, id) => paymentIntentOf(ctx, id, client_secret),
    { isPublic: true },
  ),
  route(`POST ${PATH}/:id/confirm`, confirmParams, confirmPaymentIntent, { isPublic: true }),
  route(
    `POST ${PATH}/:id/cancel`,
    z.strictObject({
      cancellation_reason: z
        .enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'])
        .optional(),
    }),
    (ctx, params, id) =>
      cancelPaymentIntent(ctx, paymentIntentOf(ctx, id), params.cancellation_reason ?? null),
  ),
  route(`POST ${PATH}/:id/sandbox_authentication`, authenticationParams, finishPaymentAuthentication, {
    isPublic: true,
  }),
];

function createPaymentIntent(ctx: Context, params: z.output<typeof paymentIntentParams>): PaymentIntent {
  if (params.amount < AMOUNT_MIN) {
    throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  }
  const customer = params.customer === undefined ? null : customerOf(ctx, params.customer, 'customer').id;
  const method =
    params.payment_method === undefined ? null : usablePaymentMethod(ctx, params.payment_method, customer).id;
  const created = newPaymentIntent(ctx, {
    amount: params.amount,
    currency: params.currency.toLowerCase(),
    customer,
    payment_method: method,
    setup_future_usage: params.setup_future_usage ?? null,
    description: params.description ?? null,
    metadata: params.metadata ?? {},
    receipt_email: params.receipt_email ?? null,
  });
  const intent = ctx.tables.payment_intents.put({
    ...created,
    automatic_payment_methods: params.automatic_payment_methods ?? {
      allow_redirects: 'always',
      enabled: true,
    },
    payment_method_types: params.payment_method_types ?? ['card'],
  });
  const { off_session, error_on_requires_action, payment_method_data } = params;
  return params.confirm === true
    ? confirmPaymentIntent(ctx, { off_session, error_on_requires_action, payment_method_data }, intent.id)
    : intent;
}
