import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-of-file.ts';

describe('a product', () => {
  const get = sandboxOfFile();

  it('may come with its price, which it then has as its default', async () => {
    const { stripe } = get();
    const product = await stripe.products.create({
      id: 'plan_pro',
      name: 'Pro',
      default_price_data: { currency: 'usd', unit_amount: 799, recurring: { interval: 'month' } },
    });
    const [price] = (await stripe.prices.list({ product: 'plan_pro' })).data;

    expect(product.default_price).toBe(price?.id);
    expect(price).toMatchObject({ unit_amount: 799, type: 'recurring', recurring: { interval_count: 1 } });
  });

  it('has an id that no other has', async () => {
    const { stripe, sandbox } = get();
    await stripe.products.create({ id: 'taken', name: 'First' });
    const before = sandbox.counts();

    await expect(stripe.products.create({ id: 'taken', name: 'Second' })).rejects.toMatchObject({
      code: 'resource_already_exists',
      param: 'id',
    });
    expect(sandbox.counts()).toEqual(before);
    expect((await stripe.products.retrieve('taken')).name).toBe('First');
  });
});

describe('a price', () => {
  const get = sandboxOfFile();

  const create = (rest: object = {}) =>
    get().stripe.prices.create({
      currency: 'USD',
      unit_amount: 500,
      product_data: { name: 'Plan' },
      ...rest,
    });

  it('needs something that it is the price of, and is not below nothing', async () => {
    const { stripe } = get();

    await expect(stripe.prices.create({ currency: 'usd', unit_amount: 1 })).rejects.toThrow('`product` or');
    await expect(
      stripe.prices.create({ currency: 'usd', unit_amount: 1, product: 'prod_none' }),
    ).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'product',
    });
    await expect(create({ unit_amount: -1 })).rejects.toMatchObject({ param: 'unit_amount' });
    expect(await create({ unit_amount: 0 })).toMatchObject({ unit_amount: 0, currency: 'usd' });
  });

  it('never changes its amount', async () => {
    const { stripe } = get();
    const { id } = await create();
    const change = stripe.rawRequest('POST', `/v1/prices/${id}`, { unit_amount: 1 });

    await expect(change).rejects.toMatchObject({ code: 'parameter_unknown', param: 'unit_amount' });
    expect((await stripe.prices.retrieve(id)).unit_amount).toBe(500);
  });

  it('keeps its lookup key from another, unless that takes it over', async () => {
    const { stripe } = get();
    const [first, second] = [await create({ lookup_key: 'pro' }), await create()];
    const claim = (transfer: boolean) =>
      stripe.prices.update(second.id, { lookup_key: 'pro', transfer_lookup_key: transfer });
    await expect(claim(false)).rejects.toMatchObject({ param: 'lookup_key' });

    expect((await claim(true)).lookup_key).toBe('pro');
    expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
    expect((await stripe.prices.update(second.id, { lookup_key: 'pro' })).lookup_key).toBe('pro');
    expect((await stripe.prices.update(second.id, { lookup_key: '' })).lookup_key).toBeNull();
  });

  it('is listed by currency, kind and whether it is sold', async () => {
    const { stripe } = get();
    const euro = await create({ currency: 'eur' });
    const monthly = await create({ recurring: { interval: 'month', interval_count: 3 } });
    await stripe.prices.update(monthly.id, { active: false, nickname: 'Old' });
    const idsOf = async (params: object) => (await stripe.prices.list(params)).data.map(({ id }) => id);

    expect(await idsOf({ currency: 'eur' })).toEqual([euro.id]);
    expect(await idsOf({ type: 'recurring' })).toEqual([monthly.id]);
    expect(await idsOf({ active: false })).toEqual([monthly.id]);
  });

  it('that is not sold any more goes on for those who have it, and for no others', async () => {
    const { stripe } = get();
    const price = await create({ recurring: { interval: 'month' } });
    const customer = await stripe.customers.create({ payment_method: 'pm_card_visa' });
    const [card] = (await stripe.customers.listPaymentMethods(customer.id)).data;
    const subscribe = () =>
      stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: price.id }],
        default_payment_method: card?.id ?? '',
      });
    const { id } = await subscribe();
    await stripe.prices.update(price.id, { active: false });

    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
    await expect(subscribe()).rejects.toThrow('The price specified is inactive.');
  });
});
