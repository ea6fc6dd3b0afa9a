import { trackCoverUrl } from '@aic/sdk/cover';
import { apiError, musicItem } from '@aic/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  generateButton,
  processing,
  prompt,
  renderMusicTool,
  row,
} from '../../testing/render-music-tool.tsx';

const RAIN = musicItem();
const SUN = musicItem({
  id: 'sun',
  prompt: 'Sunny morning',
  audioUrl: '/media/sun',
  genre: null,
  duration: 75,
});

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('playing', () => {
  it('[2.music.recent] plays one track at a time: another one takes its place', async () => {
    const { user, shell } = await renderMusicTool([RAIN, SUN]);

    await user.click(row('Rainy afternoon').getByRole('button', { name: 'Play Rainy afternoon' }));
    expect(row('Rainy afternoon').getByRole('button', { name: 'Pause Rainy afternoon' })).toBeTruthy();
    await user.click(row('Sunny morning').getByRole('button', { name: 'Play Sunny morning' }));

    expect(row('Rainy afternoon').getByRole('button', { name: 'Play Rainy afternoon' })).toBeTruthy();
    expect(row('Sunny morning').getByRole('button', { name: 'Pause Sunny morning' })).toBeTruthy();
    expect(shell.player.state().track).toEqual({
      id: 'sun',
      title: 'Sunny morning',
      url: '/media/sun',
      durationSeconds: 75,
      page: '/music?result=sun',
    });
  });

  it('[2.music.recent] pauses with the same button, by Space, and goes on from there', async () => {
    const { user, shell } = await renderMusicTool([RAIN]);
    row('Rainy afternoon').getByRole('button', { name: 'Play Rainy afternoon' }).focus();
    await user.keyboard(' ');
    act(() => shell.player.change({ positionSeconds: 12 }));
    await user.keyboard(' ');
    expect(shell.player.state().status).toBe('paused');
    await user.keyboard(' ');
    expect(shell.player.state()).toMatchObject({ status: 'playing', positionSeconds: 12 });
  });

  it('leads from the player to the view of a track that has left the latest since, each time', async () => {
    await renderMusicTool([RAIN, SUN], { path: '/music?result=earlier' });
    await waitFor(() => expect(location.search).toBe('?item=earlier'));
    // React has rendered the page without a result, as it has long before the next press of a user.
    await act(async () => {});

    act(() => {
      history.pushState(null, '', '/music?result=earlier');
      dispatchEvent(new PopStateEvent('popstate'));
    });

    await waitFor(() => expect(location.search).toBe('?item=earlier'));
  });

  it('stays at the result when that is among the latest, and when it is removed', async () => {
    const { server, refresh } = await renderMusicTool([RAIN, SUN], { path: '/music?result=sun' });
    await waitFor(() => expect(row('Sunny morning')).toBeTruthy());

    server.items = [RAIN];
    await act(refresh);

    await waitFor(() => expect(screen.queryByRole('article', { name: 'Sunny morning' })).toBeNull());
    expect(location.search).toBe('?result=sun');
  });

  it('goes on playing when the page is left', async () => {
    const { user, shell, unmount } = await renderMusicTool([RAIN]);
    await user.click(row('Rainy afternoon').getByRole('button', { name: 'Play Rainy afternoon' }));
    unmount();
    expect(shell.player.state().status).toBe('playing');
  });

  it('[2.music.recent] shows where it is as m:ss, and the length of the others', async () => {
    const { shell, user } = await renderMusicTool([RAIN, SUN]);
    await user.click(row('Sunny morning').getByRole('button', { name: 'Play Sunny morning' }));
    act(() => shell.player.change({ positionSeconds: 61 }));
    expect(row('Sunny morning').getByText('1:01 / 1:15')).toBeTruthy();
    expect(row('Rainy afternoon').getByText('0:30')).toBeTruthy();
  });

  it('seeks by keyboard; in a track that does not play it starts there', async () => {
    const { user, shell } = await renderMusicTool([RAIN, SUN]);
    row('Sunny morning').getByRole('slider', { name: 'Seek in Sunny morning' }).focus();
    await user.keyboard('{End}');
    expect(shell.player.state()).toMatchObject({ track: { id: 'sun' }, positionSeconds: 75 });
    await user.keyboard('{Home}');
    expect(shell.player.state().positionSeconds).toBe(0);
  });

  it('says when the browser cannot play a track, and offers another try', async () => {
    const { user, shell } = await renderMusicTool([RAIN]);
    await user.click(row('Rainy afternoon').getByRole('button', { name: 'Play Rainy afternoon' }));
    act(() => shell.player.change({ status: 'failed' }));
    expect(row('Rainy afternoon').getByText('This browser cannot play it: download it instead')).toBeTruthy();
    await user.click(row('Rainy afternoon').getByRole('button', { name: 'Play Rainy afternoon' }));
    expect(shell.player.state().status).toBe('playing');
  });
});

it('has the same cover in the list as everywhere, also while it is made', async () => {
  const waiting = processing({ id: 'waiting', prompt: 'Snow at dusk' });
  await renderMusicTool([RAIN, waiting]);

  for (const item of [RAIN, waiting]) {
    const [picture] = row(item.prompt).getAllByRole('presentation');
    expect(picture?.getAttribute('src')).toBe(trackCoverUrl(item));
  }
});

describe('a track of the list', () => {
  it('[2.music.recent] is downloaded as ai-music-….mp3', async () => {
    let saved = '';
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved = this.download;
    });
    URL.createObjectURL = () => 'blob:test';
    URL.revokeObjectURL = () => {};
    const { user, shell, backend } = await renderMusicTool([RAIN], {
      handlers: { 'GET /api/download': () => new Response('mp3') },
    });

    await user.click(row('Rainy afternoon').getByRole('button', { name: /^Download/ }));

    await waitFor(() => expect(shell.calls.toasts.map(({ title }) => title)).toEqual(['Download Started']));
    expect(saved).toBe('ai-music-Rainy-afternoon.mp3');
    expect(backend.requests.some(({ path }) => path.startsWith('/api/download'))).toBe(true);
  });

  it('[4.job.status] stands in line with a spinner, then composes, and can be cancelled', async () => {
    const { user, server, shell, refresh } = await renderMusicTool([processing({ queuePosition: 3 })], {
      handlers: { [`POST /api/generations/${RAIN.id}/cancel`]: () => processing() },
    });
    expect(row('Rainy afternoon').getByText('3rd in line')).toBeTruthy();
    expect(document.querySelector('article [data-spinner]')).not.toBeNull();

    server.items = [processing({ progress: 0.4 })];
    await act(() => refresh());
    await waitFor(() => expect(row('Rainy afternoon').getByText('Composing, 40 %')).toBeTruthy());
    await user.click(row('Rainy afternoon').getByRole('button', { name: /^Cancel/ }));

    await waitFor(() =>
      expect(shell.calls.toasts).toEqual([{ title: 'Cancelled', description: '12 credits are back.' }]),
    );
  });

  it("[8.failed.music] says 'Generation failed', why, and that the credits are back", async () => {
    await renderMusicTool([
      processing({ status: 'failed', error: 'The provider is busy.', refunded: true, credits: 12 }),
    ]);
    const item = row('Rainy afternoon');
    expect(item.getByText('Generation failed')).toBeTruthy();
    expect(item.getByTitle('The provider is busy.')).toBeTruthy();
    expect(item.getByText('12 credits are back')).toBeTruthy();
    expect(item.queryByRole('button', { name: /Download/ })).toBeNull();
  });

  it.each([
    ['the same duration', 30, 30],
    ['the longest that can be asked for, where its file is longer', 123, 120],
  ])('runs again with the same prompt and genre and %s', async (_, duration, asked) => {
    const { user, posts } = await renderMusicTool([{ ...RAIN, duration }], {
      handlers: { 'POST /api/generate-music': () => processing({ id: 'again' }) },
    });
    await user.click(row('Rainy afternoon').getByRole('button', { name: /^Run again for 12 credits/ }));
    expect(posts()[0]?.json).toEqual({ prompt: 'Rainy afternoon', genre: 'jazz', duration: asked });
  });
});

describe('when a track ends', () => {
  const now = () => new Date().toISOString();

  it("[4.job.ready] says 'Music Ready!' once, if it was completed in the last minute", async () => {
    const { server, shell, refresh } = await renderMusicTool([processing()]);
    server.items = [musicItem({ completedAt: now() })];
    await act(() => refresh());
    await waitFor(() => expect(shell.calls.toasts.map(({ title }) => title)).toEqual(['Music Ready!']));
    await act(() => refresh());
    expect(shell.calls.toasts).toHaveLength(1);
  });

  it("[8.tools.fail] says 'Generation Failed' with the reason", async () => {
    const { server, shell, refresh } = await renderMusicTool([processing()]);
    server.items = [processing({ status: 'failed', error: 'The provider is busy.', refunded: true })];
    await act(() => refresh());
    await waitFor(() =>
      expect(shell.calls.toasts).toEqual([
        { title: 'Generation Failed', description: 'The provider is busy.', variant: 'destructive' },
      ]),
    );
  });
});

describe('the list', () => {
  it('[4.job.poll-music] is read every 10 s while the event stream is down, also when nothing is made', async () => {
    const { shell, backend } = await renderMusicTool([RAIN]);
    const reads = () =>
      backend.requests.filter(({ path }) => path.startsWith('/api/music-generations')).length;
    const before = reads();
    vi.useFakeTimers();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(reads()).toBe(before);
    act(() => shell.setEventStatus('closed'));

    await act(() => vi.advanceTimersByTimeAsync(9_999));
    expect(reads()).toBe(before);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(reads()).toBe(before + 1);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(reads()).toBe(before + 2);
  });

  it('is a wall of twelve before the first track: one press makes one like it, for its price', async () => {
    const response = Promise.withResolvers<object>();
    const { user, posts } = await renderMusicTool([], {
      handlers: { 'POST /api/generate-music': () => response.promise },
    });
    const wall = await screen.findByRole('list', { name: 'Examples' });
    expect(within(wall).getAllByRole('button')).toHaveLength(12);
    expect(screen.queryByRole('region', { name: 'Recent Music' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Make this: Calm piano at night - 12 credits' }));

    expect(prompt()).toHaveProperty('value', 'Calm piano at night');
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]?.json).toEqual({ prompt: 'Calm piano at night', genre: null, duration: 30 });
    expect(row('Calm piano at night')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Examples' })).toBeNull();
    response.resolve(processing({ prompt: 'Calm piano at night' }));
  });

  it('still says that it could not be loaded after a start whose response was unreadable too', async () => {
    const { user, shell } = await renderMusicTool([], {
      handlers: {
        'GET /api/music-generations': () => new Response('<title>Sign in to the network</title>'),
        'POST /api/generate-music': () => Response.json({}),
      },
    });
    await user.type(prompt(), 'A waltz');
    await user.click(generateButton());

    await waitFor(() => expect(shell.calls.toasts[0]?.description).toContain('could not be read'));
    expect(await screen.findByText('Your music could not be loaded')).toBeTruthy();
    expect(screen.queryByText('Nothing here yet')).toBeNull();
  });

  it('offers a retry when it could not be loaded', async () => {
    const { user, backend } = await renderMusicTool([], {
      handlers: { 'GET /api/music-generations': () => apiError(503, { message: 'Down.' }) },
    });
    await screen.findByText('Your music could not be loaded');
    backend.handlers['GET /api/music-generations'] = () => [RAIN];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(row('Rainy afternoon')).toBeTruthy());
  });
});
