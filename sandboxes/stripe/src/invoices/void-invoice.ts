import type { Context } from '../context.ts';
import { customerNow } from '../customers/customer-of.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { cancelPaymentIntent } from '../payments/cancel-payment-intent.ts';
import type { Invoice } from '../state/wire.ts';
import { dropPendingUpdate } from '../subscriptions/change/drop-pending-update.ts';
import { emit } from '../webhooks/emit.ts';
import { intentOfInvoice, paymentOfInvoice } from './invoice-of.ts';

/** @throws StripeError when the invoice is paid, void or still a draft */
export function voidInvoice(ctx: Context, invoice: Invoice): Invoice {
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
    throw invalidRequest(
      `You can only pass in open or uncollectible invoices. This invoice isn't open or uncollectible: it is ${String(invoice.status)}.`,
      { code: 'status_transition_invalid' },
    );
  }
  const now = customerNow(ctx, invoice.customer);
  const intent = intentOfInvoice(ctx, invoice.id);
  const payment = paymentOfInvoice(ctx, invoice.id);
  if (payment !== undefined) {
    ctx.tables.invoice_payments.put({
      ...payment,
      status: 'canceled',
      status_transitions: { ...payment.status_transitions, canceled_at: now },
    });
  }
  const voided = ctx.tables.invoices.put({
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  });
  if (intent !== undefined && intent.status !== 'succeeded') {
    cancelPaymentIntent(ctx, intent, 'void_invoice');
  }
  emit(ctx, 'invoice.voided', voided);
  dropPendingUpdate(ctx, voided);
  return voided;
}
