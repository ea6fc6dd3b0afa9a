import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-of-file.ts';
import { clientOf } from './stripe-client.ts';

describe('a first payment', () => {
  const get = sandboxOfFile();

  const subscribe = async (): Promise<{
    subscription: Stripe.Subscription;
    invoice: Stripe.Invoice;
    secret: string;
  }> => {
    const { stripe } = get();
    const customer = await stripe.customers.create({ email: 'new@example.com' });
    const price = await stripe.prices.create({
      product_data: { name: 'Plan' },
      currency: 'usd',
      unit_amount: 799,
      recurring: { interval: 'month' },
    });
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      metadata: { order: '7' },
      expand: ['latest_invoice.confirmation_secret'],
    });
    const invoice = invoiceIn(subscription);
    return { subscription, invoice, secret: invoice.confirmation_secret?.client_secret ?? '' };
  };

  /** What the browser does, which has the publishable key and the secret alone. */
  const confirm = async (secret: string, number: string): Promise<{ status?: unknown }> => {
    const { sandbox } = get();
    const browser = clientOf({ url: sandbox.url, secretKey: sandbox.publishableKey });
    return browser.rawRequest('POST', `/v1/payment_intents/${secret.split('_secret')[0]}/confirm`, {
      client_secret: secret,
      payment_method_data: { type: 'card', card: { number, exp_month: 12, exp_year: 2034, cvc: '123' } },
    });
  };

  it('waits as incomplete with an open invoice until the browser confirms it', async () => {
    const { subscription, invoice } = await subscribe();
    expect(subscription).toMatchObject({ status: 'incomplete', default_payment_method: null });
    expect(invoice).toMatchObject({
      status: 'open',
      billing_reason: 'subscription_create',
      amount_due: 799,
      parent: { subscription_details: { subscription: subscription.id, metadata: { order: '7' } } },
    });
  });

  it('becomes active with the paid invoice, and keeps the card for renewals', async () => {
    const { stripe } = get();
    const { subscription, invoice, secret } = await subscribe();
    expect((await confirm(secret, '4242424242424242')).status).toBe('succeeded');
    const active = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ['default_payment_method'],
    });
    expect(active).toMatchObject({ status: 'active', default_payment_method: { card: { last4: '4242' } } });
    expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({
      status: 'paid',
      amount_paid: 799,
      attempt_count: 1,
    });
    const payments = await stripe.invoicePayments.list({ invoice: invoice.id });
    expect(payments.data).toMatchObject([{ status: 'paid', amount_paid: 799, is_default: true }]);
  });

  it('stays open for the next card after a declined one, whose charge is kept', async () => {
    const { stripe } = get();
    const { subscription, invoice, secret } = await subscribe();
    await expect(confirm(secret, '4000000000009995')).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
      statusCode: 402,
    });
    const intent = await stripe.paymentIntents.retrieve(secret.split('_secret')[0] ?? '', {
      expand: ['latest_charge'],
    });
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
      latest_charge: { status: 'failed', paid: false, failure_code: 'card_declined' },
    });
    expect((await stripe.invoices.retrieve(invoice.id)).attempt_count).toBe(1);
    await confirm(secret, '4242424242424242');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  it('gives a browser neither the customer nor the metadata, and nothing without the client secret', async () => {
    const { sandbox } = get();
    const { secret } = await subscribe();
    const id = secret.split('_secret')[0];
    const headers = { authorization: `Bearer ${sandbox.publishableKey}` };
    const seen = await fetch(`${sandbox.url}/v1/payment_intents/${id}?client_secret=${secret}`, { headers });
    expect(await seen.json()).not.toHaveProperty('customer');
    const guessed = await fetch(`${sandbox.url}/v1/payment_intents/${id}?client_secret=${id}_secret_x`, {
      headers,
    });
    expect(guessed.status).toBe(404);
    const list = await fetch(`${sandbox.url}/v1/customers`, { headers });
    expect(list.status).toBe(403);
    expect(await list.json()).toMatchObject({ error: { code: 'secret_key_required' } });
  });

  it('can be confirmed from a page of another origin with the publishable key, and never with a secret one', async () => {
    const { sandbox } = get();
    const url = `${sandbox.url}/v1/payment_methods`;
    const origin = 'https://shop.example';
    const asked = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const preflight = await fetch(url, { method: 'OPTIONS', headers: asked });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization');
    const headers = { origin, authorization: `Bearer ${sandbox.secretKey}` };
    const refused = await fetch(`${sandbox.url}/v1/customers`, { headers });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('A secret key was sent from a browser');
  });

  it('is paid at once from the default card, or refused whole with error_if_incomplete', async () => {
    const { stripe } = get();
    const customer = await stripe.customers.create();
    const method = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: customer.id,
    });
    const price = await stripe.prices.create({
      product_data: { name: 'Plan' },
      currency: 'usd',
      unit_amount: 500,
      recurring: { interval: 'month' },
    });
    const wanted = { customer: customer.id, items: [{ price: price.id }], default_payment_method: method.id };
    await expect(
      stripe.subscriptions.create({ ...wanted, payment_behavior: 'error_if_incomplete' }),
    ).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([]);
    expect((await stripe.subscriptions.create(wanted)).status).toBe('incomplete');
    await expect(
      stripe.subscriptions.create({
        customer: (await stripe.customers.create()).id,
        items: [{ price: price.id }],
      }),
    ).rejects.toMatchObject({ code: 'resource_missing' });
  });
});

function invoiceIn({ latest_invoice }: Stripe.Subscription): Stripe.Invoice {
  if (latest_invoice === null || typeof latest_invoice === 'string') {
    throw new Error('The invoice was not expanded.');
  }
  return latest_invoice;
}
