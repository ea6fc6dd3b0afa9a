import { createStripe } from '@aic/api/payments';
import { createSql } from '@aic/api/testing';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Studio } from '../studio/studio.ts';
import { newToolUser, type ToolUser } from './tool-user.ts';

/** Cards as Stripe documents them for tests. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  withConfirmation: '4000 0027 6000 3184',
  mastercard: '5555 5555 5555 4444',
} as const;

type Stripe = ReturnType<typeof createStripe>;

/** The Stripe of the studio, as its operator sees it. */
export const stripeOf = ({ stripeUrl }: Studio): Stripe =>
  createStripe({ secretKey: 'sk_test_sandbox', sandboxUrl: stripeUrl });

/** Enters a card into the payment form on the page. */
export async function enterCard(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiration date').fill('12 / 40');
  await page.getByLabel('Security code').fill('123');
}

export interface Subscriber extends ToolUser {
  customer: string;
  /** Lets Stripe's time pass to this long after the end of the first month. */
  passMonthBy(seconds: number): Promise<void>;
}

/** A new user who has paid for Pro, whose page is still empty, and whose time at Stripe is the test's. */
export async function newSubscriber(studio: Studio): Promise<Subscriber> {
  const stripe = stripeOf(studio);
  const user = await newToolUser(studio);
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Math.floor(Date.now() / 1000) });
  const customer = await stripe.customers.create({ email: user.email, test_clock: clock.id });
  const sql = createSql(studio.databaseUrl, { name: 'aic-e2e', max: 1 });
  await sql`select billing.attach_customer(id, ${customer.id}, now()) from app_user where email = ${user.email}`;
  await sql.end();
  await subscribe(user, stripe);
  return {
    ...user,
    customer: customer.id,
    async passMonthBy(seconds) {
      const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
      const end = subscription?.items.data[0]?.current_period_end ?? 0;
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: end + seconds });
      await expect
        .poll(async () => (await stripe.testHelpers.testClocks.retrieve(clock.id)).status)
        .toBe('ready');
    },
  };
}

/** What the page of a checkout does (`journeys/checkout.spec.ts` shows it), with calls of the API alone. */
async function subscribe({ page, origin }: ToolUser, stripe: Stripe): Promise<void> {
  const post = (path: string, data: object) => page.request.post(path, { data, headers: { origin } });
  const session = await post('/api/create-subscription', { plan: 'pro' });
  expect(session.status()).toBe(200);
  // Safe because a subscription that was begun just now is still to be paid.
  const { clientSecret } = (await session.json()) as { clientSecret: string };
  const [intent = ''] = clientSecret.split('_secret_');
  await stripe.paymentIntents.confirm(intent, {
    payment_method: 'pm_card_visa',
    return_url: new URL('/account', origin).href,
  });
  expect((await post('/api/sync-subscription', {})).status()).toBe(200);
}
