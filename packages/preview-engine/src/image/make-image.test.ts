import { IMAGE_SIZES } from '@aic/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ImageRequest } from './image-request.ts';
import { makeImage } from './make-image.ts';

const REQUEST: ImageRequest = {
  prompt: 'a calm sea at dusk',
  size: '1024x1024',
  quality: 'standard',
  style: 'natural',
  seed: 42,
};

describe('makeImage', () => {
  it.each(IMAGE_SIZES)('[9.image.options] makes a picture of %s pixels', async (size) => {
    const { png, composer } = await makeImage({ ...REQUEST, prompt: 'geometric poster', size });
    expect(composer).toBe('poster');
    const { format, width, height } = await sharp(png).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', size]);
  });

  it('makes an hd picture of the same size', async () => {
    const { png } = await makeImage({ ...REQUEST, prompt: 'geometric poster', quality: 'hd' });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });
  });

  it('leaves the event loop free and tells rising progress meanwhile', async () => {
    const told: number[] = [];
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    await makeImage(REQUEST, { onProgress: (fraction) => told.push(fraction) });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(told[0]).toBeLessThan(0.5);
    expect(told.at(-1)).toBe(1);
  });

  it('stops within a second of a cancel and paints the next job', async () => {
    const controller = new AbortController();
    let abortedAt = 0;
    const onProgress = (): void => {
      abortedAt ||= performance.now();
      controller.abort();
    };
    const painting = makeImage({ ...REQUEST, quality: 'hd' }, { signal: controller.signal, onProgress });
    await expect(painting).rejects.toMatchObject({
      name: 'EngineError',
      kind: 'aborted',
    });
    expect(performance.now() - abortedAt).toBeLessThan(1000);
    expect((await makeImage(REQUEST)).composer).toBe('seascape');
  });
});
