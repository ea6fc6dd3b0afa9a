import {
  REFERENCE_STRENGTH,
  useDraft,
  type ImageQuality,
  type ImageRatio,
  type ImageSize,
  type ImageStyle,
} from '@aic/sdk';

export interface ImageDraft {
  prompt: string;
  size: ImageSize;
  /** In place of the size, where the engine makes it. */
  ratio: ImageRatio | null;
  quality: ImageQuality;
  style: ImageStyle;
  /** Words for what is left out. */
  exclude: string;
  /** Results of one press. */
  count: number;
  /** Null: another one for each result. */
  seed: number | null;
  /** Percent: how closely the reference picture is followed. */
  strength: number;
  /** The item that the reference picture came from. */
  referenceFrom: string | null;
  /** The item that the prompt came from, until another prompt takes its place. */
  madeFrom: string | null;
}

const EMPTY_DRAFT: ImageDraft = {
  prompt: '',
  size: '1024x1024',
  ratio: null,
  quality: 'standard',
  style: 'vivid',
  exclude: '',
  count: 1,
  seed: null,
  strength: REFERENCE_STRENGTH.default,
  referenceFrom: null,
  madeFrom: null,
};

export const useImageDraft = () => useDraft<ImageDraft>('image.composer', EMPTY_DRAFT);
