import type { Context } from '../context.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { usablePaymentMethod } from '../payments/methods/usable-payment-method.ts';
import { type Outcome, runPaymentIntent } from '../payments/run-payment-intent.ts';
import type { Invoice, PaymentIntent } from '../state/wire.ts';
import { defaultMethodOf, subscriptionIdOf } from '../subscriptions/subscription-of.ts';
import { intentOfInvoice, invoiceOfIntent } from './invoice-of.ts';
import { markFailed } from './mark-failed.ts';
import { markPaid } from './mark-paid.ts';

export interface PayOptions {
  /** Instead of the default one. */
  method?: string | undefined;
  /** The sandbox tries by itself: at a renewal or a retry. */
  isAutomatic: boolean;
}

/**
 * Takes an open invoice's amount from the given or the default card.
 *
 * @throws StripeError when there is no card; a declined one is an outcome
 */
export function payInvoice(ctx: Context, invoice: Invoice, options: PayOptions): Outcome {
  const intent = intentOfInvoice(ctx, invoice.id);
  const methodId = options.method ?? methodOf(ctx, invoice);
  if (intent === undefined || methodId === null) {
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
      { code: 'resource_missing' },
    );
  }
  const method = usablePaymentMethod(ctx, methodId, invoice.customer);
  const outcome = runPaymentIntent(ctx, intent, { method, isOffSession: true, isAuthenticated: false });
  settleInvoice(ctx, outcome, options.isAutomatic);
  return outcome;
}

/** Whether there is a card to take the amount from. */
export function methodOf(ctx: Context, invoice: Invoice): string | null {
  const subscription = ctx.tables.subscriptions.get(subscriptionIdOf(invoice));
  const customer = ctx.tables.customers.get(invoice.customer);
  return (
    invoice.default_payment_method ??
    (subscription === undefined ? null : defaultMethodOf(ctx, subscription)) ??
    customer?.invoice_settings.default_payment_method ??
    null
  );
}

/** Carries a payment's outcome over to the invoice that it is for, if there is one. */
export function settleInvoice(ctx: Context, outcome: Outcome, isAutomatic: boolean): void {
  const invoice = openInvoiceOf(ctx, outcome.intent);
  if (invoice === undefined) {
    return;
  }
  switch (outcome.kind) {
    case 'succeeded':
      markPaid(ctx, invoice, outcome.intent);
      break;
    case 'failed':
      markFailed(ctx, invoice, { isAutomatic, needsAction: false });
      break;
    case 'requires_action':
      markFailed(ctx, invoice, { isAutomatic, needsAction: true });
      break;
    default:
      outcome satisfies never;
  }
}

function openInvoiceOf(ctx: Context, intent: PaymentIntent): Invoice | undefined {
  const invoice = invoiceOfIntent(ctx, intent.id);
  return invoice?.status === 'open' ? invoice : undefined;
}
