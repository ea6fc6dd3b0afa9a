import { z } from 'zod';
import { engine, requiredPrompt } from '../../shape/values.ts';
import { TEXT_STYLES, TEXT } from './text.ts';

export const textRequestSchema = z.strictObject({
  prompt: requiredPrompt(TEXT.missingPrompt),
  /** The writing style; the wire calls it model. */
  model: z.enum(TEXT_STYLES).default('creative'),
  engine,
});
