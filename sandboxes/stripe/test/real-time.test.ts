import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StripeSandbox, startStripeSandbox } from '../src/index.ts';
import { clientOf } from './stripe-client.ts';

const DAY_MS = 86_400_000;

describe('without a test clock', () => {
  let folder: string;
  let sandbox: StripeSandbox;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.UTC(2027, 0, 31, 10) });
    folder = mkdtempSync(join(tmpdir(), 'stripe-sandbox-'));
    sandbox = await start();
  });

  afterEach(async () => {
    await sandbox.stop();
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });

  const start = (): Promise<StripeSandbox> =>
    startStripeSandbox({ port: 0, stateFile: join(folder, 'state.log') });

  const subscribe = async (stripe: Stripe): Promise<Stripe.Subscription> => {
    const customer = await stripe.customers.create();
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const price = await stripe.prices.create({
      product_data: { name: 'Plan' },
      currency: 'usd',
      unit_amount: 1000,
      recurring: { interval: 'month' },
    });
    return stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      default_payment_method: method.id,
    });
  };

  it('renewals come with the real time', async () => {
    const stripe = clientOf(sandbox);
    const { id } = await subscribe(stripe);
    vi.setSystemTime(Date.UTC(2027, 1, 28, 11));
    vi.advanceTimersByTime(1000);
    const invoices = await stripe.invoices.list({ subscription: id });
    expect(invoices.data.map(({ billing_reason, status }) => [billing_reason, status])).toEqual([
      ['subscription_cycle', 'paid'],
      ['subscription_create', 'paid'],
    ]);
  });

  it('what became due while the sandbox was off is done in its order at the next start, with events of today', async () => {
    const { id } = await subscribe(clientOf(sandbox));
    await sandbox.stop();
    vi.setSystemTime(Date.now() + 70 * DAY_MS);
    sandbox = await start();
    const stripe = clientOf(sandbox);
    const invoices = await stripe.invoices.list({ subscription: id });
    expect(invoices.data.map(({ created }) => new Date(created * 1000).toISOString().slice(0, 10))).toEqual([
      '2027-03-31',
      '2027-02-28',
      '2027-01-31',
    ]);
    const today = Math.floor(Date.now() / 1000);
    const paid = await stripe.events.list({ type: 'invoice.paid', created: { gte: today - 1 } });
    expect(paid.data).toHaveLength(2);
  });

  it('one damaged row is reported once and stops neither the sandbox nor anybody else', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { id } = await subscribe(clientOf(sandbox));
    await sandbox.stop();
    const due = {
      id: 'in_damaged',
      object: 'invoice',
      status: 'draft',
      test_clock: null,
      customer: 'cus_none',
    };
    const row = { ...due, automatically_finalizes_at: 1, parent: null, lines: { data: [] } };
    appendFileSync(join(folder, 'state.log'), `${JSON.stringify([['invoices', row.id, row]])}\n`);
    vi.setSystemTime(Date.UTC(2027, 1, 28, 11));
    sandbox = await start();
    vi.advanceTimersByTime(3000);
    const paid = await clientOf(sandbox).invoices.list({ subscription: id, status: 'paid' });
    expect(paid.data).toHaveLength(2);
    expect(report.mock.calls.map(([message]) => String(message))).toEqual([
      'The Stripe sandbox could not do what was due (finalizing in_damaged):',
    ]);
    report.mockRestore();
  });

  it('a test can end a period now: the renewal is billed and paid at once', async () => {
    const stripe = clientOf(sandbox);
    const { id } = await subscribe(stripe);
    vi.setSystemTime(Date.now() + 5 * DAY_MS);
    await fetch(`${sandbox.url}/_test/subscriptions/${id}/renew`, { method: 'POST' });
    const after = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    expect(after).toMatchObject({
      status: 'active',
      latest_invoice: { billing_reason: 'subscription_cycle', status: 'paid', total: 1000 },
      items: { data: [{ current_period_start: Math.floor(Date.now() / 1000) }] },
    });
  });

  it('ending a period now also begins the next phase of a schedule, or ends what was cancelled', async () => {
    const stripe = clientOf(sandbox);
    const scheduled = await subscribe(stripe);
    const price = scheduled.items.data[0]?.price;
    const cheap = await stripe.prices.create({
      product_data: { name: 'Cheap' },
      currency: 'usd',
      unit_amount: 500,
      recurring: { interval: 'month' },
    });
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: scheduled.id });
    await stripe.subscriptionSchedules.update(schedule.id, {
      phases: [
        {
          items: [{ price: price?.id ?? '' }],
          start_date: schedule.current_phase?.start_date ?? 0,
          end_date: schedule.current_phase?.end_date ?? 0,
        },
        { items: [{ price: cheap.id }], proration_behavior: 'none' },
      ],
    });
    const cancelled = await subscribe(stripe);
    await stripe.subscriptions.update(cancelled.id, { cancel_at_period_end: true });
    for (const { id } of [scheduled, cancelled]) {
      await fetch(`${sandbox.url}/_test/subscriptions/${id}/renew`, { method: 'POST' });
    }
    expect(await stripe.subscriptions.retrieve(scheduled.id, { expand: ['latest_invoice'] })).toMatchObject({
      items: { data: [{ price: { id: cheap.id } }] },
      latest_invoice: { total: 500, status: 'paid' },
    });
    expect((await stripe.subscriptions.retrieve(cancelled.id)).status).toBe('canceled');
  });
});
