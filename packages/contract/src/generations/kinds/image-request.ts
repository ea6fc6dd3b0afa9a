import { z } from 'zod';
import { allowApproximation, engine, madeFrom, requiredPrompt, seed } from '../../shape/values.ts';
import { IMAGE_QUALITIES, IMAGE_SIZES, IMAGE_STYLES, IMAGE } from './image.ts';

export const imageRequestSchema = z.strictObject({
  allow_approximation: allowApproximation,
  prompt: requiredPrompt(IMAGE.missingPrompt),
  size: z.enum(IMAGE_SIZES).default('1024x1024'),
  quality: z.enum(IMAGE_QUALITIES).default('standard'),
  style: z.enum(IMAGE_STYLES).default('vivid'),
  seed,
  engine,
  madeFrom,
});
