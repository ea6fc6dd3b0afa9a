import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-of-file.ts';
import { at, newSubscriber } from './subscriber.ts';

describe('an update that waits for its payment', () => {
  const get = sandboxOfFile();

  /** A subscriber whose bank asks about each payment, with the change to the larger price begun. */
  async function newWaiting() {
    const { stripe } = get();
    const subscriber = await newSubscriber(stripe);
    const { subscription, item, large, customer, invoices } = subscriber;
    const strict = await stripe.paymentMethods.attach('pm_card_authenticationRequired', {
      customer: customer.id,
    });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: strict.id } });
    const change = { items: [{ id: item, price: large.id }], proration_behavior: 'always_invoice' as const };
    const upgrade = () =>
      stripe.subscriptions.update(subscription.id, { ...change, payment_behavior: 'pending_if_incomplete' });
    await upgrade();
    const [bill] = await invoices();
    if (bill === undefined) throw new Error('The change has no bill.');
    return { ...subscriber, change, upgrade, bill };
  }

  it('counts for nothing in a preview, and a preview leaves it alone', async () => {
    const { stripe } = get();
    const { subscription, change, bill } = await newWaiting();

    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: change,
    });

    expect(preview.amount_due).toBe(bill.amount_due);
    expect((await stripe.invoices.retrieve(bill.id)).status).toBe('open');
  });

  it('is replaced by the next change, which costs as much', async () => {
    const { upgrade, bill, invoices } = await newWaiting();

    await upgrade();

    const [second, first] = await invoices();
    expect(first).toMatchObject({ id: bill.id, status: 'void' });
    expect(second).toMatchObject({ status: 'open', amount_due: bill.amount_due });
  });

  it('is no time that was billed: who cancels meanwhile is credited what they have paid', async () => {
    const { stripe } = get();
    const { subscription, small, bill, invoices } = await newWaiting();

    await stripe.subscriptions.cancel(subscription.id, { prorate: true, invoice_now: true });

    const [last] = await invoices();
    expect(last?.id).not.toBe(bill.id);
    expect(last?.lines.data.map(({ amount }) => amount)).toEqual([0 - (small.unit_amount ?? 0)]);
  });

  // https://docs.stripe.com/billing/subscriptions/pending-updates-reference#expiration
  it.each([
    ['23 hours later', at(2027, 2, 7), at(2027, 2, 8, 9)],
    ['with the period where that ends before', at(2027, 2, 28, 8), at(2027, 2, 28)],
  ])('expires %s', async (_, begun, expected) => {
    const { advanceTo, upgrade } = await newWaiting();
    await advanceTo(begun);

    expect((await upgrade()).pending_update?.expires_at).toBe(expected);
  });

  it('is gone with its bill', async () => {
    const { stripe } = get();
    const { bill, current, small } = await newWaiting();

    await stripe.invoices.voidInvoice(bill.id);

    expect(await current()).toMatchObject({
      pending_update: null,
      items: { data: [{ price: { id: small.id } }] },
    });
  });
});

describe('a plan change', () => {
  const get = sandboxOfFile();

  it('credits nothing of unpaid time', async () => {
    const { stripe } = get();
    const { subscription, item, small, large, customer, advanceTo, invoices } = await newSubscriber(stripe);
    const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: customer.id,
    });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: failing.id } });
    await advanceTo(at(2027, 3, 1));
    expect((await invoices())[0]).toMatchObject({ status: 'open', total: small.unit_amount });

    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: large.id }],
      proration_behavior: 'always_invoice',
    });

    const [change] = await invoices();
    expect(change?.lines.data[0]).toMatchObject({
      amount: 0,
      pricing: { price_details: { price: small.id } },
    });
    expect(change?.total).toBeGreaterThan(2900);
  });
});
