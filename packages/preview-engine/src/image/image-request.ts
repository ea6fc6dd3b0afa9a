import type { ImageQuality, ImageStyle } from '@aic/contract';
import type { PixelSize } from '@aic/contract/schemas';
import type { ComposerId, SceneElement } from '../prompt/scene.ts';
import type { Reading } from '../reading/reading.ts';
import type { Reference } from './reference/look.ts';

/** Plain data, so that it crosses to a thread. */
export interface ImageRequest {
  /** What is to be seen, in English; any other text gives an abstract picture. */
  prompt: string;
  /** What is to be left out, in English; missing or empty: nothing. */
  exclude?: string;
  /** A picture whose colours and light it takes on. Missing or null: none. */
  reference?: Reference | null;
  /** Pixels, width by height. */
  size: PixelSize;
  /** `hd` is painted at twice the size and scaled down: finer, and slower by about four times. */
  quality: ImageQuality;
  /** `vivid` has more colour and contrast than `natural`. */
  style: ImageStyle;
  /** Any number. The same request gives the same bytes; another seed gives another composition. */
  seed: number;
}

/** As it comes from the painter. */
export interface PaintedImage {
  /** PNG, opaque, of the size that was asked for. */
  png: Uint8Array;
  /** Which composer the prompt's words chose. */
  composer: ComposerId;
  /** What of the scene is to be seen. */
  painted: readonly SceneElement[];
}

export interface MadeImage extends Pick<PaintedImage, 'png' | 'composer'> {
  reading: Reading;
}
