import { useDraft, type ImageQuality, type ImageSize, type ImageStyle } from '@aic/sdk';

export interface ImageDraft {
  prompt: string;
  size: ImageSize;
  quality: ImageQuality;
  style: ImageStyle;
}

const EMPTY_DRAFT: ImageDraft = { prompt: '', size: '1024x1024', quality: 'standard', style: 'vivid' };

export const useImageDraft = () => useDraft<ImageDraft>('image.composer', EMPTY_DRAFT);
