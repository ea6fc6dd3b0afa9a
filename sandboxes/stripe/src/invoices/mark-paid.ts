import type { Context } from '../context.ts';
import { customerNow } from '../customers/customer-of.ts';
import type { Invoice, PaymentIntent } from '../state/wire.ts';
import { reactToPaidInvoice } from '../subscriptions/react-to-paid-invoice.ts';
import { emit } from '../webhooks/emit.ts';
import { paymentOfInvoice } from './invoice-of.ts';

/**
 * The invoice is paid, by a payment intent or because nothing was due.
 *
 * @param intent null when nothing was due, or it was paid elsewhere
 */
export function markPaid(ctx: Context, open: Invoice, intent: PaymentIntent | null): Invoice {
  const now = customerNow(ctx, open.customer);
  const payment = paymentOfInvoice(ctx, open.id);
  if (payment !== undefined && intent !== null) {
    const paid = ctx.tables.invoice_payments.put({
      ...payment,
      amount_paid: intent.amount_received,
      status: 'paid',
      status_transitions: { ...payment.status_transitions, paid_at: now },
    });
    emit(ctx, 'invoice_payment.paid', paid);
  }
  const paid = ctx.tables.invoices.put({
    ...open,
    amount_paid: open.amount_due,
    amount_remaining: 0,
    attempt_count: open.attempt_count + (intent === null ? 0 : 1),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...open.status_transitions, paid_at: now },
  });
  emit(ctx, 'invoice.updated', paid, open);
  emit(ctx, 'invoice.paid', paid);
  emit(ctx, 'invoice.payment_succeeded', paid);
  reactToPaidInvoice(ctx, paid, intent?.payment_method ?? null);
  return paid;
}
