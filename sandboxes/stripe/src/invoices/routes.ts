import { z } from 'zod';
import type { Context } from '../context.ts';
import { customerNow, customerOf } from '../customers/customer-of.ts';
import { listRoute } from '../http/list-route.ts';
import { bool, metadata, text, timeRange } from '../http/params.ts';
import { route } from '../http/route.ts';
import { cardError, invalidRequest } from '../http/stripe-error.ts';
import { responseOf } from '../payments/confirm-payment-intent.ts';
import type { Invoice } from '../state/wire.ts';
import { subscriptionIdOf, subscriptionOf } from '../subscriptions/subscription-of.ts';
import { emit } from '../webhooks/emit.ts';
import { draftInvoice } from './draft-invoice.ts';
import { finalizeInvoice } from './finalize-invoice.ts';
import { invoiceOf } from './invoice-of.ts';
import { markPaid } from './mark-paid.ts';
import { payInvoice } from './pay-invoice.ts';
import { voidInvoice } from './void-invoice.ts';

const PATH = '/v1/invoices';

const createParams = z.strictObject({
  auto_advance: bool.optional(),
  currency: text.optional(),
  customer: text,
  description: text.optional(),
  metadata: metadata.optional(),
  subscription: text.optional(),
});

const payParams = z.strictObject({
  off_session: bool.optional(),
  paid_out_of_band: bool.optional(),
  payment_method: text.optional(),
});

export const invoiceRoutes = [
  route(`POST ${PATH}`, createParams, createInvoice),
  listRoute(
    PATH,
    'invoices',
    {
      created: timeRange,
      customer: text,
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
      subscription: text,
    },
    { subscription: (row, id) => subscriptionIdOf(row) === id },
  ),
  route(`GET ${PATH}/:id`, z.strictObject({}), (ctx, _, id) => invoiceOf(ctx, id)),
  route(`POST ${PATH}/:id/finalize`, z.strictObject({ auto_advance: bool.optional() }), (ctx, _, id) =>
    finalizeInvoice(ctx, invoiceOf(ctx, id)),
  ),
  route(`POST ${PATH}/:id/pay`, payParams, payByRequest),
  route(`POST ${PATH}/:id/void`, z.strictObject({}), (ctx, _, id) => voidInvoice(ctx, invoiceOf(ctx, id))),
];

/** An invoice of the customer's pending items, by hand. */
function createInvoice(ctx: Context, params: z.output<typeof createParams>): Invoice {
  const customer = customerOf(ctx, params.customer, 'customer');
  const subscription =
    params.subscription === undefined ? null : subscriptionOf(ctx, params.subscription, 'subscription');
  const now = customerNow(ctx, customer.id);
  const draft = draftInvoice(ctx, {
    customer: customer.id,
    currency: params.currency ?? subscription?.currency ?? customer.currency ?? 'usd',
    reason: 'manual',
    subscription,
    lines: [],
    period: { start: now, end: now },
    autoAdvance: params.auto_advance === true,
    metadata: params.metadata ?? {},
    description: params.description ?? null,
  });
  emit(ctx, 'invoice.created', draft);
  return draft;
}

/** @throws StripeError 402 when the card is declined or needs the cardholder; what was tried stays */
function payByRequest(ctx: Context, params: z.output<typeof payParams>, id: string): Invoice {
  const found = invoiceOf(ctx, id);
  const invoice = found.status === 'draft' ? finalizeInvoice(ctx, found) : found;
  if (invoice.status === 'paid' && found.status === 'draft') {
    return invoice;
  }
  if (invoice.status === 'paid') {
    throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' });
  }
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
    throw invalidRequest(`This invoice can no longer be paid: it is ${String(invoice.status)}.`, {
      code: 'invoice_not_open',
    });
  }
  if (params.paid_out_of_band === true) {
    return markPaid(ctx, invoice, null);
  }
  const outcome = payInvoice(ctx, invoice, { method: params.payment_method, isAutomatic: false });
  if (outcome.kind === 'requires_action') {
    throw cardError(
      'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with invoice.payments.',
      { code: 'invoice_payment_intent_requires_action', payment_intent: outcome.intent },
    );
  }
  if (outcome.kind === 'failed') {
    responseOf(ctx, outcome, true);
  }
  return invoiceOf(ctx, id);
}
