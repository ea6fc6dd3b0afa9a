import type { z } from 'zod';
import type { Context } from '../context.ts';
import { invoiceOfIntent } from '../invoices/invoice-of.ts';
import { markFailed } from '../invoices/mark-failed.ts';
import { settleInvoice } from '../invoices/pay-invoice.ts';
import type { PaymentIntent, SetupIntent } from '../state/wire.ts';
import { responseOf } from './confirm-payment-intent.ts';
import { paymentIntentOf, setupIntentOf, unexpectedState } from './intent-of.ts';
import type { authenticationParams } from './intent-params.ts';
import { paymentMethodOf } from './methods/payment-method-of.ts';
import { failAuthentication, runPaymentIntent } from './run-payment-intent.ts';
import { failSetupAuthentication, runSetupIntent } from './run-setup-intent.ts';

type Params = z.output<typeof authenticationParams>;

/** What the cardholder did on the bank's page, from the stand-in Stripe.js. Stripe's own endpoint is not public. */
export function finishPaymentAuthentication(ctx: Context, params: Params, id: string): PaymentIntent {
  const intent = paymentIntentOf(ctx, id, params.client_secret);
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw unexpectedState(intent, 'authenticate');
  }
  if (params.outcome === 'fail') {
    const failed = failAuthentication(ctx, intent);
    const invoice = invoiceOfIntent(ctx, id);
    if (invoice?.status === 'open') {
      markFailed(ctx, invoice, { isAutomatic: false, needsAction: false });
    }
    return failed;
  }
  const method = paymentMethodOf(ctx, intent.payment_method);
  const outcome = runPaymentIntent(ctx, intent, { method, isOffSession: false, isAuthenticated: true });
  settleInvoice(ctx, outcome, false);
  return responseOf(ctx, outcome, false);
}

export function finishSetupAuthentication(ctx: Context, params: Params, id: string): SetupIntent {
  const intent = setupIntentOf(ctx, id, params.client_secret);
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw unexpectedState(intent, 'authenticate');
  }
  return params.outcome === 'fail'
    ? failSetupAuthentication(ctx, intent)
    : runSetupIntent(ctx, intent, paymentMethodOf(ctx, intent.payment_method), true);
}
