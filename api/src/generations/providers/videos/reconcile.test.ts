import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { providerContext } from '../../../../test/generations/provider-context.ts';
import { endpointOf } from '../../../../test/generations/vendors/endpoint-of.ts';
import { sendJson } from '../../../../test/generations/vendors/fake-vendor.ts';
import { type FakeVideos, startFakeVideos } from '../../../../test/generations/vendors/fake-videos.ts';
import type { JobOf } from '../provider.ts';
import { createVideosProvider } from './videos-provider.ts';

const JOB: JobOf<'video'> = {
  kind: 'video',
  prompt: 'a kite',
  durationSeconds: 4,
  aspectRatio: '16:9',
  camera: null,
  image: null,
  seed: 7,
};

let fake: FakeVideos;
beforeAll(async () => {
  fake = await startFakeVideos();
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.seen.length = 0;
  fake.videos.length = 0;
  fake.fault = null;
  fake.clockAheadMs = 0;
});

function reconcile(since = new Date(Date.now() - 1000), settleMs = 10) {
  const environment = { VIDEO_BASE_URL: fake.baseUrl, VIDEO_MODEL: 'wan-2.2' };
  const endpoint = endpointOf('video', environment);
  const context = { ...providerContext(), since };
  return createVideosProvider(endpoint, { settleMs }).reconcile?.(JOB, context);
}

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

describe('an uncertain submission', () => {
  it('adopts the one video that fits, and leaves the others to their owners', async () => {
    fake.addVideo({ prompt: 'another' });
    const { id } = fake.addVideo({ model: 'wan-2.2-2026-01-01' });
    fake.addVideo({ seconds: '8' });
    fake.addVideo({ model: 'ltx' });

    await expect(reconcile()).resolves.toEqual({ state: 'pending', operation: id });
  });

  it.each<[string, Parameters<FakeVideos['addVideo']>[0]]>([
    ['idempotency_key', { idempotency_key: 'generation-1' }],
    ['metadata', { metadata: { idempotency_key: 'generation-1' } }],
  ])('adopts among equals the one that carries its key in %s', async (_, key) => {
    fake.addVideo();
    const { id } = fake.addVideo(key);
    fake.addVideo();

    await expect(reconcile()).resolves.toEqual({ state: 'pending', operation: id });
  });

  it('is surely not bought when nothing in the whole list fits', async () => {
    fake.addVideo({ created_at: secondsAgo(60) });
    fake.addVideo({ prompt: 'another' });

    await expect(reconcile()).resolves.toBeNull();
  });

  it('finds a video beyond the first page', async () => {
    const { id } = fake.addVideo();
    for (let n = 0; n < 250; n += 1) fake.addVideo({ prompt: `another ${n}` });

    await expect(reconcile()).resolves.toEqual({ state: 'pending', operation: id });
    expect(fake.seen).toHaveLength(3);
  });

  it('reads no further than the time at which it was sent', async () => {
    for (let n = 0; n < 500; n += 1) fake.addVideo({ created_at: secondsAgo(3600 - n) });

    await expect(reconcile()).resolves.toBeNull();
    // One page in each of the two looks.
    expect(fake.seen).toHaveLength(2);
  });

  it.each([-3_600_000, 3_600_000])('allows for a server whose clock is off by %i ms', async (aheadMs) => {
    fake.clockAheadMs = aheadMs;
    fake.addVideo({ created_at: secondsAgo(60) + aheadMs / 1000 });
    await expect(reconcile()).resolves.toBeNull();

    const { id } = fake.addVideo();
    await expect(reconcile()).resolves.toEqual({ state: 'pending', operation: id });
  });

  it('finds a video that the server takes a moment after the connection broke', async () => {
    setTimeout(() => fake.addVideo(), 50);

    await expect(reconcile(undefined, 400)).resolves.toEqual({ state: 'pending', operation: 'video_1' });
  });
});

describe('a submission that stays uncertain', () => {
  it.each([404, 405, 501, 401, 400])('because the server answers %i to the list', async (status) => {
    fake.fault = (request, response) => request.startsWith('GET') && (sendJson(response, status, {}), true);

    await expect(reconcile()).rejects.toMatchObject({ kind: 'uncertain' });
  });

  it('because several videos fit', async () => {
    fake.addVideo();
    fake.addVideo();

    await expect(reconcile()).rejects.toMatchObject({ kind: 'uncertain' });
  });

  it('because the server does not tell the prompt of a new video', async () => {
    fake.addVideo({ prompt: null });

    await expect(reconcile()).rejects.toMatchObject({ kind: 'uncertain' });
  });

  it.each([[[]], [['another']]])('because the list repeats itself without end: %j', async (prompts) => {
    for (const prompt of prompts) fake.addVideo({ prompt });
    fake.fault = (_, response) => (sendJson(response, 200, { data: fake.videos, has_more: true }), true);

    await expect(reconcile()).rejects.toMatchObject({ kind: 'uncertain' });
  });
});

describe('a list that cannot be had right now', () => {
  it('is asked for again by the job, which still has not sent anything twice', async () => {
    fake.fault = (_, response) => (sendJson(response, 503, {}), true);

    await expect(reconcile()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(fake.seen.every(({ method }) => method === 'GET')).toBe(true);
  });
});
