import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createExpressApp } from 'stripe-stateful-mock';
import { expect, it, onTestFinished } from 'vitest';
import { startStripeSandbox } from '../../src/index.ts';
import { clientOf } from '../stripe-client.ts';
import { compareOutcomes } from './compare.ts';
import { type Dialect, runScenario } from './scenario.ts';

const INTRODUCTION = `# Differences from stripe-stateful-mock

Written by \`test/differences/differences.test.ts\` (\`vitest run --project=stripe-sandbox differences --update\`).
It points the official client at this sandbox and at [stripe-stateful-mock](https://www.npmjs.com/package/stripe-stateful-mock) 0.0.16, an
emulator that others wrote, makes the calls that the mock knows (and some that it does not), and compares the responses
field by field.

How to read it: the mock answers in the shapes of API versions around 2020. What only the mock has was removed from the
API since, or comes only when it is expanded; what only the sandbox has came later. The two are asked in their own words
where they differ: payment intents and prices here, sources and plans there.
The judge of the sandbox is the official client's types and Stripe's published example objects
(\`test/fields.test.ts\`), not the mock. "Another kind of value" is a difference of state, not of shape, unless it says so.

| Call | Difference |
|---|---|
`;

it('the sandbox differs from an emulator that others wrote only where docs/differences.md says so', async () => {
  const sandbox = await startStripeSandbox({ port: 0 });
  const mock = createServer(createExpressApp());
  await new Promise<void>((resolve) => mock.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    mock.closeAllConnections();
    mock.close();
    await sandbox.stop();
  });
  // Safe because a server that listens on a port has such an address.
  const { port } = mock.address() as AddressInfo;
  const ours = clientOf(sandbox);
  const theirs = clientOf({ url: `http://127.0.0.1:${port}`, secretKey: 'sk_test_mock' });

  const rows = compareOutcomes(await runScenario(ours, PRESENT), await runScenario(theirs, PAST));
  await expect(`${INTRODUCTION}${rows.join('\n')}\n`).toMatchFileSnapshot('../../docs/differences.md');
});

/** Payment intents and prices. */
const PRESENT: Dialect = {
  payOnce: async (stripe, customer) => {
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method.id } });
    const { latest_charge } = await stripe.paymentIntents.create({
      amount: 1000,
      currency: 'usd',
      customer,
      payment_method: method.id,
      confirm: true,
    });
    return typeof latest_charge === 'string' ? latest_charge : '';
  },
  itemOf: (_, price) => Promise.resolve({ price }),
};

/** Sources and plans, which the mock knows instead. */
const PAST: Dialect = {
  payOnce: async (stripe, customer) => {
    await stripe.customers.createSource(customer, { source: 'tok_visa' });
    const charge = await stripe.charges.create({ amount: 1000, currency: 'usd', customer });
    return charge.id;
  },
  itemOf: async (stripe, _, product) => {
    const plan = await stripe.plans.create({ product, currency: 'usd', amount: 1000, interval: 'month' });
    return { plan: plan.id };
  },
};
