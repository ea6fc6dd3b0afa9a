import { VIDEO_ASPECT_RATIOS } from '@aic/contract';
import { describe, expect, it } from 'vitest';
import { frameSizeOf } from './frame-size.ts';

describe('frameSizeOf', () => {
  it.each([
    ['16:9', 1280, 720],
    ['9:16', 720, 1280],
    ['1:1', 960, 960],
  ] as const)('[9.video.options] gives a film in %s %i by %i pixels', (aspectRatio, width, height) => {
    expect(frameSizeOf(aspectRatio)).toMatchObject({ width, height });
  });

  it.each(VIDEO_ASPECT_RATIOS)('gives %s the shape it names, frame and world alike', (aspectRatio) => {
    const { width, height, world } = frameSizeOf(aspectRatio);
    const [wide = 0, tall = 1] = aspectRatio.split(':').map(Number);
    expect(width / height).toBeCloseTo(wide / tall, 5);
    expect(world.width / world.height).toBeCloseTo(wide / tall, 5);
  });

  it.each(VIDEO_ASPECT_RATIOS)('gives %s even pixels, as H.264 needs them', (aspectRatio) => {
    const { width, height } = frameSizeOf(aspectRatio);
    expect([width % 2, height % 2]).toEqual([0, 0]);
  });
});
