import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { providerContext } from '../../../../test/generations/provider-context.ts';
import { endpointOf } from '../../../../test/generations/vendors/endpoint-of.ts';
import { sendJson } from '../../../../test/generations/vendors/fake-vendor.ts';
import { type FakeVideos, FILM, startFakeVideos } from '../../../../test/generations/vendors/fake-videos.ts';
import type { ProviderContext, JobOf } from '../provider.ts';
import { createVideosProvider } from './videos-provider.ts';

const JOB: JobOf<'video'> = {
  kind: 'video',
  prompt: 'a kite',
  durationSeconds: 4,
  aspectRatio: '9:16',
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
  fake.poster = null;
});

function createProvider(settings: Readonly<Record<string, string>> = {}) {
  const environment = {
    VIDEO_BASE_URL: fake.baseUrl,
    VIDEO_API_KEY: 'sk-test',
    VIDEO_MODEL: 'wan-2.2',
    ...settings,
  };
  return createVideosProvider(endpointOf('video', environment), { settleMs: 10 });
}

function submit(changes: Partial<ProviderContext> = {}, settings = {}) {
  return createProvider(settings).submit(JOB, providerContext(changes));
}

function poll(operation: string, changes: Partial<ProviderContext> = {}) {
  return createProvider().poll?.(operation, providerContext(changes));
}

describe('submit', () => {
  it("sends a form once, with the job's idempotency key, and hands back the id", async () => {
    await expect(submit()).resolves.toEqual({ state: 'pending', operation: 'video_1' });

    expect(fake.seen).toMatchObject([
      {
        method: 'POST',
        path: '/v1/videos',
        headers: { authorization: 'Bearer sk-test', 'idempotency-key': 'generation-1' },
        body: { model: 'wan-2.2', prompt: 'a kite', seconds: '4', size: '720x1280' },
      },
    ]);
  });

  it('says that it was surely not taken only when nothing listens or the server says so', async () => {
    fake.fault = (_, response) => (sendJson(response, 503, {}), true);
    await expect(submit()).rejects.toMatchObject({ kind: 'unavailable' });
    fake.fault = (_, response) => (sendJson(response, 500, {}), true);
    await expect(submit()).rejects.toMatchObject({ kind: 'uncertain' });
    fake.fault = () => true;
    await expect(submit({}, { PROVIDER_TIMEOUT_MS: '1000' })).rejects.toMatchObject({ kind: 'uncertain' });
  });
});

describe('poll', () => {
  it('shows the progress and goes on while the video is made', async () => {
    const { id } = fake.addVideo({ status: 'in_progress', progress: 40 });
    const fractions: number[] = [];

    const result = await poll(id, { onProgress: (fraction) => fractions.push(fraction) });

    expect(result).toEqual({ state: 'pending', operation: id });
    expect(fractions).toEqual([0.4]);
  });

  it.each([
    ["the server's thumbnail", Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['no poster when the server answers the film instead', null],
  ])('hands back the film with %s', async (_, poster) => {
    fake.poster = poster;
    const { id } = fake.addVideo({ status: 'completed', progress: 100, model: 'wan-2.2-turbo' });

    await expect(poll(id)).resolves.toEqual({
      state: 'done',
      output: { bytes: FILM, mediaType: 'video/mp4', poster, details: { model: 'wan-2.2-turbo' } },
    });
  });

  it.each<[string, FakeVideos['fault']]>([
    ['knows none', (_, response) => (sendJson(response, 404, {}), true)],
    ['knows no variants', (_, response) => (sendJson(response, 400, {}), true)],
    ['fails over it', (_, response) => (sendJson(response, 500, {}), true)],
    ['is busy', (_, response) => (sendJson(response, 429, {}, { 'retry-after': '60' }), true)],
    ['sends them elsewhere', (_, response) => (response.writeHead(302, { location: '/' }).end(), true)],
    ['breaks off', (_, response) => (response.destroy(), true)],
    ['answers nothing', () => true],
    ['begins and goes silent', (_, response) => response.write(Buffer.from([0xff, 0xd8, 0xff]))],
    ['answers a page', (_, response) => (response.end('<html>'), true)],
    ['answers an SVG', (_, response) => (response.end('<svg xmlns="http://www.w3.org/2000/svg"/>'), true)],
    ['answers too much', (_, response) => (response.end(Buffer.alloc(9_000_000, 0xff)), true)],
  ])('hands back the film without a poster, and soon, when the server of thumbnails %s', async (_, fault) => {
    const { id } = fake.addVideo({ status: 'completed' });
    fake.fault = (request, response) =>
      request.endsWith('variant=thumbnail') && (fault?.(request, response), true);
    const endpoint = endpointOf('video', {
      VIDEO_BASE_URL: fake.baseUrl,
      VIDEO_MODEL: 'wan-2.2',
    });

    const result = await createVideosProvider(endpoint, { posterMs: 300 }).poll?.(id, providerContext());

    expect(result).toMatchObject({ state: 'done', output: { bytes: FILM, poster: null } });
    expect(fake.seen.filter(({ path }) => path?.endsWith('variant=thumbnail'))).toHaveLength(1);
  });

  it.each([
    ['moderation', 'content_policy_violation'],
    ['invalid_request', 'out_of_memory'],
  ])('reports %s when the video failed with %s', async (kind, code) => {
    const { id } = fake.addVideo({ status: 'failed', error: { code, message: 'a kite' } });

    await expect(poll(id)).rejects.toMatchObject({ kind });
  });

  it('is uncertain, so that nothing is bought again, when the server has forgotten the video', async () => {
    await expect(poll('video_9')).rejects.toMatchObject({ kind: 'uncertain' });
  });

  it('goes on after five bad answers in a row, and gives up at the sixth', async () => {
    const { id } = fake.addVideo({ status: 'in_progress' });
    const provider = createProvider();
    const context = providerContext();
    fake.fault = (_, response) => (sendJson(response, 502, {}), true);

    for (let n = 0; n < 5; n += 1) {
      await expect(provider.poll?.(id, context)).resolves.toMatchObject({ state: 'pending' });
    }
    await expect(provider.poll?.(id, context)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('downloads again when the download breaks in the middle', async () => {
    const { id } = fake.addVideo({ status: 'completed' });
    const provider = createProvider();
    const context = providerContext();
    fake.fault = (request, response) => {
      if (!request.endsWith('/content')) return false;
      response.writeHead(200, { 'content-length': '1000' });
      response.write(FILM, () => response.destroy());
      return true;
    };

    await expect(provider.poll?.(id, context)).resolves.toMatchObject({ state: 'pending' });
    fake.fault = null;
    await expect(provider.poll?.(id, context)).resolves.toMatchObject({ state: 'done' });
  });

  it('refuses what is not an MP4 film', async () => {
    const { id } = fake.addVideo({ status: 'completed' });
    fake.fault = (request, response) => request.endsWith('/content') && (response.end('<html>'), true);

    await expect(poll(id)).rejects.toMatchObject({ kind: 'uncertain' });
  });

  it('sends the key to no other host, even when the server redirects its content there', async () => {
    const { id } = fake.addVideo({ status: 'completed' });
    const elsewhere = await startFakeVideos();
    fake.fault = (request, response) =>
      request.endsWith('/content') &&
      (response.writeHead(302, { location: `${elsewhere.baseUrl}/film.mp4` }).end(), true);

    await expect(poll(id)).rejects.toMatchObject({ kind: 'misconfigured' });
    expect(elsewhere.seen).toEqual([]);
    await elsewhere.stop();
  });
});

describe('cancel', () => {
  it('deletes the video at the server', async () => {
    const { id } = fake.addVideo({ status: 'in_progress' });

    await createProvider().cancel?.(id);

    expect(fake.videos).toEqual([]);
  });
});
