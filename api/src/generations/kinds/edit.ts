import { MISSING_UPLOAD } from '@aic/contract';
import { editRequestSchema, storedEditRequestSchema } from '@aic/contract/schemas';
import { mediaUrl, THUMBNAILS } from './columns.ts';
import { defineServerKind, defineStart } from './server-kind.ts';

export const EDIT = defineServerKind('edit', {
  plural: 'Edits',
  service: 'The photo editor',
  form: defineStart({
    summary: 'Change an image',
    schema: editRequestSchema,
    images: [
      { name: 'image', missing: MISSING_UPLOAD },
      // The new background; other edits have no use for it.
      { name: 'secondImage', missing: null, isUsed: ({ editType }) => editType === 'background_change' },
    ],
  }),
  columns: {
    editType: `g.request ->> 'editType'`,
    strength: `(g.request ->> 'strength')::integer`,
    originalImageUrl: mediaUrl('g.request', 'image'),
    referenceImageUrl: mediaUrl('g.request', 'secondImage'),
    width: `(g.request #>> '{image,width}')::integer`,
    height: `(g.request #>> '{image,height}')::integer`,
    editedImageUrl: mediaUrl('g.output', 'image'),
    thumbnails: THUMBNAILS,
  },
  aspectRatio: `(g.request #>> '{image,width}')::float8 / (g.request #>> '{image,height}')::float8`,
  stored: storedEditRequestSchema,
  toJob: ({ prompt, editType, strength, image, secondImage }, seed) => ({
    kind: 'edit' as const,
    /** What is to change. */
    prompt,
    editType,
    /** Percent, 0..100. */
    strength,
    image,
    /** The new background; only with `background_change`. */
    reference: secondImage ?? null,
    seed,
  }),
});
