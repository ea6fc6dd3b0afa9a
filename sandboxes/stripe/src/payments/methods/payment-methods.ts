import { z } from 'zod';
import type { Context } from '../../context.ts';
import { addressOf } from '../../customers/address-of.ts';
import { customerOf } from '../../customers/customer-of.ts';
import { mergeMetadata } from '../../http/merge-metadata.ts';
import { pageOf } from '../../http/page.ts';
import { int, listParams, metadata, text } from '../../http/params.ts';
import { route } from '../../http/route.ts';
import { invalidRequest } from '../../http/stripe-error.ts';
import type { PaymentMethod } from '../../state/wire.ts';
import { emit } from '../../webhooks/emit.ts';
import { attachPaymentMethod } from './attach-payment-method.ts';
import { createPaymentMethod } from './create-payment-method.ts';
import { paymentMethodOf } from './payment-method-of.ts';
import { billingDetails, paymentMethodParams } from './payment-method-params.ts';
import { usablePaymentMethod } from './usable-payment-method.ts';

const PATH = '/v1/payment_methods';

const listOf = (ctx: Context, customer: string | undefined, page: object, url: string): object =>
  pageOf(
    ctx.tables.payment_methods
      .where((row) => row.customer !== null && row.customer === customer)
      .toReversed(),
    url,
    page,
  );

export const paymentMethodRoutes = [
  route(`POST ${PATH}`, paymentMethodParams.extend({ key: text.optional() }), createPaymentMethod, {
    isPublic: true,
  }),
  route(
    `GET ${PATH}`,
    z.strictObject({ ...listParams, customer: text.optional(), type: text.optional() }),
    (ctx, { customer, ...page }) => listOf(ctx, customer, page, PATH),
  ),
  route(
    'GET /v1/customers/:id/payment_methods',
    z.strictObject({ ...listParams, type: text.optional() }),
    (ctx, page, id) => listOf(ctx, customerOf(ctx, id).id, page, `/v1/customers/${id}/payment_methods`),
  ),
  route(`GET ${PATH}/:id`, z.strictObject({}), (ctx, _, id) =>
    usablePaymentMethod(ctx, id, ownerOf(ctx, id)),
  ),
  route(
    `POST ${PATH}/:id`,
    z.strictObject({
      billing_details: billingDetails.optional(),
      card: z.strictObject({ exp_month: int.optional(), exp_year: int.optional() }).optional(),
      metadata: metadata.optional(),
    }),
    updatePaymentMethod,
  ),
  route(`POST ${PATH}/:id/attach`, z.strictObject({ customer: text }), (ctx, { customer }, id) =>
    attachPaymentMethod(ctx, id, customerOf(ctx, customer, 'customer').id),
  ),
  route(`POST ${PATH}/:id/detach`, z.strictObject({}), (ctx, _, id) => detachPaymentMethod(ctx, id)),
];

function ownerOf(ctx: Context, id: string): string | null {
  return ctx.tables.payment_methods.get(id)?.customer ?? null;
}

interface Change {
  billing_details?: z.output<typeof billingDetails> | undefined;
  card?: { exp_month?: number | undefined; exp_year?: number | undefined } | undefined;
  metadata?: Record<string, string> | undefined;
}

function updatePaymentMethod(ctx: Context, params: Change, id: string): PaymentMethod {
  const before = paymentMethodOf(ctx, id);
  const { address, email, name, phone } = params.billing_details ?? {};
  const after = ctx.tables.payment_methods.put({
    ...before,
    billing_details: {
      ...before.billing_details,
      ...(address !== undefined && { address: addressOf(address) }),
      ...(email !== undefined && { email }),
      ...(name !== undefined && { name }),
      ...(phone !== undefined && { phone }),
    },
    ...(before.card !== undefined && {
      card: {
        ...before.card,
        exp_month: params.card?.exp_month ?? before.card.exp_month,
        exp_year: params.card?.exp_year ?? before.card.exp_year,
      },
    }),
    metadata: mergeMetadata(before.metadata, params.metadata),
  });
  emit(ctx, 'payment_method.updated', after, before);
  return after;
}

/** Takes the card from its customer for good; nothing pays with it any more. */
function detachPaymentMethod(ctx: Context, id: string): PaymentMethod {
  const before = paymentMethodOf(ctx, id);
  const customer = ctx.tables.customers.get(before.customer);
  if (before.customer === null) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      { code: 'payment_method_unexpected_state' },
    );
  }
  if (customer?.invoice_settings.default_payment_method === id) {
    ctx.tables.customers.put({
      ...customer,
      invoice_settings: { ...customer.invoice_settings, default_payment_method: null },
    });
  }
  for (const subscription of ctx.tables.subscriptions.where((row) => row.default_payment_method === id)) {
    ctx.tables.subscriptions.put({ ...subscription, default_payment_method: null });
  }
  const after = ctx.tables.payment_methods.put({ ...before, customer: null });
  emit(ctx, 'payment_method.detached', after, before);
  return after;
}
