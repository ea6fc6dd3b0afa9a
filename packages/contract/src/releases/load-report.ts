import { z } from 'zod';
import { LOAD_OUTCOMES, LOAD_PHASES, type LoadReport } from './registry.ts';
import { remoteNameSchema } from './remote-command.ts';

const build = z.string().regex(/^[a-z0-9]{6,40}$/);

/** A tool that breaks after a week in an open page is still reported. */
const LOAD_MS_MAX = 7 * 24 * 60 * 60 * 1000;

export const loadReportSchema = z.strictObject({
  remote: remoteNameSchema,
  build,
  version: z.string().max(40),
  phase: z.enum(LOAD_PHASES),
  outcome: z.enum(LOAD_OUTCOMES),
  ms: z.number().min(0).max(LOAD_MS_MAX),
  errorClass: z
    .string()
    .regex(/^[A-Za-z][\w-]{0,39}$/)
    .nullable(),
  fallbackBuild: build.optional(),
}) satisfies z.ZodType<LoadReport>;
