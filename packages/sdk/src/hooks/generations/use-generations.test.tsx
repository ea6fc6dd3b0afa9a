import type { ImageGeneration } from '@aic/contract';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../../testing/fake-api.ts';
import { createFakeShell } from '../../testing/fake-shell.ts';
import { imageItem } from '../../testing/items.ts';
import { renderHookInShell } from '../../testing/render-hook-in-shell.tsx';
import { useGenerations } from './use-generations.ts';

const PROCESSING = imageItem({ id: 'a', status: 'processing', progress: 0.2 });
const COMPLETED = imageItem({ id: 'a' });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function setUp(items: ImageGeneration[], stream: 'open' | 'closed') {
  const server = { items };
  const backend = createFakeApi({ 'GET /api/generations': () => server.items });
  const shell = createFakeShell(backend.fetch);
  shell.setEventStatus(stream);
  const { result, unmount } = renderHookInShell(shell, () => useGenerations('image'));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  return { server, shell, result, unmount, pass, reads: () => backend.requests.length };
}

describe('polling of the image list', () => {
  it('happens every 10 s while the event stream is down and something is processing', async () => {
    const { pass, reads } = await setUp([PROCESSING], 'closed');

    await pass(9_999);
    expect(reads()).toBe(1);
    await pass(1);
    expect(reads()).toBe(2);
    await pass(10_000);
    expect(reads()).toBe(3);
  });

  it('does not happen while the stream is open', async () => {
    const { pass, reads } = await setUp([PROCESSING], 'open');

    await pass(120_000);

    expect(reads()).toBe(1);
  });

  it('does not happen when nothing is processing', async () => {
    const { pass, reads } = await setUp([COMPLETED], 'closed');

    await pass(120_000);

    expect(reads()).toBe(1);
  });

  it('ends with the last processing item', async () => {
    const { server, pass, reads, result } = await setUp([PROCESSING], 'closed');
    server.items = [COMPLETED];

    await pass(120_000);

    expect(reads()).toBe(2);
    expect(result.current.data).toEqual([COMPLETED]);
  });

  it('follows the stream: starts when it closes, ends when it opens', async () => {
    const { shell, pass, reads } = await setUp([PROCESSING], 'open');

    act(() => shell.setEventStatus('closed'));
    await pass(10_000);
    expect(reads()).toBe(2);

    act(() => shell.setEventStatus('open'));
    await pass(0);
    expect(reads()).toBe(3);
    await pass(60_000);
    expect(reads()).toBe(3);
  });

  it('learns what ended between the first read and the open stream, of which no event tells', async () => {
    const { server, shell, pass, result } = await setUp([PROCESSING], 'closed');
    server.items = [COMPLETED];

    act(() => shell.setEventStatus('open'));
    await pass(0);

    expect(result.current.data).toEqual([COMPLETED]);
  });

  it('asks no more than it must: nothing is under way, so nothing can have ended', async () => {
    const { shell, pass, reads } = await setUp([COMPLETED], 'closed');
    act(() => shell.setEventStatus('open'));
    await pass(0);
    expect(reads()).toBe(1);
  });

  it('ends with the tool', async () => {
    const { unmount, pass, reads } = await setUp([PROCESSING], 'closed');

    unmount();
    await pass(60_000);

    expect(reads()).toBe(1);
  });
});
