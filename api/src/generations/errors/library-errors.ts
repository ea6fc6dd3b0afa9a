import type { Refusals } from '../../platform/db/sql-error.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { waitText } from '../../platform/errors/durations.ts';
import { invalidFields } from '../../platform/errors/errors.ts';

// Of a user's library; the other errors are in errors.ts.

const folderNotFound = (): AppError =>
  new AppError('not_found', 'This folder does not exist, or it is not yours.');

const folderNameTaken = (): AppError =>
  new AppError('conflict', 'You have a folder with this name. Choose another one.', {
    fields: { name: 'You have a folder with this name' },
  });

const tooManyFolders = (limit = 0): AppError =>
  new AppError('conflict', `You have ${limit} folders, and more are not possible. Remove one first.`);

const tooManyLibraryChanges = (retryAfterSeconds = 60): AppError =>
  new AppError(
    'rate_limited',
    `You have made very many changes. Please go on in ${waitText(retryAfterSeconds)}; nothing was changed now.`,
    { retryAfterSeconds },
  );

const templateNotFound = (): AppError =>
  new AppError('not_found', 'This template does not exist, or it is not yours.');

const tooManyTemplates = (limit = 0): AppError =>
  new AppError('conflict', `You have ${limit} templates, and more are not possible. Remove one first.`);

/** Not 503: the same search would take as long again. */
export const searchTooSlow = (): AppError =>
  invalidFields({ q: 'This search took too long and was stopped. Search for longer words, or for fewer.' });

export const tooManySearches = (): AppError =>
  new AppError('rate_limited', 'Your other searches are still under way. Wait for them to finish.', {
    retryAfterSeconds: 2,
  });

export const tooManyZips = (): AppError =>
  new AppError('rate_limited', 'Another download of many files is under way. Wait for it to finish.', {
    retryAfterSeconds: 10,
  });

export const LIBRARY_REFUSALS: Refusals = {
  CR431: ({ seconds }) => tooManyLibraryChanges(seconds),
  CRFLD: folderNotFound,
  CRFMX: ({ limit }) => tooManyFolders(limit),
  CRFNM: folderNameTaken,
  CRTMX: ({ limit }) => tooManyTemplates(limit),
  CRTPL: templateNotFound,
};
