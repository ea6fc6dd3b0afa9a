import { expect, it, onTestFinished } from 'vitest';
import { intentOf, openBillingStudio } from '../../../test/billing/billing-studio.ts';
import { createTestDatabase } from '../../../test/database/database.ts';
import { processEvent } from './process-event.ts';

const { sql } = await createTestDatabase();
const studio = await openBillingStudio(sql);
const { stripe } = studio;

it('asks Stripe once for the invoice of an event, and gives its credits', async () => {
  const payer = await studio.newPayer();
  await stripe.paymentIntents.confirm(intentOf(await payer.checkout('pro')), {
    payment_method: 'pm_card_visa',
    return_url: 'https://studio.test/',
  });
  const [event] = (await stripe.events.list({ type: 'invoice.paid', limit: 1 })).data;
  if (event === undefined) throw new Error('The sandbox has no event of the payment.');
  const requests: string[] = [];
  const note = ({ method, path }: { method: string; path: string }) =>
    requests.push(`${method} ${path.split('?')[0]}`);
  stripe.on('request', note);
  onTestFinished(() => stripe.off('request', note));

  await processEvent(studio.deps, event);

  expect(requests.filter((request) => request.startsWith('GET /v1/invoices/'))).toHaveLength(1);
  expect([await payer.plan(), await payer.credits()]).toEqual(['pro', 500]);
});
