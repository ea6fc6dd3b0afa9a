import { z } from 'zod';
import { REMOTE_CHANNELS } from './remotes.ts';

/** A pipeline gets a new one each season, or asks for longer. */
export const DEPLOY_TOKEN_DAYS = 90;

export const remoteNameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'Not the name of a remote');

const build = z.string().regex(/^[a-z0-9]{6,40}$/, 'Not the id of a build');
/** What a build was made of. */
export const commitSchema = z.string().regex(/^[0-9a-f]{7,64}(-dirty)?$/, 'Not a commit');
const channel = z.enum(REMOTE_CHANNELS, 'Use stable or beta').default('stable');
const percent = z.int().min(0, 'Use 0 to 100').max(100, 'Use 0 to 100');
/** Checks everything, answers what would happen, and changes nothing. */
const isDryRun = z.boolean().default(false);

/** POST /api/deploy/{name}/acts: what can be done with a published build. */
export const releaseCommandSchema = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('release'), build, channel, percent: percent.default(100), isDryRun }),
  z.strictObject({ act: z.literal('rollout'), channel, percent, isDryRun }),
  z.strictObject({ act: z.literal('promote'), percent: percent.default(100), isDryRun }),
  z.strictObject({ act: z.literal('rollback'), channel, isDryRun }),
  z.strictObject({ act: z.literal('follow'), channel, isDryRun }),
  z.strictObject({ act: z.literal('kill'), isDryRun }),
  z.strictObject({ act: z.literal('revive'), isDryRun }),
  z.strictObject({ act: z.literal('remove'), isDryRun }),
  z.strictObject({ act: z.literal('preview'), build, commit: commitSchema.optional(), isDryRun }),
  z.strictObject({ act: z.literal('end-preview'), build, isDryRun }),
]);
export type ReleaseCommand = z.output<typeof releaseCommandSchema>;

/** PUT /api/remotes/{name}/channel: which builds of a remote its caller wants. */
export const channelChoiceSchema = z.strictObject({ channel: z.enum(REMOTE_CHANNELS) });

export const deployTokenRequestSchema = z.strictObject({
  name: remoteNameSchema,
  label: z
    .string()
    .trim()
    .regex(/^[\w .:/@-]{1,60}$/, 'Use at most 60 letters, digits, spaces and . : / @ _ -'),
  /** How long it can be used. */
  days: z.int().min(1, 'Use 1 to 730').max(730, 'Use 1 to 730').default(DEPLOY_TOKEN_DAYS),
});
