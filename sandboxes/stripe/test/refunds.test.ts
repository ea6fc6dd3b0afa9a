import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-of-file.ts';

describe('money that goes back', () => {
  const get = sandboxOfFile();

  const pay = (card = 'pm_card_visa'): Promise<Stripe.PaymentIntent> =>
    get().stripe.paymentIntents.create({
      amount: 2000,
      currency: 'usd',
      payment_method: card,
      confirm: true,
    });
  const chargeOf = async (card?: string): Promise<string> => {
    const { latest_charge } = await pay(card);
    return typeof latest_charge === 'string' ? latest_charge : '';
  };
  const act = (path: string, fields: Record<string, string> = {}) =>
    fetch(`${get().sandbox.url}/_test/${path}`, { method: 'POST', body: new URLSearchParams(fields) });

  it('goes by the payment as by its charge, and is found by both', async () => {
    const { stripe } = get();
    const { id, latest_charge } = await pay();
    const charge = typeof latest_charge === 'string' ? latest_charge : '';
    const refund = await stripe.refunds.create({ payment_intent: id, amount: 300 });

    expect(refund).toMatchObject({ charge, payment_intent: id, amount: 300, reason: null });
    expect((await stripe.refunds.list({ payment_intent: id })).data.map((row) => row.id)).toEqual([
      refund.id,
    ]);
    expect((await stripe.refunds.list({ charge })).data).toHaveLength(1);
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ amount: 300 });
  });

  it.each([0, -1, 2001])('is never %d of 2000', async (amount) => {
    const charge = await chargeOf();

    await expect(get().stripe.refunds.create({ charge, amount })).rejects.toMatchObject({ param: 'amount' });
    expect(await get().stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 0 });
  });

  it('does not go where none has come', async () => {
    const { stripe } = get();
    const open = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    await pay('pm_card_chargeDeclined').catch(() => undefined);
    const [failed] = (await stripe.charges.list({ limit: 1 })).data;

    await expect(stripe.refunds.create({})).rejects.toThrow('payment_intent or charge');
    await expect(stripe.refunds.create({ payment_intent: open.id })).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(stripe.refunds.create({ charge: failed?.id ?? '' })).rejects.toMatchObject({
      code: 'charge_not_refundable',
    });
    await expect(stripe.refunds.create({ charge: 'ch_none' })).rejects.toMatchObject({ param: 'charge' });
  });

  it('comes back when the bank does not take it, can then go again, and fails once', async () => {
    const { stripe } = get();
    const charge = await chargeOf();
    const refund = await stripe.refunds.create({ charge });
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 2000, refunded: true });

    expect(await (await act(`refunds/${refund.id}/fail`)).json()).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 0, refunded: false });
    expect((await act(`refunds/${refund.id}/fail`)).status).toBe(400);
    expect((await stripe.refunds.create({ charge })).amount).toBe(2000);
    const types = (await stripe.events.list({ type: 'refund.*' })).data.map(({ type }) => type);
    expect(types.slice(0, 3)).toEqual(['refund.created', 'refund.failed', 'refund.updated']);
  });

  it('comes back alone, and not with another refund that the bank has taken', async () => {
    const { stripe } = get();
    const charge = await chargeOf();
    await stripe.refunds.create({ charge, amount: 500 });
    const second = await stripe.refunds.create({ charge, amount: 1500 });

    await act(`refunds/${second.id}/fail`);

    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 500, refunded: false });
  });

  it('is disputed for what is left of it', async () => {
    const { stripe } = get();
    const charge = await chargeOf();
    await stripe.refunds.create({ charge, amount: 500 });
    const dispute = await (await act(`charges/${charge}/dispute`, { reason: 'product_not_received' })).json();

    expect(dispute).toMatchObject({ amount: 1500, reason: 'product_not_received', status: 'needs_response' });
    expect((await act(`charges/${charge}/dispute`)).status).toBe(400);
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ disputed: true });
  });

  it.each([
    ['winning_evidence', 'won'],
    ['losing_evidence', 'lost'],
    ['a letter', 'under_review'],
  ])('is kept or lost by the evidence: %s', async (text, status) => {
    const { stripe } = get();
    const charge = await chargeOf('pm_card_createDispute');
    const [dispute] = (await stripe.disputes.list({ charge })).data;
    const after = await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: text } });

    expect(after).toMatchObject({ status, evidence_details: { has_evidence: true } });
    const reinstated = await stripe.events.list({ type: 'charge.dispute.funds_reinstated' });
    expect(reinstated.data.some((event) => JSON.stringify(event.data).includes(after.id))).toBe(
      status === 'won',
    );
  });

  it('takes no evidence of a kind that there is not', async () => {
    const { stripe } = get();
    const charge = await chargeOf('pm_card_createDispute');
    const [dispute] = (await stripe.disputes.list({ charge })).data;
    const update = stripe.rawRequest('POST', `/v1/disputes/${dispute?.id}`, { evidence: { mood: 'bad' } });

    await expect(update).rejects.toMatchObject({ code: 'parameter_unknown', param: 'evidence[mood]' });
    expect((await stripe.disputes.retrieve(dispute?.id ?? '')).status).toBe('needs_response');
  });

  it('is decided by a test, once', async () => {
    const { stripe } = get();
    const charge = await chargeOf('pm_card_createDispute');
    const [dispute] = (await stripe.disputes.list({ charge })).data;

    expect(await (await act(`disputes/${dispute?.id}/lose`)).json()).toMatchObject({ status: 'lost' });
    expect((await act(`disputes/${dispute?.id}/win`)).status).toBe(400);
    expect((await stripe.disputes.retrieve(dispute?.id ?? '')).status).toBe('lost');
  });
});
