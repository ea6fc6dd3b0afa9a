import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-of-file.ts';
import { at, newSubscriber } from './subscriber.ts';

/** January 31 to February 28: 28 days. A week in, three quarters are left. */
const WEEK_IN = at(2027, 2, 7);

describe('plan changes', () => {
  const get = sandboxOfFile();

  it('credit the unused time and bill the remaining time to the second, at once with always_invoice', async () => {
    const { stripe } = get();
    const { subscription, item, large, small, advanceTo, invoices } = await newSubscriber(stripe);
    await advanceTo(WEEK_IN);
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: large.id }],
      proration_behavior: 'always_invoice',
    });
    expect(changed.items.data[0]?.price.id).toBe(large.id);
    const [invoice] = await invoices();
    expect(invoice).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_update',
      total: 2250 - 750,
    });
    expect(invoice?.lines.data).toMatchObject([
      {
        amount: -750,
        description: 'Unused time on Plan 1000 after 07 Feb 2027',
        period: { start: WEEK_IN, end: at(2027, 2, 28) },
        pricing: { price_details: { price: small.id } },
        parent: { subscription_item_details: { proration: true, subscription_item: item } },
      },
      { amount: 2250, description: 'Remaining time on Plan 3000 after 07 Feb 2027' },
    ]);
  });

  it('come with the next renewal under create_prorations, and cost nothing more under none', async () => {
    const { stripe } = get();
    const prorated = await newSubscriber(stripe);
    await prorated.advanceTo(WEEK_IN);
    await stripe.subscriptions.update(prorated.subscription.id, {
      items: [{ id: prorated.item, price: prorated.large.id }],
    });
    expect(await prorated.invoices()).toHaveLength(1);
    await prorated.advanceTo(at(2027, 3, 1));
    expect((await prorated.invoices())[0]).toMatchObject({ total: 3000 + 2250 - 750, status: 'paid' });

    const free = await newSubscriber(stripe);
    await free.advanceTo(WEEK_IN);
    await stripe.subscriptions.update(free.subscription.id, {
      items: [{ id: free.item, price: free.large.id }],
      proration_behavior: 'none',
    });
    await free.advanceTo(at(2027, 3, 1));
    expect((await free.invoices()).map(({ total }) => total)).toEqual([3000, 1000]);
  });

  it("keep a downgrade's surplus as the customer's balance, which the next renewal uses", async () => {
    const { stripe } = get();
    const { subscription, item, small, large, customer, advanceTo, invoices } = await newSubscriber(stripe);
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: large.id }],
      proration_behavior: 'always_invoice',
    });
    await advanceTo(WEEK_IN);
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: small.id }],
      proration_behavior: 'always_invoice',
    });
    expect((await invoices())[0]).toMatchObject({ total: 750 - 2250, amount_due: 0, status: 'paid' });
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -1500 });
    await advanceTo(at(2027, 3, 1));
    expect((await invoices())[0]).toMatchObject({
      total: 1000,
      amount_due: 0,
      starting_balance: -1500,
      ending_balance: -500,
    });
  });

  it('credit what was billed and not the present price, as the flexible billing mode does', async () => {
    const { stripe } = get();
    const { subscription, item, small, large, advanceTo, invoices } = await newSubscriber(stripe);
    const [first] = await invoices();
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: large.id }],
      proration_behavior: 'none',
    });
    await advanceTo(WEEK_IN);
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: small.id }],
      proration_behavior: 'always_invoice',
    });
    expect((await invoices())[0]?.lines.data).toMatchObject([
      {
        amount: -750,
        parent: {
          subscription_item_details: {
            proration_details: {
              credited_items: { invoice: first?.id, invoice_line_items: [first?.lines.data[0]?.id] },
            },
          },
        },
      },
      { amount: 750 },
    ]);
  });

  it('many in one month cost what the time on each price costs, but for the rounding of each line', async () => {
    const { stripe } = get();
    const { subscription, item, small, large, advanceTo, invoices } = await newSubscriber(stripe);
    const start = subscription.start_date;
    const period = at(2027, 2, 28) - start;
    // Odd seconds, so that no line comes out even.
    const changes = [86_399, 200_003, 333_337, 1_000_001, 1_700_007, 2_222_221].map((seconds, index) => ({
      time: start + seconds,
      price: index % 2 === 0 ? large : small,
    }));
    let expected = 0;
    let [since, amount] = [start, 1000];
    for (const { time, price } of changes) {
      await advanceTo(time);
      await stripe.subscriptions.update(subscription.id, {
        items: [{ id: item, price: price.id }],
        proration_behavior: 'always_invoice',
      });
      expected += (amount * (time - since)) / period;
      [since, amount] = [time, price.unit_amount ?? 0];
    }
    expected += (amount * (start + period - since)) / period;
    const billed = (await invoices()).reduce((sum, { total }) => sum + total, 0);
    expect(Math.abs(billed - expected)).toBeLessThanOrEqual(changes.length);
  });

  it('are previewed with the sums that they then have, and a preview changes nothing', async () => {
    const { stripe, sandbox } = get();
    const { subscription, item, large, advanceTo, invoices } = await newSubscriber(stripe);
    await advanceTo(WEEK_IN);
    const before = sandbox.counts();
    const change = {
      items: [{ id: item, price: large.id }],
      proration_behavior: 'always_invoice' as const,
      proration_date: WEEK_IN,
    };
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: change,
    });
    const renewal = await stripe.invoices.createPreview({ subscription: subscription.id });
    expect(renewal).toMatchObject({
      total: 1000,
      lines: { data: [{ period: { start: at(2027, 2, 28), end: at(2027, 3, 31) } }] },
    });
    // Each request with a key is remembered; nothing else is.
    expect({ ...sandbox.counts(), idempotency: 0 }).toEqual({ ...before, idempotency: 0 });
    await stripe.subscriptions.update(subscription.id, change);
    const [made] = await invoices();
    expect(preview.lines.data.map(({ amount, description }) => [amount, description])).toEqual(
      made?.lines.data.map(({ amount, description }) => [amount, description]),
    );
    expect(preview.amount_due).toBe(made?.amount_paid);
  });

  it('wait as a pending update until a payment that needs the cardholder is made', async () => {
    const { stripe } = get();
    const { subscription, item, small, large, customer, current, invoices } = await newSubscriber(stripe);
    const strict = await stripe.paymentMethods.attach('pm_card_authenticationRequired', {
      customer: customer.id,
    });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: strict.id } });
    const waiting = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: large.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    expect(waiting).toMatchObject({
      status: 'active',
      items: { data: [{ price: { id: small.id } }] },
      pending_update: { subscription_items: [{ price: { id: large.id } }] },
    });
    const good = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    await stripe.invoices.pay((await invoices())[0]?.id ?? '', { payment_method: good.id });
    expect(await current()).toMatchObject({
      pending_update: null,
      items: { data: [{ price: { id: large.id } }] },
    });
  });

  it('drop a pending update that is not paid within 23 hours, with its invoice void', async () => {
    const { stripe } = get();
    const { subscription, item, small, large, customer, current, invoices, advanceTo } =
      await newSubscriber(stripe);
    const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: customer.id,
    });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: failing.id } });
    const { pending_update } = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: large.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    await advanceTo(pending_update?.expires_at ?? 0);
    expect(await current()).toMatchObject({
      status: 'active',
      pending_update: null,
      items: { data: [{ price: { id: small.id } }] },
    });
    expect((await invoices())[0]?.status).toBe('void');
  });

  it('refuse a declined card with error_if_incomplete and leave everything as it was', async () => {
    const { stripe } = get();
    const { subscription, item, small, large, customer, current, invoices } = await newSubscriber(stripe);
    const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: customer.id,
    });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: failing.id } });
    await expect(
      stripe.subscriptions.update(subscription.id, {
        items: [{ id: item, price: large.id }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      }),
    ).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
    expect((await current()).items.data[0]?.price.id).toBe(small.id);
    expect(await invoices()).toHaveLength(1);
  });

  it('begin a new period with another interval, billed at once with a credit for the old one', async () => {
    const { stripe } = get();
    const { subscription, item, advanceTo, invoices, current } = await newSubscriber(stripe);
    const yearly = await stripe.prices.create({
      product_data: { name: 'Year' },
      currency: 'usd',
      unit_amount: 10_000,
      recurring: { interval: 'year' },
    });
    await advanceTo(WEEK_IN);
    await stripe.subscriptions.update(subscription.id, { items: [{ id: item, price: yearly.id }] });
    expect((await invoices())[0]).toMatchObject({ total: 10_000 - 750, status: 'paid' });
    expect((await current()).items.data[0]).toMatchObject({
      current_period_start: WEEK_IN,
      current_period_end: at(2028, 2, 7),
    });
  });

  it('count quantities', async () => {
    const { stripe } = get();
    const { subscription, item, advanceTo, invoices } = await newSubscriber(stripe);
    await advanceTo(WEEK_IN);
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, quantity: 3 }],
      proration_behavior: 'always_invoice',
    });
    expect((await invoices())[0]?.total).toBe(2250 - 750);
  });
});
