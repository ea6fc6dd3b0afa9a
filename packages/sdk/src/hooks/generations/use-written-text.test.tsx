import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../../testing/fake-api.ts';
import { createFakeShell } from '../../testing/fake-shell.ts';
import { renderHookInShell } from '../../testing/render-hook-in-shell.tsx';
import { useWrittenText } from './use-written-text.ts';

const responseOf = (...lines: object[]) =>
  new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

function setUp(responses: Array<() => Response>) {
  const backend = createFakeApi({
    'GET /api/text-generations/t/stream': () =>
      (responses.shift() ?? (() => responseOf({ status: 'completed' })))(),
  });
  const shell = createFakeShell(backend.fetch);
  const { result, unmount } = renderHookInShell(shell, () => useWrittenText('t'));
  return { backend, shell, result, unmount };
}

/** Passes the time, and lets what was answered arrive. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('useWrittenText', () => {
  it('puts pieces where they belong, and reads the list again at the end', async () => {
    const { shell, result } = setUp([
      () => responseOf({ from: 0, text: 'One thre' }, { from: 4, text: 'two' }, { status: 'completed' }),
    ]);
    const invalidate = vi.spyOn(shell.queryClient, 'invalidateQueries');
    await act(() =>
      vi.waitFor(() => expect(invalidate).toHaveBeenCalledWith({ queryKey: ['generations', 'text'] })),
    );
    expect(result.current).toBe('One two');
  });

  it('takes a broken stream up again after a second', async () => {
    const { backend, result } = setUp([
      () => responseOf({ from: 0, text: 'One ' }),
      () => responseOf({ from: 0, text: 'One two' }, { status: 'completed' }),
    ]);
    await act(() => vi.waitFor(() => expect(backend.requests).toHaveLength(1)));
    await pass(900);
    expect(result.current).toBe('One ');
    await act(() => vi.waitFor(() => expect(backend.requests).toHaveLength(2)));
    await pass(0);
    expect(result.current).toBe('One two');
  });

  it('leaves the stream with the page', async () => {
    const { backend, unmount } = setUp([() => new Response('', { status: 503 })]);
    await act(() => vi.waitFor(() => expect(backend.requests).toHaveLength(1)));
    unmount();
    await pass(5000);
    expect(backend.requests).toHaveLength(1);
  });

  it.each([401, 404])('asks no more after a %i, and lets the list say why', async (status) => {
    const { backend, shell, result } = setUp([() => new Response('', { status })]);
    const invalidate = vi.spyOn(shell.queryClient, 'invalidateQueries');
    await act(() =>
      vi.waitFor(() => expect(invalidate).toHaveBeenCalledWith({ queryKey: ['generations', 'text'] })),
    );
    await pass(5000);
    expect(backend.requests).toHaveLength(1);
    expect(result.current).toBeNull();
  });
});
