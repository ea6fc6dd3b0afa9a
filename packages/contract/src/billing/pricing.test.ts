import { expect, it } from 'vitest';
import { videoCost } from '../generations/kinds/video/video.ts';
import { GENERATION_COSTS } from './pricing.ts';

it('[9.cost] charges 20 for image, edit and video, 30 with camera control, 12 for music, 30 for a text', () => {
  expect(GENERATION_COSTS).toMatchObject({ image: 20, edit: 20, video: 20, music: 12, text: 30 });
  expect(videoCost({ hasCameraControl: false })).toBe(20);
  expect(videoCost({ hasCameraControl: true })).toBe(30);
});
