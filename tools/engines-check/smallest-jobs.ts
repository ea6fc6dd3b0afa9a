import type { JobOf } from '@aic/api/engines';
import type { GenerationKind } from '@aic/contract';

/** Grey, 64 pixels square. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAeklEQVRogdXOQREAAAyDMKQjfSL62BEFwTiMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwzi+A6sDHz4BaT2HTP0AAAAASUVORK5CYII=',
  'base64',
);

/** The least that each kind can be asked for. */
export const SMALLEST_JOBS: { readonly [Kind in GenerationKind]: JobOf<Kind> } = {
  image: {
    kind: 'image',
    prompt: 'A red circle on a white ground',
    size: '1024x1024',
    ratio: null,
    quality: 'standard',
    style: 'natural',
    exclude: '',
    reference: null,
    strength: null,
    seed: 1,
  },
  edit: {
    kind: 'edit',
    prompt: 'Make it red',
    editType: 'general',
    strength: 50,
    image: { bytes: PNG, mediaType: 'image/png' },
    reference: null,
    mask: null,
    upscale: null,
    seed: 1,
  },
  video: {
    kind: 'video',
    prompt: 'A red ball rolls over a white floor',
    durationSeconds: 2,
    aspectRatio: '16:9',
    camera: null,
    image: null,
    seed: 1,
  },
  music: { kind: 'music', prompt: 'A calm piano', genre: null, durationSeconds: 10, seed: 1 },
  text: { kind: 'text', prompt: 'Answer with one word: ready', style: 'technical', seed: 1 },
};
