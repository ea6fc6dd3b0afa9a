import { trackCoverUrl } from '@aic/sdk/cover';
import { FAKE_USER, imageItem, musicItem, textItem } from '@aic/sdk/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { applyServerEvent } from '../events/apply-server-event.ts';
import { renderPage } from '../testing/render-page.tsx';
import { QueueTray } from './queue-tray.tsx';

afterEach(() => vi.unstubAllGlobals());

const LIMITS = { inFlightMax: 1, deferredMax: 8, nextPlan: { plan: 'pro', inFlightMax: 8 } };
const underWay = {
  status: 'processing',
  progress: 0,
  completedAt: null,
  imageUrl: null,
  thumbnails: null,
} as const;
const RUNNING = imageItem({
  ...underWay,
  id: '0197a000-0000-7000-8000-000000000101',
  prompt: 'A fox',
  progress: 0.4,
});
const IN_LINE = imageItem({
  ...underWay,
  id: '0197a000-0000-7000-8000-000000000102',
  prompt: 'A hen',
  deferredPlace: 1,
});
const READY = textItem({ id: '0197a000-0000-7000-8000-000000000103', prompt: 'A haiku' });
const CANCELLED = imageItem({
  ...underWay,
  id: '0197a000-0000-7000-8000-000000000104',
  prompt: 'A boat',
  status: 'failed',
  error: 'Cancelled',
  isCancelled: true,
  refunded: true,
  creditsReturned: 20,
});
const BROKEN = {
  ...CANCELLED,
  id: READY.id,
  prompt: 'A car',
  isCancelled: false,
  error: 'The engine is busy.',
};

async function open(items: readonly object[], handlers = {}) {
  const page = renderPage(<QueueTray user={FAKE_USER} />, '/music?tab=x', {
    'GET /api/queue': () => ({ ...LIMITS, items }),
    ...handlers,
  });
  await page.user.click(await screen.findByRole('button', { name: /^Queue/ }));
  return { ...page, tray: within(await screen.findByRole('dialog', { name: 'Queue' })) };
}

describe('the queue', () => {
  it('is not there while nothing is under way and nothing has just ended', async () => {
    const { backend } = renderPage(<QueueTray user={FAKE_USER} />, '/', {
      'GET /api/queue': () => ({ ...LIMITS, items: [] }),
    });
    await waitFor(() => expect(backend.requests).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lists the jobs of all tools with where each stands', async () => {
    const { tray } = await open([RUNNING, IN_LINE, READY]);
    const rows = tray.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(['A fox40 %', 'A henStarts when one of yours ends', 'A haikuReady']);
    expect(screen.getByRole('button', { name: 'Queue: 2 under way, 1 ended' })).toBeTruthy();
  });

  it('says how much runs, that nothing is held for what is in line, and what a plan would give', async () => {
    const { tray } = await open([RUNNING, IN_LINE]);
    expect(
      tray.getByText('1 of 1 running, 1 of 8 in line: credits are set aside when one starts'),
    ).toBeTruthy();
    expect(tray.getByText(/Pro makes 8 at a time/)).toBeTruthy();
    expect(tray.getByRole('link', { name: 'See Pro' }).getAttribute('href')).toBe('/subscribe?plan=pro');
  });

  it('never calls a cancelled job failed, and says what came back', async () => {
    const { tray } = await open([CANCELLED, BROKEN]);
    const [cancelled, broken] = tray.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(cancelled).toBe('A boatCancelled · 20 credits are back20');
    expect(broken).toBe('A carThe engine is busy. · 20 credits are back20');
  });

  it('shows what is ready as it looks, and what is not by its kind', async () => {
    const track = musicItem({ id: CANCELLED.id, prompt: 'Rain' });
    const picture = imageItem({ id: IN_LINE.id, prompt: 'A hen' });
    const { tray } = await open([RUNNING, picture, track, READY]);

    const looks = tray.getAllByRole('img').map((look) => [look.tagName, look.getAttribute('src')]);
    expect(looks).toEqual([
      ['svg', null],
      ['IMG', picture.thumbnails?.webp ?? picture.imageUrl],
      ['IMG', trackCoverUrl(track)],
      ['svg', null],
    ]);
  });

  it('takes what has ended off the list, also after a reload, and goes with the last of it', async () => {
    onTestFinished(() => sessionStorage.clear());
    const { tray, user } = await open([RUNNING, READY]);

    await user.click(tray.getByRole('button', { name: 'Clear what has ended' }));

    expect(tray.getAllByRole('listitem')).toHaveLength(1);
    expect(tray.queryByRole('button', { name: 'Clear what has ended' })).toBeNull();
    cleanup();
    const { backend } = renderPage(<QueueTray user={FAKE_USER} />, '/', {
      'GET /api/queue': () => ({ ...LIMITS, items: [READY] }),
    });
    await waitFor(() => expect(backend.requests).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('opens an item where the user is', async () => {
    const { tray } = await open([READY]);
    expect(tray.getByRole('link', { name: 'A haiku' }).getAttribute('href')).toBe(
      `/music?tab=x&item=${READY.id}`,
    );
  });

  it('cancels a job, and reads the queue again', async () => {
    const { tray, backend, user } = await open([RUNNING], {
      [`POST /api/generations/${RUNNING.id}/cancel`]: () => CANCELLED,
    });
    await user.click(tray.getByRole('button', { name: 'Cancel: A fox' }));
    await waitFor(() => expect(backend.requests.filter(({ path }) => path === '/api/queue')).toHaveLength(2));
  });

  it('says so when a cancel did not reach the server', async () => {
    const { tray, services, user } = await open([RUNNING], {
      [`POST /api/generations/${RUNNING.id}/cancel`]: () => new Response('', { status: 503 }),
    });
    await user.click(tray.getByRole('button', { name: 'Cancel: A fox' }));
    await waitFor(() =>
      expect(services.store.getState().toasts.current).toMatchObject({
        description: 'It could not be cancelled. Please try again.',
      }),
    );
  });

  it('starts what failed once more, for the price on the button, however often it is pressed', async () => {
    const ended = { status: 'failed', error: 'Cancelled', isCancelled: true, refunded: true } as const;
    const track = musicItem({ ...ended, id: READY.id, prompt: 'Rain' });
    const again = musicItem({ id: RUNNING.id, prompt: 'Rain', status: 'processing', progress: 0 });
    const { tray, backend, user } = await open([track], {
      'GET /api/providers': () => [],
      'GET /api/music-generations': () => [],
      'GET /api/credits': () => ({ credits: 500 }),
      'POST /api/generate-music': () => again,
    });

    await user.dblClick(tray.getByRole('button', { name: /^Run again for \d+ credits: Rain$/ }));

    await waitFor(() => expect(backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(1));
    expect(backend.requests.find(({ method }) => method === 'POST')?.json).toMatchObject({ prompt: 'Rain' });
  });

  it('starts as many results of a press again as are missing', async () => {
    const batchId = CANCELLED.id;
    const idOf = (n: number) => batchId.replace(/4$/, String(n));
    const results = [
      imageItem({ id: idOf(7), batchId, prompt: 'A boat' }),
      { ...CANCELLED, batchId },
      { ...CANCELLED, batchId, id: idOf(9) },
    ];
    const { tray, backend, user } = await open(results, {
      'GET /api/providers': () => [],
      'GET /api/generations': () => [],
      'GET /api/credits': () => ({ credits: 500 }),
      'POST /api/generate': () => ({ ...RUNNING, others: [] }),
    });

    await user.click(tray.getByRole('button', { name: 'Run again for 40 credits: A boat' }));

    await waitFor(() =>
      expect(backend.requests.find(({ method }) => method === 'POST')?.json).toMatchObject({ count: 2 }),
    );
  });

  it('says before a text is stopped what that costs', async () => {
    const text = { ...READY, status: 'processing', progress: 0, credits: 2, completedAt: null };
    const { tray } = await open([text]);
    // Its first words may be written since the queue was read.
    expect(tray.getByRole('button', { name: 'Stop, at most 2 credits: A haiku' })).toBeTruthy();
  });

  it('has a name for what has no words, and opens the results of a press one after the other', async () => {
    const batchId = CANCELLED.id;
    const second = { ...RUNNING, prompt: '', batchId, id: batchId.replace(/4$/, '9') };
    const { tray, user } = await open([{ ...RUNNING, prompt: '', batchId, id: batchId }, second]);
    expect(tray.getByRole('button', { name: 'Cancel: Image' })).toBeTruthy();

    await user.click(tray.getByRole('link', { name: '2 × Image' }));

    expect(location.search).toBe(`?tab=x&item=${batchId}`);
    expect(history.state).toMatchObject({ usr: { itemIds: [batchId, second.id] } });
  });

  it('is read again when a job begins or ends', async () => {
    const { backend, services } = await open([RUNNING]);
    act(() =>
      applyServerEvent(
        { type: 'generation', id: RUNNING.id, kind: 'image', status: 'completed', progress: 1 },
        services.queryClient,
        services.api,
      ),
    );
    await waitFor(() => expect(backend.requests.filter(({ path }) => path === '/api/queue')).toHaveLength(2));
  });

  it('has one line for one press, however many results it makes', async () => {
    const batchId = '0197a000-0000-7000-8000-000000000111';
    const results = ['1', '2', '3'].map((n) => ({ ...RUNNING, id: `${batchId.slice(0, -1)}${n}`, batchId }));
    const [first = RUNNING, second = RUNNING, third = RUNNING] = results;
    const ready = { ...first, status: 'completed', progress: 1, imageUrl: '/media/a' };
    const { tray, user, backend, services } = await open([second, { ...third, progress: 0.2 }, ready], {
      'POST /api/generations/0197a000-0000-7000-8000-000000000112/cancel': () => ({
        ...CANCELLED,
        id: second.id,
      }),
      'POST /api/generations/0197a000-0000-7000-8000-000000000113/cancel': () => ({
        ...CANCELLED,
        id: third.id,
      }),
    });

    const [row] = tray.getAllByRole('listitem');
    expect(row?.textContent).toBe('3 × A fox1 of 3 ready · 53 %');
    expect(tray.getByText('1 of 1 running')).toBeTruthy();

    await user.click(tray.getByRole('button', { name: 'Cancel: A fox' }));
    await waitFor(() => expect(backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(2));
    expect(services.store.getState().toasts.current).toBeNull();

    backend.handlers[`POST /api/generations/${third.id}/cancel`] = () => new Response('', { status: 503 });
    await user.click(tray.getByRole('button', { name: 'Cancel: A fox' }));

    await waitFor(() =>
      expect(services.store.getState().toasts.current).toMatchObject({
        description: '1 of 2 could not be cancelled. Please try again.',
      }),
    );
  });

  it('says of a press that has ended how many are ready, and what came back of the others', async () => {
    const batchId = CANCELLED.id;
    const ready = imageItem({ id: batchId.replace(/4$/, '8'), batchId, prompt: 'A boat' });
    const { tray } = await open([
      ready,
      { ...CANCELLED, batchId },
      { ...CANCELLED, batchId, id: batchId.replace(/4$/, '9') },
    ]);
    expect(tray.getByRole('listitem').textContent).toBe(
      '3 × A boat1 of 3 ready · Cancelled · 40 credits are back40',
    );
  });
});
