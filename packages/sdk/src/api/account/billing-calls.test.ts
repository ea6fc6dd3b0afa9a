import { expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fake-api.ts';
import { createApiClient } from '../client.ts';
import { createQueryClient } from '../query-client.ts';
import { createTestPayment, createSubscription } from './payments.ts';
import { subscriptionQuery, cancelSubscription, reactivateSubscription } from './subscription.ts';
import { usageCsvPath, usageQuery } from './usage.ts';

const { signal } = new AbortController();

it('asks for the test payment without a body, as JSON', async () => {
  const backend = createFakeApi({
    'POST /api/test-payment': () => ({ clientSecret: null, status: 'incomplete' }),
  });

  await createTestPayment(createApiClient(backend.fetch), signal);

  expect(backend.requests[0]?.json).toBeNull();
  expect(backend.requests[0]?.headers.get('content-type')).toBe('application/json');
});

it('names the plan, and nothing else, when a subscription begins', async () => {
  const backend = createFakeApi({
    'POST /api/create-subscription': () => ({ clientSecret: 'pi_1_secret_2', status: 'incomplete' }),
  });

  await createSubscription(createApiClient(backend.fetch), 'creator', signal);

  expect(backend.requests[0]?.json).toEqual({ plan: 'creator' });
});

it('cancels and reactivates with an empty request', async () => {
  const backend = createFakeApi({
    'POST /api/cancel-subscription': () => ({ subscription: null }),
    'POST /api/reactivate-subscription': () => ({ subscription: null }),
  });
  const api = createApiClient(backend.fetch);

  await cancelSubscription(api);
  await reactivateSubscription(api);

  expect(backend.requests.map(({ json }) => json)).toEqual([null, null]);
});

it('refuses a subscription that is none', async () => {
  const backend = createFakeApi({ 'GET /api/subscription': () => ({ subscription: { status: 'golden' } }) });

  const asked = createQueryClient().fetchQuery(subscriptionQuery(createApiClient(backend.fetch)));

  await expect(asked).rejects.toThrow('/api/subscription is not what its contract says');
});

it('asks for usage with the filters that are set, and learns where they go on', async () => {
  const entry = {
    id: '1',
    at: '2026-11-22T10:00:00.000Z',
    type: 'hold',
    credits: 20,
    change: -20,
    balance: 480,
    grant: null,
    generation: null,
  };
  const backend = createFakeApi({
    'GET /api/usage': () =>
      Response.json([entry, { id: 'of a later release' }], {
        headers: { link: '</api/usage?type=hold&cursor=1>; rel="next"' },
      }),
  });

  const data = await createQueryClient().fetchQuery(
    usageQuery(createApiClient(backend.fetch), { type: 'hold', from: '2026-11-01' }),
  );

  expect(backend.requests[0]?.path).toBe('/api/usage?type=hold&from=2026-11-01');
  expect(data).toEqual({ entries: [entry], next: '/api/usage?type=hold&cursor=1' });
  expect(usageCsvPath({ kind: 'music', to: '2026-11-30' })).toBe('/api/usage.csv?kind=music&to=2026-11-30');
});
