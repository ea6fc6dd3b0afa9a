import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from './load-script.ts';

const SOURCE = { url: '/remotes/image/b2/container.js', integrity: 'sha384-abc', timeoutMs: 8000 };
const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('loadScript', () => {
  it('asks with integrity and without credentials for other origins', () => {
    void loadScript(SOURCE);

    const [script] = scripts();
    expect(script?.integrity).toBe('sha384-abc');
    expect(script?.crossOrigin).toBe('anonymous');
    expect(script?.getAttribute('src')).toBe(SOURCE.url);
  });

  it('refuses a file for which the registry has no integrity, before anything is asked', async () => {
    await expect(loadScript({ ...SOURCE, integrity: undefined })).rejects.toThrow(/no integrity.*not run/);
    expect(scripts()).toEqual([]);
  });

  it('resolves when the script has run', async () => {
    const loading = loadScript(SOURCE);

    scripts()[0]?.dispatchEvent(new Event('load'));

    await expect(loading).resolves.toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects when it does not arrive or is not what the registry says, and leaves no element', async () => {
    const loading = loadScript(SOURCE);

    scripts()[0]?.dispatchEvent(new Event('error'));

    await expect(loading).rejects.toThrow(`${SOURCE.url} could not be loaded.`);
    expect(scripts()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with a timeout of its own kind when it hangs, and leaves no element', async () => {
    const outcome = loadScript(SOURCE).catch((error: unknown) => error);

    await vi.advanceTimersByTimeAsync(7999);
    expect(scripts()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);

    expect(await outcome).toMatchObject({ name: 'ScriptTimeout' });
    expect(scripts()).toEqual([]);
  });
});
