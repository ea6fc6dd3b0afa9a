import type { z } from 'zod';
import type { Context } from '../context.ts';
import { customerNow, customerOf } from '../customers/customer-of.ts';
import { route } from '../http/route.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { newId } from '../state/new-id.ts';
import type { SetupIntent } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import { finishSetupAuthentication } from './finish-authentication.ts';
import { setupIntentOf, unexpectedState } from './intent-of.ts';
import {
  authenticationParams,
  clientSecretParams,
  confirmParams,
  setupIntentParams,
} from './intent-params.ts';
import { createPaymentMethod } from './methods/create-payment-method.ts';
import { usablePaymentMethod } from './methods/usable-payment-method.ts';
import { runSetupIntent } from './run-setup-intent.ts';

const PATH = '/v1/setup_intents';

export const setupIntentRoutes = [
  route(`POST ${PATH}`, setupIntentParams, createSetupIntent),
  route(
    `GET ${PATH}/:id`,
    clientSecretParams,
    (ctx, { client_secret }, id) => setupIntentOf(ctx, id, client_secret),
    { isPublic: true },
  ),
  route(`POST ${PATH}/:id/confirm`, confirmParams, confirmSetupIntent, { isPublic: true }),
  route(`POST ${PATH}/:id/sandbox_authentication`, authenticationParams, finishSetupAuthentication, {
    isPublic: true,
  }),
];

function createSetupIntent(ctx: Context, params: z.output<typeof setupIntentParams>): SetupIntent {
  const customer = params.customer === undefined ? null : customerOf(ctx, params.customer, 'customer').id;
  const method =
    params.payment_method === undefined ? null : usablePaymentMethod(ctx, params.payment_method, customer).id;
  const id = newId('seti');
  const intent = ctx.tables.setup_intents.put({
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: params.automatic_payment_methods ?? {
      allow_redirects: 'always',
      enabled: true,
    },
    cancellation_reason: null,
    client_secret: newId(`${id}_secret`, 25),
    created: customerNow(ctx, customer),
    customer,
    customer_account: null,
    description: params.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: params.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: method,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: params.payment_method_types ?? ['card'],
    single_use_mandate: null,
    status: method === null ? 'requires_payment_method' : 'requires_confirmation',
    usage: params.usage ?? 'off_session',
  });
  emit(ctx, 'setup_intent.created', intent);
  return params.confirm === true ? confirmSetupIntent(ctx, {}, id) : intent;
}

function confirmSetupIntent(ctx: Context, params: z.output<typeof confirmParams>, id: string): SetupIntent {
  const intent = setupIntentOf(ctx, id, params.client_secret);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(intent, 'confirm');
  }
  if (params.payment_method_data !== undefined) {
    const { card, type } = params.payment_method_data;
    return runSetupIntent(ctx, intent, createPaymentMethod(ctx, { type, card: card ?? {} }), false);
  }
  const methodId = params.payment_method ?? intent.payment_method;
  if (methodId === null) {
    throw invalidRequest('You cannot confirm this SetupIntent because it is missing a payment method.', {
      code: 'setup_intent_unexpected_state',
      setup_intent: intent,
    });
  }
  return runSetupIntent(ctx, intent, usablePaymentMethod(ctx, methodId, intent.customer), false);
}
