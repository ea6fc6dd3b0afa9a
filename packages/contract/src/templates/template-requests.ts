import { z } from 'zod';
import { GENERATION_KINDS } from '../generations/kinds/kinds.ts';
import { requiredPrompt } from '../shape/values.ts';

/** POST /api/templates. */
export const templateSchema = z.strictObject({
  kind: z.enum(GENERATION_KINDS),
  text: requiredPrompt('Please enter a prompt'),
});
