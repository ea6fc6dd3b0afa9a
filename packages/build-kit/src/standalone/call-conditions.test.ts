import { afterEach, expect, it, vi } from 'vitest';
import { callName, withConditions, type CallMode } from './call-conditions.ts';

const backend: typeof fetch = async () => Response.json({ credits: 500 });

function callWith(mode: CallMode) {
  const calls: string[] = [];
  const modes = { 'GET /api/credits': mode };
  const fetch = withConditions(
    backend,
    () => ({ delayMs: 0, modes }),
    (name) => calls.push(name),
  );
  return { calls, fetch };
}

afterEach(() => vi.useRealTimers());

it.each([
  ['answers', 200],
  ['fails', 500],
  ['no credits', 402],
] as const)('a call that is set to "%s" ends with %i', async (mode, status) => {
  const { fetch } = callWith(mode);
  expect((await fetch('/api/credits')).status).toBe(status);
});

it('a call that is set to "offline" gets no response', async () => {
  await expect(callWith('offline').fetch('/api/credits')).rejects.toThrow(TypeError);
});

it('touches no other call, and lists each', async () => {
  const { fetch, calls } = callWith('fails');
  expect((await fetch('/api/providers')).ok).toBe(true);
  expect(calls).toEqual(['GET /api/providers']);
});

it('holds a response back for as long as the panel says', async () => {
  vi.useFakeTimers();
  const fetch = withConditions(
    backend,
    () => ({ delayMs: 2000, modes: {} }),
    () => {},
  );
  let isThere = false;
  const response = fetch('/api/credits').then(() => (isThere = true));
  await vi.advanceTimersByTimeAsync(1999);
  expect(isThere).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await response;
  expect(isThere).toBe(true);
});

it('names the same call of all items the same', () => {
  expect(callName('POST', '/api/generations/0197a000-0000-7000-8000-000000000100/cancel')).toBe(
    'POST /api/generations/:id/cancel',
  );
  expect(callName('GET', '/api/download?url=x')).toBe('GET /api/download');
});
