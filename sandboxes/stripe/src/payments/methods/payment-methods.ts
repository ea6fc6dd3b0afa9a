import { z } from 'zod';
import type { Context } from '../../context.ts';
import { customerOf } from '../../customers/customer-of.ts';
import { pageOf } from '../../http/page.ts';
import { listParams, text } from '../../http/params.ts';
import { route } from '../../http/route.ts';
import { attachPaymentMethod } from './attach-payment-method.ts';
import { createPaymentMethod } from './create-payment-method.ts';
import { paymentMethodParams } from './payment-method-params.ts';
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
  route(`POST ${PATH}/:id/attach`, z.strictObject({ customer: text }), (ctx, { customer }, id) =>
    attachPaymentMethod(ctx, id, customerOf(ctx, customer, 'customer').id),
  ),
];

function ownerOf(ctx: Context, id: string): string | null {
  return ctx.tables.payment_methods.get(id)?.customer ?? null;
}
