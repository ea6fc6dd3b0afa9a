import { z } from 'zod';
import { LOAD_PHASES } from './registry.ts';
import { remoteNameSchema } from './remote-command.ts';

/** What a remote was at: as for loads, or in a place of another one's page. */
const ERROR_PHASES = [...LOAD_PHASES, 'unmount', 'slot', 'tool'] as const;

const FRAMES_MAX = 8;

/** Names and places alone: a message may have words of a user in it. */
export const errorReportSchema = z.strictObject({
  remote: remoteNameSchema,
  build: z.string().regex(/^[a-z0-9]{6,40}$/),
  phase: z.enum(ERROR_PHASES),
  errorClass: z.string().regex(/^[A-Za-z][\w-]{0,39}$/),
  /** In files of the build, the innermost first; lines and columns count from 1. */
  frames: z
    .array(
      z.strictObject({
        file: z.string().regex(/^[\w.-]{1,151}\.m?js$/),
        line: z.int().min(1).max(10_000_000),
        column: z.int().min(1).max(100_000_000),
      }),
    )
    .min(1)
    .max(FRAMES_MAX),
});
export type ErrorReport = z.output<typeof errorReportSchema>;
