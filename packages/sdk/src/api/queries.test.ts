import { focusManager, onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { FAKE_USER } from '../testing/fake-shell.ts';
import { createApiClient, type ApiClient } from './client.ts';
import { creditsQuery } from './generations/credits.ts';
import { generationsQuery } from './generations/generations.ts';
import { providersQuery } from './generations/providers.ts';
import { createQueryClient } from './query-client.ts';
import { userQuery } from './sign-in/user.ts';

const MINUTE_MS = 60_000;

/** What a page does: an observer on the real query client, over a counted backend. */
function createPage(responses: Parameters<typeof createFakeApi>[0]) {
  const backend = createFakeApi(responses);
  const queryClient = createQueryClient();
  // As the provider does: without it the client is never notified of focus.
  queryClient.mount();
  onTestFinished(() => queryClient.unmount());
  return { api: createApiClient(backend.fetch), queryClient, requests: backend.requests };
}

const USER = { 'GET /api/auth/user': () => FAKE_USER };
const LISTS = {
  'GET /api/credits': () => ({ credits: 480 }),
  'GET /api/generations': () => [],
  'GET /api/providers': () => [],
};

/** Keeps waiting: with fake timers the clock moves while the promise is open. */
const outcomeOf = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

/** Twice, the second time with data that is no longer fresh: only then would a refetch on focus show itself. */
async function lookAwayAndBack(queryClient: QueryClient): Promise<void> {
  await lookAwayOnce();
  await queryClient.invalidateQueries({ refetchType: 'none' });
  await lookAwayOnce();
}

async function lookAwayOnce(): Promise<void> {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
}

describe('the user query', () => {
  it('[4.query.user] is not asked again on focus, on reconnect or with time', async () => {
    const { api, queryClient, requests } = createPage(USER);
    const stop = new QueryObserver(queryClient, userQuery(api)).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);

    await lookAwayAndBack(queryClient);

    expect(requests).toHaveLength(1);
    stop();
  });

  it('[4.query.user] is fresh for 5 minutes, and asked again on mount after that', async () => {
    const { api, queryClient, requests } = createPage(USER);
    const mountPage = async (): Promise<void> => {
      const stop = new QueryObserver(queryClient, userQuery(api)).subscribe(() => {});
      await vi.advanceTimersByTimeAsync(0);
      stop();
    };
    await mountPage();

    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS - 1000);
    await mountPage();
    expect(requests).toHaveLength(1);

    vi.setSystemTime(Date.now() + 2000);
    await mountPage();
    expect(requests).toHaveLength(2);
  });

  it('[4.query.user] is not retried when it fails', async () => {
    const { api, queryClient, requests } = createPage({
      'GET /api/auth/user': () => new Response('down', { status: 503 }),
    });

    const asked = outcomeOf(queryClient.fetchQuery(userQuery(api)));
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);

    expect(await asked).toMatchObject({ message: '503: down' });
    expect(requests).toHaveLength(1);
  });

  it('[4.auth.states] resolves a 401 to no user, which is not an error', async () => {
    const { api, queryClient } = createPage({
      'GET /api/auth/user': () => new Response('', { status: 401, statusText: 'Unauthorized' }),
    });

    expect(await queryClient.fetchQuery(userQuery(api))).toBeNull();
  });

  it('[4.auth.states] leaves any other failure an error: it does not say who is signed in', async () => {
    const { api, queryClient } = createPage({
      'GET /api/auth/user': () => new Response('', { status: 403, statusText: 'Forbidden' }),
    });

    await expect(queryClient.fetchQuery(userQuery(api))).rejects.toThrow('403: Forbidden');
  });
});

describe.each([
  ['credits', creditsQuery],
  ['images', (api: ApiClient) => generationsQuery(api, 'image')],
  ['providers', providersQuery],
])('the %s query', (_name, query) => {
  // Safe because the tests only ask, mount and count: the type of the data plays no part.
  const optionsFor = (api: ApiClient) => query(api) as ReturnType<typeof creditsQuery>;

  it('[4.query.other] is not asked again on focus, on reconnect or with time', async () => {
    const { api, queryClient, requests } = createPage(LISTS);
    const stop = new QueryObserver(queryClient, optionsFor(api)).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);

    await lookAwayAndBack(queryClient);

    expect(requests).toHaveLength(1);
    stop();
  });

  it('[4.query.other] never goes stale: a page mounted much later does not ask again', async () => {
    const { api, queryClient, requests } = createPage(LISTS);
    const stop = new QueryObserver(queryClient, optionsFor(api)).subscribe(() => {});

    await vi.advanceTimersByTimeAsync(7 * 24 * 60 * MINUTE_MS);
    const stopSecond = new QueryObserver(queryClient, optionsFor(api)).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);

    expect(requests).toHaveLength(1);
    stop();
    stopSecond();
  });

  it('[4.query.other] is not retried when it fails', async () => {
    const { api, queryClient, requests } = createPage(
      Object.fromEntries(Object.keys(LISTS).map((call) => [call, () => new Response('', { status: 500 })])),
    );

    const asked = outcomeOf(queryClient.fetchQuery(optionsFor(api)));
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);

    expect(await asked).toMatchObject({ message: '500: ' });
    expect(requests).toHaveLength(1);
  });
});

it('[4.query.other] a mutation is not retried either: a charge must not be sent twice', async () => {
  const queryClient = createQueryClient();
  const send = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('500: down'));

  const sent = outcomeOf(
    queryClient.getMutationCache().build(queryClient, { mutationFn: send }).execute(undefined),
  );
  await vi.advanceTimersByTimeAsync(MINUTE_MS);

  expect(await sent).toEqual(new Error('500: down'));
  expect(send).toHaveBeenCalledOnce();
});

it('a mutation without a network fails at once: it is not sent later, when the user no longer expects it', async () => {
  const queryClient = createQueryClient();
  const send = vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError('Failed to fetch'));
  onlineManager.setOnline(false);

  const sent = outcomeOf(
    queryClient.getMutationCache().build(queryClient, { mutationFn: send }).execute(undefined),
  );

  expect(await sent).toEqual(new TypeError('Failed to fetch'));
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(send).toHaveBeenCalledOnce();
});

it('a list without a network says that it has no response, instead of loading for ever', async () => {
  const { api, queryClient } = createPage({
    'GET /api/generations': () => Promise.reject(new TypeError('Failed')),
  });
  onlineManager.setOnline(false);

  expect(await outcomeOf(queryClient.fetchQuery(generationsQuery(api, 'image')))).toEqual(
    new TypeError('Failed'),
  );
});
