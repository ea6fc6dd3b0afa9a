import type { Context } from '../context.ts';
import { newId } from '../state/new-id.ts';
import type { InvoiceItem, InvoiceLine, Subscription, SubscriptionItem } from '../state/wire.ts';

/** A period's full amount for one item of a subscription. */
export function regularLine(ctx: Context, subscription: Subscription, item: SubscriptionItem): InvoiceLine {
  const unitAmount = item.price.unit_amount ?? 0;
  const quantity = item.quantity ?? 1;
  return {
    ...EMPTY_LINE,
    id: newId('il'),
    amount: unitAmount * quantity,
    subtotal: unitAmount * quantity,
    currency: item.price.currency,
    description: `${quantity} × ${productName(ctx, item)} (at ${money(unitAmount, item.price.currency)} / ${item.price.recurring?.interval ?? 'month'})`,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pricing: pricingOf(item.price.id, item.price.product, unitAmount),
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
  };
}

/** What an invoice shows of a pending invoice item. */
export function lineOfInvoiceItem(item: InvoiceItem): InvoiceLine {
  const details = item.parent?.subscription_details ?? null;
  return {
    ...EMPTY_LINE,
    id: newId('il'),
    amount: item.amount,
    subtotal: item.amount,
    currency: item.currency,
    description: item.description,
    metadata: item.metadata ?? {},
    parent:
      details === null
        ? {
            invoice_item_details: {
              invoice_item: item.id,
              proration: item.proration,
              proration_details: null,
              subscription: null,
            },
            subscription_item_details: null,
            type: 'invoice_item_details',
          }
        : {
            invoice_item_details: null,
            subscription_item_details: {
              invoice_item: item.id,
              proration: item.proration,
              proration_details: { credited_items: creditedLines(item) },
              subscription: details.subscription,
              subscription_item: details.subscription_item ?? '',
            },
            type: 'subscription_item_details',
          },
    period: item.period,
    pricing: item.pricing,
    quantity: item.quantity,
    quantity_decimal: String(item.quantity),
    subscription: details?.subscription ?? null,
  };
}

type Credited = { invoice: string; invoice_line_items: string[] };

/** Lines of an invoice, or nothing while what is credited is not on one. */
function creditedLines({ proration_details }: InvoiceItem): Credited | null {
  return proration_details?.credited_items?.invoice_line_item_details ?? null;
}

export function pricingOf(
  price: string,
  product: string,
  unitAmount: number,
): NonNullable<InvoiceLine['pricing']> {
  return {
    price_details: { price, product },
    type: 'price_details',
    unit_amount_decimal: String(unitAmount),
  };
}

export function productName(ctx: Context, item: SubscriptionItem): string {
  return ctx.tables.products.get(item.price.product)?.name ?? item.price.product;
}

const EMPTY_LINE: Pick<
  InvoiceLine,
  | 'object'
  | 'discount_amounts'
  | 'discountable'
  | 'discounts'
  | 'invoice'
  | 'livemode'
  | 'pretax_credit_amounts'
  | 'taxes'
> = {
  object: 'line_item',
  discount_amounts: [],
  discountable: true,
  discounts: [],
  invoice: null,
  livemode: false,
  pretax_credit_amounts: [],
  taxes: [],
};

function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
}
