import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { providerContext } from '../../../../test/generations/provider-context.ts';
import { endpointOf } from '../../../../test/generations/vendors/endpoint-of.ts';
import { sendJson } from '../../../../test/generations/vendors/fake-vendor.ts';
import { type FakeVideos, FILM, startFakeVideos } from '../../../../test/generations/vendors/fake-videos.ts';
import { createVideosProvider } from './videos-provider.ts';

let fake: FakeVideos;
beforeAll(async () => {
  fake = await startFakeVideos();
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.seen.length = 0;
  fake.videos.length = 0;
});

/** Polls for a finished film of a server whose `/content` answers this status, and that serves `/files/film.mp4`. */
function poll(members: object, contentStatus = 404) {
  const { id } = fake.addVideo({ status: 'completed', ...members });
  fake.fault = (request, response) => {
    if (request === 'GET /files/film.mp4') return (response.end(FILM), true);
    if (!request.includes('/content')) return false;
    sendJson(response, contentStatus, {}, contentStatus === 302 ? { location: '/files/film.mp4' } : {});
    return true;
  };
  const environment = { VIDEO_BASE_URL: fake.baseUrl, VIDEO_API_KEY: 'sk-test', VIDEO_MODEL: 'wan-2.2' };
  const endpoint = endpointOf('video', environment);
  return createVideosProvider(endpoint, { posterMs: 300 }).poll?.(id, providerContext());
}

const film = () => new URL('/files/film.mp4', fake.baseUrl).href;

describe('a finished film without /content', () => {
  it.each<[string, () => object]>([
    ['url', () => ({ url: film() })],
    ['video_url', () => ({ video_url: film() })],
    ['output', () => ({ output: film() })],
    ['a list in output', () => ({ output: [film()] })],
    ['an object in video', () => ({ video: { url: film() } })],
    ['a list of data', () => ({ data: [{ url: film() }] })],
    ['unsigned_urls', () => ({ unsigned_urls: [film()] })],
    ['url, with the film in it', () => ({ url: `data:video/mp4;base64,${FILM.toString('base64')}` })],
    ['url, without its own name', () => ({ url: '/files/film.mp4' })],
  ])('is taken from the address that the server names in %s', async (_, members) => {
    await expect(poll(members())).resolves.toMatchObject({ state: 'done', output: { bytes: FILM } });
  });

  it.each([404, 405, 501, 400])('is taken from there when /content answers %i', async (status) => {
    await expect(poll({ url: film() }, status)).resolves.toMatchObject({ output: { bytes: FILM } });
  });

  it.each([404, 405, 501])('says that the server is not set up when none is named: %i', async (status) => {
    await expect(poll({}, status)).rejects.toMatchObject({ kind: 'misconfigured' });
  });

  it.each([401, 403])('says that our access was refused only for %i', async (status) => {
    await expect(poll({}, status)).rejects.toMatchObject({ kind: 'unauthorized' });
  });

  it('is not taken from a private address that is not the server', async () => {
    await expect(poll({ url: 'http://10.0.0.1/film.mp4' })).rejects.toMatchObject({ kind: 'misconfigured' });
  });
});

it('follows /content to where the server has the film', async () => {
  await expect(poll({}, 302)).resolves.toMatchObject({ output: { bytes: FILM } });
});
