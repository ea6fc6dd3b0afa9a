import { imageRequestSchema } from '@aic/contract/schemas';
import { mediaUrl, ratioOf, THUMBNAILS } from './columns.ts';
import { defineServerKind, defineStart } from './server-kind.ts';

export const IMAGE = defineServerKind('image', {
  plural: 'Images',
  service: 'Image generation',
  json: defineStart({ summary: 'Make an image', schema: imageRequestSchema }),
  columns: {
    imageUrl: mediaUrl('g.output', 'image'),
    thumbnails: THUMBNAILS,
    size: `g.request ->> 'size'`,
    quality: `g.request ->> 'quality'`,
    style: `g.request ->> 'style'`,
    seed: 'g.seed',
  },
  aspectRatio: ratioOf('size', 'x'),
  stored: imageRequestSchema,
  toJob: ({ prompt, size, quality, style }, seed) => ({
    kind: 'image' as const,
    prompt,
    size,
    quality,
    style,
    seed,
  }),
});
