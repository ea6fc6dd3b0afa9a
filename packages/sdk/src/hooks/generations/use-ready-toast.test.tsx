import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../api/client.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { createFakeShell } from '../../testing/fake-shell.ts';
import { videoItem } from '../../testing/items.ts';
import { renderHookInShell } from '../../testing/render-hook-in-shell.tsx';
import { useReadyToast } from './use-ready-toast.ts';

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const ready = (id: string, seconds: number) =>
  videoItem({ id, createdAt: ago(seconds + 120), completedAt: ago(seconds) });
const processing = videoItem({ id: 'p', status: 'processing', completedAt: null });

function setUp(items: ReturnType<typeof videoItem>[] | undefined, isInView?: (id: string) => boolean) {
  const shell = createFakeShell(createFakeApi({}).fetch);
  const list = { items };
  const { rerender, unmount } = renderHookInShell(shell, () =>
    useReadyToast(list.items, { title: 'Video Ready!', description: 'Watch it.' }, isInView),
  );
  return {
    shell,
    unmount,
    show: (next: ReturnType<typeof videoItem>[]) => {
      list.items = next;
      act(() => rerender());
    },
  };
}

beforeEach(() => sessionStorage.clear());

describe('useReadyToast', () => {
  it('[4.job.ready] says that the newest completed item is ready while it is under 60 s old', () => {
    const { shell } = setUp([processing, ready('a', 59), ready('b', 5)]);
    expect(shell.calls.toasts).toEqual([{ title: 'Video Ready!', description: 'Watch it.' }]);
    // Screen readers hear the toast itself.
    expect(shell.calls.said).toEqual([]);
  });

  it('covers nothing that the user sees: screen readers hear it, and later it is not said either', () => {
    const { shell } = setUp([ready('a', 1)], (id) => id === 'a');
    expect(shell.calls.toasts).toEqual([]);
    expect(shell.calls.said).toEqual(['Watch it.']);
    expect(setUp([ready('a', 1)]).shell.calls.toasts).toEqual([]);
  });

  it('[4.job.ready] says nothing of an item that is 60 s old, or while there is none', () => {
    expect(setUp([ready('a', 60)]).shell.calls.toasts).toEqual([]);
    expect(setUp([processing]).shell.calls.toasts).toEqual([]);
    expect(setUp(undefined).shell.calls.toasts).toEqual([]);
  });

  it.each([-1, 1])('[4.job.ready] goes by the server when the clock here is %i h off', async (hours) => {
    const serverNow = Date.now() - hours * 3_600_000;
    const completed = (id: string, seconds: number) =>
      videoItem({ id, completedAt: new Date(serverNow - seconds * 1000).toISOString() });
    const api = createApiClient(async () =>
      Response.json([], { headers: { date: new Date(serverNow).toUTCString() } }),
    );
    await api.request('GET', '/api/credits');
    const shellAt = (items: ReturnType<typeof videoItem>[]) => {
      const shell = { ...createFakeShell(createFakeApi({}).fetch), api };
      renderHookInShell(shell, () =>
        useReadyToast(items, { title: 'Video Ready!', description: 'Watch it.' }),
      );
      return shell;
    };

    expect(shellAt([completed('new', 5)]).calls.toasts).toHaveLength(1);
    expect(shellAt([completed('old', 90)]).calls.toasts).toHaveLength(0);
  });

  it('says it once for an item, also after a look at another tool', () => {
    const first = setUp([ready('a', 1)]);
    first.show([ready('a', 1)]);
    first.unmount();
    const second = setUp([ready('a', 2)]);
    expect(first.shell.calls.toasts).toHaveLength(1);
    expect(second.shell.calls.toasts).toEqual([]);
  });

  it('[4.job.ready] says it of a job that was asked for earlier and is ready later', () => {
    const { shell, show } = setUp([ready('later', 5), { ...processing, id: 'earlier' }]);
    show([ready('later', 6), ready('earlier', 1)]);
    expect(shell.calls.toasts).toHaveLength(2);
  });

  it('waits for the other results of the same press', () => {
    const first = { ...ready('a', 5), batchId: 'a' };
    const { shell, show } = setUp([{ ...processing, batchId: 'a' }, first]);
    expect(shell.calls.toasts).toEqual([]);
    show([{ ...ready('p', 1), batchId: 'a' }, first]);
    expect(shell.calls.toasts).toHaveLength(1);
  });

  it('says it again for the next item', () => {
    const { shell, show } = setUp([processing]);
    show([ready('a', 1)]);
    show([ready('b', 1), ready('a', 2)]);
    expect(shell.calls.toasts).toHaveLength(2);
  });

  it('does without storage, and with a spoilt one', () => {
    sessionStorage.setItem('aic.announced', '{"not":"a list"}');
    expect(setUp([ready('a', 1)]).shell.calls.toasts).toHaveLength(1);
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(setUp([ready('b', 1)]).shell.calls.toasts).toHaveLength(1);
    setItem.mockRestore();
  });
});
