import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-of-file.ts';

describe('a payment intent', () => {
  const get = sandboxOfFile();

  const intentIn = async (
    status: 'new' | 'ready' | 'succeeded' | 'canceled',
  ): Promise<Stripe.PaymentIntent> => {
    const { stripe } = get();
    const intent = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'USD',
      ...(status !== 'new' && { payment_method: 'pm_card_visa' }),
    });
    if (status === 'succeeded') return stripe.paymentIntents.confirm(intent.id);
    return status === 'canceled' ? stripe.paymentIntents.cancel(intent.id) : intent;
  };

  it.each([
    ['new', 'requires_payment_method'],
    ['ready', 'requires_confirmation'],
    ['succeeded', 'succeeded'],
    ['canceled', 'canceled'],
  ] as const)('that is %s has the status %s, and no charge until it succeeded', async (state, status) => {
    const intent = await intentIn(state);

    expect(intent).toMatchObject({ status, currency: 'usd' });
    expect(intent.latest_charge !== null).toBe(state === 'succeeded');
    expect(intent.amount_received).toBe(state === 'succeeded' ? 500 : 0);
  });

  it('is of 0.50 at least', async () => {
    const create = (amount: number) => get().stripe.paymentIntents.create({ amount, currency: 'usd' });

    await expect(create(49)).rejects.toMatchObject({ code: 'amount_too_small', param: 'amount' });
    expect((await create(50)).amount).toBe(50);
  });

  it('is confirmed with a card', async () => {
    const { stripe } = get();
    const { id } = await intentIn('new');
    await expect(stripe.paymentIntents.confirm(id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { id },
    });

    expect(await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'succeeded',
      amount_received: 500,
    });
  });

  it.each(['succeeded', 'canceled'] as const)(
    'that has %s is over: it is neither cancelled nor charged again',
    async (state) => {
      const { stripe } = get();
      const { id } = await intentIn(state);
      const code = 'payment_intent_unexpected_state';

      await expect(stripe.paymentIntents.confirm(id)).rejects.toMatchObject({ code });
      await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({ code });
      expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: state, amount: 500 });
      expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(
        state === 'succeeded' ? 1 : 0,
      );
    },
  );

  it('is refused a card of another customer, before anything is charged', async () => {
    const { stripe, sandbox } = get();
    const [ada, eve] = [await stripe.customers.create(), await stripe.customers.create()];
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: eve.id });
    const before = sandbox.counts();
    const pay = stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      customer: ada.id,
      payment_method: card.id,
      confirm: true,
    });

    await expect(pay).rejects.toMatchObject({
      code: 'payment_method_unexpected_state',
      param: 'payment_method',
    });
    expect(sandbox.counts()).toEqual(before);
  });

  it('is a decline where the cardholder is not there to be asked, with the intent that waits for them', async () => {
    const pay = get().stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      payment_method: 'pm_card_authenticationRequired',
      confirm: true,
      error_on_requires_action: true,
    });

    await expect(pay).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'authentication_required',
      payment_intent: { status: 'requires_action' },
    });
  });
});

describe('a setup intent', () => {
  const get = sandboxOfFile();

  it('needs a card to be confirmed, and is over once it succeeded', async () => {
    const { stripe } = get();
    const { id: customer } = await stripe.customers.create();
    const intent = await stripe.setupIntents.create({ customer });
    const code = 'setup_intent_unexpected_state';
    expect(intent.status).toBe('requires_payment_method');
    await expect(stripe.setupIntents.confirm(intent.id)).rejects.toMatchObject({ code });

    const done = await stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(done.status).toBe('succeeded');
    expect((await stripe.paymentMethods.list({ customer })).data.map(({ id }) => id)).toEqual([
      done.payment_method,
    ]);
    await expect(stripe.setupIntents.confirm(intent.id)).rejects.toMatchObject({ code });
  });
});

describe('a saved card', () => {
  const get = sandboxOfFile();

  it('is the same card by its fingerprint for every customer', async () => {
    const { stripe } = get();
    const fingerprintOf = async (card: string) => {
      const { id: customer } = await stripe.customers.create();
      return (await stripe.paymentMethods.attach(card, { customer })).card?.fingerprint;
    };
    const [one, same, other] = [
      await fingerprintOf('pm_card_visa'),
      await fingerprintOf('pm_card_visa'),
      await fingerprintOf('pm_card_mastercard'),
    ];

    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });
});
