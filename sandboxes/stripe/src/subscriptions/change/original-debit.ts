import type { Context } from '../../context.ts';
import type { Invoice, InvoiceItem, InvoiceLine, SubscriptionItem } from '../../state/wire.ts';
import { subscriptionIdOf } from '../subscription-of.ts';

/** What a customer was billed for an item's time: an invoice's line, or an item that waits for its invoice. */
export interface Debit {
  amount: number;
  period: { start: number; end: number };
  credited: NonNullable<InvoiceItem['proration_details']>['credited_items'];
}

/**
 * The bill that a moment of an item was paid with. In the flexible billing mode a credit is a part of it, and not of
 * the present price. See https://docs.stripe.com/billing/subscriptions/billing-mode/compare. The bill of an update
 * that waits for its payment is none: the update has not happened.
 *
 * @param moment Unix seconds
 * @returns undefined when that time was never billed
 */
export function originalDebit(ctx: Context, item: SubscriptionItem, moment: number): Debit | undefined {
  const waiting = ctx.tables.billing.get(item.subscription)?.pendingUpdateInvoice;
  const invoiced = ctx.tables.invoices
    .where(
      (invoice) =>
        invoice.status !== 'void' &&
        invoice.id !== waiting &&
        subscriptionIdOf(invoice) === item.subscription,
    )
    .flatMap((invoice) =>
      invoice.lines.data.filter((line) => isFor(line, item.id)).map((line): Debit => ofLine(invoice, line)),
    );
  const pending = ctx.tables.invoice_items
    .where((row) => row.invoice === null && row.parent?.subscription_details?.subscription_item === item.id)
    .map((row): Debit => ofInvoiceItem(row));
  return [...invoiced, ...pending]
    .filter(({ amount, period }) => amount > 0 && period.start <= moment && moment < period.end)
    .reduce<Debit | undefined>(
      (last, next) => (last === undefined || next.period.start >= last.period.start ? next : last),
      undefined,
    );
}

function isFor(line: InvoiceLine, item: string): boolean {
  return line.parent?.subscription_item_details?.subscription_item === item;
}

function ofLine(invoice: Invoice, { id, amount, period }: InvoiceLine): Debit {
  return {
    amount,
    period,
    credited: {
      type: 'invoice_line_items',
      invoice_line_item_details: { invoice: invoice.id, invoice_line_items: [id] },
    },
  };
}

function ofInvoiceItem({ id, amount, period }: InvoiceItem): Debit {
  return { amount, period, credited: { type: 'invoice_item', invoice_item: id } };
}
