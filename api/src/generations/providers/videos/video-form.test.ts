import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { JobOf } from '../provider.ts';
import { videoForm, videoRequest } from './video-form.ts';

const JOB: JobOf<'video'> = {
  kind: 'video',
  prompt: 'a kite',
  durationSeconds: 5,
  aspectRatio: '1:1',
  camera: null,
  image: null,
  seed: 7,
};

const WAN = { model: 'wan-2.2', resolution: '720p' } as const;

describe('videoRequest', () => {
  it.each([
    ['16:9', '720p', '1280x720'],
    ['9:16', '720p', '720x1280'],
    ['1:1', '720p', '720x720'],
    ['16:9', '1080p', '1920x1080'],
    ['9:16', '1080p', '1080x1920'],
    ['1:1', '1080p', '1080x1080'],
  ] as const)('asks for %s in %s as %s', (aspectRatio, resolution, size) => {
    expect(videoRequest({ ...JOB, aspectRatio }, { ...WAN, resolution }).size).toBe(size);
  });

  it.each([
    ['16:9', '720p', '1280x720'],
    ['9:16', '720p', '720x1280'],
    ['16:9', '1080p', '1792x1024'],
    ['9:16', '1080p', '1024x1792'],
  ] as const)(
    'asks the models that the wire comes from for %s in %s as %s',
    (aspectRatio, resolution, size) => {
      const wanted = { model: 'sora-2-pro', resolution };
      expect(videoRequest({ ...JOB, aspectRatio }, wanted).size).toBe(size);
    },
  );

  it('refuses a square where the model makes none, before anything is sent', () => {
    expect(() => videoRequest(JOB, { ...WAN, model: 'sora-2' })).toThrow(
      expect.objectContaining({
        kind: 'invalid_request',
        shownMessage: expect.stringContaining('aspect ratio') as unknown,
      }),
    );
  });

  it.each([
    ['wan-2.2', 7, '7'],
    ['sora-2', 2, '4'],
    ['sora-2', 5, '8'],
    ['sora-2-pro', 10, '12'],
  ])('asks %s for %i seconds as %s, never less', (model, durationSeconds, seconds) => {
    const job = { ...JOB, aspectRatio: '16:9', durationSeconds } as const;
    expect(videoRequest(job, { ...WAN, model }).seconds).toBe(seconds);
  });

  it('gives a picture without words a prompt, which the wire insists on', () => {
    expect(videoRequest({ ...JOB, prompt: '' }, WAN).prompt).toMatch(/motion/);
  });

  it('says a camera in words', () => {
    const camera = { motion: 3, direction: 'pan_left', speed: 2 } as const;
    expect(videoRequest({ ...JOB, camera }, WAN).prompt).toBe('a kite\n\nCamera: pan left, slowly.');
  });
});

describe('videoForm', () => {
  it('sends the first frame in the size of the film', async () => {
    const bytes = await sharp({ create: { width: 300, height: 90, channels: 3, background: '#4060c0' } })
      .png()
      .toBuffer();
    const job: JobOf<'video'> = { ...JOB, image: { bytes, mediaType: 'image/png' } };

    const form = await videoForm(job, videoRequest(job, WAN));

    const file = form.get('input_reference');
    if (!(file instanceof File)) throw new Error('There is no file.');
    expect(file).toMatchObject({ name: 'first-frame.png', type: 'image/png' });
    await expect(sharp(await file.arrayBuffer()).metadata()).resolves.toMatchObject({
      width: 720,
      height: 720,
    });
  });
});
