import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-of-file.ts';
import { at, newSubscriber } from './subscriber.ts';

/**
 * The cents and dates of Stripe's own examples.
 *
 * - `PRORATIONS`: https://docs.stripe.com/billing/subscriptions/prorations
 * - `PENDING`: https://docs.stripe.com/billing/subscriptions/pending-updates-reference#expiration
 */
describe("Stripe's documented prorations", () => {
  const get = sandboxOfFile();

  async function newPrice(amount: number, name: string) {
    return await get().stripe.prices.create({
      product_data: { name },
      currency: 'usd',
      unit_amount: amount,
      recurring: { interval: 'month' },
    });
  }

  it('PRORATIONS "How prorations work": from 10 to 20 USD halfway costs 5 USD', async () => {
    const { stripe } = get();
    // A month of 30 days.
    const { subscription, item, advanceTo, invoices } = await newSubscriber(stripe, {
      start: at(2027, 4, 1),
    });
    const { id: price } = await newPrice(2000, 'Twenty');
    await advanceTo(at(2027, 4, 16));

    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price }],
      proration_behavior: 'always_invoice',
    });

    const [invoice] = await invoices();
    expect(invoice?.lines.data.map(({ amount }) => amount)).toEqual([-500, 1000]);
    expect(invoice).toMatchObject({ total: 500, amount_paid: 500 });
  });

  it('PRORATIONS "Calculation logic with no prorations": credits what was billed, so the total is 0', async () => {
    const { stripe } = get();
    const { subscription, item, small, advanceTo, invoices } = await newSubscriber(stripe, {
      start: at(2027, 4, 1),
    });
    const { id: twenty } = await newPrice(2000, 'Twenty');
    await advanceTo(at(2027, 4, 11));
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: twenty }],
      proration_behavior: 'none',
    });
    await advanceTo(at(2027, 4, 21));

    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: small.id }],
      proration_behavior: 'always_invoice',
    });

    const [invoice] = await invoices();
    expect(invoice?.lines.data.map(({ amount }) => amount)).toEqual([-333, 333]);
    expect(invoice?.total).toBe(0);
  });

  it('PRORATIONS "Preview a proration": the lines, periods and sum of the example, to the second and the cent', async () => {
    const { stripe } = get();
    // 2020-08-06 21:28:08 to 2020-09-06 21:28:08, then to 2020-10-06; 2020-09-01 17:42:28.
    const [start, end, nextEnd, change] = [1_596_749_288, 1_599_427_688, 1_602_019_688, 1_598_982_148];
    const { subscription, item, advanceTo } = await newSubscriber(stripe, { start });
    const { id: gold } = await newPrice(3252, 'Gold plan');
    await advanceTo(change + 60);

    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { items: [{ id: item, price: gold }], proration_date: change },
    });

    expect(preview).toMatchObject({ amount_due: 3627, subtotal: 3627, total: 3627 });
    expect(preview).toMatchObject({ period_start: start, period_end: end, created: end });
    expect(preview.next_payment_attempt).toBe(end + 3600);
    expect(preview.lines.data).toMatchObject([
      {
        amount: -166,
        description: 'Unused time on Plan 1000 after 01 Sep 2020',
        period: { start: change, end },
      },
      {
        amount: 541,
        description: 'Remaining time on Gold plan after 01 Sep 2020',
        period: { start: change, end },
      },
      { amount: 3252, period: { start: end, end: nextEnd } },
    ]);
  });

  it('a proration date may be any of the current period, and no other', async () => {
    const { stripe } = get();
    const [start, end] = [at(2027, 4, 1), at(2027, 5, 1)];
    const { subscription, item, large } = await newSubscriber(stripe, { start });
    const totalAt = async (date: number) => {
      const { lines } = await stripe.invoices.createPreview({
        subscription: subscription.id,
        subscription_details: {
          items: [{ id: item, price: large.id }],
          proration_behavior: 'always_invoice',
          proration_date: date,
        },
      });
      return lines.data.reduce((sum, { amount }) => sum + amount, 0);
    };

    expect(await totalAt(start)).toBe(3000 - 1000);
    expect(await totalAt(end - 1)).toBe(0);
    expect(await totalAt(end)).toBe(0);
    for (const outside of [start - 1, end + 1]) {
      await expect(totalAt(outside)).rejects.toMatchObject({ statusCode: 400, param: 'proration_date' });
    }
  });

  it.each([
    ['23 hours after the update', at(2027, 4, 10), at(2027, 4, 11, 9)],
    ['the end of the period, when that comes first', at(2027, 4, 30, 20), at(2027, 5, 1)],
  ])('PENDING: an update that waits for its payment expires at %s', async (_, now, expected) => {
    const { stripe } = get();
    const { subscription, item, large, customer, advanceTo } = await newSubscriber(stripe, {
      start: at(2027, 4, 1),
    });
    const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: customer.id,
    });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: failing.id } });
    await advanceTo(now);

    const waiting = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: large.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });

    expect(waiting.pending_update?.expires_at).toBe(expected);
  });

  it('a cancellation credits what was billed, and not the bill of an update that waits', async () => {
    const { stripe } = get();
    const { subscription, item, large, customer, advanceTo } = await newSubscriber(stripe, {
      start: at(2027, 4, 1),
    });
    const strict = await stripe.paymentMethods.attach('pm_card_authenticationRequired', {
      customer: customer.id,
    });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: strict.id } });
    await advanceTo(at(2027, 4, 16));
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: large.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });

    await stripe.subscriptions.cancel(subscription.id, { prorate: true });

    const { data } = await stripe.invoiceItems.list({ customer: customer.id, pending: true });
    expect(data.map(({ amount }) => amount)).toEqual([-500]);
  });
});
