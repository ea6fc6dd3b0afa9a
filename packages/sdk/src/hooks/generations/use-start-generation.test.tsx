import type { ImageGeneration } from '@aic/contract';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { generationsQuery, type StartInput } from '../../api/generations/generations.ts';
import { isOptimistic } from '../../api/generations/optimistic-item.ts';
import { apiError, createFakeApi } from '../../testing/fake-api.ts';
import { createFakeShell } from '../../testing/fake-shell.ts';
import { imageItem } from '../../testing/items.ts';
import { renderHookInShell } from '../../testing/render-hook-in-shell.tsx';
import { tileKey, useStartGeneration } from './use-start-generation.ts';

const OLD = imageItem({ id: 'old', prompt: 'Earlier' });
const ACCEPTED = imageItem({ id: 'new', prompt: 'A fox', status: 'processing', progress: 0 });

const input = (change: Partial<StartInput<'image'>> = {}): StartInput<'image'> => ({
  request: { prompt: ' A fox ', size: '1024x1792' },
  quotedPrice: 20,
  idempotencyKey: 'key-1',
  ...change,
});

/** A backend whose responses to POST /api/generate are given by the test, one call at a time. */
function setUp(listed: ImageGeneration[] = [OLD]) {
  const server = { list: listed };
  const responses: Array<(response: Response) => void> = [];
  const backend = createFakeApi({
    'GET /api/generations': () => server.list,
    'GET /api/credits': () => ({ credits: 480 }),
    'POST /api/generate': () => new Promise<Response>((resolve) => responses.push(resolve)),
  });
  const shell = createFakeShell(backend.fetch);
  const { queryKey } = generationsQuery(shell.api, 'image');
  shell.queryClient.setQueryData(queryKey, listed);
  const { result } = renderHookInShell(shell, () => useStartGeneration('image'));
  const list = () => shell.queryClient.getQueryData(queryKey) ?? [];

  return {
    server,
    backend,
    shell,
    list,
    ids: () => list().map(({ id }) => id),
    start: (request = input()) => act(async () => result.current.mutate(request)),
    respond: (response: Response, index = 0) =>
      act(async () => {
        responses[index]?.(response);
      }),
    /** What the shell does when the event stream says that the list has changed. */
    refresh: () =>
      act(() => shell.queryClient.fetchQuery({ ...generationsQuery(shell.api, 'image'), staleTime: 0 })),
    isPending: () => result.current.isPending,
  };
}

/** The server no longer answers with the list, so what is in it comes from the hook. */
function holdList({ handlers }: ReturnType<typeof createFakeApi>): void {
  handlers['GET /api/generations'] = () => new Promise<never>(() => {});
}

describe('before the server has answered', () => {
  it('shows a processing tile on top, with the shape and prompt that were asked for', async () => {
    const { start, list } = setUp();

    await start();

    expect(list()[0]).toMatchObject({
      prompt: 'A fox',
      size: '1024x1792',
      status: 'processing',
      progress: 0,
      imageUrl: null,
    });
    expect(list().map(isOptimistic)).toEqual([true, false]);
  });

  it('sends the quoted price and the idempotency key, and does not wait for the picture', async () => {
    const { start, backend } = setUp();

    await start();

    const sent = backend.requests.find(({ method }) => method === 'POST');
    expect(sent?.json).toEqual({ prompt: ' A fox ', size: '1024x1792' });
    expect(Object.fromEntries(sent?.headers ?? [])).toMatchObject({
      'idempotency-key': 'key-1',
      'x-quoted-price': '20',
      prefer: 'respond-async',
    });
  });

  it('does not let an older read of the list take the tile away', async () => {
    const { start, shell, ids } = setUp();
    let finishOldRead = (_items: ImageGeneration[]): void => {};
    const oldRead = shell.queryClient
      .fetchQuery({
        queryKey: generationsQuery(shell.api, 'image').queryKey,
        queryFn: ({ signal }) =>
          new Promise<ImageGeneration[]>((resolve, reject) => {
            finishOldRead = resolve;
            signal.addEventListener('abort', () => reject(new Error('dropped')));
          }),
        staleTime: 0,
      })
      .catch(() => undefined);

    await start();
    await act(async () => finishOldRead([OLD]));
    await oldRead;

    expect(ids()).toEqual(['pending:key-1', 'old']);
  });
});

describe('when the server says yes', () => {
  it('puts the item in the place of its tile, under the same key', async () => {
    const { start, respond, ids, list, backend } = setUp();
    await start();
    await start(input({ idempotencyKey: 'key-2' }));
    holdList(backend);

    await respond(Response.json(ACCEPTED, { status: 202 }), 0);

    expect(ids()).toEqual(['pending:key-2', 'new', 'old']);
    expect(list().map(tileKey)).toEqual(['pending:key-2', 'pending:key-1', 'old']);
  });

  it('puts each result of a press in the place of its tile', async () => {
    const { start, respond, ids, list, backend } = setUp();
    await start(input({ request: { prompt: 'A fox', count: 3 }, quotedPrice: 60 }));
    expect(ids()).toEqual(['pending:key-1:2', 'pending:key-1:1', 'pending:key-1', 'old']);
    expect(list().map(({ credits }) => credits)).toEqual([20, 20, 20, 20]);
    holdList(backend);

    const others = ['second', 'third'].map((id) => ({ ...ACCEPTED, id }));
    await respond(Response.json({ ...ACCEPTED, others }, { status: 202 }));

    expect(ids()).toEqual(['third', 'second', 'new', 'old']);
    expect(list().map(tileKey)).toEqual(['pending:key-1:2', 'pending:key-1:1', 'pending:key-1', 'old']);
  });

  it('takes all tiles of a press away when it is refused', async () => {
    const { start, respond, ids, backend } = setUp();
    await start(input({ request: { prompt: 'A fox', count: 3 }, quotedPrice: 60 }));
    holdList(backend);

    await respond(apiError(402, { code: 'insufficient_credits', message: 'Not enough.' }));

    await waitFor(() => expect(ids()).toEqual(['old']));
  });

  it('keeps one item, the further one, when an event has refreshed the list first', async () => {
    const { start, respond, server, refresh, list, backend } = setUp();
    await start();
    const further = { ...ACCEPTED, progress: 0.6 };
    server.list = [further, OLD];
    await refresh();
    holdList(backend);

    await respond(Response.json(ACCEPTED, { status: 202 }));

    expect(list()).toEqual([further, OLD]);
  });

  it('does not lose the item when an event has refreshed the list before the server knew it', async () => {
    const { start, respond, refresh, list, backend } = setUp();
    await start();
    await refresh();
    holdList(backend);

    await respond(Response.json(ACCEPTED, { status: 202 }));

    expect(list()).toEqual([ACCEPTED, OLD]);
  });

  it('keeps one item when a repeated press is answered with a job that is listed already', async () => {
    const { start, respond, list, backend } = setUp([ACCEPTED, OLD]);
    await start();
    holdList(backend);

    await respond(Response.json(ACCEPTED, { status: 202 }));

    expect(list().map(({ id }) => id)).toEqual(['new', 'old']);
  });

  it('asks for list and balance again', async () => {
    const { start, respond, backend, shell, isPending } = setUp();
    await shell.queryClient.fetchQuery({
      queryKey: ['credits'],
      queryFn: () => ({ credits: 500 }),
    });
    await start();

    await respond(Response.json(ACCEPTED, { status: 202 }));

    await waitFor(() => expect(isPending()).toBe(false));
    expect(shell.queryClient.getQueryState(['credits'])?.isInvalidated).toBe(true);
    expect(
      shell.queryClient.getQueryState(generationsQuery(shell.api, 'image').queryKey)?.isInvalidated,
    ).toBe(true);
    expect(backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('when the server says no', () => {
  it('takes away its own tile and nothing else', async () => {
    const { start, respond, ids, isPending } = setUp();
    await start();
    await start(input({ idempotencyKey: 'key-2' }));

    await respond(apiError(402, { message: 'Not enough credits.' }), 0);

    await waitFor(() => expect(ids()).toEqual(['pending:key-2', 'old']));
    await respond(apiError(402, { message: 'Not enough credits.' }), 1);
    await waitFor(() => expect(isPending()).toBe(false));
    expect(ids()).toEqual(['old']);
  });

  it('is sent once: a paid call is never repeated by itself', async () => {
    const { start, respond, backend, isPending } = setUp();
    await start();

    await respond(apiError(500, { message: 'Down.' }));

    await waitFor(() => expect(isPending()).toBe(false));
    expect(backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});
