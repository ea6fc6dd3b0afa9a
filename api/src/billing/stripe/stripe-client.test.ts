import { describe, expect, it } from 'vitest';
import { testPayments } from '../../../test/billing/payments.ts';

// Nothing answers there.
const { stripe } = testPayments(undefined, { retries: 0 }).payments;
const unavailable = { code: 'payments_unavailable', cause: expect.any(Error) };

describe('the client', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['call', () => stripe.invoices.retrieve('in_1')],
    ['call with expansions', () => stripe.subscriptions.retrieve('sub_1')],
    ['list', () => stripe.refundsOf('pi_1')],
    ['list of all pages', () => stripe.refundsSince(new Date(0)).next()],
  ])('maps the error of a %s', async (_, call) => {
    await expect(call()).rejects.toMatchObject(unavailable);
  });
});
