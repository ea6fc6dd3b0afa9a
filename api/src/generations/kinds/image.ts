import { type ImageRatio, MISSING_UPLOAD, type ProviderInfo } from '@aic/contract';
import {
  imageFromReferenceRequestSchema,
  imageRequestSchema,
  RATIO_SIZES,
  storedImageRequestSchema,
} from '@aic/contract/schemas';
import { noExclude, noRatio, noReference, noReferenceStrength } from '../errors/option-errors.ts';
import { mediaUrl, ratioOf, THUMBNAILS } from './columns.ts';
import { defineServerKind, defineStart } from './server-kind.ts';

const RATIO_PIXELS = Object.entries(RATIO_SIZES)
  .map(([ratio, pixels]) => `when '${ratio}' then '${pixels}'`)
  .join(' ');

export const IMAGE = defineServerKind('image', {
  service: 'Image generation',
  json: defineStart({ summary: 'Make an image', schema: imageRequestSchema, requireSupport }),
  form: defineStart({
    summary: 'Make an image that follows a reference picture',
    schema: imageFromReferenceRequestSchema,
    images: [{ name: 'image', missing: MISSING_UPLOAD }],
    requireSupport(request, supports) {
      requireSupport(request, supports);
      if (supports.referenceImage !== true) throw noReference();
      if (request.strength !== undefined && supports.strength !== true) throw noReferenceStrength();
    },
  }),
  columns: {
    imageUrl: mediaUrl('g.output', 'image'),
    thumbnails: THUMBNAILS,
    size: `g.request ->> 'size'`,
    quality: `g.request ->> 'quality'`,
    style: `g.request ->> 'style'`,
    ratio: `g.request ->> 'ratio'`,
    pixels: `coalesce(
      (g.output #>> '{image,width}') || 'x' || (g.output #>> '{image,height}'),
      case g.request ->> 'ratio' ${RATIO_PIXELS} end,
      g.request ->> 'size'
    )`,
    exclude: `g.request ->> 'exclude'`,
    referenceImageUrl: mediaUrl('g.request', 'image'),
    strength: `(g.request ->> 'strength')::integer`,
  },
  aspectRatio: `coalesce(${ratioOf('ratio', ':')}, ${ratioOf('size', 'x')})`,
  stored: storedImageRequestSchema,
  smallest: { prompt: 'A red circle on a white ground', style: 'natural' },
  toJob: ({ prompt, size, ratio, quality, style, exclude, image, strength }, seed) => ({
    kind: 'image' as const,
    prompt,
    /** Pixels, of the ratio where there is one. */
    size: ratio ? RATIO_SIZES[ratio] : size,
    /** Other than those of the three sizes; null: it is one of them. */
    ratio: ratio ?? null,
    quality,
    style,
    /** What is to be left out, in words; empty: nothing. */
    exclude: exclude ?? '',
    /** A picture to follow. */
    reference: image ?? null,
    /** Percent: how closely; null: as the engine does by itself. */
    strength: strength ?? null,
    seed,
  }),
});

interface ImageOptions {
  ratio?: ImageRatio | undefined;
  exclude?: string | undefined;
}

/** What the engine in place cannot do is refused, not ignored. */
function requireSupport({ ratio, exclude }: ImageOptions, supports: ProviderInfo['supports']): void {
  if (ratio && supports.ratios?.includes(ratio) !== true) throw noRatio(ratio);
  if (exclude !== undefined && supports.exclude !== true) throw noExclude();
}
