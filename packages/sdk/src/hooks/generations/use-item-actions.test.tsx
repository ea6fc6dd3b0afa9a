import type { ImageGeneration } from '@aic/contract';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { optimisticId } from '../../api/generations/optimistic-item.ts';
import { apiError, createFakeApi } from '../../testing/fake-api.ts';
import { createFakeShell } from '../../testing/fake-shell.ts';
import { imageItem } from '../../testing/items.ts';
import { renderHookInShell } from '../../testing/render-hook-in-shell.tsx';
import { useItemActions } from './use-item-actions.ts';

type Handlers = Parameters<typeof createFakeApi>[0];

function setUp(handlers: Handlers = {}) {
  const backend = createFakeApi({
    'GET /api/generations': () => [],
    'GET /api/credits': () => ({ credits: 500 }),
    ...handlers,
  });
  const shell = createFakeShell(backend.fetch);
  const { result } = renderHookInShell(shell, useItemActions);
  return { backend, shell, actions: () => result.current };
}

const ITEM = imageItem({ status: 'processing', imageUrl: null, thumbnails: null });
const answering = (response: ImageGeneration | Response): Handlers => ({
  [`POST /api/generations/${ITEM.id}/cancel`]: () => response,
});
const PICTURE = {
  url: '/media/abc',
  prompt: 'A fox, at dawn',
  prefix: 'ai-image-',
  extension: 'png',
  noun: 'image',
} as const;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('cancel', () => {
  it('is offered while a job is under way, once the server has confirmed it', () => {
    const { actions } = setUp();
    expect(actions().cancelOf(ITEM)).toMatchObject({ isEarly: false, isPending: false });
    expect(actions().cancelOf({ ...ITEM, id: optimisticId('key') })?.isEarly).toBe(true);
    expect(actions().cancelOf(imageItem())).toBeNull();
    expect(actions().stopOf(imageItem())).toBeNull();
  });

  it.each([ITEM, { ...ITEM, status: 'failed', error: 'Cancelled', refunded: true } as const])(
    'says that the credits are back ($status)',
    async (response) => {
      const { shell, actions } = setUp(answering(response));
      act(() => actions().cancelOf(ITEM)?.onCancel());
      await waitFor(() =>
        expect(shell.calls.toasts).toEqual([{ title: 'Cancelled', description: '20 credits are back.' }]),
      );
    },
  );

  it('promises no credits for an item that was ready before the cancel came', async () => {
    const { shell, actions } = setUp(answering(imageItem()));
    act(() => actions().cancelOf(ITEM)?.onCancel());
    await waitFor(() => expect(shell.calls.toasts).toHaveLength(1));
    expect(shell.calls.toasts[0]).toEqual({
      title: 'Too late to cancel',
      description: 'It was ready already. You find it in your list.',
    });
  });

  it('speaks of no credits where none were held', async () => {
    const { shell, actions } = setUp(answering({ ...ITEM, credits: 0 }));
    act(() => actions().cancelOf(ITEM)?.onCancel());
    await waitFor(() => expect(shell.calls.toasts).toEqual([{ title: 'Cancelled' }]));
  });

  it('says nothing of a stop that worked: its page tells what came of it', async () => {
    const { shell, actions, backend } = setUp(answering({ ...ITEM, status: 'failed' }));
    act(() => actions().stopOf(ITEM)?.onCancel());
    await waitFor(() => expect(backend.requests.some(({ path }) => path.endsWith('/cancel'))).toBe(true));
    await waitFor(() => expect(actions().stopOf(ITEM)?.isPending).toBe(false));
    expect(shell.calls.toasts).toEqual([]);
  });

  it('says when it did not work', async () => {
    const { shell, actions } = setUp(
      answering(apiError(404, { message: 'This item does not exist.', code: 'not_found' })),
    );
    act(() => actions().cancelOf(ITEM)?.onCancel());
    await waitFor(() =>
      expect(shell.calls.toasts).toEqual([
        { title: 'Error', description: 'This item does not exist.', variant: 'destructive' },
      ]),
    );
  });
});

describe('download', () => {
  it('[8.success] saves the file under the name of its prompt, and lets go of its bytes once the browser has read them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { backend, shell, actions } = setUp({ 'GET /api/download': () => new Response('bytes') });
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });

    await act(() => actions().download(PICTURE));

    expect(names).toEqual(['ai-image-A-fox-at-dawn.png']);
    expect(backend.requests[0]?.path).toBe(
      '/api/download?url=%2Fmedia%2Fabc&filename=ai-image-A-fox-at-dawn.png',
    );
    expect(shell.calls.toasts).toEqual([
      { title: 'Download Started', description: 'ai-image-A-fox-at-dawn.png' },
    ]);
    expect(create).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(30_000);
    expect(revoke).not.toHaveBeenCalled();
    vi.advanceTimersByTime(30_000);
    expect(revoke).toHaveBeenCalledWith('blob:1');
  });

  it('[7.download] encodes the address and the name', async () => {
    const { backend, actions } = setUp({ 'GET /api/download': () => new Response('', { status: 500 }) });
    vi.spyOn(globalThis, 'open').mockReturnValue(null);
    await act(() => actions().download({ ...PICTURE, url: '/media/a?b=1&c=ü#d', prompt: 'Füchse & Hühner' }));
    expect(backend.requests[0]?.path).toBe(
      '/api/download?url=%2Fmedia%2Fa%3Fb%3D1%26c%3D%C3%BC%23d&filename=ai-image-F%C3%BCchse-H%C3%BChner.png',
    );
  });

  it('opens no page of what the API would make, when that fails', async () => {
    const url = '/api/generations/1/labelled';
    const { shell, actions } = setUp({ [`GET ${url}`]: () => new Response('', { status: 500 }) });
    const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
    await act(() => actions().download({ ...PICTURE, url }));
    expect(shell.calls.toasts).toMatchObject([{ title: 'Download Failed' }]);
    expect(opened).not.toHaveBeenCalled();
  });

  it('asks for nothing while there is no file', async () => {
    const { backend, shell, actions } = setUp();
    await act(() => actions().download({ ...PICTURE, url: null }));
    expect(backend.requests).toEqual([]);
    expect(shell.calls.toasts).toEqual([]);
  });
});

describe('copy', () => {
  it("[8.tools.copy] says 'Copy Failed' where the clipboard refuses", async () => {
    const { shell, actions } = setUp();
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
    await act(() => actions().copy('words', 'Copied them.'));
    vi.unstubAllGlobals();
    expect(shell.calls.toasts).toEqual([
      { title: 'Copy Failed', description: 'Could not copy to clipboard', variant: 'destructive' },
    ]);
  });
});

describe('a session that is over', () => {
  const signedOut = () => apiError(401, { message: 'Unauthorized', code: 'unauthorized' });

  it.each<[string, (actions: ReturnType<typeof useItemActions>) => void]>([
    ['cancel', (actions) => actions.cancelOf(ITEM)?.onCancel()],
    ['stop', (actions) => actions.stopOf(ITEM)?.onCancel()],
    ['download', (actions) => void actions.download(PICTURE)],
  ])('[8.unauthorized] leads to the sign-in from %s', async (_name, press) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { shell, actions } = setUp({ ...answering(signedOut()), 'GET /api/download': signedOut });
    const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);

    act(() => press(actions()));

    await vi.waitFor(() => expect(shell.calls.left).toEqual(['/api/login?returnTo=%2F']));
    expect(shell.calls.toasts).toEqual([
      { title: 'Unauthorized: You are logged out. Logging in again...', variant: 'destructive' },
    ]);
    expect(opened).not.toHaveBeenCalled();
  });
});
