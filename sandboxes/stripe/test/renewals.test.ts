import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-of-file.ts';
import { at, newSubscriber } from './subscriber.ts';

const HOUR = 3600;
const DAY = 86_400;

describe('renewals on a test clock', () => {
  const get = sandboxOfFile();

  it('bill on the last day of a shorter month and on the anchor day again after it', async () => {
    const { advanceTo, invoices, current } = await newSubscriber(get().stripe);
    await advanceTo(at(2027, 5, 2));
    const paid = (await invoices()).toReversed();
    expect(paid.map(({ billing_reason, status, total }) => [billing_reason, status, total])).toEqual([
      ['subscription_create', 'paid', 1000],
      ['subscription_cycle', 'paid', 1000],
      ['subscription_cycle', 'paid', 1000],
      ['subscription_cycle', 'paid', 1000],
    ]);
    expect(
      paid.slice(1).map(({ lines }) => new Date((lines.data[0]?.period.start ?? 0) * 1000).toISOString()),
    ).toEqual(['2027-02-28T10:00:00.000Z', '2027-03-31T10:00:00.000Z', '2027-04-30T10:00:00.000Z']);
    expect((await current()).items.data[0]?.current_period_end).toBe(at(2027, 5, 31));
  });

  it('bill on February 29 in a leap year', async () => {
    const { current } = await newSubscriber(get().stripe, { start: at(2028, 1, 31) });
    expect((await current()).items.data[0]?.current_period_end).toBe(at(2028, 2, 29));
  });

  it('draft the invoice at the period end and charge it about an hour later', async () => {
    const { advanceTo, invoices, current } = await newSubscriber(get().stripe);
    await advanceTo(at(2027, 2, 28) + HOUR - 1);
    expect((await invoices())[0]).toMatchObject({
      status: 'draft',
      billing_reason: 'subscription_cycle',
      automatically_finalizes_at: at(2027, 2, 28) + HOUR,
    });
    expect((await current()).status).toBe('active');
    await advanceTo(at(2027, 2, 28) + HOUR);
    expect((await invoices())[0]).toMatchObject({ status: 'paid', attempt_count: 1 });
  });

  it.each([
    ['keep_as_draft', 'draft'],
    ['void', 'void'],
    ['mark_uncollectible', 'uncollectible'],
  ] as const)(
    'take nothing while payments are paused, and the status stays: %s',
    async (behavior, status) => {
      const { stripe } = get();
      const { subscription, customer, advanceTo, invoices, current } = await newSubscriber(stripe);
      await stripe.customers.update(customer.id, { balance: -1000 });
      const resumes_at = at(2027, 3, 15);
      await stripe.subscriptions.update(subscription.id, { pause_collection: { behavior, resumes_at } });

      await advanceTo(at(2027, 3, 1));

      expect((await invoices())[0]).toMatchObject({ status, amount_paid: 0, auto_advance: false });
      expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -1000 });
      expect(await current()).toMatchObject({ status: 'active', pause_collection: { behavior, resumes_at } });

      await advanceTo(at(2027, 4, 1));

      expect(await current()).toMatchObject({ status: 'active', pause_collection: null });
      expect((await invoices())[0]).toMatchObject({
        status: 'paid',
        starting_balance: -1000,
        ending_balance: 0,
      });
    },
  );

  it('retry a failed payment after 3, 5 and 7 days and then cancel the subscription', async () => {
    const { stripe } = get();
    const { advanceTo, invoices, current, customer } = await newSubscriber(stripe);
    const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: customer.id,
    });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: failing.id } });
    const tried = at(2027, 2, 28) + HOUR;
    const seen: unknown[] = [];
    for (const time of [tried, tried + 3 * DAY, tried + 8 * DAY, tried + 15 * DAY]) {
      await advanceTo(time);
      const [invoice] = await invoices();
      seen.push([(await current()).status, invoice?.attempt_count, invoice?.next_payment_attempt]);
    }
    expect(seen).toEqual([
      ['past_due', 1, tried + 3 * DAY],
      ['past_due', 2, tried + 8 * DAY],
      ['past_due', 3, tried + 15 * DAY],
      ['canceled', 4, null],
    ]);
    expect((await current()).cancellation_details?.reason).toBe('payment_failed');
  });

  it('recover with another card: the open invoice is paid and the subscription active again', async () => {
    const { stripe } = get();
    const { advanceTo, invoices, current, customer } = await newSubscriber(stripe);
    const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: customer.id,
    });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: failing.id } });
    await advanceTo(at(2027, 3, 1));
    const [open] = await invoices();
    await expect(stripe.invoices.pay(open?.id ?? '')).rejects.toMatchObject({ code: 'card_declined' });
    const good = await stripe.paymentMethods.attach('pm_card_mastercard', { customer: customer.id });
    expect(await stripe.invoices.pay(open?.id ?? '', { payment_method: good.id })).toMatchObject({
      status: 'paid',
    });
    expect((await current()).status).toBe('active');
  });

  it('ask the cardholder of a card that always authenticates, and are past due until then', async () => {
    const { stripe } = get();
    const { advanceTo, current, customer, invoices } = await newSubscriber(stripe);
    const strict = await stripe.paymentMethods.attach('pm_card_authenticationRequired', {
      customer: customer.id,
    });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: strict.id } });
    await advanceTo(at(2027, 3, 1));
    expect((await current()).status).toBe('past_due');
    const [invoice] = await invoices();
    const payment = await stripe.invoicePayments.list({
      invoice: invoice?.id ?? '',
      expand: ['data.payment.payment_intent'],
    });
    expect(payment.data[0]?.payment.payment_intent).toMatchObject({ status: 'requires_action' });
    await expect(stripe.invoices.pay(invoice?.id ?? '')).rejects.toMatchObject({
      code: 'invoice_payment_intent_requires_action',
    });
  });

  it('end at the period end when they are set to, and not before', async () => {
    const { stripe } = get();
    const { advanceTo, current, subscription, invoices } = await newSubscriber(stripe);
    const told = await stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: true,
      cancellation_details: { feedback: 'too_expensive', comment: 'later perhaps' },
    });
    expect(told).toMatchObject({
      status: 'active',
      cancel_at: at(2027, 2, 28),
      cancellation_details: {
        reason: 'cancellation_requested',
        feedback: 'too_expensive',
        comment: 'later perhaps',
      },
    });
    await advanceTo(at(2027, 2, 28) - 1);
    expect((await current()).status).toBe('active');
    await advanceTo(at(2027, 2, 28));
    expect(await current()).toMatchObject({ status: 'canceled', ended_at: at(2027, 2, 28) });
    expect(await invoices()).toHaveLength(1);
  });

  it('go on when the cancellation is undone', async () => {
    const { stripe } = get();
    const { advanceTo, current, subscription } = await newSubscriber(stripe);
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })).toMatchObject(
      {
        cancel_at: null,
        canceled_at: null,
        cancellation_details: { reason: null },
      },
    );
    await advanceTo(at(2027, 3, 1));
    expect((await current()).status).toBe('active');
  });

  it('never happen for a subscription whose first payment is missing: it expires after 23 hours, and its invoice is void', async () => {
    const { advanceTo, current, invoices, subscription } = await newSubscriber(get().stripe, {
      create: { payment_behavior: 'default_incomplete' },
    });
    await advanceTo(subscription.created + 23 * HOUR - 1);
    expect((await current()).status).toBe('incomplete');
    await advanceTo(subscription.created + 23 * HOUR);
    expect((await current()).status).toBe('incomplete_expired');
    expect((await invoices()).map(({ status }) => status)).toEqual(['void']);
  });
});

describe('a sandbox that keeps subscriptions after their last retry', () => {
  const get = sandboxOfFile({ afterRetries: 'unpaid' });

  it('leaves them unpaid, drafts later invoices without charging them, and payment of the newest one helps', async () => {
    const { stripe } = get();
    const { advanceTo, current, customer, invoices } = await newSubscriber(stripe);
    const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: customer.id,
    });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: failing.id } });
    await advanceTo(at(2027, 4, 1));
    expect((await current()).status).toBe('unpaid');
    const [draft] = await invoices();
    expect(draft).toMatchObject({ status: 'draft', automatically_finalizes_at: null });
    const good = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    await stripe.invoices.pay(draft?.id ?? '', { payment_method: good.id });
    expect((await current()).status).toBe('active');
  });
});
