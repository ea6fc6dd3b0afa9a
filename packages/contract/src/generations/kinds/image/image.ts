import { integer, nullable, oneOf, optional, text, type ValueOf } from '../../../shape/field.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { ratioOf, type SampleOf, SAMPLE_THUMBNAILS, sidesOf, THUMBNAILS } from '../../kind/item.ts';

export const IMAGE_SIZES = ['1024x1024', '1024x1792', '1792x1024'] as const;
export const IMAGE_QUALITIES = ['standard', 'hd'] as const;
export const IMAGE_STYLES = ['vivid', 'natural'] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];
export type ImageQuality = (typeof IMAGE_QUALITIES)[number];
export type ImageStyle = (typeof IMAGE_STYLES)[number];

/** Percent: how closely an image follows its reference picture. */
export const REFERENCE_STRENGTH = { min: 10, max: 100, step: 10, default: 50 } as const;

export const IMAGE = defineKind('image', {
  name: 'Image',
  pluralLabel: 'Images',
  newLabel: 'New image',
  noun: 'image',
  verb: 'paint',
  page: '/',
  file: { prefix: 'ai-image-', extension: 'png', noun: 'image' },
  missingPrompt: 'Please enter a prompt',
  price: 20,
  medium: 'picture',
  listPath: '/api/generations',
  startPaths: { json: '/api/generate', form: '/api/generate-from-image' },
  fields: {
    /** Full-size PNG. Unguessable and access-checked. */
    imageUrl: nullable(text),
    thumbnails: THUMBNAILS,
    size: oneOf(IMAGE_SIZES),
    quality: oneOf(IMAGE_QUALITIES),
    style: oneOf(IMAGE_STYLES),
    /** Always there: the release before reads it. */
    seed: nullable(integer()),
    /** In place of the size, which is the nearest of the three then, for tools that know no more. */
    ratio: optional(nullable(text)),
    /** Of the file, such as `1536x1024`; until there is one, what the engine is asked for. */
    pixels: optional(nullable(text)),
    /** What was to be left out, in the user's words. */
    exclude: optional(nullable(text)),
    /** The picture that it follows. */
    referenceImageUrl: optional(nullable(text)),
    /** Percent: how closely; null where its engine has no such setting. */
    strength: optional(nullable(integer())),
  },
  result: 'imageUrl',
  asItem: ({ ratio, exclude }: { ratio?: string; exclude?: string }) => ({ ratio, exclude }),
  aspectRatio: ({ size, ratio = null }) => ratioOf(sidesOf(ratio ?? size)),
});

export type ImageGeneration = ValueOf<typeof IMAGE.item>;

export const IMAGE_SAMPLE: SampleOf<ImageGeneration> = {
  prompt: 'A quiet lake',
  credits: 20,
  imageUrl: '/media/0123456789abcdef0123456789abcdef',
  thumbnails: SAMPLE_THUMBNAILS,
  size: '1024x1024',
  quality: 'standard',
  style: 'vivid',
  seed: 7,
};

/** Pixels of an image; of one that was asked for in this moment the shape alone. */
export function imagePixels({ size, ratio, pixels }: Pick<ImageGeneration, 'size' | 'ratio' | 'pixels'>): {
  width: number;
  height: number;
} {
  return sidesOf(pixels ?? ratio ?? size);
}

/**
 * The preview in the panel of its studio, sharp on each screen: `srcset` and `sizes` of HTML. The page that is sent
 * asks for the same before its element is there.
 * @returns null where there is one size only
 */
export function panelPicture({ avif, large }: { avif: string; large?: string | undefined }) {
  if (large === undefined) return null;
  return {
    srcSet: `${avif} 512w, ${large} 1280w`,
    sizes: '(min-width: 1024px) min(44vw, 70vh), min(90vw, 70vh)',
  };
}
