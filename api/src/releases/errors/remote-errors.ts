import { AppError } from '../../platform/errors/app-error.ts';
import { waitText } from '../../platform/errors/durations.ts';

/** What can be wrong with publishing and releasing a remote. Developers and pipelines read it, not users. */

// 400 invalid_request

/** @param reason a sentence */
export const brokenBuild = (reason: string): AppError =>
  new AppError('invalid_request', `This is not a build that can be published: ${reason}`);

// 401 unauthorized

/** Does not say which of them it is. */
export const deployTokenRefused = (name: string): AppError =>
  new AppError(
    'unauthorized',
    `This deploy token is unknown, over, revoked or not for ${name}. Ask an admin for one of this remote.`,
  );

// 404 not_found, 409 conflict

export const unknownRemote = (name: string): AppError =>
  new AppError('not_found', `There is no remote ${name}. Publish it first.`);

/** @param reason in the registry's words */
export const remoteNotFound = (reason: string): AppError => new AppError('not_found', reason);

export const unknownToken = (): AppError =>
  new AppError('not_found', 'There is no such deploy token, or it was revoked before.');

export const builtInToolStays = (name: string): AppError =>
  new AppError(
    'conflict',
    `${name} stands in the navigation of the shell itself, so it cannot be removed. To switch it off: kill.`,
  );

export const remoteRefused = (reason: string): AppError => new AppError('conflict', reason);

// 413 too_large

/** @param what e.g. `The first screen of build 1a2b3c of image` */
export const overBudget = (
  what: string,
  { form, sizeBytes, bytesMax }: { form: 'gzip' | 'raw'; sizeBytes: number; bytesMax: number },
): AppError =>
  new AppError(
    'too_large',
    `${what} is ${inKb(sizeBytes)} ${form === 'gzip' ? 'gzip' : 'as browsers read it'}; the budget is ${inKb(bytesMax)}. Make lazy what the first screen does not need.`,
  );

// 429 rate_limited

export const tooManyDeploys = (): AppError =>
  new AppError('rate_limited', 'Another build of this remote is being uploaded. Try again in a moment.', {
    retryAfterSeconds: 5,
  });

export const tooManyUploads = (isDryRun: boolean, limit: number, retryAfterSeconds: number): AppError =>
  new AppError(
    'rate_limited',
    `This deploy token has had its ${limit} ${isDryRun ? 'dry runs' : 'uploads'} of 24 hours. The next is possible in ${waitText(retryAfterSeconds)}${isDryRun ? '' : '; a dry run counts as none of them'}.`,
    { retryAfterSeconds },
  );

const inKb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
