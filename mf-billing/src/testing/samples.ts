import type { Invoice, Subscription, UsageEntry } from '@aic/sdk';

/** Noon in UTC, so that it is the same day in nearly every time zone. */
export const NEXT_BILLING = Date.UTC(2026, 11, 1, 12) / 1000;

/** An active Pro subscription, with what a test is about changed. */
export const subscription = (change: Partial<Subscription> = {}): Subscription => ({
  status: 'active',
  plan: { id: 'pro', amount: 799 },
  current_period_start: Date.UTC(2026, 10, 1, 12) / 1000,
  current_period_end: NEXT_BILLING,
  cancel_at_period_end: false,
  next_plan: null,
  card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 },
  action: null,
  ...change,
});

/** The same on the other plan. */
export const creatorSubscription = (change: Partial<Subscription> = {}): Subscription =>
  subscription({ plan: { id: 'creator', amount: 1999 }, ...change });

export const invoice = (change: Partial<Invoice> = {}): Invoice => ({
  id: 'in_1',
  number: 'AIC-0001',
  status: 'paid',
  reason: 'subscribe',
  plan: 'pro',
  currency: 'usd',
  amountDue: 799,
  amountPaid: 799,
  amountRefunded: 0,
  credits: 500,
  lines: [{ description: '1 × AI Creative Pro (at $7.99 / month)', amount: 799 }],
  card: { brand: 'visa', last4: '4242' },
  periodStart: '2026-11-01T12:00:00.000Z',
  periodEnd: '2026-12-01T12:00:00.000Z',
  createdAt: '2026-11-01T12:00:00.000Z',
  paidAt: '2026-11-01T12:00:05.000Z',
  ...change,
});

export const usageEntry = (change: Partial<UsageEntry> = {}): UsageEntry => ({
  id: '1',
  at: '2026-11-22T12:00:00.000Z',
  type: 'hold',
  credits: 20,
  change: -20,
  balance: 480,
  grant: null,
  generation: { id: '0197a000-0000-7000-8000-00000000000a', kind: 'image', prompt: 'A lighthouse' },
  ...change,
});
