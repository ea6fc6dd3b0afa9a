import { z } from 'zod';
import { priceOf } from '../catalog/price-of.ts';
import type { Context } from '../context.ts';
import { customerNow, customerOf } from '../customers/customer-of.ts';
import { listRoute } from '../http/list-route.ts';
import { bool, int, metadata, text } from '../http/params.ts';
import { route } from '../http/route.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { newId } from '../state/new-id.ts';
import type { InvoiceItem } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import { pricingOf } from './lines.ts';

const PATH = '/v1/invoiceitems';

const itemParams = z.strictObject({
  amount: int.optional(),
  currency: text.optional(),
  customer: text,
  description: text.optional(),
  metadata: metadata.optional(),
  pricing: z.strictObject({ price: text }).optional(),
  quantity: int.optional(),
  subscription: text.optional(),
});

export const invoiceItemRoutes = [
  route(`POST ${PATH}`, itemParams, createInvoiceItem),
  listRoute(
    PATH,
    'invoice_items',
    { customer: text, invoice: text, pending: bool },
    { pending: ({ invoice }, pending) => (invoice === null) === pending },
  ),
];

function createInvoiceItem(ctx: Context, params: z.output<typeof itemParams>): InvoiceItem {
  const customer = customerOf(ctx, params.customer, 'customer');
  const price = params.pricing === undefined ? null : priceOf(ctx, params.pricing.price, 'pricing[price]');
  const unitAmount = price?.unit_amount ?? params.amount;
  if (unitAmount === undefined) {
    throw invalidRequest('Missing required param: amount.', { code: 'parameter_missing', param: 'amount' });
  }
  const now = customerNow(ctx, customer.id);
  const quantity = params.quantity ?? 1;
  const item = ctx.tables.invoice_items.put({
    id: newId('ii'),
    object: 'invoiceitem',
    amount: price === null ? unitAmount : unitAmount * quantity,
    currency: price?.currency ?? params.currency?.toLowerCase() ?? 'usd',
    customer: customer.id,
    customer_account: null,
    date: now,
    description: params.description ?? null,
    discountable: true,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: params.metadata ?? {},
    parent:
      params.subscription === undefined
        ? null
        : { subscription_details: { subscription: params.subscription }, type: 'subscription_details' },
    period: { start: now, end: now },
    pricing: price === null ? null : pricingOf(price.id, price.product, unitAmount),
    proration: false,
    quantity,
    quantity_decimal: String(quantity),
    tax_rates: [],
    test_clock: customer.test_clock ?? null,
  });
  emit(ctx, 'invoiceitem.created', item);
  return item;
}
