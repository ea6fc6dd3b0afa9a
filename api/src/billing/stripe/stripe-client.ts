import type { Stripe } from 'stripe';
import { traced } from '../../platform/telemetry/steps.ts';
import { toAppError } from './stripe-errors.ts';

/** A subscription as every call of the client returns it. */
export type ExpandedSubscription = Stripe.Subscription & {
  latest_invoice: Stripe.Invoice | null;
  default_payment_method: Stripe.PaymentMethod | null;
  schedule: Stripe.SubscriptionSchedule | null;
};

const EXPANDED = { expand: ['latest_invoice.confirmation_secret', 'default_payment_method', 'schedule'] };

export type StripeClient = ReturnType<typeof createStripeClient>;

/** Calls of Stripe's own rooms that change nothing there. */
const READS: ReadonlySet<string> = new Set(['createPreview', 'retrieve']);

/**
 * All that we ask of Stripe. Errors are mapped and expansions are named here alone.
 * @param beforeWrite throws where this process may change nothing at Stripe
 * @throws AppError each call: `payment_failed` for a card, else `payments_unavailable`
 */
export function createStripeClient(stripe: Stripe, beforeWrite: () => void = () => undefined) {
  const { disputes, invoicePayments, invoices, paymentIntents, refunds, subscriptions } = stripe;
  const since = (time: Date) => ({ created: { gte: Math.floor(time.getTime() / 1000) }, limit: 100 });
  /** The intent that an open invoice waits for. */
  async function openIntent(invoice: string): Promise<Stripe.PaymentIntent | null> {
    const expand = ['data.payment.payment_intent'];
    const [open] = await rows(invoicePayments.list({ invoice, status: 'open', expand }));
    const intent = open?.payment.payment_intent;
    return typeof intent === 'object' ? intent : null;
  }
  const room = <Calls extends object, Name extends keyof Calls & string>(
    name: string,
    calls: Calls,
    names?: readonly Name[],
  ) => mapErrors(name, calls, { names, before: (call) => void (READS.has(call) || beforeWrite()) });
  return {
    customers: room('customers', stripe.customers, ['create', 'retrieve', 'update']),
    invoices: room('invoices', invoices, [
      'createPreview',
      'finalizeInvoice',
      'pay',
      'retrieve',
      'voidInvoice',
    ]),
    prices: room('prices', stripe.prices, ['create', 'retrieve']),
    products: room('products', stripe.products, ['create']),
    refunds: room('refunds', refunds, ['create']),
    schedules: room('schedules', stripe.subscriptionSchedules, ['create', 'release', 'retrieve', 'update']),
    setupIntents: room('setupIntents', stripe.setupIntents, ['create', 'retrieve']),
    subscriptions: room('subscriptions', {
      async create(input: Stripe.SubscriptionCreateParams, options: Stripe.RequestOptions) {
        const call = subscriptions.create({ ...input, ...EXPANDED }, options);
        const { id, lastResponse } = await call;
        // A repeated call gets the response of the first one, however the subscription stands by now.
        const isReplayed = lastResponse.headers['idempotent-replayed'] === 'true';
        return await expanded(isReplayed ? subscriptions.retrieve(id, EXPANDED) : call);
      },
      retrieve: (id: string) => expanded(subscriptions.retrieve(id, EXPANDED)),
      update: (id: string, input: Stripe.SubscriptionUpdateParams) =>
        expanded(subscriptions.update(id, { ...input, ...EXPANDED })),
      cancel: (id: string) => subscriptions.cancel(id),
    }),
    ...mapErrors('client', {
      activePrices: (keys: string[]) => rows(stripe.prices.list({ lookup_keys: keys, active: true })),
      openInvoices: (subscription: string) =>
        rows(invoices.list({ subscription, status: 'open', limit: 100 })),
      paidPayments: (invoice: string) => rows(invoicePayments.list({ invoice, status: 'paid' })),
      paymentsOf: (intent: string) =>
        rows(invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } })),
      openIntent,
      /** Whether the bank waits for the user. */
      needsConfirmation: async (invoice: string) => (await openIntent(invoice))?.status === 'requires_action',
      async latestCharge(intent: string): Promise<Stripe.Charge | null> {
        const { latest_charge: charge } = await paymentIntents.retrieve(intent, {
          expand: ['latest_charge'],
        });
        return typeof charge === 'string' ? null : charge;
      },
      refundsOf: (intent: string) => rows(refunds.list({ payment_intent: intent, limit: 100 })),
      disputesOf: (intent: string) => rows(disputes.list({ payment_intent: intent, limit: 100 })),
    }),
    paidInvoicesSince: (time: Date) => each(() => invoices.list({ status: 'paid', ...since(time) })),
    refundsSince: (time: Date) => each(() => refunds.list(since(time))),
    disputesSince: (time: Date) => each(() => disputes.list(since(time))),
  };
}

// Safe because the call has named the expansions.
const expanded = (call: Promise<Stripe.Subscription>) => call as Promise<ExpandedSubscription>;

const rows = async <T>(list: Promise<{ data: T[] }>): Promise<T[]> => (await list).data;

/** All rows of a list, page by page. */
async function* each<T>(list: () => AsyncIterable<T>): AsyncGenerator<T, void> {
  try {
    yield* list();
  } catch (error) {
    throw toAppError(error);
  }
}

type Call = (...input: unknown[]) => Promise<unknown>;

/** These calls, whose errors are ours; each is a step. */
function mapErrors<Calls extends object, Name extends keyof Calls & string>(
  room: string,
  calls: Calls,
  {
    // Safe because only literals come without names.
    names = Object.keys(calls) as Name[],
    before = () => undefined,
  }: { names?: readonly Name[] | undefined; before?: (call: Name) => void } = {},
): Pick<Calls, Name> {
  const mapped = names.map((name): [Name, Call] => [
    name,
    async (...input) => {
      before(name);
      try {
        // The library's calls need their resource.
        const call = () => (calls[name] as Call).apply(calls, input);
        return await traced({ type: 'payment', call: `${room}.${name}` }, call);
      } catch (error) {
        throw toAppError(error);
      }
    },
  ]);
  // Safe because each call keeps its name, its input and its result.
  return Object.fromEntries(mapped) as Pick<Calls, Name>;
}
