import { randomUUID } from 'node:crypto';
import type { Payments } from '@aic/api/payments';
import type { Sql } from '@aic/api/testing';

type Stripe = Payments['stripe'];

export interface Customer {
  user: string;
  customer: string;
  subscription: string;
}

const DAY = 86_400;
const PARALLEL = 8;

/**
 * Lives of `count` customers at Stripe: each subscribes; then, by turns, they renew, upgrade, downgrade, are refused, are
 * refunded, cancel, or end. A handful of changes each.
 */
export async function liveThrough(
  { stripe, prices }: Pick<Payments, 'stripe' | 'prices'>,
  count: number,
): Promise<Customer[]> {
  const price = { pro: await prices.priceOf('pro'), creator: await prices.priceOf('creator') };
  const customers: Customer[] = [];
  const turns = Array.from({ length: count }, (_, turn) => turn);
  const work = async (): Promise<void> => {
    for (let turn = turns.shift(); turn !== undefined; turn = turns.shift()) {
      customers.push(await liveOne(stripe, price, turn));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return customers;
}

async function liveOne(
  stripe: Stripe,
  price: { pro: string; creator: string },
  turn: number,
): Promise<Customer> {
  const user = randomUUID();
  const start = Math.floor(Date.now() / 1000);
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start });
  const { id: customer } = await stripe.customers.create({
    metadata: { user_id: user },
    test_clock: clock.id,
  });
  const {
    id: subscription,
    items,
    latest_invoice: invoice,
  } = await stripe.subscriptions.create({
    customer,
    items: [{ price: turn % 3 === 0 ? price.creator : price.pro }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    metadata: { user_id: user },
    expand: ['latest_invoice.confirmation_secret'],
  });
  const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : null;
  await stripe.paymentIntents.confirm(secret?.split('_secret_')[0] ?? '', {
    payment_method: 'pm_card_visa',
    return_url: 'https://studio.test/',
  });
  const item = items.data[0]?.id ?? '';
  const end = items.data[0]?.current_period_end ?? 0;
  const advance = (to: number) => stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: to });
  switch (turn % 6) {
    case 0:
      await advance(end + DAY / 4);
      break;
    case 1:
      await stripe.subscriptions.update(subscription, {
        items: [{ id: item, price: price.creator }],
        payment_behavior: 'pending_if_incomplete',
        proration_behavior: 'always_invoice',
      });
      break;
    case 2: {
      const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
      await stripe.subscriptions.update(subscription, { default_payment_method: bad.id });
      await advance(end + DAY / 4);
      break;
    }
    case 3: {
      const { data } = await stripe.charges.list({ customer });
      await stripe.refunds.create({ charge: data[0]?.id ?? '' });
      break;
    }
    case 4:
      await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
      await advance(end + DAY / 4);
      break;
    default:
      await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
      await stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
      await advance(end + DAY / 4);
  }
  return { user, customer, subscription };
}

/** The same accounts in another database, as their owners have them before they pay. */
export async function register(admin: Sql, customers: readonly Customer[]): Promise<void> {
  for (const { user, customer } of customers) {
    await admin`insert into app_user (id, email, email_key)
      values (${user}, ${`${user}@example.com`}, ${`${user}@example.com`})`;
    await admin`select credit.add_grant(${user}, 500, 'signup', ${`signup:${user}`}, 'infinity', null, 50::smallint, now())`;
    await admin`select billing.attach_customer(${user}, ${customer}, now())`;
  }
}
