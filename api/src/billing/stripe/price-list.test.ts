import type { PlanChange, PlanId } from '@aic/contract';
import { PLANS } from '@aic/contract/plans';
import { expect, it } from 'vitest';
import { openBillingStudio } from '../../../test/billing/billing-studio.ts';
import { createTestDatabase } from '../../../test/database/database.ts';

const { sql } = await createTestDatabase();
const studio = await openBillingStudio(sql);
const { stripe } = studio;

/** As an operator does at Stripe while the gateway runs. */
async function replacePrice(plan: PlanId): Promise<void> {
  const key = `aic_${plan}_monthly`;
  const [before] = (await stripe.prices.list({ lookup_keys: [key], active: true })).data;
  await stripe.prices.create({
    product: typeof before?.product === 'string' ? before.product : '',
    currency: 'usd',
    unit_amount: PLANS[plan].amount,
    recurring: { interval: 'month' },
    lookup_key: key,
    transfer_lookup_key: true,
    metadata: { plan },
  });
  await stripe.prices.update(before?.id ?? '', { active: false });
}

it('reads the prices again when Stripe refuses one that was replaced meanwhile', async () => {
  const payer = await studio.newPayer();
  await payer.subscribe('pro');

  await replacePrice('creator');
  const preview = await payer.ask<PlanChange>('GET', '/api/change-plan/preview?plan=creator');
  expect(preview).toMatchObject({ status: 200, body: { plan: 'creator', credits: 1000 } });

  await replacePrice('creator');
  expect((await payer.ask('POST', '/api/change-plan', { plan: 'creator' })).status).toBe(200);
  expect(await payer.plan()).toBe('creator');

  await replacePrice('pro');
  expect(await payer.ask('POST', '/api/change-plan', { plan: 'pro' })).toMatchObject({ status: 200 });
  expect((await payer.ask('GET', '/api/subscription')).body.subscription).toMatchObject({ next_plan: 'pro' });

  await replacePrice('pro');
  const other = await studio.newPayer();
  await other.subscribe('pro');
  expect(await other.plan()).toBe('pro');
});
