import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-of-file.ts';

describe('a customer', () => {
  const get = sandboxOfFile();

  it('keeps what an update does not name, and loses what it empties', async () => {
    const { stripe } = get();
    const { id } = await stripe.customers.create({
      email: 'ada@example.com',
      name: 'Ada',
      phone: '1',
      address: { city: 'London', line1: '1 St', country: 'GB' },
    });
    const after = await stripe.customers.update(id, { name: 'Ada L.', phone: '', address: '' });

    expect(after).toMatchObject({ email: 'ada@example.com', name: 'Ada L.', phone: null, address: null });
    expect(await stripe.customers.retrieve(id)).toMatchObject({ name: 'Ada L.', phone: null });
  });

  it('has metadata that change key by key, and go all at once', async () => {
    const { stripe } = get();
    const { id } = await stripe.customers.create({ metadata: { a: '1', b: '2' } });

    expect((await stripe.customers.update(id, { metadata: { b: '', c: '3' } })).metadata).toEqual({
      a: '1',
      c: '3',
    });
    expect((await stripe.customers.update(id, { name: 'Ada' })).metadata).toEqual({ a: '1', c: '3' });
    expect((await stripe.customers.update(id, { metadata: '' })).metadata).toEqual({});
  });

  it('takes for its default only a card of its own', async () => {
    const { stripe } = get();
    const [ada, eve] = [await stripe.customers.create(), await stripe.customers.create()];
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: eve.id });
    const setDefault = (method: string) =>
      stripe.customers.update(ada.id, { invoice_settings: { default_payment_method: method } });

    await expect(setDefault(card.id)).rejects.toMatchObject({ statusCode: 400 });
    await expect(setDefault('pm_none')).rejects.toMatchObject({ code: 'resource_missing' });
    // A ready one is a card that no customer has.
    await expect(setDefault('pm_card_visa')).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'invoice_settings[default_payment_method]',
    });
    expect(await stripe.customers.retrieve(ada.id)).toMatchObject({
      invoice_settings: { default_payment_method: null },
    });
  });

  it('is not made at all where its card is declined', async () => {
    const { stripe, sandbox } = get();
    const { customers } = sandbox.counts();

    await expect(stripe.customers.create({ payment_method: 'pm_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await expect(stripe.customers.create({ test_clock: 'clock_none' })).rejects.toMatchObject({
      message: "No such test clock: 'clock_none'",
      param: 'test_clock',
    });
    expect(sandbox.counts().customers).toBe(customers);
  });

  it('says in its event what an update changed, and what it was before', async () => {
    const { stripe } = get();
    const { id } = await stripe.customers.create({ name: 'Ada' });
    await stripe.customers.update(id, { name: 'Ada L.' });
    const [event] = (await stripe.events.list({ type: 'customer.updated', limit: 1 })).data;

    expect(event?.data).toMatchObject({
      object: { id, name: 'Ada L.' },
      previous_attributes: { name: 'Ada' },
    });
  });

  it('is gone once it is deleted, and its payments stay', async () => {
    const { stripe } = get();
    const { id } = await stripe.customers.create({ payment_method: 'pm_card_visa' });
    const [card] = (await stripe.customers.listPaymentMethods(id)).data;
    const paid = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      customer: id,
      payment_method: card?.id ?? '',
      confirm: true,
    });

    expect(await stripe.customers.del(id)).toEqual(expect.objectContaining({ id, deleted: true }));
    await expect(stripe.customers.update(id, { name: 'x' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await expect(stripe.customers.del(id)).rejects.toMatchObject({ statusCode: 404 });
    expect((await stripe.paymentIntents.retrieve(paid.id)).status).toBe('succeeded');
  });
});

describe('the list of customers', () => {
  const get = sandboxOfFile();

  it('has those of a time, an address and a test clock', async () => {
    const { stripe } = get();
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: 1_800_000_000 });
    const old = await stripe.customers.create({ test_clock: clock.id, email: 'old@example.com' });
    const today = await stripe.customers.create({ email: 'new@example.com' });
    const idsOf = async (params: object) => (await stripe.customers.list(params)).data.map(({ id }) => id);

    expect(await idsOf({})).toEqual([today.id]);
    expect(await idsOf({ test_clock: clock.id })).toEqual([old.id]);
    expect(await idsOf({ test_clock: clock.id, created: 1_800_000_000 })).toEqual([old.id]);
    expect(await idsOf({ test_clock: clock.id, created: { gt: 1_800_000_000 } })).toEqual([]);
    expect(await idsOf({ test_clock: clock.id, created: { gte: 1_800_000_000, lt: 1_800_000_001 } })).toEqual(
      [old.id],
    );
    expect(await idsOf({ email: 'old@example.com' })).toEqual([]);
    expect(await idsOf({ email: 'new@example.com' })).toEqual([today.id]);
  });

  it('refuses a cursor that is no row of it', async () => {
    const list = get().stripe.customers.list({ starting_after: 'cus_none' });

    await expect(list).rejects.toMatchObject({ code: 'resource_missing', param: 'starting_after' });
  });
});
