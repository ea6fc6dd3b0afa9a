import { integer, nullable, oneOf, optional, text, type ValueOf } from '../../../shape/field.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { ratioOf, READING, type SampleOf, SAMPLE_THUMBNAILS, THUMBNAILS } from '../../kind/item.ts';

export const EDIT_TYPES = ['enhance', 'background_change', 'general'] as const;
export type EditType = (typeof EDIT_TYPES)[number];

/** How much of the effect, in percent. */
export const EDIT_STRENGTH = { min: 0, max: 100, step: 10, default: 70 } as const;

export const EDIT = defineKind('edit', {
  name: 'Photo edit',
  pluralLabel: 'Photo edits',
  newLabel: 'New photo edit',
  noun: 'photo edit',
  verb: 'do',
  page: '/?mode=photo-editor',
  file: { prefix: 'ai-edit-', extension: 'png', noun: 'image' },
  missingPrompt: 'Please describe the changes you want to make',
  price: 20,
  medium: 'picture',
  listPath: '/api/edits',
  startPaths: { form: '/api/edit' },
  fields: {
    editType: oneOf(EDIT_TYPES),
    /** Percent. */
    strength: integer(),
    originalImageUrl: text,
    referenceImageUrl: nullable(text),
    /** A PNG that is transparent where the picture was to change; null or missing: all of it was. */
    maskUrl: optional(nullable(text)),
    /** 2: it was made twice as large, and nothing else. */
    upscale: optional(nullable(integer())),
    /** Pixels of the original: the shape of its tile. */
    width: integer(),
    height: integer(),
    editedImageUrl: nullable(text),
    thumbnails: THUMBNAILS,
    /** Always there: the release before reads it. */
    reading: nullable(READING),
  },
  result: 'editedImageUrl',
  aspectRatio: ratioOf,
  asItem: ({ shape, upscale }: { shape?: object; upscale?: number }) => ({ ...shape, upscale }),
});

export type ImageEdit = ValueOf<typeof EDIT.item>;

export const EDIT_SAMPLE: SampleOf<ImageEdit> = {
  prompt: 'Warmer light',
  credits: 20,
  editType: 'enhance',
  strength: 70,
  originalImageUrl: '/media/00000000000000000000000000000001',
  referenceImageUrl: null,
  width: 1200,
  height: 800,
  editedImageUrl: '/media/00000000000000000000000000000002',
  thumbnails: SAMPLE_THUMBNAILS,
  reading: { understood: ['warmer'], ignored: [] },
};
