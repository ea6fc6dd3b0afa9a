import type { Context } from '../context.ts';
import { found } from '../http/stripe-error.ts';
import type { Invoice, InvoicePayment, PaymentIntent } from '../state/wire.ts';

/** @throws StripeError 404 */
export function invoiceOf(ctx: Context, id: string, param = 'invoice'): Invoice {
  return found(ctx.tables.invoices.get(id), 'invoice', id, param);
}

/**
 * The row that ties an invoice to the payment intent made for it; undefined before finalising and when nothing is
 * due.
 */
export function paymentOfInvoice(ctx: Context, invoice: string): InvoicePayment | undefined {
  return ctx.tables.invoice_payments.find((row) => row.invoice === invoice && row.is_default);
}

export function intentOfInvoice(ctx: Context, invoice: string): PaymentIntent | undefined {
  return ctx.tables.payment_intents.get(paymentOfInvoice(ctx, invoice)?.payment.payment_intent);
}

export function invoiceOfIntent(ctx: Context, intent: string): Invoice | undefined {
  const payment = ctx.tables.invoice_payments.find((row) => row.payment.payment_intent === intent);
  return ctx.tables.invoices.get(payment?.invoice);
}
