import type { EditType } from '@aic/contract';
import type { Reading } from '../../reading/reading.ts';

export interface PhotoEditRequest {
  /** What is to change. */
  prompt: string;
  /** `enhance` always improves what it measures; `background_change` reads the prompt as the new background. */
  editType: EditType;
  /** Percent, 0..100. At 0 only the shape changes: crops, turns and mirrors are always whole. */
  strength: number;
  /** PNG or JPEG bytes. */
  image: Uint8Array;
  /** PNG or JPEG bytes of the new background, used by `background_change`; null without one. */
  reference: Uint8Array | null;
  /** PNG bytes: transparent where the photo is to change, of any size; null or missing: all of it. */
  mask?: Uint8Array | null;
  /** 2: twice as many pixels a side, and nothing else: the words are not read. */
  upscale?: number | null;
  /** Any number; it decides the grain of film looks and what a painted background shows. */
  seed: number;
}

export interface EditedPhoto {
  /** PNG of the photo's size, unless it was made larger or an operation changes its shape. */
  png: Uint8Array;
  reading: Reading;
  /** How many operations were carried out. */
  operations: number;
}
