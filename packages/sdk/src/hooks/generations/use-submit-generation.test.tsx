import type { StartRequests, VideoGeneration } from '@aic/contract';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiError, createFakeApi } from '../../testing/fake-api.ts';
import { createFakeShell, FAKE_USER } from '../../testing/fake-shell.ts';
import { videoItem } from '../../testing/items.ts';
import { renderHookInShell } from '../../testing/render-hook-in-shell.tsx';
import { useSubmitGeneration } from './use-submit-generation.ts';

const REQUEST: StartRequests['video'] = { prompt: 'Waves', duration: 4, aspectRatio: '16:9', image: null };
const PROCESSING = videoItem({ id: 'new', status: 'processing', videoUrl: null });

/** A backend that gives these responses one after the other. */
function setUp(responses: Array<() => Response | VideoGeneration | Promise<Response>>, user = FAKE_USER) {
  const backend = createFakeApi({
    'GET /api/video-generations': () => [],
    'GET /api/credits': () => ({ credits: 500 }),
    'POST /api/generate-video': () => (responses.shift() ?? (() => PROCESSING))(),
    'POST /api/generate-video-from-image': () => (responses.shift() ?? (() => PROCESSING))(),
  });
  const shell = createFakeShell(backend.fetch, user);
  const started: string[] = [];
  const open = () =>
    renderHookInShell(shell, () =>
      useSubmitGeneration('video', {
        price: 20,
        failure: { title: 'Generation Failed', text: 'Failed to generate video' },
        announcement: 'Your video is being made',
        onStarted: ({ id }) => started.push(id),
      }),
    );
  let { result, unmount } = open();
  const posts = () => backend.requests.filter(({ method }) => method === 'POST');
  return {
    shell,
    started,
    unmount: () => unmount(),
    /** The tool is left and opened again. */
    reopen: () => {
      unmount();
      ({ result, unmount } = open());
    },
    isPending: () => result.current.isPending,
    price: () => result.current.price,
    posts,
    keys: () => posts().map(({ headers }) => headers.get('idempotency-key')),
    press: async (request = REQUEST) => {
      await act(async () => result.current.run(request));
      await waitFor(() => expect(result.current.isPending).toBe(false));
    },
    pressOnly: (request = REQUEST) => act(async () => result.current.run(request)),
  };
}

const unanswered = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => {
  vi.useRealTimers();
});

describe('a press', () => {
  it('starts the job at the price that was shown, and says so', async () => {
    const { press, posts, shell, started } = setUp([]);
    await press();
    expect(posts()[0]?.headers.get('x-quoted-price')).toBe('20');
    expect(shell.calls.said).toEqual(['Your video is being made']);
    expect(started).toEqual(['new']);
    expect(shell.calls.toasts).toEqual([]);
  });

  it('takes away a toast about something earlier, and not the one that says why it was refused', async () => {
    const { press, shell } = setUp([() => apiError(503, { message: 'Down.' })]);
    shell.toast({ title: 'Copied!' });

    await press();

    expect(shell.calls.toasts.map(({ title }) => title)).toEqual(['Copied!', 'Generation Failed']);
    expect(shell.calls.clears).toEqual([1]);
  });

  it.each([
    [false, 'There is no network: nothing was sent, and nothing was charged.'],
    [true, 'No answer has arrived: if it was started, and charged, all the same, it is in your list.'],
  ])('says what it cost when no response comes (online: %s)', async (isOnline, words) => {
    const { press, shell } = setUp([unanswered]);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

    await press();

    vi.restoreAllMocks();
    expect(shell.calls.toasts.map(({ title, description }) => [title, description])).toEqual([
      ['Generation Failed', `Failed to generate video. ${words}`],
    ]);
  });

  it.each([
    ['nothing of an item', () => Response.json({})],
    ['null', () => Response.json(null)],
    ['an item without some of its members', () => Response.json({ ...PROCESSING, aspectRatio: undefined })],
    ['the page of a proxy', () => new Response('<!doctype html><title>Sign in to the network</title>')],
  ])('says that it cannot know what it cost when it is answered with %s', async (_, response) => {
    const { press, shell, started, keys } = setUp([response]);
    await press();
    expect(shell.calls.toasts.map(({ description }) => description)).toEqual([
      'Failed to generate video. The answer could not be read: if it was started, and charged, all the same, it is in your list.',
    ]);
    expect(started).toEqual([]);
    await press();
    expect(new Set(keys()).size).toBe(1);
  });

  it('makes another one under another key', async () => {
    const { press, keys } = setUp([]);
    await press();
    await press();
    expect(new Set(keys()).size).toBe(2);
  });

  it('asks once when it is repeated before the response', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { pressOnly, posts, shell } = setUp([() => promise]);
    await pressOnly();
    await pressOnly();
    expect(posts()).toHaveLength(1);
    expect(shell.queryClient.getQueryData(['generations', 'video'])).toHaveLength(1);
    resolve(Response.json(PROCESSING));
  });

  it('is still under way, and asked once, after its tool was left and opened again', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { pressOnly, press, reopen, isPending, posts } = setUp([() => promise]);
    await pressOnly();
    reopen();
    expect(isPending()).toBe(true);
    await pressOnly();
    expect(posts()).toHaveLength(1);
    resolve(Response.json(PROCESSING));
    await waitFor(() => expect(isPending()).toBe(false));
    await press();
    expect(posts()).toHaveLength(2);
  });

  it('repeats under the same key after its tool was left and opened again', async () => {
    const { press, reopen, keys } = setUp([unanswered]);
    await press();
    reopen();
    await press();
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it.each([
    ['the connection broke', unanswered],
    ['a proxy answered for the server', () => new Response('Bad gateway', { status: 502 })],
    ['the server fell', () => apiError(500, { message: 'Something went wrong.', code: 'internal' })],
  ])('repeats under the same key when %s: it may have been taken', async (_, response) => {
    const { press, keys } = setUp([response]);
    await press();
    await press();
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it('does not repeat under the same key for other words, another picture or a clear no', async () => {
    const { press, keys } = setUp([
      unanswered,
      unanswered,
      unanswered,
      () => apiError(429, { message: 'Wait.', code: 'rate_limited' }),
    ]);
    const image = (name: string) => new File(['x'], name, { type: 'image/png', lastModified: 1 });
    await press();
    await press({ ...REQUEST, prompt: 'Wind' });
    await press({ ...REQUEST, image: image('a.png') });
    await press({ ...REQUEST, image: image('b.png') });
    await press({ ...REQUEST, image: image('b.png') });
    expect(new Set(keys()).size).toBe(5);
  });
});

describe('a refusal', () => {
  it('shows a changed price, and holds that one at the next press', async () => {
    const { press, price, posts, shell } = setUp([
      () =>
        apiError(409, { message: 'The price has changed to 25 credits.', code: 'price_changed', price: 25 }),
    ]);
    await press();
    expect(shell.calls.toasts[0]?.description).toBe('The price has changed to 25 credits.');
    expect(price()).toBe(25);
    await press();
    expect(posts()[1]?.headers.get('x-quoted-price')).toBe('25');
  });

  it('takes a changed price of a press of several results as what each of them costs', async () => {
    const { press, price, posts } = setUp([
      () => apiError(409, { message: 'The price has changed.', code: 'price_changed', price: 75 }),
    ]);
    const three = { ...REQUEST, count: 3 };
    await press(three);
    expect(price()).toBe(25);
    await press(three);
    await press();
    expect(posts().map(({ headers }) => headers.get('x-quoted-price'))).toEqual(['60', '75', '25']);
  });

  it.each([
    [402, 'insufficient_credits'],
    [403, 'forbidden'],
  ])('leads to the plans on %i, from where the way leads back to the tool', async (status, code) => {
    history.replaceState(null, '', '/image-generator?mode=photo-editor');
    const { press, shell } = setUp([() => apiError(status, { message: 'Not like this.', code })]);
    await press();
    expect(shell.calls.toasts[0]).toMatchObject({
      title: 'Generation Failed',
      description: 'Not like this.',
    });
    shell.calls.toasts[0]?.action?.run();
    expect(shell.calls.navigations).toEqual(['/subscribe?returnTo=%2Fimage-generator%3Fmode%3Dphoto-editor']);
  });

  it('leads a user who has a plan to it: there is nothing to subscribe to', async () => {
    const { press, shell } = setUp(
      [() => apiError(402, { message: 'Not enough credits.', code: 'insufficient_credits' })],
      { ...FAKE_USER, plan: 'pro', isPro: true },
    );
    await press();
    shell.calls.toasts[0]?.action?.run();
    expect(shell.calls.navigations).toEqual(['/account']);
  });

  it('is shown although its user has gone to another tool meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { pressOnly, unmount, shell } = setUp([() => promise]);
    await pressOnly();
    unmount();
    resolve(apiError(402, { message: 'Not enough credits.', code: 'insufficient_credits' }));
    await waitFor(() => expect(shell.calls.toasts[0]?.description).toBe('Not enough credits.'));
  });

  it('is shown for each of two presses', async () => {
    const first = Promise.withResolvers<Response>();
    const second = Promise.withResolvers<Response>();
    const { pressOnly, shell } = setUp([() => first.promise, () => second.promise]);
    await pressOnly();
    await pressOnly({ ...REQUEST, prompt: 'Wind' });
    first.resolve(apiError(400, { message: 'First.' }));
    second.resolve(apiError(400, { message: 'Second.' }));
    await waitFor(() =>
      expect(shell.calls.toasts.map(({ description }) => description)).toEqual(['First.', 'Second.']),
    );
  });

  it('[8.unauthorized] of a session that is over leads to the sign-in after half a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { pressOnly, shell } = setUp([
      () => apiError(401, { message: 'Unauthorized', code: 'unauthorized' }),
    ]);
    await pressOnly();
    await act(async () => {
      while (shell.calls.toasts.length === 0) await vi.advanceTimersByTimeAsync(0);
    });
    expect(shell.calls.toasts).toEqual([
      { title: 'Unauthorized: You are logged out. Logging in again...', variant: 'destructive' },
    ]);
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(shell.calls.left).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(shell.calls.left).toEqual(['/api/login?returnTo=%2F']);
  });
});
