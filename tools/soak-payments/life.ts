import { randomUUID } from 'node:crypto';
import type { createStripe, Payments } from '@aic/api/payments';

type Stripe = ReturnType<typeof createStripe>;

export interface World extends Pick<Payments, 'prices'> {
  stripe: Stripe;
  /** Address of the sandbox, for what happens at banks. */
  sandboxUrl: string;
}

/** One user at Stripe, who has just paid for the first month. */
export interface Life {
  stripe: Stripe;
  user: string;
  customer: string;
  subscription: string;
  item: string;
  creatorPrice: string;
  /** Unix seconds: the end of the first month. */
  monthEnd: number;
  /** Lets this user's time pass. */
  advance(to: number): Promise<void>;
  /** The latest payment. */
  charge(): Promise<string>;
  /** What a bank does, as the sandbox's test routes name it. */
  happen(path: string): Promise<void>;
  /** Asks for the bigger plan, and answers the bank's question if it has one. */
  upgrade(response?: 'complete' | 'fail'): Promise<void>;
  pay(card: string): Promise<void>;
}

const RETURN = { return_url: 'https://studio.test/' };

/** @param card the ready card of the first payment */
export async function beginLife(
  { stripe, prices, sandboxUrl }: World,
  plan: 'pro' | 'creator',
  card: string,
): Promise<Life> {
  const user = randomUUID();
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Math.floor(Date.now() / 1000) });
  const { id: customer } = await stripe.customers.create({
    metadata: { user_id: user },
    test_clock: clock.id,
  });
  const {
    id: subscription,
    items,
    latest_invoice: first,
  } = await stripe.subscriptions.create({
    customer,
    items: [{ price: await prices.priceOf(plan) }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    metadata: { user_id: user },
    expand: ['latest_invoice.confirmation_secret'],
  });
  const creatorPrice = await prices.priceOf('creator');
  const authenticate = async (secret: string, outcome: 'complete' | 'fail'): Promise<void> => {
    const path = `/v1/payment_intents/${intentOf(secret)}/sandbox_authentication`;
    await stripe.rawRequest('POST', path, { client_secret: secret, outcome });
  };
  const secret = (typeof first === 'object' && first?.confirmation_secret?.client_secret) || '';
  const paid = await stripe.paymentIntents.confirm(intentOf(secret), { payment_method: card, ...RETURN });
  if (paid.status === 'requires_action') await authenticate(secret, 'complete');
  const item = items.data[0];
  return {
    stripe,
    user,
    customer,
    subscription,
    item: item?.id ?? '',
    creatorPrice,
    monthEnd: item?.current_period_end ?? 0,
    async advance(to) {
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: to });
    },
    async charge() {
      return (await stripe.charges.list({ customer })).data.find((row) => row.paid)?.id ?? '';
    },
    async happen(path) {
      const response = await fetch(`${sandboxUrl}/_test/${path}`, { method: 'POST' });
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    },
    async upgrade(response) {
      const { latest_invoice: bill, pending_update: pending } = await stripe.subscriptions.update(
        subscription,
        {
          items: [{ id: item?.id ?? '', price: creatorPrice }],
          payment_behavior: 'pending_if_incomplete',
          proration_behavior: 'always_invoice',
          expand: ['latest_invoice.confirmation_secret'],
        },
      );
      const billSecret = (typeof bill === 'object' && bill?.confirmation_secret?.client_secret) || '';
      if (pending !== null && response !== undefined) await authenticate(billSecret, response);
    },
    async pay(next) {
      const method = await stripe.paymentMethods.attach(next, { customer });
      await stripe.subscriptions.update(subscription, { default_payment_method: method.id });
    },
  };
}

const intentOf = (secret: string): string => secret.split('_secret_')[0] ?? '';
