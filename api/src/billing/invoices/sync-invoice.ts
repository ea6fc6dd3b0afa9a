import type { Stripe } from 'stripe';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { applyInvoice, findUserOfCustomer, isStored } from '../stripe/billing.repo.ts';
import { readInvoice, type InvoiceRow, type PaymentFacts } from '../stripe/read-invoice.ts';
import { idOf, openPayment } from '../stripe/read-subscription.ts';
import { isGone, isUndecided, isWithdrawn, sumOf } from './returned-money.ts';
import { withStripe } from '../stripe/with-stripe.ts';

/**
 * Asks Stripe how an invoice stands, stores it and gives or takes back its credits. Null for an invoice that is not ours, or
 * of a subscription that we do not keep.
 */
export async function syncInvoice(deps: BillingDeps, id: string): Promise<InvoiceRow | null> {
  const { stripe, prices, sql, clock, notifier, logger } = deps;
  const readAt = clock.now();
  const invoice = await withStripe(stripe.invoices.retrieve(id));
  const customer = idOf(invoice.customer);
  const user = customer === null ? null : await findUserOfCustomer(sql, customer);
  if (user === null) {
    logger.warn({ invoice: id }, 'an invoice that is not ours was left alone');
    return null;
  }
  const row = await withStripe(readInvoice(prices, invoice, await paymentOf(deps, id)));
  if (row.subscription_id === null || !(await isStored(sql, user, row.subscription_id))) return null;
  if (row.status === 'paid' && row.credits === 0) {
    logger.error({ invoice: id, reason: invoice.billing_reason }, 'a paid invoice gives no credits');
  }
  const { granted, clawedBack } = await applyInvoice(
    sql,
    user,
    row,
    { readAt, now: clock.now() },
    {
      attempts: invoice.attempt_count,
      needsConfirmation: row.status === 'open' && (await waitsForUser(deps, id)),
    },
  );
  logger.info({ invoice: id, status: row.status, granted, clawedBack }, 'an invoice was applied');
  notifier.notify('events', user);
  return row;
}

async function waitsForUser({ stripe }: Pick<BillingDeps, 'stripe'>, invoice: string): Promise<boolean> {
  return (await withStripe(openPayment(stripe, invoice)))?.status === 'requires_action';
}

/** The payment of an invoice that was paid, with what came back of it by refund or dispute. */
async function paymentOf({ stripe }: Pick<BillingDeps, 'stripe'>, invoice: string): Promise<PaymentFacts> {
  const payments = await withStripe(stripe.invoicePayments.list({ invoice, status: 'paid' }));
  const intent = idOf(payments.data[0]?.payment.payment_intent);
  if (intent === null) return { ...NOTHING_BACK, intent: null, card: null };
  const { latest_charge: charge } = await withStripe(
    stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] }),
  );
  if (charge === null || typeof charge === 'string') return { ...NOTHING_BACK, intent, card: null };
  const card = charge.payment_method_details?.card;
  const refunds = charge.amount_refunded > 0 ? await refunded({ stripe }, intent) : 0;
  const disputes = charge.disputed ? await disputesOf({ stripe }, intent) : [];
  return {
    intent,
    card: card ? { brand: card.brand ?? 'card', last4: card.last4 ?? '' } : null,
    // A dispute may be about money that was paid back before.
    amountRefunded: Math.min(charge.amount, refunds + sumOf(disputes.filter(isWithdrawn))),
    amountDisputed: Math.min(charge.amount, sumOf(disputes.filter(isUndecided))),
  };
}

const NOTHING_BACK = { amountRefunded: 0, amountDisputed: 0 };

/** The money of a refund that failed is back. */
async function refunded({ stripe }: Pick<BillingDeps, 'stripe'>, intent: string): Promise<number> {
  const refunds = await withStripe(stripe.refunds.list({ payment_intent: intent, limit: 100 }));
  return sumOf(refunds.data.filter(isGone));
}

async function disputesOf(
  { stripe }: Pick<BillingDeps, 'stripe'>,
  intent: string,
): Promise<Stripe.Dispute[]> {
  return (await withStripe(stripe.disputes.list({ payment_intent: intent, limit: 100 }))).data;
}
