import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { providerContext } from '../../../../test/generations/provider-context.ts';
import { endpointOf } from '../../../../test/generations/vendors/endpoint-of.ts';
import {
  type FakeVendor,
  sendJson,
  startFakeVendor,
} from '../../../../test/generations/vendors/fake-vendor.ts';
import type { JobOf } from '../provider.ts';
import { createElevenLabsMusicProvider } from './music-provider.ts';

const JOB: JobOf<'music'> = {
  kind: 'music',
  prompt: 'rain on a roof',
  genre: 'jazz',
  durationSeconds: 45,
  seed: 7,
};
const MP3 = Buffer.from('ID3\u0004\0\0\0\0\0\0', 'latin1');

let fake: FakeVendor;
beforeAll(async () => {
  fake = await startFakeVendor();
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.seen.length = 0;
  fake.serveWith((response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(MP3));
});

function createProvider(settings: Readonly<Record<string, string>> = {}) {
  const environment = { MUSIC_API_KEY: 'xi-test', MUSIC_BASE_URL: new URL(fake.baseUrl).origin, ...settings };
  return createElevenLabsMusicProvider(endpointOf('music', environment));
}

function submit(changes: Partial<JobOf<'music'>> = {}, settings = {}) {
  return createProvider(settings).submit({ ...JOB, ...changes }, providerContext());
}

describe('createElevenLabsMusicProvider', () => {
  it('asks once for a track of that length and genre, as MP3, with its key in its own header', async () => {
    await expect(submit()).resolves.toEqual({
      state: 'done',
      output: { bytes: MP3, mediaType: 'audio/mpeg', details: { model: 'music_v2_5' } },
    });

    expect(fake.seen).toMatchObject([
      {
        method: 'POST',
        path: '/v1/music?output_format=mp3_44100_128',
        headers: { 'xi-api-key': 'xi-test', 'idempotency-key': 'generation-1' },
        body: { prompt: 'rain on a roof\n\nGenre: jazz.', music_length_ms: 45_000, model_id: 'music_v2_5' },
      },
    ]);
  });

  it('leaves the genre to the prompt when there is none, and needs no key at a local server', async () => {
    await submit({ genre: null }, { MUSIC_API_KEY: '' });

    expect(fake.seen[0]?.body['prompt']).toBe('rain on a roof');
    expect(fake.seen[0]?.headers).not.toHaveProperty('xi-api-key');
  });

  it.each(['', '/', '/v1', '/v1/'])('finds the server at an address that ends in "%s"', async (end) => {
    await submit({}, { MUSIC_BASE_URL: `${new URL(fake.baseUrl).origin}${end}` });

    expect(fake.seen[0]?.path).toMatch(/^\/v1\/music\?/);
  });

  it('takes an MP3 that begins with a frame instead of a tag', async () => {
    fake.serveWith((response) => response.end(Buffer.from([0xff, 0xfb, 0x90, 0x64])));

    await expect(submit()).resolves.toMatchObject({ state: 'done' });
  });

  it.each([
    ['moderation', 400, { detail: { status: 'bad_prompt', message: 'x' } }],
    ['quota', 401, { detail: { status: 'quota_exceeded', message: 'x' } }],
    ['unauthorized', 401, { detail: { status: 'invalid_api_key', message: 'x' } }],
    ['rate_limited', 429, { detail: { status: 'too_many_concurrent_requests', message: 'x' } }],
    ['rate_limited', 429, { detail: { status: 'system_busy', message: 'x' } }],
    ['invalid_request', 422, { detail: [{ loc: ['body', 'music_length_ms'], msg: 'x' }] }],
  ])('reports %s for %i %j, after one request', async (kind, status, body) => {
    fake.serveWith((response) => sendJson(response, status, body));

    await expect(submit()).rejects.toMatchObject({ name: 'ProviderError', kind });
    expect(fake.seen).toHaveLength(1);
  });
});
