import { afterEach, describe, expect, it, vi } from 'vitest';
import { readText } from '../openai/read-text.ts';
import { firstByteMs } from './first-byte.ts';
import { vendorRequest } from './vendor-request.ts';

afterEach(() => void vi.useRealTimers());

const signal = new AbortController().signal;
const hang = (ends: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    ends.addEventListener('abort', () => reject(ends.reason));
  });

it('is half a minute of three, never longer than the whole, and more for servers that are given much time', () => {
  expect([1_000, 180_000, 600_000].map(firstByteMs)).toEqual([1_000, 30_000, 100_000]);
});

describe('a vendor that takes a request and says nothing', () => {
  it.each(['GET', 'DELETE'] as const)('is left after half a minute: %s', async (method) => {
    vi.useFakeTimers();
    const asked = vendorRequest(
      {
        url: 'https://vendor.example',
        method,
        signal,
        timeoutMs: 180_000,
        send: (_, { signal: ends }) => hang(ends),
      },
      async () => null,
    );
    const failure = asked.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(failure).resolves.toMatchObject({ kind: 'timeout' });
  });

  it('is waited for where something is made before its response begins', async () => {
    vi.useFakeTimers();
    const made = vendorRequest(
      {
        url: 'https://vendor.example',
        method: 'POST',
        signal,
        timeoutMs: 180_000,
        send: () => new Promise((resolve) => setTimeout(() => resolve(new Response('made')), 120_000)),
      },
      (response) => response.text(),
    );
    await vi.advanceTimersByTimeAsync(120_000);
    await expect(made).resolves.toBe('made');
  });

  it('is left by a text after half a minute before its first word, and later after it', async () => {
    vi.useFakeTimers();
    const context = { signal, onText: () => undefined, onUsage: () => undefined };
    const failure = readText(hang, context, 180_000).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(failure).resolves.toMatchObject({ kind: 'timeout' });

    async function* slow() {
      yield { type: 'text', text: 'one' } as const;
      await new Promise((resolve) => setTimeout(resolve, 120_000));
      yield { type: 'end', isCutOff: false } as const;
    }
    const written = readText(async () => slow(), context, 180_000);
    await vi.advanceTimersByTimeAsync(120_000);
    await expect(written).resolves.toMatchObject({ text: 'one' });
  });
});
