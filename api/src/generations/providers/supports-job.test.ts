import { expect, it } from 'vitest';
import type { JobOf } from './provider.ts';
import { supportsJob } from './supports-job.ts';

const PLAIN = { seed: true, cancel: true };
const picture = { bytes: new Uint8Array(), mediaType: 'image/png' } as const;
const EDIT: JobOf<'edit'> = {
  kind: 'edit',
  prompt: 'warmer',
  editType: 'enhance',
  strength: 70,
  image: picture,
  reference: null,
  mask: null,
  upscale: null,
  seed: 1,
};

it('an engine takes the place of another one only if it can do all that an edit asks for', () => {
  expect(supportsJob(EDIT, PLAIN)).toBe(true);
  expect(supportsJob({ ...EDIT, mask: picture }, PLAIN)).toBe(false);
  expect(supportsJob({ ...EDIT, mask: picture }, { ...PLAIN, mask: true })).toBe(true);
  expect(supportsJob({ ...EDIT, upscale: 2 }, { ...PLAIN, mask: true })).toBe(false);
});

it('an engine takes the place of another one only if it can do all that an image asks for', () => {
  const image: JobOf<'image'> = {
    kind: 'image',
    prompt: 'a fox',
    size: '1536x1024',
    ratio: '3:2',
    quality: 'hd',
    style: 'vivid',
    exclude: 'people',
    reference: null,
    strength: null,
    seed: 1,
  };
  expect(supportsJob(image, { ...PLAIN, ratios: ['3:2'], exclude: true })).toBe(true);
  expect(supportsJob(image, { ...PLAIN, ratios: ['2:3'], exclude: true })).toBe(false);
  expect(supportsJob(image, { ...PLAIN, ratios: ['3:2'] })).toBe(false);
  expect(supportsJob({ ...image, ratio: null, exclude: '' }, PLAIN)).toBe(true);
});
