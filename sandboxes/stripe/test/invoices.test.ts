import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-of-file.ts';

type Status = 'draft' | 'open' | 'paid' | 'void';

describe('an invoice', () => {
  const get = sandboxOfFile();

  const customerWith = async (card = 'pm_card_visa'): Promise<string> => {
    const { stripe } = get();
    const { id } = await stripe.customers.create();
    const method = await stripe.paymentMethods.attach(card, { customer: id });
    await stripe.customers.update(id, { invoice_settings: { default_payment_method: method.id } });
    return id;
  };

  /** Of 15.00, in a state that it got into as users get it there. */
  const invoiceIn = async (status: Status, customer?: string): Promise<Stripe.Invoice> => {
    const { stripe } = get();
    const owner = customer ?? (await customerWith());
    await stripe.invoiceItems.create({ customer: owner, amount: 1500, currency: 'usd' });
    const draft = await stripe.invoices.create({ customer: owner });
    if (status === 'draft') return draft;
    const open = await stripe.invoices.finalizeInvoice(draft.id);
    if (status === 'open') return open;
    return status === 'paid' ? stripe.invoices.pay(open.id) : stripe.invoices.voidInvoice(open.id);
  };

  const acts = {
    finalize: (id: string) => get().stripe.invoices.finalizeInvoice(id),
    pay: (id: string) => get().stripe.invoices.pay(id),
    void: (id: string) => get().stripe.invoices.voidInvoice(id),
  };

  it.each([
    ['draft', 'finalize', 'open'],
    ['draft', 'pay', 'paid'],
    ['open', 'pay', 'paid'],
    ['open', 'void', 'void'],
  ] as const)('that is %s is after "%s" %s', async (before, act, after) => {
    const { id } = await invoiceIn(before);

    expect((await acts[act](id)).status).toBe(after);
  });

  it.each([
    ['draft', 'void', 'status_transition_invalid'],
    ['open', 'finalize', 'invoice_not_editable'],
    ['paid', 'finalize', 'invoice_not_editable'],
    ['paid', 'pay', 'invoice_already_paid'],
    ['paid', 'void', 'status_transition_invalid'],
    ['void', 'finalize', 'invoice_not_editable'],
    ['void', 'pay', 'invoice_not_open'],
    ['void', 'void', 'status_transition_invalid'],
  ] as const)('that is %s refuses "%s", and stays', async (status, act, code) => {
    const { id } = await invoiceIn(status);

    await expect(acts[act](id)).rejects.toMatchObject({ statusCode: 400, code });
    expect((await get().stripe.invoices.retrieve(id)).status).toBe(status);
  });

  it('is paid as it is finalized where nothing is due', async () => {
    const { stripe } = get();
    const customer = await customerWith();
    const draft = await stripe.invoices.create({ customer });

    expect(await stripe.invoices.finalizeInvoice(draft.id)).toMatchObject({ status: 'paid', amount_paid: 0 });
    expect((await stripe.charges.list({ customer })).data).toEqual([]);
  });

  it('that was paid elsewhere is paid without a charge', async () => {
    const { stripe } = get();
    const customer = await customerWith();
    const { id } = await invoiceIn('open', customer);
    const paid = await stripe.invoices.pay(id, { paid_out_of_band: true });

    expect(paid).toMatchObject({ status: 'paid', amount_remaining: 0 });
    expect((await stripe.charges.list({ customer })).data).toEqual([]);
  });

  it('stays open after a declined card, with the charge that failed, and is paid by another', async () => {
    const { stripe } = get();
    const customer = await customerWith('pm_card_chargeCustomerFail');
    const { id } = await invoiceIn('open', customer);

    await expect(stripe.invoices.pay(id)).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
    });
    expect(await stripe.invoices.retrieve(id)).toMatchObject({
      status: 'open',
      attempt_count: 1,
      attempted: true,
    });
    expect((await stripe.charges.list({ customer })).data).toMatchObject([
      { status: 'failed', amount: 1500 },
    ]);

    const other = await stripe.paymentMethods.attach('pm_card_mastercard', { customer });
    expect(await stripe.invoices.pay(id, { payment_method: other.id })).toMatchObject({
      status: 'paid',
      attempt_count: 2,
    });
  });

  it('says that the cardholder is needed, and of which payment', async () => {
    const { stripe } = get();
    const { id } = await invoiceIn('open', await customerWith('pm_card_authenticationRequired'));

    await expect(stripe.invoices.pay(id)).rejects.toMatchObject({
      code: 'invoice_payment_intent_requires_action',
      payment_intent: { status: 'requires_action' },
    });
    expect((await stripe.invoices.retrieve(id)).status).toBe('open');
  });

  it('takes its payment with it when it is void, so that it can no longer be paid', async () => {
    const { stripe } = get();
    const { id } = await invoiceIn('open');
    const { payments } = await stripe.invoices.retrieve(id, {
      expand: ['payments.data.payment.payment_intent'],
    });
    const intent = payments?.data[0]?.payment.payment_intent;
    await stripe.invoices.voidInvoice(id);

    expect(typeof intent === 'object' ? intent.status : intent).toBe('requires_payment_method');
    const now = await stripe.paymentIntents.retrieve(typeof intent === 'object' ? intent.id : '');
    expect(now).toMatchObject({ status: 'canceled', cancellation_reason: 'void_invoice' });
    await expect(
      stripe.paymentIntents.confirm(now.id, { payment_method: 'pm_card_visa' }),
    ).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('is listed by its state and its customer', async () => {
    const { stripe } = get();
    const customer = await customerWith();
    const paid = await invoiceIn('paid', customer);
    const draft = await stripe.invoices.create({ customer });
    const idsOf = async (status: Status) =>
      (await stripe.invoices.list({ customer, status })).data.map(({ id }) => id);

    expect([await idsOf('paid'), await idsOf('draft'), await idsOf('open')]).toEqual([
      [paid.id],
      [draft.id],
      [],
    ]);
  });
});

describe('an invoice item', () => {
  const get = sandboxOfFile();

  it('costs its price as often as it is bought', async () => {
    const { stripe } = get();
    const { id: customer } = await stripe.customers.create();
    const price = await stripe.prices.create({
      currency: 'eur',
      unit_amount: 250,
      product_data: { name: 'Hour' },
    });
    const item = await stripe.invoiceItems.create({ customer, pricing: { price: price.id }, quantity: 3 });

    expect(item).toMatchObject({ amount: 750, currency: 'eur', quantity: 3, invoice: null });
    await expect(stripe.invoiceItems.create({ customer })).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'amount',
    });
  });

  it('waits for the next invoice and is on that one alone', async () => {
    const { stripe } = get();
    const { id: customer } = await stripe.customers.create();
    const item = await stripe.invoiceItems.create({ customer, amount: 500, currency: 'usd' });
    const pending = async (isPending: boolean) =>
      (await stripe.invoiceItems.list({ customer, pending: isPending })).data.map(({ id }) => id);
    expect(await pending(true)).toEqual([item.id]);

    const first = await stripe.invoices.create({ customer });
    const second = await stripe.invoices.create({ customer });

    expect([first.total, second.total]).toEqual([500, 0]);
    expect([await pending(true), await pending(false)]).toEqual([[], [item.id]]);
  });
});
