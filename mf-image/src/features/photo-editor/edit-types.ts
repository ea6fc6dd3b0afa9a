import type { EditType, FailureTexts, ImageEdit } from '@aic/sdk';

export const EDIT_FAILURE: FailureTexts = { title: 'Error', text: 'Failed to edit image' };

interface EditTypeInfo {
  title: string;
  placeholder: string;
  /** Fill the description; running stays the user's step. */
  suggestions: readonly string[];
}

/** The three edits, with what a user may ask of each. */
export const EDIT_TYPE_INFO: Readonly<Record<EditType, EditTypeInfo>> = {
  enhance: {
    title: 'Enhance',
    placeholder: 'Brighter and clearer, natural colours',
    suggestions: ['Improve light and colour', 'Sharper details', 'Warmer light', 'Less noise'],
  },
  background_change: {
    title: 'Change background',
    placeholder: 'A calm sea at sunset',
    suggestions: ['Plain studio grey', 'Soft blur', 'Sunset gradient', 'A calm sea'],
  },
  general: {
    title: 'General edit',
    placeholder: 'Black and white, a bit darker, crop to a square',
    suggestions: ['Black and white', 'Vintage look', 'Crop to a square', 'Rotate right'],
  },
};

export const UPSCALE_INFO = {
  title: 'Upscale ×2',
  description: 'The same picture with twice as many pixels a side',
  /** What such an edit is called where others have their words. */
  words: 'Twice as large',
} as const;

export const editName = ({ editType, upscale }: Pick<ImageEdit, 'editType' | 'upscale'>): string =>
  upscale ? UPSCALE_INFO.title : EDIT_TYPE_INFO[editType].title;
