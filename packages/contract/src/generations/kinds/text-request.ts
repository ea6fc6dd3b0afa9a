import { z } from 'zod';
import { requiredPrompt } from '../../shape/values.ts';
import { TEXT_STYLES } from './text.ts';

export const textRequestSchema = z.strictObject({
  prompt: requiredPrompt('Please enter a text prompt'),
  /** The writing style; the wire calls it model. */
  model: z.enum(TEXT_STYLES).default('creative'),
});
