import { z } from 'zod';
import {
  allowApproximation,
  count,
  engine,
  excludeWords,
  formOptions,
  madeFrom,
  requiredPrompt,
  seed,
  storedUpload,
  wholeNumber,
} from '../../../shape/values.ts';
import {
  IMAGE,
  IMAGE_QUALITIES,
  IMAGE_SIZES,
  IMAGE_STYLES,
  type ImageSize,
  REFERENCE_STRENGTH,
} from './image.ts';

/**
 * Shapes besides those of the three sizes, where the engine makes them, and the pixels that engines which count in
 * pixels are asked for. Pages have the ratios of the engine in place.
 */
export const RATIO_SIZES = {
  '3:2': '1536x1024',
  '2:3': '1024x1536',
  '4:3': '1408x1056',
  '3:4': '1056x1408',
  '4:5': '1024x1280',
  '21:9': '2016x864',
} as const;
export type ImageRatio = keyof typeof RATIO_SIZES;
/** Safe because the keys of a constant are known. */
export const IMAGE_RATIOS = Object.keys(RATIO_SIZES) as readonly ImageRatio[];
/** Of a size or of a ratio. */
export type PixelSize = ImageSize | (typeof RATIO_SIZES)[ImageRatio];

const options = {
  allow_approximation: allowApproximation,
  prompt: requiredPrompt(IMAGE.missingPrompt),
  size: z.enum(IMAGE_SIZES).default('1024x1024'),
  /** In place of the size. */
  ratio: z.enum(IMAGE_RATIOS).optional(),
  quality: z.enum(IMAGE_QUALITIES).default('standard'),
  style: z.enum(IMAGE_STYLES).default('vivid'),
  exclude: excludeWords,
  engine,
  madeFrom,
};

export const imageRequestSchema = z.strictObject({ ...options, seed, count });

/** The fields of the multipart form beside `image`, the reference picture. */
export const imageFromReferenceRequestSchema = z.strictObject({
  ...options,
  /** Percent: how closely the reference is followed. Missing: as the engine does by itself. */
  strength: wholeNumber(REFERENCE_STRENGTH.min, REFERENCE_STRENGTH.max).optional(),
  ...formOptions,
});

/** What the worker finds: made from words alone, or with a reference picture. */
export const storedImageRequestSchema = z.object({
  ...imageFromReferenceRequestSchema.shape,
  image: storedUpload.optional(),
});

/** With a picture it follows it; the strength goes with the picture only. */
export type ImageStart = z.input<typeof imageRequestSchema> & { image?: File | null; strength?: number };
