import { z } from 'zod';
import {
  allowApproximation,
  engine,
  madeFrom,
  requiredPrompt,
  storedUpload,
  wholeNumber,
} from '../../shape/values.ts';
import { EDIT_STRENGTH, EDIT_TYPES, EDIT } from './edit.ts';

/** The fields of the multipart form beside `image` and `secondImage`. */
export const editRequestSchema = z.strictObject({
  allow_approximation: allowApproximation,
  prompt: requiredPrompt(EDIT.missingPrompt),
  editType: z.enum(EDIT_TYPES).default('enhance'),
  strength: wholeNumber(EDIT_STRENGTH.min, EDIT_STRENGTH.max).default(EDIT_STRENGTH.default),
  engine,
  madeFrom,
});

/** What the worker finds: the fields of the form, and its pictures as stored files. */
export const storedEditRequestSchema = z.object({
  ...editRequestSchema.shape,
  image: storedUpload,
  secondImage: storedUpload.optional(),
});
