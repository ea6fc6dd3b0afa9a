import { z } from 'zod';
import { TEXT_STYLES } from './text.ts';
import { requiredPrompt } from '../shape/values.ts';

export const textRequestSchema = z.strictObject({
  prompt: requiredPrompt('Please enter a text prompt'),
  /** The writing style; the wire calls it model. */
  model: z.enum(TEXT_STYLES).default('creative'),
});
