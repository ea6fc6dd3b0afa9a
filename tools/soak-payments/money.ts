import type { Sql } from '@aic/api/testing';
import type { Customer } from './customers.ts';

/**
 * Whether the books agree with Stripe's to the cent: what each user has paid and got back there, what our invoices
 * say of it, and the credits that so much money buys. @returns what does not
 */
export async function findMoneyBreaches(admin: Sql, customers: readonly Customer[]): Promise<string[]> {
  const breaches: string[] = [];
  for (const { name, life } of customers) {
    const [here, there] = [await bookedOf(admin, life.user), await receivedOf(life)];
    if (here.cents !== there) breaches.push(`"${name}": ${there} cents at Stripe, ${here.cents} here`);
    if (here.given !== here.bought) {
      breaches.push(`"${name}": ${here.given} credits are given, the money buys ${here.bought}`);
    }
  }
  return breaches;
}

/** What is left of a user's payments at Stripe, in cents. */
async function receivedOf({ stripe, customer }: Customer['life']): Promise<number> {
  const charges = await stripe.charges.list({ customer, limit: 100 });
  let cents = 0;
  for (const { id, amount, paid } of charges.data) {
    if (!paid) continue;
    const refunds = await stripe.refunds.list({ charge: id, limit: 100 });
    const disputes = await stripe.disputes.list({ charge: id, limit: 100 });
    const gone = [
      ...refunds.data.filter(({ status }) => status === 'succeeded'),
      ...disputes.data.filter(({ status }) => status !== 'won'),
    ];
    cents += amount - gone.reduce((sum, one) => sum + one.amount, 0);
  }
  return cents;
}

interface Booked {
  cents: number;
  /** Credits of plans that were given, without those that were asked back. */
  given: number;
  /** What the money of each invoice buys, without the part that went back. */
  bought: number;
}

async function bookedOf(admin: Sql, user: string): Promise<Booked> {
  const [row] = await admin<[Booked]>`
    select
      (select coalesce(sum(amount_paid - amount_refunded), 0)::int from billing.invoice
        where user_id = ${user} and status = 'paid') as cents,
      (select coalesce(sum(amount - asked_back), 0)::int from credit.grant_
        where user_id = ${user} and kind in ('subscription', 'upgrade')) as given,
      (select coalesce(sum(p.credits - ceil(p.credits::numeric * p.amount_refunded / p.amount_paid)), 0)::int from (
        select amount_paid, amount_refunded, billing.credits_for(reason, plan, amount_paid) as credits
        from billing.invoice where user_id = ${user} and status = 'paid' and amount_paid > 0
      ) p) as bought`;
  return row;
}
