import { integer, nullable, oneOf, text, type ValueOf } from '../../shape/field.ts';
import { defineKind } from './define-kind.ts';
import { SAMPLE, SAMPLE_THUMBNAILS, THUMBNAILS } from './item.ts';

export const IMAGE_SIZES = ['1024x1024', '1024x1792', '1792x1024'] as const;
export const IMAGE_QUALITIES = ['standard', 'hd'] as const;
export const IMAGE_STYLES = ['vivid', 'natural'] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];
export type ImageQuality = (typeof IMAGE_QUALITIES)[number];
export type ImageStyle = (typeof IMAGE_STYLES)[number];

export const IMAGE = defineKind('image', {
  name: 'Image',
  missingPrompt: 'Please enter a prompt',
  price: 20,
  medium: 'picture',
  listPath: '/api/generations',
  startPaths: { json: '/api/generate' },
  fields: {
    /** Full-size PNG. Unguessable and access-checked. */
    imageUrl: nullable(text),
    thumbnails: THUMBNAILS,
    size: oneOf(IMAGE_SIZES),
    quality: oneOf(IMAGE_QUALITIES),
    style: oneOf(IMAGE_STYLES),
    seed: nullable(integer()),
  },
  result: 'imageUrl',
});

export type ImageGeneration = ValueOf<typeof IMAGE.item>;

export const IMAGE_SAMPLE: ImageGeneration = {
  kind: 'image',
  ...SAMPLE,
  prompt: 'A quiet lake',
  credits: 20,
  imageUrl: '/media/0123456789abcdef0123456789abcdef',
  thumbnails: SAMPLE_THUMBNAILS,
  size: '1024x1024',
  quality: 'standard',
  style: 'vivid',
  seed: 7,
};
