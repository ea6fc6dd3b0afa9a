import { randomUUID } from 'node:crypto';
import { PLAN_IDS, type PlanId } from '@aic/contract';
import { PLANS } from '@aic/contract/plans';
import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { invoiceRow } from '../../test/billing/billing-rows.ts';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser } from '../../test/gateway/factories.ts';
import { saveInvoice } from './stripe/billing.repo.ts';
import { NO_PAYMENT } from './stripe/fetch-invoice.ts';
import { toInvoiceRow } from './stripe/to-invoice-row.ts';

const { sql, admin } = await createTestDatabase();

interface TestLine {
  plan: PlanId;
  amount: number;
  isProration?: boolean;
  days?: number;
}

/** What we make of a paid invoice of Stripe's with these lines. */
function rowOf(
  reason: Stripe.Invoice.BillingReason,
  amountPaid: number,
  lines: TestLine[],
  settled: Partial<Pick<Stripe.Invoice, 'total' | 'starting_balance'>> & {
    total_taxes?: Array<{ amount: number }>;
  } = {},
) {
  const invoice = {
    id: 'in_1',
    billing_reason: reason,
    status: 'paid',
    amount_due: amountPaid,
    amount_paid: amountPaid,
    total: amountPaid,
    starting_balance: 0,
    ...settled,
    status_transitions: { paid_at: 0 },
    created: 0,
    lines: {
      data: lines.map(({ plan, amount, isProration = false, days = 31 }) => ({
        amount,
        period: { start: 0, end: days * 86_400 },
        pricing: { price_details: { price: plan } },
        parent: { subscription_item_details: { proration: isProration } },
      })),
    },
  };
  // Safe because nothing else of an invoice is read.
  const read = invoice as unknown as Stripe.Invoice;
  const plans = new Map(PLAN_IDS.map((plan) => [plan, plan]));
  return toInvoiceRow({ invoice: read, plans, payment: NO_PAYMENT });
}
async function worthOf(...of: Parameters<typeof rowOf>) {
  const row = rowOf(...of);
  return [row.reason, row.plan, row.credits];
}
const proration = (plan: PlanId, amount: number): TestLine => ({ plan, amount, isProration: true });

describe('what an invoice is worth', () => {
  it('is the plan, when its price was paid', async () => {
    expect(await worthOf('subscription_create', 799, [{ plan: 'pro', amount: 799 }])).toEqual([
      'subscribe',
      'pro',
      500,
    ]);
    expect(await worthOf('subscription_cycle', 1999, [{ plan: 'creator', amount: 1999 }])).toEqual([
      'renewal',
      'creator',
      1500,
    ]);
  });

  it('of an upgrade is what its money buys, also when lines count on an unpaid invoice', async () => {
    const unpaid = [proration('creator', -1999), proration('pro', -799), proration('creator', 1999)];

    expect(await worthOf('subscription_update', 0, unpaid)).toEqual(['upgrade', 'creator', 0]);
    expect(await worthOf('subscription_update', 1, unpaid)).toEqual(['upgrade', 'creator', 0]);
    expect(
      await worthOf('subscription_update', 600, [proration('pro', -400), proration('creator', 1000)]),
    ).toEqual(['upgrade', 'creator', 500]);
    expect(await worthOf('subscription_update', 5000, unpaid)).toEqual(['upgrade', 'creator', 1000]);
  });

  it('of a month is no more than its money buys, whatever it was set off against', async () => {
    const month = [proration('creator', -1999), { plan: 'creator', amount: 1999 } as const];

    expect(await worthOf('subscription_cycle', 0, month)).toEqual(['renewal', 'creator', 0]);
  });
});

it('the tax of an invoice is the sum of its taxes', () => {
  const taxes = [{ amount: 99 }, { amount: 12 }];

  expect(
    rowOf('subscription_cycle', 910, [{ plan: 'pro', amount: 799 }], { total_taxes: taxes }).amount_tax,
  ).toBe(111);
});

describe('what an invoice is worth that was settled without a card', () => {
  const pro: TestLine = { plan: 'pro', amount: 799 };
  const creator: TestLine = { plan: 'creator', amount: 1999 };

  it.each([
    ['all of it from the balance', 0, [pro], { total: 799, starting_balance: -799 }, 500],
    ['a part of it from the balance', 399, [pro], { total: 799, starting_balance: -400 }, 500],
    ['more of the balance than it needs', 0, [pro], { total: 799, starting_balance: -5000 }, 500],
    ['an older debt with it', 999, [pro], { total: 799, starting_balance: 200 }, 500],
    ['a coupon of 100 %', 0, [pro], { total: 0 }, 500],
    [
      'a coupon of 25 % and the rest from the balance',
      0,
      [creator],
      { total: 1499, starting_balance: -1499 },
      1500,
    ],
    ['a credit note while it was open', 0, [pro], { total: 799 }, 500],
    ['nothing, for prorations had set it off', 0, [proration('creator', -1999), creator], { total: 0 }, 0],
    ['half of it: prorations had set off the other', 1000, [proration('creator', -999), creator], {}, 750],
  ] as const)('is its month: %s', async (_, paid, lines, settled, credits) => {
    expect((await worthOf('subscription_cycle', paid, [...lines], settled))[2]).toBe(credits);
  });

  it('is the share of a month for free time, which has a line of 0', async () => {
    const free = (days: number) => worthOf('subscription_create', 0, [{ plan: 'pro', amount: 0, days }]);
    expect(await free(7)).toEqual(['subscribe', 'pro', 125]);
    expect(await free(31)).toEqual(['subscribe', 'pro', 500]);
  });

  it('of an upgrade is what was received, from the balance too, and no gift', async () => {
    const lines = [proration('pro', -799), proration('creator', 1999)];
    expect(await worthOf('subscription_update', 0, lines, { total: 1200, starting_balance: -1200 })).toEqual([
      'upgrade',
      'creator',
      1000,
    ]);
    expect(await worthOf('subscription_update', 0, lines, { total: 0 })).toEqual(['upgrade', 'creator', 0]);
  });
});

describe('the invariant of received money', () => {
  it.each([
    ['an upgrade that cost nothing', { reason: 'upgrade', plan: 'creator', amount_paid: 0, credits: 1000 }],
    [
      'an upgrade that cost two cents too little',
      { reason: 'upgrade', plan: 'creator', amount_paid: 1198, credits: 1000 },
    ],
    ['a month that cost nothing', { reason: 'renewal', plan: 'creator', amount_paid: 0, credits: 1500 }],
    [
      'an upgrade that was a gift',
      { reason: 'upgrade', plan: 'creator', amount_paid: 0, amount_given: 1200, credits: 1000 },
    ],
    [
      'a month of which half was a gift',
      { reason: 'renewal', amount_paid: 0, amount_given: 399, credits: 500 },
    ],
    ['an invoice of another kind', { reason: 'other', plan: null, amount_paid: 799, credits: 500 }],
  ] as const)('reports %s', async (_, fields) => {
    const now = new Date('2030-01-02T00:00:00Z');
    const user = await createUser(sql, { now });
    const row = invoiceRow({ id: `in_${randomUUID()}`, ...fields });
    await saveInvoice(sql, user.id, row, { readAt: now, now });

    const found = await sql`select what, key from billing.violation where user_id = ${user.id}`;
    // Every test ends with a healthy ledger.
    await admin`update billing.invoice set reason = 'renewal', plan = 'creator', amount_paid = 1999 where id = ${row.id}`;
    await admin`update credit.grant_ set source_key = ${`invoice:${row.id}`} where source_key = ${`upgrade:${row.id}`}`;

    expect(found).toEqual([{ what: expect.stringMatching(/^B5/), key: row.id }]);
  });

  it.each([
    ['from the balance', { amount_paid: 0, amount_from_balance: 799 }],
    ['as a gift', { amount_paid: 0, amount_given: 799 }],
    ['in three ways', { amount_paid: 200, amount_from_balance: 300, amount_given: 299 }],
  ])('knows a month that was settled %s', async (_, fields) => {
    const now = new Date('2030-01-02T00:00:00Z');
    const user = await createUser(sql, { now });

    await saveInvoice(sql, user.id, invoiceRow({ id: `in_${randomUUID()}`, ...fields }), {
      readAt: now,
      now,
    });

    expect(await sql`select from billing.violation where user_id = ${user.id}`).toHaveLength(0);
  });

  it('allows for the cent by which lines are rounded', async () => {
    const now = new Date('2030-01-02T00:00:00Z');
    const user = await createUser(sql, { now });
    const upgrade = { reason: 'upgrade', plan: 'creator', amount_paid: 1199, credits: 1000 } as const;

    await saveInvoice(sql, user.id, invoiceRow({ id: `in_${randomUUID()}`, ...upgrade }), {
      readAt: now,
      now,
    });

    expect(await sql`select from billing.violation where user_id = ${user.id}`).toHaveLength(0);
  });

  it('knows the prices that plans are sold for', async () => {
    const creditsFor = async (reason: string, plan: PlanId, amount: number) =>
      (
        await sql<[{ credits: number }]>`select billing.credits_for(${reason}, ${plan}, ${amount}) as credits`
      )[0].credits;

    for (const plan of PLAN_IDS) {
      const { amount, credits } = PLANS[plan];
      for (const reason of ['subscribe', 'renewal']) {
        expect(await creditsFor(reason, plan, amount)).toBe(credits);
        expect(await creditsFor(reason, plan, amount - 1)).toBeLessThan(credits);
        expect(await creditsFor(reason, plan, 2 * amount)).toBe(credits);
      }
    }
    const difference = PLANS.creator.amount - PLANS.pro.amount;
    expect(await creditsFor('upgrade', 'creator', difference)).toBe(
      PLANS.creator.credits - PLANS.pro.credits,
    );
    expect(await creditsFor('upgrade', 'creator', difference - 1)).toBe(999);
  });
});
