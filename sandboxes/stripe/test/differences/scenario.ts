import type { Stripe } from 'stripe';

export type Outcome =
  | { kind: 'object'; value: object }
  | { kind: 'error'; type: string; status: number; code: string };

/** What the two servers expect in different words. */
export interface Dialect {
  /** Saves a card for the customer and charges it. @returns the charge's id */
  payOnce: (stripe: Stripe, customer: string) => Promise<string>;
  /** @returns the item of a new subscription at this price */
  itemOf: (stripe: Stripe, price: string, product: string) => Promise<Stripe.SubscriptionCreateParams.Item>;
}

/**
 * Calls that both servers know, in an order that each needs.
 *
 * @returns what each call gave, by its name
 */
export async function runScenario(stripe: Stripe, dialect: Dialect): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const note = async <Value extends object>(name: string, call: Promise<Value>): Promise<Value | null> => {
    try {
      const value = await call;
      outcomes.set(name, { kind: 'object', value });
      return value;
    } catch (error) {
      outcomes.set(name, errorOf(error));
      return null;
    }
  };

  const customer = await note(
    'customers.create',
    stripe.customers.create({ email: 'a@example.com', metadata: { a: '1' } }),
  );
  const id = customer?.id ?? '';
  await note('customers.retrieve', stripe.customers.retrieve(id));
  await note('customers.update', stripe.customers.update(id, { metadata: { b: '2' } }));
  await note('customers.list', stripe.customers.list({ limit: 1 }));
  await note('customers.retrieve of none', stripe.customers.retrieve('cus_none'));
  const product = await note('products.create', stripe.products.create({ name: 'Plan' }));
  await note('products.retrieve', stripe.products.retrieve(product?.id ?? ''));
  await note('products.list', stripe.products.list());
  const price = await note(
    'prices.create',
    stripe.prices.create({
      product: product?.id ?? '',
      currency: 'usd',
      unit_amount: 1000,
      recurring: { interval: 'month' },
    }),
  );
  await note('prices.retrieve', stripe.prices.retrieve(price?.id ?? ''));
  await note('prices.update', stripe.prices.update(price?.id ?? '', { nickname: 'monthly' }));
  await note('prices.list', stripe.prices.list());
  await note('prices.create without product', stripe.prices.create({ currency: 'usd', unit_amount: 1 }));
  const charge = await dialect.payOnce(stripe, id);
  await note('charges.retrieve', stripe.charges.retrieve(charge));
  await note('charges.list', stripe.charges.list());
  const refund = await note('refunds.create', stripe.refunds.create({ charge, amount: 100 }));
  await note('refunds.retrieve', stripe.refunds.retrieve(refund?.id ?? ''));
  await note('refunds.list', stripe.refunds.list({ charge }));
  await note('refunds.create of too much', stripe.refunds.create({ charge, amount: 99_999 }));
  const item = await dialect.itemOf(stripe, price?.id ?? '', product?.id ?? '');
  const subscription = await note(
    'subscriptions.create',
    stripe.subscriptions.create({ customer: id, items: [item] }),
  );
  await note('subscriptions.retrieve', stripe.subscriptions.retrieve(subscription?.id ?? 'sub_none'));
  await note('subscriptions.list', stripe.subscriptions.list({ customer: id }));
  await note(
    'subscriptionItems.list',
    stripe.subscriptionItems.list({ subscription: subscription?.id ?? 'sub_none' }),
  );
  await note(
    'subscriptions.update',
    stripe.subscriptions.update(subscription?.id ?? 'sub_none', { metadata: { a: '1' } }),
  );
  await note('subscriptions.cancel', stripe.subscriptions.cancel(subscription?.id ?? 'sub_none'));
  await note('paymentIntents.create', stripe.paymentIntents.create({ amount: 500, currency: 'usd' }));
  await note('invoices.list', stripe.invoices.list());
  await note('events.list', stripe.events.list());
  return outcomes;
}

function errorOf(error: unknown): Outcome {
  if (typeof error !== 'object' || error === null) {
    throw error;
  }
  const text = (name: string): string => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? value : '-';
  };
  return {
    kind: 'error',
    type: text('type'),
    status: Number(Reflect.get(error, 'statusCode')),
    code: text('code'),
  };
}
