import { capitalized, type ItemFacts } from '../../kind/define-facts.ts';
import type { ImageRatio, ImageStart } from './image-request.ts';
import { type ImageGeneration, imagePixels } from './image.ts';

export const IMAGE_FACTS: ItemFacts<ImageGeneration, ImageStart> = {
  settings: ({ pixels, size, quality, style, exclude, referenceImageUrl, strength }) => [
    { label: 'Size', value: (pixels ?? size).replace('x', ' × ') },
    { label: 'Quality', value: capitalized(quality) },
    { label: 'Style', value: capitalized(style) },
    { label: 'Left out', value: exclude },
    { label: 'Reference', value: referenceImageUrl ? referenceText(strength) : null },
  ],
  repeat: ({ size, quality, style, ratio, exclude, referenceImageUrl, strength }) => ({
    size,
    quality,
    style,
    // Safe because it was started with this ratio.
    ...(ratio && { ratio: ratio as ImageRatio }),
    ...(exclude && { exclude }),
    ...(referenceImageUrl && strength && { strength }),
  }),
  pictures: { image: 'referenceImageUrl' },
  pixels: imagePixels,
};

const referenceText = (strength: number | null | undefined): string =>
  strength ? `A picture, strength ${strength} %` : 'A picture';
