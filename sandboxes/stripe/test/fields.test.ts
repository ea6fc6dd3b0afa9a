import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import fields from './fixtures/stripe-fields.json' with { type: 'json' };
import { sandboxOfFile } from './sandbox-of-file.ts';
import { newSubscriber } from './subscriber.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

/**
 * The examples are Stripe's own (github.com/stripe/openapi, openapi/fixtures3.json, MIT licence), reduced to the
 * names of their fields. Some of those fields are gone from the API version here, or only there when expanded.
 */
const NOT_IN_THIS_VERSION: Record<string, readonly string[]> = {
  // Includable: only with expand.
  charge: ['refunds'],
  invoice: ['subscription'],
};

describe("objects have every field of Stripe's published examples", () => {
  const get = sandboxOfFile();

  it('in each kind of object', async () => {
    const { stripe } = get();
    const objects = await oneOfEach(stripe);
    const absent = Object.entries(fields).flatMap(([kind, names]) => {
      const object = objects[kind] ?? {};
      const known = new Set([...Object.keys(object), ...(NOT_IN_THIS_VERSION[kind] ?? [])]);
      return names.filter((name) => !known.has(name)).map((name) => `${kind}.${name}`);
    });
    expect(absent).toEqual([]);
  });
});

async function oneOfEach(stripe: Stripe): Promise<Record<string, object | undefined>> {
  const receiver = await startWebhookReceiver();
  const endpoint = await stripe.webhookEndpoints.create({ url: receiver.url, enabled_events: ['*'] });
  const { subscription, customer, invoices, clock, small } = await newSubscriber(stripe, {
    card: 'pm_card_createDispute',
  });
  const [invoice] = await invoices();
  const [payment] = (await stripe.invoicePayments.list({ invoice: invoice?.id ?? '' })).data;
  const intent = await stripe.paymentIntents.create({
    amount: 500,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  const [item] = subscription.items.data;
  const objects = {
    charge: (await stripe.charges.list()).data[0],
    customer: await stripe.customers.retrieve(customer.id),
    dispute: (await stripe.disputes.list()).data[0],
    event: (await stripe.events.list()).data[0],
    invoice,
    invoice_payment: payment,
    line_item: invoice?.lines.data[0],
    payment_intent: intent,
    payment_method: (await stripe.paymentMethods.list({ customer: customer.id })).data[0],
    plan: item?.plan,
    price: small,
    product: await stripe.products.retrieve(
      typeof small.product === 'string' ? small.product : small.product.id,
    ),
    refund: await stripe.refunds.create({ payment_intent: intent.id }),
    setup_intent: await stripe.setupIntents.create(),
    subscription,
    subscription_item: item,
    'test_helpers.test_clock': clock,
    webhook_endpoint: endpoint,
  };
  await stripe.webhookEndpoints.del(endpoint.id);
  await receiver.stop();
  return objects;
}
