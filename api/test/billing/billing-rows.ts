import type { InvoiceRow } from '../../src/billing/stripe/to-invoice-row.ts';
import type { SubscriptionRow } from '../../src/billing/stripe/to-subscription-row.ts';

/** The month that these rows are about, unless said otherwise. */
export const MONTH = { start: new Date('2030-01-01T00:00:00Z'), end: new Date('2030-02-01T00:00:00Z') };

/** An active Pro subscription, as Stripe would tell of it. */
export function subscriptionRow(fields: Partial<SubscriptionRow> & { id: string }): SubscriptionRow {
  return {
    plan: 'pro',
    status: 'active',
    current_period_start: MONTH.start.toISOString(),
    current_period_end: MONTH.end.toISOString(),
    cancel_at_period_end: false,
    cancel_at: null,
    next_plan: null,
    schedule_id: null,
    card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
    action: null,
    pause_collection: null,
    created_at: MONTH.start.toISOString(),
    ended_at: null,
    ...fields,
  };
}

/** The paid first invoice of a Pro subscription. */
export function invoiceRow(fields: Partial<InvoiceRow> & { id: string }): InvoiceRow {
  return {
    subscription_id: null,
    number: 'A-0001',
    status: 'paid',
    reason: 'subscribe',
    plan: 'pro',
    currency: 'usd',
    amount_due: 799,
    amount_paid: 799,
    amount_from_balance: 0,
    amount_given: 0,
    amount_refunded: 0,
    amount_disputed: 0,
    seller: 'Ada & Co.',
    amount_tax: 0,
    credits: 500,
    lines: [{ description: '1 x AI Creative Pro', amount: 799 }],
    card: { brand: 'visa', last4: '4242' },
    payment_intent: null,
    period_start: MONTH.start.toISOString(),
    period_end: MONTH.end.toISOString(),
    created_at: MONTH.start.toISOString(),
    paid_at: MONTH.start.toISOString(),
    ...fields,
  };
}
