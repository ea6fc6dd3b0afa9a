import { z } from 'zod';
import { pointInTime, wellFormed } from '../shape/values.ts';
import { REPORT_LENGTH_MAX, REPORT_REASONS } from './sharing.ts';

/** PUT /api/generations/{id}/share. */
export const shareRequestSchema = z.strictObject({
  /** When the link ends by itself; null or missing: never. */
  expiresAt: pointInTime.nullable().optional(),
  withRecipe: z.boolean(),
  /** Missing: as it is; of a new link true. */
  withLabel: z.boolean().optional(),
});

/** The form of POST /s/{token}/report and POST /u/{handle}/report. */
export const reportSchema = z.object({
  reason: z.enum(REPORT_REASONS),
  words: z.string().overwrite(wellFormed).trim().max(REPORT_LENGTH_MAX).default(''),
  /** Of a public page: which of its items; empty or missing: the page itself. */
  item: z.union([z.uuid(), z.literal('')]).optional(),
});
