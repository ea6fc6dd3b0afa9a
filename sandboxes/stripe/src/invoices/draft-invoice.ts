import type { Context } from '../context.ts';
import { customerNow, customerOf } from '../customers/customer-of.ts';
import { newId } from '../state/new-id.ts';
import type { Invoice, InvoiceItem, InvoiceLine, Subscription } from '../state/wire.ts';
import { lineOfInvoiceItem } from './lines.ts';

export interface Draft {
  id?: string;
  customer: string;
  currency: string;
  reason: 'manual' | 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';
  subscription: Subscription | null;
  /** Besides the pending items, which every invoice of their subscription takes up. */
  lines: readonly InvoiceLine[];
  period: { start: number; end: number };
  autoAdvance: boolean;
  metadata?: Record<string, string>;
  description?: string | null;
}

/** A draft with the given lines, after the pending items of the same subscription (or of the customer, without one). */
export function draftInvoice(ctx: Context, draft: Draft): Invoice {
  const id = draft.id ?? newId('in');
  const customer = customerOf(ctx, draft.customer, 'customer');
  const pending = pendingItems(ctx, draft);
  for (const item of pending) {
    ctx.tables.invoice_items.put({ ...item, invoice: id });
  }
  const data = [...pending.map(lineOfInvoiceItem), ...draft.lines].map((line) => ({ ...line, invoice: id }));
  const total = data.reduce((sum, line) => sum + line.amount, 0);
  const amountDue = Math.max(0, total + customer.balance);
  return ctx.tables.invoices.put({
    ...UNUSED_FIELDS,
    id,
    object: 'invoice',
    amount_due: amountDue,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amountDue,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: draft.autoAdvance,
    billing_reason: draft.reason,
    collection_method: 'charge_automatically',
    created: customerNow(ctx, draft.customer),
    currency: draft.currency,
    customer: draft.customer,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    description: draft.description ?? null,
    ending_balance: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: { object: 'list', data, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: draft.metadata ?? {},
    next_payment_attempt: null,
    number: null,
    parent:
      draft.subscription === null
        ? null
        : {
            quote_details: null,
            subscription_details: {
              metadata: draft.subscription.metadata,
              subscription: draft.subscription.id,
            },
            type: 'subscription_details',
          },
    period_end: draft.period.end,
    period_start: draft.period.start,
    starting_balance: customer.balance,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: customer.test_clock ?? null,
    total,
    total_excluding_tax: total,
  });
}

function pendingItems(ctx: Context, { customer, subscription, currency }: Draft): InvoiceItem[] {
  return ctx.tables.invoice_items.where(
    (item) =>
      item.invoice === null &&
      item.customer === customer &&
      item.currency === currency &&
      (item.parent?.subscription_details?.subscription ?? null) === (subscription?.id ?? null),
  );
}

/** Parts of an invoice that the sandbox has no use for, as Stripe sends them when they are not used. */
const UNUSED_FIELDS = {
  account_country: 'US',
  account_name: 'Stripe sandbox',
  account_tax_ids: null,
  application: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  custom_fields: null,
  customer_shipping: null,
  customer_tax_ids: [],
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  due_date: null,
  effective_at: null,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<Invoice>;
