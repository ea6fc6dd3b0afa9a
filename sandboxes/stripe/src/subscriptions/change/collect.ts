import type { Context } from '../../context.ts';
import { StripeError } from '../../http/stripe-error.ts';
import { payInvoice } from '../../invoices/pay-invoice.ts';
import type { Outcome } from '../../payments/run-payment-intent.ts';
import type { Invoice } from '../../state/wire.ts';

/**
 * Tries to collect a subscription's invoice at once.
 *
 * @throws StripeError 402 when it has to succeed and does not; then nothing of the request stays
 */
export function collect(ctx: Context, invoice: Invoice, { mustSucceed }: { mustSucceed: boolean }): Outcome {
  const outcome = payInvoice(ctx, invoice, { isAutomatic: false });
  if (mustSucceed && outcome.kind !== 'succeeded') {
    const isDeclined = outcome.kind === 'failed';
    throw new StripeError(
      402,
      'card_error',
      isDeclined
        ? outcome.decline.message
        : 'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with subscription.latest_invoice.',
      isDeclined
        ? { code: outcome.decline.code, ...declineCode(outcome.decline.decline_code) }
        : { code: 'subscription_payment_intent_requires_action' },
    );
  }
  return outcome;
}

function declineCode(code: string | undefined): { decline_code?: string } {
  return code === undefined ? {} : { decline_code: code };
}
