import {
  type ImageQuality,
  type ImageRatio,
  type ImageSize,
  type ImageStyle,
  REFERENCE_STRENGTH,
  useDraft,
} from '@aic/sdk';
import { STUDIO_DRAFT, type StudioDraft } from '@aic/studio';

export interface ImageDraft extends StudioDraft {
  size: ImageSize;
  /** In place of the size, where the engine makes it. */
  ratio: ImageRatio | null;
  quality: ImageQuality;
  style: ImageStyle;
  /** Words for what is left out. */
  exclude: string;
  /** Percent: how closely the reference picture is followed. */
  strength: number;
  /** The item that the reference picture came from. */
  referenceFrom: string | null;
}

export const EMPTY_DRAFT: ImageDraft = {
  ...STUDIO_DRAFT,
  size: '1024x1024',
  ratio: null,
  quality: 'standard',
  style: 'vivid',
  exclude: '',
  strength: REFERENCE_STRENGTH.default,
  referenceFrom: null,
};

export const useImageDraft = () => useDraft<ImageDraft>('image.composer', EMPTY_DRAFT);
