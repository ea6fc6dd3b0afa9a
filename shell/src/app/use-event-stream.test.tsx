import type { Registry } from '@aic/sdk';
import { QUERY_KEYS } from '@aic/sdk/host';
import { createFakeApi, FAKE_USER } from '@aic/sdk/testing';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ServicesProvider } from '../core/services-context.tsx';
import { createServices } from '../core/services.ts';
import { installFakeTabs } from '../testing/fake-tabs.ts';
import { remoteEntry } from '../testing/remote-entry.ts';
import { useEventStream } from './use-event-stream.ts';
import { useReleaseNews } from './use-release-news.ts';

const EMPTY = { schema: 1, generation: 0, remotes: {} } as const;
const registry = vi.fn<() => object>();

let tabs: ReturnType<typeof installFakeTabs>;

beforeEach(() => {
  vi.useFakeTimers();
  tabs = installFakeTabs();
  vi.stubGlobal('fetch', createFakeApi({ 'GET /api/remotes': registry }).fetch);
  registry.mockReset().mockReturnValue({ ...EMPTY, generation: 1 });
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function signIn(inPage: Registry = EMPTY) {
  const services = createServices(inPage);
  const initialProps: { userId: string | null } = { userId: FAKE_USER.id };
  const { rerender } = renderHook(
    ({ userId }) => {
      useReleaseNews(userId !== null);
      useEventStream(userId);
    },
    {
      initialProps,
      wrapper: ({ children }) => <ServicesProvider services={services}>{children}</ServicesProvider>,
    },
  );
  await pass(0);
  return { services, signOut: () => rerender({ userId: null }) };
}

it('asks for the registry where the page has none, so that its tools are in the navigation', async () => {
  const demo = remoteEntry({ label: 'Demo', routes: ['/demo'] });
  registry.mockReturnValue({ ...EMPTY, generation: 1, remotes: { demo } });

  const { services } = await signIn();

  expect(services.tools().at(-1)?.name).toBe('demo');
});

it('asks for the registry when the stream says so, and when it is up again: a notice is not replayed', async () => {
  await signIn({ ...EMPTY, generation: 1 });
  const source = tabs.sources[0];
  source?.dispatchEvent(new Event('alive'));
  await pass(0);
  expect(registry).not.toHaveBeenCalled();

  source?.dispatchEvent(new MessageEvent('message', { data: '{"type":"remotes"}' }));
  await pass(0);
  expect(registry).toHaveBeenCalledTimes(1);

  source?.dispatchEvent(new Event('error'));
  await pass(5000);
  tabs.openSources().at(-1)?.dispatchEvent(new Event('alive'));
  await pass(0);
  expect(registry).toHaveBeenCalledTimes(2);
});

it('does not ask for the registry that is in the page', async () => {
  await signIn({ ...EMPTY, generation: 1 });

  expect(registry).not.toHaveBeenCalled();
});

it('offers what was released, and reads lists and balance again, after the stream was down', async () => {
  const { services } = await signIn({ ...EMPTY, generation: 1 });
  const registryChanged = vi.fn<() => void>();
  services.connectTools({
    preload: () => {},
    loadSlots: () => Promise.reject(new Error('none')),
    registryChanged,
  });
  const invalidate = vi.spyOn(services.queryClient, 'invalidateQueries');
  tabs.sources[0]?.dispatchEvent(new Event('alive'));
  await pass(0);
  expect(invalidate).not.toHaveBeenCalled();

  tabs.sources[0]?.dispatchEvent(new Event('error'));
  await pass(5000);
  tabs.openSources().at(-1)?.dispatchEvent(new Event('alive'));
  await pass(0);

  expect(registryChanged).toHaveBeenCalledOnce();
  expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
    QUERY_KEYS.generations,
    QUERY_KEYS.credits,
    QUERY_KEYS.queue,
    QUERY_KEYS.library,
  ]);
});

it('closes the stream with the session', async () => {
  const { signOut } = await signIn();

  signOut();

  expect(tabs.openSources()).toEqual([]);
});
