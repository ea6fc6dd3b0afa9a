import type { Context } from '../context.ts';
import type { Event, Invoice, PaymentIntent, SetupIntent, Subscription } from '../state/wire.ts';

const LINES_IN_INVOICE = 10;

/** A row as a response shows it: what depends on other rows is read now. */
export function present(ctx: Context, row: { id: string; object: string }): object {
  switch (row.object) {
    case 'subscription':
      // Safe because a subscription's object says so.
      return withFreshPrices(ctx, row as Subscription);
    case 'invoice':
      // Safe because an invoice's object says so.
      return withFirstLines(row as Invoice);
    case 'event': {
      // Safe because an event's object says so.
      const event = row as unknown as Event;
      const pending = ctx.tables.deliveries.where((to) => to.event === event.id && to.status === 'pending');
      return { ...event, pending_webhooks: pending.length };
    }
    case 'payment_intent':
    case 'setup_intent':
      // Safe because an intent's object says so.
      return ctx.request.isPublishable ? publicPart(row as PaymentIntent | SetupIntent) : row;
    default:
      return row;
  }
}

function withFreshPrices(ctx: Context, subscription: Subscription): Subscription {
  const data = subscription.items.data.map((item) => ({
    ...item,
    price: ctx.tables.prices.get(item.price.id) ?? item.price,
  }));
  return { ...subscription, items: { ...subscription.items, data } };
}

function withFirstLines(invoice: Invoice): object {
  const { data } = invoice.lines;
  const has_more = data.length > LINES_IN_INVOICE;
  const { confirmation_secret: _, ...visible } = invoice;
  return { ...visible, lines: { ...invoice.lines, data: data.slice(0, LINES_IN_INVOICE), has_more } };
}

const PUBLIC_FIELDS = new Set([
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'last_setup_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'status',
  'usage',
]);

/** What a browser with the client secret may see: no customer and no metadata. */
function publicPart(intent: PaymentIntent | SetupIntent): object {
  return Object.fromEntries(Object.entries(intent).filter(([key]) => PUBLIC_FIELDS.has(key)));
}
