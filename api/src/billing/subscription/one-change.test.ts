import type { Invoice } from '@aic/contract';
import { expect, it } from 'vitest';
import { openBillingStudio, type Payer } from '../../../test/billing/billing-studio.ts';
import { createTestDatabase } from '../../../test/database/database.ts';

const { sql, admin } = await createTestDatabase();
const studio = await openBillingStudio(sql);
const { stripe } = studio;

const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const totalsOf = async ({ email }: Payer) => {
  const [customer] = (await stripe.customers.list({ email })).data;
  const { data } = await stripe.invoices.list({ customer: customer?.id ?? '', limit: 100 });
  return data.map(({ total }) => total).toSorted((a, b) => a - b);
};
const change = async (payer: Payer, plan: 'pro' | 'creator') =>
  (await payer.ask('POST', '/api/change-plan', { plan })).status;

it('of twenty upgrades at once one is made, the others get an error, and there is one bill', async () => {
  const payer = await studio.newPayer();
  await payer.subscribe('pro');

  const statuses = await Promise.all(TWENTY.map(() => change(payer, 'creator')));
  await studio.deliverEvents();

  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  expect(await totalsOf(payer)).toEqual([799, 1200]);
  expect([await payer.plan(), await payer.credits()]).toEqual(['creator', 1500]);
  const { body } = await payer.ask<Invoice[]>('GET', '/api/invoices');
  expect(body).toHaveLength(2);
});

it('changes of every kind at once end in one of them, and none answers 503', async () => {
  const payer = await studio.newPayer();
  await payer.subscribe('creator');
  const calls = TWENTY.map((index) =>
    index % 3 === 0
      ? change(payer, 'pro')
      : payer
          .ask('POST', `/api/${index % 3 === 1 ? 'cancel' : 'reactivate'}-subscription`)
          .then(({ status }) => status),
  );

  for (const status of await Promise.all(calls)) expect([200, 409]).toContain(status);

  expect(await totalsOf(payer)).toEqual([1999]);
});

it('goes on after a process that died in the middle, once its time is over', async () => {
  const payer = await studio.newPayer();
  await payer.subscribe('pro');
  const begin = (now: Date) =>
    sql`select billing.begin_change(${payer.tokenHash}, '2 minutes', ${now}) is not null as "isBegun"`;
  const now = new Date();
  expect(await begin(now)).toEqual([{ isBegun: true }]);
  expect(await change(payer, 'creator')).toBe(409);
  expect(await begin(new Date(now.getTime() + 119_000))).toEqual([{ isBegun: false }]);

  await admin`update billing.plan_change set expires_at = ${now} where user_id = ${payer.id}`;

  expect(await change(payer, 'creator')).toBe(200);
});
