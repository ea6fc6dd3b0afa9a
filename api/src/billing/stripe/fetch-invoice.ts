import type { Invoice } from '@aic/contract';
import type { Stripe } from 'stripe';
import type { BillingDeps } from './billing-deps.ts';
import type { Plans } from './price-list.ts';
import { isGone, isUndecided, isWithdrawn, sumOf } from './returned-money.ts';
import { idOf } from './stripe-values.ts';

/** An invoice, and what its row needs beside it. */
export type FetchedInvoice = Awaited<ReturnType<typeof fetchInvoice>>;

/** What the payment of an invoice says: the card, and what came back of it. */
interface PaymentFacts {
  payment_intent: string | null;
  card: Invoice['card'];
  amount_refunded: number;
  amount_disputed: number;
}

export const NO_PAYMENT: PaymentFacts = {
  payment_intent: null,
  card: null,
  amount_refunded: 0,
  amount_disputed: 0,
};

type Deps = Pick<BillingDeps, 'stripe' | 'prices' | 'clock'>;

/** Asks Stripe how an invoice stands. */
export async function fetchInvoice(deps: Deps, id: string) {
  const readAt = deps.clock.now();
  return await completeInvoice(deps, await deps.stripe.invoices.retrieve(id), readAt);
}

/** Fetches what is missing to a response of Stripe's. */
export async function completeInvoice({ stripe, prices }: Deps, invoice: Stripe.Invoice, readAt: Date) {
  return {
    invoice,
    plans: await fetchPlans(prices, invoice),
    payment: await fetchPayment(stripe, invoice.id),
    needsConfirmation: invoice.status === 'open' && (await stripe.needsConfirmation(invoice.id)),
    /** When Stripe was asked. */
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
  if (intent === null || charge === null) return { ...NO_PAYMENT, payment_intent: intent };
  const card = charge.payment_method_details?.card;
  const refunds = charge.amount_refunded > 0 ? await stripe.refundsOf(intent) : [];
  const disputes = charge.disputed ? await stripe.disputesOf(intent) : [];
  const returned = [...refunds.filter(isGone), ...disputes.filter(isWithdrawn)];
  return {
    payment_intent: intent,
    card: card ? { brand: card.brand ?? 'card', last4: card.last4 ?? '' } : null,
    // A dispute may be about money that was paid back before.
    amount_refunded: Math.min(charge.amount, sumOf(returned)),
    amount_disputed: Math.min(charge.amount, sumOf(disputes.filter(isUndecided))),
  };
}
