import { z } from 'zod';
import { allowApproximation, count, engine, madeFrom, requiredPrompt, seed } from '../../../shape/values.ts';
import { TEXT_STYLES, TEXT } from './text.ts';

export const textRequestSchema = z.strictObject({
  allow_approximation: allowApproximation,
  prompt: requiredPrompt(TEXT.missingPrompt),
  /** The writing style; the wire calls it model. */
  model: z.enum(TEXT_STYLES).default('creative'),
  seed,
  count,
  engine,
  madeFrom,
});

export type TextStart = z.input<typeof textRequestSchema>;
