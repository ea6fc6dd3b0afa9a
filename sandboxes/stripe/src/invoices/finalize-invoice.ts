import type { Context } from '../context.ts';
import { customerNow, customerOf } from '../customers/customer-of.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { newPaymentIntent } from '../payments/new-payment-intent.ts';
import { newId } from '../state/new-id.ts';
import type { Invoice, PaymentIntent } from '../state/wire.ts';
import { defaultMethodOf, subscriptionIdOf } from '../subscriptions/subscription-of.ts';
import { emit } from '../webhooks/emit.ts';
import { markPaid } from './mark-paid.ts';

/**
 * Gives the draft its number and makes it payable. When nothing is due it is paid with that.
 *
 * @throws StripeError when the invoice is no draft
 */
export function finalizeInvoice(ctx: Context, draft: Invoice): Invoice {
  if (draft.status !== 'draft') {
    throw invalidRequest(`This invoice is already finalized, you can't re-finalize a non-draft invoice.`, {
      code: 'invoice_not_editable',
    });
  }
  const now = customerNow(ctx, draft.customer);
  const numbered = number(ctx, draft);
  const open = ctx.tables.invoices.put({
    ...numbered,
    attempted: false,
    automatically_finalizes_at: null,
    effective_at: now,
    hosted_invoice_url: `${ctx.url}/invoices/${draft.id}`,
    invoice_pdf: `${ctx.url}/invoices/${draft.id}/pdf`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  });
  emit(ctx, 'invoice.finalized', open);
  if (open.amount_due === 0) {
    return markPaid(ctx, open, null);
  }
  return requestPayment(ctx, open);
}

/** Numbers count for each customer; the balance is taken up when the invoice becomes final. */
function number(ctx: Context, draft: Invoice): Invoice {
  const customer = customerOf(ctx, draft.customer ?? '', 'customer');
  const sequence = customer.next_invoice_sequence ?? 1;
  const total = draft.total + customer.balance;
  const endingBalance = Math.min(0, total);
  const amountDue = Math.max(0, total);
  const after = ctx.tables.customers.put({
    ...customer,
    balance: endingBalance,
    currency: customer.currency ?? draft.currency,
    next_invoice_sequence: sequence + 1,
  });
  if (after.balance !== customer.balance) {
    emit(ctx, 'customer.updated', after, customer);
  }
  return {
    ...draft,
    amount_due: amountDue,
    amount_remaining: amountDue,
    ending_balance: endingBalance,
    number: `${customer.invoice_prefix ?? 'SANDBOX'}-${String(sequence).padStart(4, '0')}`,
    starting_balance: customer.balance,
  };
}

function requestPayment(ctx: Context, open: Invoice): Invoice {
  const intent = newIntentFor(ctx, open);
  ctx.tables.invoice_payments.put({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: open.amount_due,
    created: open.effective_at ?? open.created,
    currency: open.currency,
    invoice: open.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
  return ctx.tables.invoices.put({
    ...open,
    confirmation_secret: { client_secret: intent.client_secret ?? '', type: 'payment_intent' },
  });
}

function newIntentFor(ctx: Context, open: Invoice): PaymentIntent {
  const subscription = ctx.tables.subscriptions.get(subscriptionIdOf(open));
  return newPaymentIntent(ctx, {
    amount: open.amount_due,
    currency: open.currency,
    customer: open.customer,
    description:
      open.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    payment_method:
      open.default_payment_method ?? (subscription === undefined ? null : defaultMethodOf(ctx, subscription)),
    setup_future_usage: subscription === undefined ? null : 'off_session',
  });
}
