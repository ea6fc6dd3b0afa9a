import { videoItem } from '@aic/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderVideoTool } from '../../testing/render-video-tool.tsx';

const processing = (change = {}) =>
  videoItem({
    status: 'processing',
    videoUrl: null,
    posterUrl: null,
    progress: 0,
    completedAt: null,
    ...change,
  });
const recent = () => within(screen.getByRole('region', { name: 'Recent Videos' }));
const now = () => new Date().toISOString();

afterEach(() => vi.useRealTimers());

describe('the list', () => {
  it('[2.video.recent] shows status, player and download of a finished video', async () => {
    const { user, backend, shell } = await renderVideoTool({
      items: [videoItem()],
      handlers: { 'GET /api/download': () => new Response(new Uint8Array(4)) },
    });
    const item = within(recent().getByRole('article', { name: 'Waves at dusk' }));
    expect(item.getByText('Completed')).toBeTruthy();
    const article = recent().getByRole('article', { name: 'Waves at dusk' });
    expect(article.querySelector('img')?.getAttribute('src')).toBe(videoItem().posterUrl);
    expect(article.querySelector('video')).toBeNull();
    const result = within(screen.getByRole('region', { name: 'Result' }));
    expect(result.getByRole('button', { name: 'Play Waves at dusk' })).toBeTruthy();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});

    await user.click(item.getByRole('button', { name: /^Download/ }));

    await waitFor(() => expect(shell.calls.toasts[0]?.title).toBe('Download Started'));
    expect(backend.requests.at(-1)?.path).toContain('filename=ai-video-Waves-at-dusk.mp4');
    vi.restoreAllMocks();
  });

  it('names the file of a film without words by what it was made of', async () => {
    const { user, backend } = await renderVideoTool({
      items: [videoItem({ prompt: '', sourceImageUrl: '/media/a' })],
      handlers: { 'GET /api/download': () => new Response(new Uint8Array(4)) },
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(recent().getByRole('button', { name: /^Download/ }));
    await waitFor(() =>
      expect(backend.requests.at(-1)?.path).toContain('filename=ai-video-Video-from-an-image.mp4'),
    );
    vi.restoreAllMocks();
  });

  it('[4.job.status] [2.video.recent] holds a place with a spinner for what is being made', async () => {
    await renderVideoTool({ items: [processing({ progress: 0.42 })] });
    const item = within(recent().getByRole('article', { name: 'Waves at dusk' }));
    expect(item.getByText('Processing')).toBeTruthy();
    const words = item.getByText('Making the video, 42 %');
    expect(words.parentElement?.querySelector('[data-spinner]')).not.toBeNull();
    expect(item.getByRole('progressbar').ariaValueNow).toBe('42');
    expect(item.getByRole('button', { name: /^Cancel/ })).toBeTruthy();
  });

  it('says that it is no work of a model from the first moment, and in full', async () => {
    await renderVideoTool({ items: [processing({ provider: 'preview' })] });
    const label = recent().getByText('4 s · 16:9 · Preview engine: procedural, not an AI model');
    expect(getComputedStyle(label).overflow).not.toBe('hidden');
  });

  it('tells a waiting video by its place in line', async () => {
    await renderVideoTool({ items: [processing({ queuePosition: 4 })] });
    expect(recent().getByText('4th in line')).toBeTruthy();
  });

  it("[8.failed.video] says 'Generation failed / Please try again', why, and that the credits are back", async () => {
    await renderVideoTool({
      items: [
        videoItem({ status: 'failed', videoUrl: null, error: 'The provider is busy.', refunded: true }),
      ],
    });
    for (const text of [
      'Generation failed',
      'Please try again',
      'The provider is busy.',
      '20 credits are back',
    ]) {
      expect(recent().getByText(text)).toBeTruthy();
    }
    expect(recent().getByText('Failed')).toBeTruthy();
  });

  it('calls no failure what its user has cancelled', async () => {
    await renderVideoTool({
      items: [videoItem({ status: 'failed', videoUrl: null, error: 'Cancelled', refunded: true })],
    });
    expect(recent().getByText('Cancelled')).toBeTruthy();
    expect(recent().getByText('20 credits are back')).toBeTruthy();
    expect(recent().queryByText(/failed/i)).toBeNull();
  });

  it.each(['https://cdn.openai.com/v', 'https://x.example/dall-e/1', '/media/a.png', '/media/a.jpg'])(
    "[4.video.image-url] shows %s as an image, labelled 'AI Generated Image'",
    async (videoUrl) => {
      await renderVideoTool({ items: [videoItem({ videoUrl })] });
      expect(recent().getByRole('img', { name: 'Waves at dusk' }).getAttribute('src')).toBe(videoUrl);
      expect(recent().getByText('AI Generated Image')).toBeTruthy();
    },
  );

  it('saves as a picture what it shows as one', async () => {
    const { user, backend } = await renderVideoTool({
      items: [videoItem({ videoUrl: '/media/a.png' })],
      handlers: { 'GET /api/download': () => new Response(new Uint8Array(4)) },
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(recent().getByRole('button', { name: /^Download/ }));
    await waitFor(() =>
      expect(backend.requests.at(-1)?.path).toContain('filename=ai-video-Waves-at-dusk.png'),
    );
    vi.restoreAllMocks();
  });

  it.each([
    ['its result', () => within(screen.getByRole('region', { name: 'Result' }))],
    ['the list', () => recent()],
  ])('is run again from %s with the same words and shape', async (_, place) => {
    const { user, posts } = await renderVideoTool({
      items: [videoItem({ duration: 6, aspectRatio: '1:1' })],
      handlers: { 'POST /api/generate-video': () => processing({ id: 'again' }) },
    });
    await user.click(place().getByRole('button', { name: /^Run again for 20 credits/ }));
    await waitFor(() =>
      expect(posts()[0]?.json).toEqual({ prompt: 'Waves at dusk', duration: 6, aspectRatio: '1:1' }),
    );
  });

  it('is run again as long as can be asked for, where its film is longer', async () => {
    const { user, posts } = await renderVideoTool({
      items: [videoItem({ duration: 12 })],
      handlers: { 'POST /api/generate-video': () => processing({ id: 'again' }) },
    });
    await user.click(recent().getByRole('button', { name: /^Run again for 20 credits/ }));
    await waitFor(() => expect(posts()[0]?.json).toMatchObject({ duration: 10 }));
  });

  it('says what running again costs: more with the camera that the first one had', async () => {
    const cameraControl = { motion: 0, direction: 'zoom_in', speed: 3 } as const;
    const { user, posts } = await renderVideoTool({
      isPro: true,
      items: [videoItem({ cameraControl })],
      handlers: { 'POST /api/generate-video': () => processing({ id: 'again' }) },
    });
    await user.click(recent().getByRole('button', { name: /^Run again for 30 credits/ }));
    await waitFor(() => expect(posts()[0]?.headers.get('x-quoted-price')).toBe('30'));
    expect(posts()[0]?.json).toMatchObject({ cameraControl });
  });

  it('[4.job.poll-video] is read every 10 s while the stream is down and something is being made', async () => {
    const { shell, backend } = await renderVideoTool({ items: [processing()] });
    const reads = () => backend.requests.filter(({ path }) => path === '/api/video-generations').length;
    vi.useFakeTimers({ shouldAdvanceTime: false });
    act(() => shell.setEventStatus('closed'));
    const before = reads();
    await act(() => vi.advanceTimersByTimeAsync(9_999));
    expect(reads()).toBe(before);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(reads()).toBe(before + 1);
    act(() => shell.setEventStatus('open'));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    // One read for what may have ended meanwhile, and no more.
    expect(reads()).toBe(before + 2);
  });

  it('[4.job.poll-video] is not read while the stream is down and nothing is being made', async () => {
    const { shell, backend } = await renderVideoTool({ items: [videoItem()] });
    vi.useFakeTimers({ shouldAdvanceTime: false });
    act(() => shell.setEventStatus('closed'));
    const before = backend.requests.length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(backend.requests).toHaveLength(before);
  });
});

describe("'Video Ready!'", () => {
  it('[4.job.ready] is said once for a video that was finished in the last 60 s', async () => {
    const { server, shell, refresh } = await renderVideoTool({ items: [processing()] });
    server.items = [videoItem({ completedAt: now() })];
    await act(() => refresh());
    await waitFor(() => expect(shell.calls.toasts.map(({ title }) => title)).toEqual(['Video Ready!']));
    server.items = [videoItem({ completedAt: now(), prompt: 'changed' })];
    await act(() => refresh());
    expect(shell.calls.toasts).toHaveLength(1);
  });
});

it('shows the films of one press together, and the one that is chosen alone, with a way back', async () => {
  const batchId = '0197a000-0000-7000-8000-000000000201';
  const films = [batchId.replace(/1$/, '2'), batchId].map((id) => videoItem({ id, batchId }));
  const { user } = await renderVideoTool({ items: films });
  const result = within(screen.getByRole('region', { name: 'Result' }));
  expect(result.getAllByRole('article')).toHaveLength(2);

  await user.click(result.getByRole('button', { name: 'Show: 1 of 2' }));
  expect(location.search).toBe(`?result=${batchId}`);
  expect(result.getByRole('button', { name: 'Play Waves at dusk' })).toBeTruthy();
  await user.click(result.getByRole('button', { name: 'All 2 results: Waves at dusk' }));

  expect(result.getAllByRole('article')).toHaveLength(2);
});
