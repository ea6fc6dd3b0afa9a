import { createApiClient } from '@aic/sdk/host';
import { createFakeApi } from '@aic/sdk/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { remoteEntry } from '../testing/remote-entry.ts';
import { createRegistryStore } from './registry-store.ts';

const PAGE = { schema: 1, generation: 1, remotes: { image: remoteEntry() } } as const;
const RELEASED = { ...PAGE, generation: 2, remotes: { image: remoteEntry({ build: 'b3' }) } };
const response = vi.fn<() => object | Promise<object>>();

beforeEach(() => {
  response.mockReset().mockReturnValue(RELEASED);
});

function open() {
  const backend = createFakeApi({ 'GET /api/remotes': response });
  vi.stubGlobal('fetch', backend.fetch);
  return createRegistryStore(PAGE, createApiClient());
}

describe('the registry', () => {
  it('is that of the page until the gateway is asked, and then what it answers', async () => {
    const { registry, refreshRegistry } = open();
    expect(registry()).toEqual(PAGE);

    await refreshRegistry();

    expect(registry()).toEqual(RELEASED);
  });

  it('tells which tools there are beside the built-in ones, and says when that has changed', async () => {
    const { tools, onRegistry, refreshRegistry } = open();
    const house = tools();
    const listener = vi.fn<() => void>();
    const stop = onRegistry(listener);
    const demo = remoteEntry({ label: 'Demo', routes: ['/demo'] });
    response.mockReturnValue({ ...RELEASED, remotes: { demo } });

    await refreshRegistry();
    expect(tools().map(({ name }) => name)).toEqual([...house.map(({ name }) => name), 'demo']);
    expect(tools()).toBe(tools());
    expect(listener).toHaveBeenCalledOnce();

    stop();
    await refreshRegistry();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is asked for with what the gateway is to know of this tab', async () => {
    const { refreshRegistry, askRegistryWith } = open();
    const asked = vi.spyOn(globalThis, 'fetch');
    askRegistryWith(() => '?preview=abc');

    await refreshRegistry();

    expect(asked.mock.calls.map(([url]) => url)).toEqual(['/api/remotes?preview=abc']);
  });

  it('is asked for once by all who ask at the same time, and again after that', async () => {
    const { refreshRegistry } = open();

    await Promise.all([refreshRegistry(), refreshRegistry()]);
    expect(response).toHaveBeenCalledOnce();

    await refreshRegistry();
    expect(response).toHaveBeenCalledTimes(2);
  });

  it('is asked for anew after a notice, when the response on its way may be from before it', async () => {
    const { registry, refreshRegistry, releasesMoved } = open();
    const { promise, resolve } = Promise.withResolvers<object>();
    response.mockReturnValueOnce(promise);
    const before = refreshRegistry();

    const moved = Promise.all([releasesMoved(), releasesMoved()]);
    resolve(PAGE);
    await Promise.all([before, moved]);

    expect(response).toHaveBeenCalledTimes(2);
    expect(registry()).toEqual(RELEASED);
  });

  it('is asked for a second time when the first response to a notice is an error', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { registry, releasesMoved } = open();
    response.mockReturnValueOnce({ message: 'maintenance' });

    const moved = releasesMoved();
    await vi.advanceTimersByTimeAsync(2000);
    await moved;
    vi.useRealTimers();

    expect(registry()).toEqual(RELEASED);
  });

  it('does not go back to an older one, whichever response has it', async () => {
    const { registry, refreshRegistry } = open();
    await refreshRegistry();
    response.mockReturnValue(PAGE);

    await refreshRegistry();

    expect(registry()).toEqual(RELEASED);
  });

  it.each([
    ['no registry', { message: 'maintenance' }],
    ['a registry of another schema', { ...RELEASED, schema: 2 }],
  ])(
    'stays what it was when the gateway answers with %s, and the next response counts',
    async (_name, odd) => {
      const { registry, refreshRegistry } = open();
      response.mockReturnValueOnce(odd);

      await expect(refreshRegistry()).rejects.toThrow('The registry cannot be read.');
      expect(registry()).toEqual(PAGE);

      await refreshRegistry();
      expect(registry()).toEqual(RELEASED);
    },
  );
});
