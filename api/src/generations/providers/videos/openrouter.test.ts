import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerContext } from '../../../../test/generations/provider-context.ts';
import { endpointOf } from '../../../../test/generations/vendors/endpoint-of.ts';
import {
  type FakeVendor,
  sendJson,
  startFakeVendor,
} from '../../../../test/generations/vendors/fake-vendor.ts';
import { FILM } from '../../../../test/generations/vendors/fake-videos.ts';
import type { JobOf } from '../provider.ts';
import { createVideosProvider } from './videos-provider.ts';

const JOB: JobOf<'video'> = {
  kind: 'video',
  prompt: 'a kite',
  durationSeconds: 4,
  aspectRatio: '1:1',
  camera: null,
  image: { bytes: Buffer.from('picture'), mediaType: 'image/jpeg' },
  seed: 7,
};

let fake: FakeVendor;
beforeAll(async () => {
  fake = await startFakeVendor();
  fake.serveWith((response, { method, path = '' }) => {
    const job = { id: 'job-abc123', polling_url: '/api/v1/videos/job-abc123' };
    if (method === 'POST') return sendJson(response, 202, { ...job, status: 'pending' });
    if (path.startsWith('/v1/videos/job-abc123/content')) return void response.end(FILM);
    const urls = { unsigned_urls: [`${fake.baseUrl}/videos/job-abc123/content?index=0`] };
    sendJson(response, 200, { ...job, ...urls, status: 'completed', usage: { cost: 0.5 }, error: '' });
  });
});
afterAll(() => fake.stop());

describe("OpenRouter's wire", () => {
  it('asks for a film in JSON, and downloads it with the key', async () => {
    const environment = {
      VIDEO_WIRE: 'openrouter',
      VIDEO_BASE_URL: fake.baseUrl,
      VIDEO_API_KEY: 'sk-or',
      VIDEO_MODEL: 'google/veo-3.1',
      VIDEO_RESOLUTION: '1080p',
    };
    const provider = createVideosProvider(endpointOf('video', environment));

    const submitted = await provider.submit(JOB, providerContext());
    const result = await provider.poll?.('job-abc123', providerContext());

    expect(submitted).toEqual({ state: 'pending', operation: 'job-abc123' });
    expect(result).toMatchObject({ state: 'done', output: { bytes: FILM } });
    expect(fake.seen[0]).toMatchObject({
      path: '/v1/videos',
      headers: { 'content-type': 'application/json', authorization: 'Bearer sk-or' },
      body: {
        model: 'google/veo-3.1',
        prompt: 'a kite',
        duration: 4,
        aspect_ratio: '1:1',
        resolution: '1080p',
        frame_images: [
          {
            type: 'image_url',
            frame_type: 'first_frame',
            image_url: { url: 'data:image/jpeg;base64,cGljdHVyZQ==' },
          },
        ],
      },
    });
    expect(fake.seen.every(({ headers }) => headers.authorization === 'Bearer sk-or')).toBe(true);
  });
});
