import { expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-of-file.ts';

const get = sandboxOfFile();
const idsOf = async (list: PromiseLike<{ data: { id: string }[] }>) => (await list).data.map(({ id }) => id);

async function pay() {
  const { stripe } = get();
  const customer = await stripe.customers.create();
  const intent = await stripe.paymentIntents.create({
    amount: 500,
    currency: 'usd',
    customer: customer.id,
    payment_method: 'pm_card_visa',
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  return { customer: customer.id, intent };
}

it('lists what matches every filter that is given, the newest first', async () => {
  const { stripe } = get();
  const [older, newer] = [await pay(), await pay()];
  const { id, created } = newer.intent;

  const [last, first, ...others] = (await stripe.charges.list()).data;
  expect([last?.payment_intent, first?.payment_intent, others]).toEqual([id, older.intent.id, []]);
  expect(await idsOf(stripe.charges.list({ customer: newer.customer }))).toEqual([last?.id]);
  expect(await idsOf(stripe.charges.list({ created: { gt: created } }))).toEqual([]);
  expect(await idsOf(stripe.charges.list({ created: { lte: created } }))).toContain(last?.id);
  expect(await idsOf(stripe.charges.list({ customer: older.customer, payment_intent: id }))).toEqual([]);
  expect(await idsOf(stripe.charges.list({ customer: newer.customer, payment_intent: id }))).toHaveLength(1);
});

it('compares some filters in their own way', async () => {
  const { stripe } = get();
  const customer = (await stripe.customers.create()).id;
  await stripe.products.create({ name: 'Tea', active: false });
  await stripe.products.create({ name: 'Milk' });
  const item = await stripe.invoiceItems.create({ customer, amount: 100, currency: 'usd' });

  expect(await idsOf(stripe.invoiceItems.list({ customer, pending: true }))).toEqual([item.id]);
  expect(await idsOf(stripe.invoiceItems.list({ customer, pending: false }))).toEqual([]);
  const made = await stripe.events.list({ types: ['product.*', 'invoiceitem.created'] });
  expect(made.data.map(({ type }) => type)).toEqual([
    'invoiceitem.created',
    'product.created',
    'product.created',
  ]);
  expect(await idsOf(stripe.events.list({ type: 'product.created', delivery_success: false }))).toEqual([]);
});
