import type { Invoice, PlanId } from '@aic/contract';
import { PLANS } from '@aic/contract/plans';
import type { Stripe } from 'stripe';
import type { FetchedInvoice } from './fetch-invoice.ts';
import { idOf, isoOf, isoOrNull } from './stripe-values.ts';

/** A row of `billing.invoice`, as `billing.apply_invoice` reads it. Times are ISO 8601, amounts the smallest unit. */
export interface InvoiceRow {
  id: string;
  subscription_id: string | null;
  number: string | null;
  status: Invoice['status'];
  reason: Invoice['reason'];
  plan: PlanId | null;
  currency: string;
  amount_due: number;
  amount_paid: number;
  /** Taken from the customer's balance at Stripe: it counts as received. */
  amount_from_balance: number;
  /** Of the plan's price: asked of nobody, as with a coupon. */
  amount_given: number;
  amount_refunded: number;
  amount_disputed: number;
  /** The account that sold it, as its operator has named it at Stripe. */
  seller: string | null;
  /** In the total, whether the price included it or not. */
  amount_tax: number;
  credits: number;
  lines: Invoice['lines'];
  card: Invoice['card'];
  payment_intent: string | null;
  period_start: string;
  period_end: string;
  created_at: string;
  paid_at: string | null;
}

type Line = Stripe.InvoiceLineItem;

/** Only these give credits; another reason is kept as a row and gives none. */
const REASONS: Readonly<Record<string, Invoice['reason']>> = {
  subscription_create: 'subscribe',
  subscription_cycle: 'renewal',
  subscription_update: 'upgrade',
};

const INVOICE_STATUSES = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;

/**
 * What we keep of an invoice. Its lines say only which plan it is for: credits are what the money received buys,
 * since a line may count on an unpaid invoice, and for a month what an operator gave besides. An invoice that is not
 * paid yet is worth what its sum will buy.
 */
export function toInvoiceRow({
  invoice,
  plans,
  payment,
}: Pick<FetchedInvoice, 'invoice' | 'plans' | 'payment'>): InvoiceRow {
  const lines = invoice.lines.data.map((line) => ({
    line,
    plan: plans.get(idOf(line.pricing?.price_details?.price) ?? '') ?? null,
  }));
  const reason = REASONS[invoice.billing_reason ?? ''] ?? 'other';
  const offer = offerOf(reason, lines);
  const fromBalance = takenFromBalance(invoice);
  const received = (invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due) + fromBalance;
  const given = offer === null || reason === 'upgrade' ? 0 : givenFor(offer, invoice, received);
  const about = offer?.line ?? invoice.lines.data[0];
  return {
    id: invoice.id,
    subscription_id: idOf(invoice.parent?.subscription_details?.subscription),
    number: invoice.number,
    status: INVOICE_STATUSES.find((known) => known === invoice.status) ?? 'draft',
    reason: offer === null ? 'other' : reason,
    plan: offer?.plan ?? null,
    currency: invoice.currency,
    amount_due: invoice.amount_due,
    amount_paid: invoice.amount_paid,
    amount_from_balance: fromBalance,
    amount_given: given,
    seller: invoice.account_name,
    amount_tax: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    credits: offer === null ? 0 : creditsFor(received + given, offer),
    lines: invoice.lines.data.map(({ description, amount }) => ({ description: description ?? '', amount })),
    ...payment,
    // An invoice's own period is not that of the service; its line's is.
    period_start: isoOf(about?.period.start ?? invoice.period_start),
    period_end: isoOf(about?.period.end ?? invoice.period_end),
    created_at: isoOf(invoice.created),
    paid_at: isoOrNull(invoice.status_transitions.paid_at),
  };
}

interface PlanLine {
  line: Line;
  plan: PlanId | null;
}

/** What is bought, and its price in US cents. */
interface Offer {
  line: Line;
  plan: PlanId;
  credits: number;
  amount: number;
}

function offerOf(reason: Invoice['reason'], lines: readonly PlanLine[]): Offer | null {
  if (reason === 'upgrade') return upgradeOffer(lines);
  const bought = lines.find(({ line, plan }) => plan !== null && !isProration(line));
  if (reason === 'other' || !bought?.plan) return null;
  const { line, plan } = bought;
  return { line, plan, credits: PLANS[plan].credits, amount: line.amount || PLANS[plan].amount };
}

/**
 * What an invoice takes of what the customer has paid in, or was given as a payment: credits of a balance are negative
 * (https://docs.stripe.com/billing/customer/balance).
 */
const takenFromBalance = ({ total, starting_balance: balance }: Stripe.Invoice): number =>
  Math.max(0, Math.min(total, -balance));

/**
 * The part of a month's price that nobody was asked for: discounts, credit notes, free time. What prorations set off is
 * none, so it counts what the lines add up to. Free time has a line of 0.
 */
function givenFor({ line, amount }: Offer, { lines }: Stripe.Invoice, received: number): number {
  if (line.amount === 0) return Math.round(amount * shareOfMonth(line));
  const asked = lines.data.reduce((sum, one) => sum + one.amount, 0);
  return Math.max(0, Math.min(amount, asked) - received);
}

/** Of the shortest month there is, at most all of it. */
const shareOfMonth = ({ period }: Line): number => Math.min(1, (period.end - period.start) / (28 * 86_400));

/** The difference between the two plans. */
function upgradeOffer(lines: readonly PlanLine[]): Offer | null {
  const prorations = lines.filter(({ line, plan }) => plan !== null && isProration(line));
  const added = prorations.find(({ line }) => line.amount > 0);
  const removed = prorations.find(({ line, plan }) => plan !== added?.plan && line.amount < 0);
  if (!added?.plan || !removed?.plan) return null;
  const { line, plan } = added;
  const [to, from] = [PLANS[plan], PLANS[removed.plan]];
  return { line, plan, credits: to.credits - from.credits, amount: to.amount - from.amount };
}

/** What so much money buys of an offer, at most all of it. @param money in US cents */
const creditsFor = (money: number, { credits, amount }: Offer): number =>
  Math.max(0, Math.min(credits, Math.floor((credits * money) / Math.max(1, amount))));

const isProration = (line: Line): boolean => line.parent?.subscription_item_details?.proration ?? false;
