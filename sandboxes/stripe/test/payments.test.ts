import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-of-file.ts';

describe('payments', () => {
  const get = sandboxOfFile();

  const pay = (
    card: string,
    rest: Partial<Stripe.PaymentIntentCreateParams> = {},
  ): Promise<Stripe.PaymentIntent> =>
    get().stripe.paymentIntents.create({
      amount: 2000,
      currency: 'usd',
      payment_method: card,
      confirm: true,
      ...rest,
    });

  const chargeOf = async (card: string): Promise<string> => {
    const { latest_charge } = await pay(card);
    return typeof latest_charge === 'string' ? latest_charge : '';
  };

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
    [
      'pm_card_chargeDeclinedInsufficientFunds',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', '', 'Your card has expired.'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', '', "Your card's security code is incorrect."],
    [
      'pm_card_chargeDeclinedProcessingError',
      'processing_error',
      '',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ])("with %s are declined in Stripe's words", async (card, code, decline_code, message) => {
    await expect(pay(card)).rejects.toMatchObject({
      type: 'StripeCardError',
      code,
      decline_code,
      message,
      payment_intent: { status: 'requires_payment_method', last_payment_error: { code } },
    });
  });

  it('need the cardholder once with a card that can then be charged without him', async () => {
    const { stripe } = get();
    const customer = await stripe.customers.create();
    const first = await pay('pm_card_authenticationRequiredOnSetup', {
      customer: customer.id,
      setup_future_usage: 'off_session',
    });
    expect(first).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    const done = await stripe.rawRequest('POST', `/v1/payment_intents/${first.id}/sandbox_authentication`, {
      client_secret: first.client_secret,
      outcome: 'complete',
    });
    expect(done).toMatchObject({ status: 'succeeded' });
    const [saved] = (await stripe.paymentMethods.list({ customer: customer.id })).data;
    const later = await pay(saved?.id ?? '', { customer: customer.id, off_session: true });
    expect(later.status).toBe('succeeded');
  });

  it('without the cardholder fail with a card that always asks him', async () => {
    await expect(pay('pm_card_authenticationRequired', { off_session: true })).rejects.toMatchObject({
      code: 'authentication_required',
      decline_code: 'authentication_required',
    });
  });

  it('can be cancelled until they succeed, and then only refunded', async () => {
    const { stripe } = get();
    const open = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    expect(await stripe.paymentIntents.cancel(open.id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    });
    const paid = await pay('pm_card_visa');
    await expect(stripe.paymentIntents.cancel(paid.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    await expect(stripe.paymentIntents.confirm(paid.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('are refunded in parts, never more than was charged', async () => {
    const { stripe } = get();
    const charge = await chargeOf('pm_card_visa');
    expect(await stripe.refunds.create({ charge, amount: 500 })).toMatchObject({
      status: 'succeeded',
      amount: 500,
    });
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 500, refunded: false });
    await expect(stripe.refunds.create({ charge, amount: 1501 })).rejects.toMatchObject({ param: 'amount' });
    expect((await stripe.refunds.create({ charge, reason: 'requested_by_customer' })).amount).toBe(1500);
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 2000, refunded: true });
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect((await stripe.refunds.list({ charge })).data).toHaveLength(2);
  });

  it('with the dispute card are disputed after they succeeded, cannot be refunded, and the dispute is won by its evidence', async () => {
    const { stripe } = get();
    const charge = await chargeOf('pm_card_createDispute');
    const [dispute] = (await stripe.disputes.list({ charge })).data;
    expect(dispute).toMatchObject({ status: 'needs_response', reason: 'fraudulent', amount: 2000 });
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' });
    const won = await stripe.disputes.update(dispute?.id ?? '', {
      evidence: { uncategorized_text: 'winning_evidence' },
    });
    expect(won.status).toBe('won');
    const events = await stripe.events.list({ type: 'charge.dispute.*' });
    expect(events.data.map(({ type }) => type).toReversed()).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    ]);
    await expect(stripe.disputes.close(dispute?.id ?? '')).rejects.toThrow('already closed');
  });

  it('are disputed and refunded by tests, too, as a bank and a merchant would', async () => {
    const { stripe, sandbox } = get();
    const charge = await chargeOf('pm_card_visa');
    await fetch(`${sandbox.url}/_test/charges/${charge}/dispute`, { method: 'POST' });
    const [dispute] = (await stripe.disputes.list({ charge })).data;
    expect((await stripe.disputes.close(dispute?.id ?? '')).status).toBe('lost');
    const other = await chargeOf('pm_card_visa');
    const refund = await fetch(`${sandbox.url}/_test/charges/${other}/refund`, { method: 'POST' });
    expect(await refund.json()).toMatchObject({ object: 'refund', amount: 2000 });
  });
});

describe('saved cards', () => {
  const get = sandboxOfFile();

  it('are attached and become the default; one that is declined is not', async () => {
    const { stripe } = get();
    const customer = await stripe.customers.create({ payment_method: 'pm_card_mastercard' });
    const [method] = (await stripe.customers.listPaymentMethods(customer.id)).data;
    expect(method?.card).toMatchObject({ brand: 'mastercard', last4: '4444' });
    await stripe.customers.update(customer.id, {
      invoice_settings: { default_payment_method: method?.id ?? '' },
    });
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({
      invoice_settings: { default_payment_method: method?.id },
    });
    await expect(
      stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer: customer.id }),
    ).rejects.toMatchObject({
      code: 'card_declined',
    });
  });

  it('of another customer are refused', async () => {
    const { stripe } = get();
    const [one, two] = [await stripe.customers.create(), await stripe.customers.create()];
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: one.id });
    await expect(
      stripe.paymentIntents.create({
        amount: 500,
        currency: 'usd',
        customer: two.id,
        payment_method: method.id,
      }),
    ).rejects.toThrow('belongs to another Customer');
    await expect(
      stripe.customers.update(two.id, { invoice_settings: { default_payment_method: method.id } }),
    ).rejects.toThrow('belongs to another Customer');
  });

  it('are set up without a payment, with the cardholder where the card asks for him', async () => {
    const { stripe } = get();
    const customer = await stripe.customers.create();
    const intent = await stripe.setupIntents.create({
      customer: customer.id,
      payment_method: 'pm_card_authenticationRequired',
      confirm: true,
    });
    expect(intent).toMatchObject({ status: 'requires_action', usage: 'off_session' });
    const failed = await stripe.rawRequest('POST', `/v1/setup_intents/${intent.id}/sandbox_authentication`, {
      client_secret: intent.client_secret,
      outcome: 'fail',
    });
    expect(failed).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    });
    expect((await stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })).status).toBe(
      'succeeded',
    );
    await expect(
      stripe.setupIntents.create({ payment_method: 'pm_card_chargeDeclined', confirm: true }),
    ).rejects.toMatchObject({ code: 'card_declined', setup_intent: { status: 'requires_payment_method' } });
  });

  it('refuse numbers and dates that no card has', async () => {
    const { stripe } = get();
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' };
    const create = (change: object): Promise<unknown> =>
      stripe.paymentMethods.create({ type: 'card', card: { ...card, ...change } });
    await expect(create({ number: '4242424242424241' })).rejects.toMatchObject({ code: 'incorrect_number' });
    await expect(create({ exp_month: 13 })).rejects.toMatchObject({ code: 'invalid_expiry_month' });
    await expect(create({ exp_year: 2020 })).rejects.toMatchObject({ code: 'invalid_expiry_year' });
  });
});
