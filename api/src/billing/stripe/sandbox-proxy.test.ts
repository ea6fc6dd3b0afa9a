import { expect, it } from 'vitest';
import { openBillingStudio } from '../../../test/billing/billing-studio.ts';
import { createTestDatabase } from '../../../test/database/database.ts';

const { sql } = await createTestDatabase();
const { gateway } = await openBillingStudio(sql);

it.each(['/v1/payment_methods', '/v1/payment_methods/pm_1'])(
  'passes no call to the sandbox as if it were ours, whichever key a browser sends: %s',
  async (path) => {
    const ask = async (query: string, headers = {}) =>
      (await gateway.request(`/stripe-sandbox${path}${query}`, { headers })).status;

    expect(await ask('', { authorization: 'Bearer sk_test_of_anybody' })).toBe(403);
    expect(await ask('?key=sk_test_of_anybody')).toBe(403);
  },
);
