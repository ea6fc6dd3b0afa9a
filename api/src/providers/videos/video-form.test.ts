import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { VideoJob } from '../provider.ts';
import { videoForm, videoRequest } from './video-form.ts';

const JOB: VideoJob = {
  kind: 'video',
  prompt: 'a kite',
  durationSeconds: 5,
  aspectRatio: '1:1',
  camera: null,
  image: null,
  seed: 7,
};

describe('videoRequest', () => {
  it.each([
    ['16:9', '1280x720'],
    ['9:16', '720x1280'],
    ['1:1', '720x720'],
  ] as const)('asks for %s as %s', (aspectRatio, size) => {
    expect(videoRequest({ ...JOB, aspectRatio }, 'wan-2.2').size).toBe(size);
  });

  it.each([
    ['wan-2.2', 7, '7'],
    ['sora-2', 2, '4'],
    ['sora-2', 5, '8'],
    ['sora-2-pro', 10, '12'],
  ])('asks %s for %i seconds as %s, never less', (model, durationSeconds, seconds) => {
    expect(videoRequest({ ...JOB, durationSeconds }, model).seconds).toBe(seconds);
  });

  it('gives a picture without words a prompt, which the wire insists on', () => {
    expect(videoRequest({ ...JOB, prompt: '' }, 'wan-2.2').prompt).toMatch(/motion/);
  });

  it('says a camera in words', () => {
    const camera = { motion: 3, direction: 'pan_left', speed: 2 } as const;
    expect(videoRequest({ ...JOB, camera }, 'wan-2.2').prompt).toBe('a kite\n\nCamera: pan left, slowly.');
  });
});

describe('videoForm', () => {
  it('sends the first frame in the size of the film', async () => {
    const bytes = await sharp({ create: { width: 300, height: 90, channels: 3, background: '#4060c0' } })
      .png()
      .toBuffer();
    const job: VideoJob = { ...JOB, image: { bytes, mediaType: 'image/png' } };

    const form = await videoForm(job, videoRequest(job, 'wan-2.2'));

    const file = form.get('input_reference');
    if (!(file instanceof File)) throw new Error('There is no file.');
    expect(file).toMatchObject({ name: 'first-frame.png', type: 'image/png' });
    await expect(sharp(await file.arrayBuffer()).metadata()).resolves.toMatchObject({
      width: 720,
      height: 720,
    });
  });
});
