import { z } from 'zod';
import {
  allowApproximation,
  engine,
  formOptions,
  madeFrom,
  requiredPrompt,
  storedUpload,
  wholeNumber,
} from '../../../shape/values.ts';
import { EDIT_STRENGTH, EDIT_TYPES, EDIT } from './edit.ts';

/** A picture made larger: times as many pixels a side, and how many it has then at most. */
export const EDIT_UPSCALE = { factor: 2, pixelsMax: 24_000_000 } as const;

/** The fields of the multipart form beside its pictures: `image`, `secondImage` and `mask`. */
export const editRequestSchema = z.strictObject({
  allow_approximation: allowApproximation,
  prompt: requiredPrompt(EDIT.missingPrompt),
  editType: z.enum(EDIT_TYPES).default('enhance'),
  strength: wholeNumber(EDIT_STRENGTH.min, EDIT_STRENGTH.max).default(EDIT_STRENGTH.default),
  /** With it the picture is made larger and nothing else: the words are its name, and no mask or reference is read. */
  upscale: wholeNumber(EDIT_UPSCALE.factor, EDIT_UPSCALE.factor).optional(),
  ...formOptions,
  engine,
  madeFrom,
});

/** What the worker finds: the fields of the form, and its pictures as stored files. */
export const storedEditRequestSchema = z.object({
  ...editRequestSchema.shape,
  image: storedUpload,
  secondImage: storedUpload.optional(),
  mask: storedUpload.optional(),
});

/** Pictures are files that the user chose. */
export type EditStart = Omit<z.input<typeof editRequestSchema>, 'strength'> & {
  strength: number;
  image: File;
  secondImage: File | null;
  /** A PNG of the image's shape, transparent where it is to change. */
  mask?: File | null;
  /** Pixels of the image: the shape of its tile. Not sent. */
  shape: { width: number; height: number };
};
