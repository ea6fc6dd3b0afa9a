import { useDraft, type ImageQuality, type ImageSize, type ImageStyle } from '@aic/sdk';

export interface ImageDraft {
  prompt: string;
  size: ImageSize;
  quality: ImageQuality;
  style: ImageStyle;
  /** The item that the prompt came from, until another prompt takes its place. */
  madeFrom: string | null;
}

const EMPTY_DRAFT: ImageDraft = {
  prompt: '',
  size: '1024x1024',
  quality: 'standard',
  style: 'vivid',
  madeFrom: null,
};

export const useImageDraft = () => useDraft<ImageDraft>('image.composer', EMPTY_DRAFT);
