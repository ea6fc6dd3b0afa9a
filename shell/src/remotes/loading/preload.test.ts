import type { Registry, ShellApi, Tool } from '@aic/sdk';
import { expect, it, vi } from 'vitest';
import { createPreloader } from './preload.ts';

const entry = { build: 'aaaaaa1', killed: false } as Registry['remotes'][string];
const navigate = vi.fn<ShellApi['navigate']>();
const shell = { navigate } as unknown as ShellApi;

function setUp(remotes: Registry['remotes'] = { music: entry }) {
  const prefetch = vi.fn<(shell: ShellApi) => void>();
  const load = vi.fn<() => Promise<Tool>>().mockResolvedValue({ prefetch } as unknown as Tool);
  const registry: Registry = { schema: 1, generation: 1, remotes };
  return {
    prefetch,
    load,
    registry,
    preload: createPreloader({ registry: () => registry, load, shell: () => shell }),
  };
}

it('loads and runs the tool once, and lets it ask for its first data', async () => {
  const { preload, load, prefetch } = setUp();

  preload('music');
  preload('music');

  await vi.waitFor(() => expect(prefetch).toHaveBeenCalledOnce());
  // It is not on the page yet.
  prefetch.mock.calls[0]?.[0].navigate('/elsewhere');
  expect(navigate).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledExactlyOnceWith('music', entry, { reset: false });
});

it('says nothing when it fails, and tries again the next time', async () => {
  const { preload, load } = setUp();
  load.mockRejectedValueOnce(new Error('down'));
  preload('music');
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await Promise.resolve();

  await vi.waitFor(() => {
    preload('music');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

it('leaves alone what is unknown or switched off, and users who save data', () => {
  const { preload, load } = setUp({ text: { ...entry, killed: true }, music: entry });
  preload('unknown');
  preload('text');
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  preload('music');
  vi.unstubAllGlobals();

  expect(load).not.toHaveBeenCalled();
});
