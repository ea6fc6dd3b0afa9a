import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { invoiceRow, MONTH, subscriptionRow } from '../../../test/billing/billing-rows.ts';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, spend } from '../../../test/gateway/factories.ts';
import { saveInvoice, saveSubscription } from './billing.repo.ts';
import type { InvoiceRow } from './to-invoice-row.ts';

const { sql } = await createTestDatabase();
const DAY = 86_400_000;
const START = MONTH.start.getTime();
const at = (day: number): Date => new Date(START + day * DAY);

/** A user without starter credits, so that balances are those of plans. */
async function newUser() {
  const user = await createUser(sql, { credits: 0, now: at(0) });
  const n = randomUUID().slice(0, 8);
  const now = { readAt: at(1), now: at(1) };
  return {
    ...user,
    subscription: `sub_${n}`,
    invoice: (fields: Partial<InvoiceRow> = {}) =>
      invoiceRow({ id: `in_${n}`, subscription_id: `sub_${n}`, ...fields }),
    pay: (row: InvoiceRow, times = now) => saveInvoice(sql, user.id, row, times),
    subscribe: (fields: Parameters<typeof subscriptionRow>[0] | object = {}, times = now) =>
      saveSubscription(sql, user.id, subscriptionRow({ id: `sub_${n}`, ...fields }), times),
    balance: (now = at(1)) => balanceOf(sql, user.id, now),
    statusOf: async (invoice: string) =>
      (await sql<[{ status: string }]>`select status from billing.invoice where id = ${invoice}`)[0].status,
    plan: async () =>
      (await sql<[{ plan: string | null }]>`select plan from app_user where id = ${user.id}`)[0].plan,
  };
}

const SECOND_MONTH = {
  reason: 'renewal' as const,
  period_start: MONTH.end.toISOString(),
  period_end: '2030-03-01T00:00:00.000Z',
};

describe('a paid invoice', () => {
  it('gives its credits once, however often it is heard of', async () => {
    const user = await newUser();

    const results = await Promise.all([1, 2, 3].map(() => user.pay(user.invoice())));

    expect(results.map(({ granted }) => granted).toSorted((a, b) => a - b)).toEqual([0, 0, 500]);
    expect(await user.balance()).toBe(500);
  });

  it('gives none before it is paid, and stays paid, however new a response that says otherwise', async () => {
    const user = await newUser();
    await user.pay(user.invoice({ status: 'open', paid_at: null, amount_paid: 0 }));
    expect(await user.balance()).toBe(0);

    await user.pay(user.invoice(), { readAt: at(2), now: at(2) });
    await user.pay(user.invoice({ status: 'open', paid_at: null }), { readAt: at(3), now: at(3) });

    expect(await user.statusOf(user.invoice().id)).toBe('paid');
    expect(await user.balance(at(3))).toBe(500);
  });

  it('does not go back to what an older response says of a refund', async () => {
    const user = await newUser();
    await user.pay(user.invoice());
    await user.pay(user.invoice({ amount_refunded: 400 }), { readAt: at(3), now: at(3) });

    const late = await user.pay(user.invoice(), { readAt: at(2), now: at(4) });

    expect(late).toMatchObject({ clawedBack: 0 });
    expect(await user.balance(at(4))).toBe(249);
  });

  it('[9.plan.reset] replaces the credits of the month before: no rollover, and starter credits stay', async () => {
    const user = await createUser(sql, { credits: 500, now: at(0) });
    const row = (fields: Partial<InvoiceRow>) => invoiceRow({ id: `in_${randomUUID()}`, ...fields });
    await saveInvoice(sql, user.id, row({}), { readAt: at(1), now: at(1) });
    await spend(sql, user.id, 120, at(2));
    expect(await balanceOf(sql, user.id, at(2))).toBe(880);

    await saveInvoice(sql, user.id, row(SECOND_MONTH), { readAt: at(31), now: at(31) });

    expect(await balanceOf(sql, user.id, at(31))).toBe(1000);
  });

  it('comes to the same credits when the second month is heard of before the first', async () => {
    const user = await newUser();

    await user.pay(user.invoice({ ...SECOND_MONTH, id: `${user.subscription}_2` }), {
      readAt: at(31),
      now: at(31),
    });
    await user.pay(user.invoice(), { readAt: at(31), now: at(32) });

    expect(await user.balance(at(32))).toBe(500);
  });

  it('lasts until its month ends, and three hours for the renewal to be paid', async () => {
    const user = await newUser();
    await user.pay(user.invoice());

    expect(await user.balance(new Date(MONTH.end.getTime() + 3 * 3_600_000 - 1))).toBe(500);
    expect(await user.balance(new Date(MONTH.end.getTime() + 3 * 3_600_000))).toBe(0);
  });

  it('that is heard of only after its month gives a month from then on', async () => {
    const user = await newUser();

    await user.pay(user.invoice(), { readAt: at(40), now: at(40) });

    expect(await user.balance(at(70))).toBe(500);
    expect(await user.balance(at(72))).toBe(0);
  });

  it('of which less was paid than it asked for gives what was paid for', async () => {
    const user = await newUser();
    await user.pay(user.invoice({ status: 'open', paid_at: null, amount_paid: 0, credits: 500 }));

    await user.pay(user.invoice({ amount_paid: 400, credits: 250 }), { readAt: at(2), now: at(2) });

    expect(await user.balance(at(2))).toBe(250);
  });

  it('of an upgrade adds its credits to the month, and they end with it', async () => {
    const user = await newUser();
    await user.pay(user.invoice());
    await user.pay(
      user.invoice({
        id: `${user.subscription}_up`,
        reason: 'upgrade',
        plan: 'creator',
        credits: 480,
        amount_paid: 576,
      }),
    );
    expect(await user.balance()).toBe(980);

    const renewal = user.invoice({
      ...SECOND_MONTH,
      id: `${user.subscription}_2`,
      plan: 'creator',
      credits: 1500,
      amount_paid: 1999,
    });
    await user.pay(renewal, { readAt: at(31), now: at(31) });

    expect(await user.balance(at(31))).toBe(1500);
  });
});

describe('a refund', () => {
  it('claws back what is unspent, once, also when a dispute follows it', async () => {
    const user = await newUser();
    await user.pay(user.invoice());
    await spend(sql, user.id, 200, at(1));

    const refunded = user.invoice({ amount_refunded: 799 });
    const results = [];
    for (const day of [2, 3, 4]) results.push(await user.pay(refunded, { readAt: at(day), now: at(day) }));

    expect(results.map(({ clawedBack }) => clawedBack)).toEqual([300, 0, 0]);
    expect(await user.balance(at(4))).toBe(0);
  });

  it('of a part claws back that part, a second one only its own, and the rest when the rest follows', async () => {
    const user = await newUser();
    await user.pay(user.invoice());

    const taken = [];
    for (const [day, amount] of [200, 400, 799].entries()) {
      const times = { readAt: at(day + 2), now: at(day + 2) };
      taken.push((await user.pay(user.invoice({ amount_refunded: amount }), times)).clawedBack);
    }

    // 200 of 799 cents are 126 of 500 credits, and 400 are 251.
    expect(taken).toEqual([126, 125, 249]);
    expect(await user.balance(at(4))).toBe(0);
  });
});

describe('a refund that is undone', () => {
  it('gives back what it took and nothing of what was spent before, in parts, too', async () => {
    const user = await newUser();
    await user.pay(user.invoice());
    await spend(sql, user.id, 300, at(1));
    const refund = (amount: number, day: number) =>
      user.pay(user.invoice({ amount_refunded: amount }), { readAt: at(day), now: at(day) });

    // 250 are asked for and 200 are left.
    expect(await refund(399, 2)).toMatchObject({ clawedBack: 200 });
    expect(await refund(160, 3)).toMatchObject({ clawedBack: -99 });
    expect(await refund(0, 4)).toMatchObject({ clawedBack: -101 });
    expect(await refund(0, 5)).toMatchObject({ clawedBack: 0 });

    expect(await user.balance(at(5))).toBe(200);
  });

  it('gives them back for as long as they had when they were taken, also after the next month has begun', async () => {
    const user = await newUser();
    await user.pay(user.invoice());
    await user.pay(user.invoice({ amount_refunded: 799 }), { readAt: at(10), now: at(10) });
    const renewal = user.invoice({ ...SECOND_MONTH, id: `${user.subscription}_2` });
    await user.pay(renewal, { readAt: at(31), now: at(31) });

    await user.pay(user.invoice(), { readAt: at(40), now: at(40) });

    // They had 21 days and three hours; February ends on day 59.
    expect(await user.balance(at(40))).toBe(1000);
    expect(await user.balance(at(61))).toBe(500);
    expect(await user.balance(at(62))).toBe(0);
  });

  it('gives back what was held when the credits were taken and released since', async () => {
    const user = await newUser();
    await user.pay(user.invoice());
    const hold = randomUUID();
    await sql`select credit.place_hold(${user.id}, ${hold}, 20, ${at(3)}, ${at(1)})`;
    await user.pay(user.invoice({ amount_refunded: 799 }), { readAt: at(2), now: at(2) });
    await sql`select credit.capture_hold(${user.id}, ${hold}, 0, ${at(2)})`;
    expect(await user.balance(at(2))).toBe(0);

    await user.pay(user.invoice(), { readAt: at(3), now: at(3) });

    expect(await user.balance(at(3))).toBe(500);
  });
});

describe('a subscription', () => {
  it('gives the plan while it is active, and takes plan and credits when it has ended', async () => {
    const user = await newUser();
    await user.subscribe();
    await user.pay(user.invoice());
    expect(await user.plan()).toBe('pro');

    await user.subscribe({ status: 'past_due', action: 'update_card' }, { readAt: at(2), now: at(2) });
    expect(await user.plan()).toBeNull();
    await user.subscribe(
      { status: 'canceled', ended_at: at(3).toISOString() },
      { readAt: at(3), now: at(3) },
    );

    expect(await user.balance(at(3))).toBe(0);
  });

  it('does not go back to what an older response says, and what has ended stays ended', async () => {
    const user = await newUser();
    await user.subscribe({ plan: 'creator' }, { readAt: at(3), now: at(3) });

    expect(await user.subscribe({}, { readAt: at(2), now: at(4) })).toEqual({ isStale: true });
    expect(await user.plan()).toBe('creator');
    await user.subscribe(
      { status: 'canceled', ended_at: at(4).toISOString() },
      { readAt: at(4), now: at(4) },
    );
    expect(await user.subscribe({}, { readAt: at(5), now: at(5) })).toEqual({ isStale: true });
    expect(await user.plan()).toBeNull();
  });

  it('is one per user: a second live one is named, not stored', async () => {
    const user = await newUser();
    await user.subscribe();

    expect(await user.subscribe({ id: `${user.subscription}_b` })).toEqual({
      duplicateOf: user.subscription,
    });
  });

  it('that has ended gives no credits for an invoice that is heard of later', async () => {
    const user = await newUser();
    await user.subscribe({ status: 'canceled', ended_at: at(2).toISOString() });

    await user.pay(user.invoice());

    expect(await user.balance(at(3))).toBe(0);
  });
});
