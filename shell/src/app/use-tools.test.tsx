import type { Registry } from '@aic/sdk';
import { QueryClientProvider } from '@aic/sdk/host';
import { createFakeApi, FAKE_USER } from '@aic/sdk/testing';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ServicesProvider } from '../core/services-context.tsx';
import { createServices } from '../core/services.ts';
import { installFakeTabs } from '../testing/fake-tabs.ts';
import { remoteEntry } from '../testing/remote-entry.ts';
import { useTools } from './use-tools.ts';

type Load = NonNullable<Parameters<typeof useTools>[2]>;

const reconsider = vi.fn<() => void>();
const registerTools = () => ({ reconsider, registryChanged: () => {}, preload: () => {} });
const load = vi.fn<Load>();
const EMPTY = { schema: 1, generation: 0, remotes: {} } as const;
const registry = vi.fn<() => object>();

let tabs: ReturnType<typeof installFakeTabs>;

beforeEach(() => {
  vi.useFakeTimers();
  tabs = installFakeTabs();
  vi.stubGlobal('fetch', createFakeApi({ 'GET /api/remotes': registry }).fetch);
  registry.mockReset().mockReturnValue({ ...EMPTY, generation: 1 });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  reconsider.mockReset();
  load.mockReset().mockRejectedValue(new Error('404'));
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function signIn(inPage: Registry = EMPTY) {
  const services = createServices(inPage);
  const slotRef = { current: document.createElement('div') };
  const session = { state: 'signed-in', user: FAKE_USER } as const;
  const { result } = renderHook(() => useTools(session, slotRef, load), {
    wrapper: ({ children }) => (
      <ServicesProvider services={services}>
        <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
      </ServicesProvider>
    ),
  });
  await pass(500);
  return { services, tools: () => result.current };
}

it('asks a second time for the file that loads tools, and starts them', async () => {
  load.mockReset().mockRejectedValueOnce(new Error('404')).mockResolvedValue({ registerTools });

  const { tools } = await signIn();

  expect(tools().hasFailed).toBe(false);
  expect(reconsider).toHaveBeenCalledOnce();
});

it('says that tools cannot be shown when it does not arrive, and starts them after a retry', async () => {
  const { tools } = await signIn();
  expect(tools().hasFailed).toBe(true);
  load.mockResolvedValue({ registerTools });

  act(() => tools().retry());
  await pass(0);

  expect(tools().hasFailed).toBe(false);
  expect(reconsider).toHaveBeenCalledOnce();
});

it('asks for the registry where the page has none, so that its tools are in the navigation', async () => {
  const demo = remoteEntry({ label: 'Demo', routes: ['/demo'] });
  registry.mockReturnValue({ ...EMPTY, generation: 1, remotes: { demo } });

  const { services } = await signIn();

  expect(services.tools().at(-1)?.name).toBe('demo');
});

it('asks for the registry when the stream says so, and when it is up again: a notice is not replayed', async () => {
  await signIn({ ...EMPTY, generation: 1 });
  const source = tabs.sources[0];
  source?.dispatchEvent(new Event('open'));
  await pass(0);
  expect(registry).not.toHaveBeenCalled();

  source?.dispatchEvent(new MessageEvent('message', { data: '{"type":"remotes"}' }));
  await pass(0);
  expect(registry).toHaveBeenCalledTimes(1);

  source?.dispatchEvent(new Event('error'));
  await pass(5000);
  tabs.openSources().at(-1)?.dispatchEvent(new Event('open'));
  await pass(0);
  expect(registry).toHaveBeenCalledTimes(2);
});

it('does not ask for the registry that is in the page', async () => {
  await signIn({ ...EMPTY, generation: 1 });

  expect(registry).not.toHaveBeenCalled();
});
