import { FAKE_USER } from '@aic/sdk/testing';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ServicesProvider } from '../core/services-context.tsx';
import { createServices } from '../core/services.ts';
import { useTools } from './use-tools.ts';

type Load = NonNullable<Parameters<typeof useTools>[2]>;

const reconsider = vi.fn<() => void>();
const registerTools = () => ({
  reconsider,
  registryChanged: () => {},
  preload: () => {},
  restart: () => {},
  loadSlots: () => Promise.reject(new Error('none')),
});
const load = vi.fn<Load>();
const refreshRegistry = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  reconsider.mockReset();
  load.mockReset().mockRejectedValue(new Error('404'));
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function signIn() {
  const services = createServices({ schema: 1, generation: 0, remotes: {} });
  vi.spyOn(services, 'refreshRegistry').mockImplementation(refreshRegistry);
  const slotRef = { current: document.createElement('div') };
  const { result } = renderHook(() => useTools(FAKE_USER, slotRef, load), {
    wrapper: ({ children }) => <ServicesProvider services={services}>{children}</ServicesProvider>,
  });
  await pass(500);
  return { tools: () => result.current };
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

it.each(['arrive', 'do not arrive'])(
  'asks for the builds of links before the first tool is loaded, and starts the tools when they %s',
  async (which) => {
    sessionStorage.setItem('aic.previews', JSON.stringify(['A'.repeat(64)]));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    refreshRegistry.mockReset().mockReturnValue(promise);
    load.mockReset().mockResolvedValue({ registerTools });

    const { tools } = await signIn();
    await vi.dynamicImportSettled();
    expect(refreshRegistry).toHaveBeenCalledOnce();
    expect(reconsider).not.toHaveBeenCalled();
    if (which === 'arrive') resolve();
    else reject(new TypeError('offline'));
    await pass(0);

    expect(reconsider).toHaveBeenCalledOnce();
    expect(tools().hasFailed).toBe(false);
    sessionStorage.clear();
  },
);
