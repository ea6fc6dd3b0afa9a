import type { Stripe } from 'stripe';

/** 2027-01-31 10:00:00 UTC: a day that February does not have. */
const JANUARY_31 = Date.UTC(2027, 0, 31, 10) / 1000;

export interface Subscriber {
  clock: Stripe.TestHelpers.TestClock;
  customer: Stripe.Customer;
  small: Stripe.Price;
  large: Stripe.Price;
  subscription: Stripe.Subscription;
  /** Id of the only item. */
  item: string;
  /** Moves the clock to a time in Unix seconds. */
  advanceTo: (time: number) => Promise<void>;
  /** The subscription as it is now. */
  current: () => Promise<Stripe.Subscription>;
  /** Newest first. */
  invoices: () => Promise<Stripe.Invoice[]>;
}

export interface SubscriberOptions {
  /** A ready payment method of Stripe's, kept as the customer's default. */
  card?: string;
  start?: number;
  create?: Partial<Stripe.SubscriptionCreateParams>;
  interval?: 'month' | 'week' | 'year';
}

/**
 * A customer on a test clock with a subscription of 10.00 a month that is paid for, and a price of 30.00 to change
 * to.
 */
export async function newSubscriber(stripe: Stripe, options: SubscriberOptions = {}): Promise<Subscriber> {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: options.start ?? JANUARY_31 });
  const customer = await stripe.customers.create({ test_clock: clock.id, email: 'sub@example.com' });
  const method = await stripe.paymentMethods.attach(options.card ?? 'pm_card_visa', {
    customer: customer.id,
  });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
  const price = (amount: number): Promise<Stripe.Price> =>
    stripe.prices.create({
      product_data: { name: `Plan ${amount}` },
      currency: 'usd',
      unit_amount: amount,
      recurring: { interval: options.interval ?? 'month' },
    });
  const [small, large] = [await price(1000), await price(3000)];
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: small.id }],
    ...options.create,
  });
  return {
    clock,
    customer,
    small,
    large,
    subscription,
    item: subscription.items.data[0]?.id ?? '',
    advanceTo: async (time) => {
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: time });
    },
    current: () => stripe.subscriptions.retrieve(subscription.id),
    invoices: async () => (await stripe.invoices.list({ customer: customer.id, limit: 100 })).data,
  };
}

/** Unix seconds of a day at 10:00 UTC. @param month 1 to 12 */
export function at(year: number, month: number, day: number, hour = 10): number {
  return Date.UTC(year, month - 1, day, hour) / 1000;
}
