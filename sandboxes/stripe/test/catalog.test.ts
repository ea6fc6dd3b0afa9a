import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-of-file.ts';

describe('customers', () => {
  const get = sandboxOfFile();

  it('are found by e-mail, and their metadata is merged key by key', async () => {
    const { stripe } = get();
    const { id } = await stripe.customers.create({ email: 'ada@example.com', metadata: { a: '1', b: '2' } });
    await stripe.customers.create({ email: 'bob@example.com' });
    expect((await stripe.customers.list({ email: 'ada@example.com' })).data.map((row) => row.id)).toEqual([
      id,
    ]);
    expect((await stripe.customers.update(id, { metadata: { a: '', c: '3' } })).metadata).toEqual({
      b: '2',
      c: '3',
    });
  });

  it('take their subscriptions with them when they are deleted', async () => {
    const { stripe } = get();
    const customer = await stripe.customers.create();
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const price = await stripe.prices.create({
      product_data: { name: 'Plan' },
      currency: 'usd',
      unit_amount: 500,
      recurring: { interval: 'month' },
    });
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      default_payment_method: method.id,
    });
    expect(await stripe.customers.del(customer.id)).toEqual(expect.objectContaining({ deleted: true }));
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
  });
});

describe('prices', () => {
  const get = sandboxOfFile();

  it('are found by their lookup keys, which one price has at a time', async () => {
    const { stripe } = get();
    const product = await stripe.products.create({ name: 'Plan', metadata: { tier: 'one' } });
    const wanted = { product: product.id, currency: 'usd', recurring: { interval: 'month' as const } };
    const first = await stripe.prices.create({ ...wanted, unit_amount: 799, lookup_key: 'monthly' });
    await expect(
      stripe.prices.create({ ...wanted, unit_amount: 899, lookup_key: 'monthly' }),
    ).rejects.toMatchObject({
      param: 'lookup_key',
    });
    const second = await stripe.prices.create({
      ...wanted,
      unit_amount: 899,
      lookup_key: 'monthly',
      transfer_lookup_key: true,
    });
    const found = await stripe.prices.list({ lookup_keys: ['monthly'], expand: ['data.product'] });
    expect(found.data).toMatchObject([
      { id: second.id, product: { name: 'Plan', metadata: { tier: 'one' } } },
    ]);
    expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
  });

  it('that are inactive or paid once start no subscription', async () => {
    const { stripe } = get();
    const customer = await stripe.customers.create();
    const once = await stripe.prices.create({
      product_data: { name: 'Once' },
      currency: 'usd',
      unit_amount: 500,
    });
    await expect(
      stripe.subscriptions.create({ customer: customer.id, items: [{ price: once.id }] }),
    ).rejects.toMatchObject({ param: 'items[0][price]' });
    await stripe.prices.update(once.id, { active: false });
    await expect(
      stripe.subscriptions.create({ customer: customer.id, items: [{ price: once.id }] }),
    ).rejects.toThrow('inactive');
  });

  it("carry the exact unit amount through the client's own decimals", async () => {
    const { stripe } = get();
    const price = await stripe.prices.create({
      product_data: { name: 'P' },
      currency: 'usd',
      unit_amount: 799,
    });
    expect(price.unit_amount_decimal?.toString()).toBe('799');
  });
});

describe('invoices by hand', () => {
  const get = sandboxOfFile();

  it('bill the pending items of a customer, are numbered one after the other, and can be void', async () => {
    const { stripe } = get();
    const customer = await stripe.customers.create({ payment_method: 'pm_card_visa' });
    const [method] = (await stripe.customers.listPaymentMethods(customer.id)).data;
    await stripe.invoiceItems.create({
      customer: customer.id,
      amount: 1500,
      currency: 'usd',
      description: 'Work',
    });
    const draft = await stripe.invoices.create({ customer: customer.id });
    expect(draft).toMatchObject({ status: 'draft', billing_reason: 'manual', total: 1500, number: null });
    const open = await stripe.invoices.finalizeInvoice(draft.id);
    expect(open.number).toMatch(/-0001$/);
    expect(await stripe.invoices.pay(open.id, { payment_method: method?.id ?? '' })).toMatchObject({
      status: 'paid',
    });
    expect(open.lines.data).toMatchObject([{ description: 'Work', amount: 1500 }]);

    await stripe.invoiceItems.create({ customer: customer.id, amount: 700, currency: 'usd' });
    const second = await stripe.invoices.finalizeInvoice(
      (await stripe.invoices.create({ customer: customer.id })).id,
    );
    expect(second.number).toMatch(/-0002$/);
    expect((await stripe.invoices.voidInvoice(second.id)).status).toBe('void');
    await expect(stripe.invoices.pay(second.id)).rejects.toMatchObject({ code: 'invoice_not_open' });
  });
});
