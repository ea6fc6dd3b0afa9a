import type { ItemFacts } from '../../kind/define-facts.ts';
import type { EditStart } from './edit-request.ts';
import type { EditType, ImageEdit } from './edit.ts';

const EDIT_NAMES: Readonly<Record<EditType, string>> = {
  enhance: 'Enhance',
  background_change: 'Change background',
  general: 'General edit',
};

export const EDIT_FACTS: ItemFacts<ImageEdit, EditStart> = {
  settings: ({ editType, strength, upscale, maskUrl, width, height }) => [
    { label: 'Edit', value: upscale ? `Upscale ×${upscale}` : EDIT_NAMES[editType] },
    { label: 'Strength', value: upscale ? null : `${strength} %` },
    { label: 'Changed', value: maskUrl ? 'A marked part' : null },
    { label: 'Size', value: `${width} × ${height}` },
  ],
  repeat: ({ editType, strength, upscale, width, height }) => ({
    editType,
    strength,
    shape: { width, height },
    ...(upscale && { upscale }),
  }),
  pictures: { image: 'originalImageUrl', secondImage: 'referenceImageUrl', mask: 'maskUrl' },
  pixels: ({ width, height }) => ({ width, height }),
  before: ({ originalImageUrl }) => originalImageUrl,
};
