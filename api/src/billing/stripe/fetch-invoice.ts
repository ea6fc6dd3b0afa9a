import type { Invoice } from '@aic/contract';
import type { Stripe } from 'stripe';
import type { BillingDeps } from './billing-deps.ts';
import type { Plans } from './price-list.ts';
import { isGone, isUndecided, isWithdrawn, sumOf } from './returned-money.ts';
import { idOf } from './stripe-values.ts';

/** An invoice, and what its row needs beside it. */
export interface FetchedInvoice {
  invoice: Stripe.Invoice;
  plans: Plans;
  payment: PaymentFacts;
  /** The bank waits for the user. */
  needsConfirmation: boolean;
  /** When Stripe was asked. */
  readAt: Date;
}

/** The payment of an invoice that was paid: the card, and what came back of it. */
export interface PaymentFacts {
  intent: string | null;
  card: Invoice['card'];
  /** By refund or dispute. */
  amountRefunded: number;
  /** Of it: what a dispute holds that is not decided. */
  amountDisputed: number;
}

export const NO_PAYMENT: PaymentFacts = { intent: null, card: null, amountRefunded: 0, amountDisputed: 0 };

type Deps = Pick<BillingDeps, 'stripe' | 'prices' | 'clock'>;

/** Asks Stripe how an invoice stands. */
export async function fetchInvoice(deps: Deps, id: string): Promise<FetchedInvoice> {
  const readAt = deps.clock.now();
  return await completeInvoice(deps, await deps.stripe.invoices.retrieve(id), readAt);
}

/** Fetches what is missing to an answer of Stripe's. */
export async function completeInvoice(
  { stripe, prices }: Deps,
  invoice: Stripe.Invoice,
  readAt: Date,
): Promise<FetchedInvoice> {
  const open = invoice.status === 'open' ? await stripe.openIntent(invoice.id) : null;
  return {
    invoice,
    plans: await fetchPlans(prices, invoice),
    payment: await fetchPayment(stripe, invoice.id),
    needsConfirmation: open?.status === 'requires_action',
    readAt,
  };
}

/** The plans that the lines of an invoice are for. */
export const fetchPlans = (prices: Deps['prices'], { lines }: Stripe.Invoice): Promise<Plans> =>
  prices.plansOf(lines.data.map(({ pricing }) => idOf(pricing?.price_details?.price)));

async function fetchPayment(stripe: Deps['stripe'], invoice: string): Promise<PaymentFacts> {
  const [paid] = await stripe.paidPayments(invoice);
  const intent = idOf(paid?.payment.payment_intent);
  const charge = intent === null ? null : await stripe.latestCharge(intent);
  if (intent === null || charge === null) return { ...NO_PAYMENT, intent };
  const card = charge.payment_method_details?.card;
  const refunds = charge.amount_refunded > 0 ? await stripe.refundsOf(intent) : [];
  const disputes = charge.disputed ? await stripe.disputesOf(intent) : [];
  const returned = [...refunds.filter(isGone), ...disputes.filter(isWithdrawn)];
  return {
    intent,
    card: card ? { brand: card.brand ?? 'card', last4: card.last4 ?? '' } : null,
    // A dispute may be about money that was paid back before.
    amountRefunded: Math.min(charge.amount, sumOf(returned)),
    amountDisputed: Math.min(charge.amount, sumOf(disputes.filter(isUndecided))),
  };
}
