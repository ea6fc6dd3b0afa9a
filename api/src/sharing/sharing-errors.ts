import { itemNotFound } from '../generations/errors/generation-errors.ts';
import { LIBRARY_REFUSALS } from '../generations/errors/library-errors.ts';
import type { Refusals } from '../platform/db/sql-error.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { invalidFields } from '../platform/errors/errors.ts';

// Of share links and reports; the other errors are in errors.ts.

const notShareable = (): AppError => new AppError('conflict', 'Only finished items can be shared.');

export const notShared = (): AppError =>
  new AppError('not_found', 'This item has no link, or it is not yours.');

export const expiryInThePast = (): AppError =>
  invalidFields({ expiresAt: 'The link would be over at once. Choose a time that is still to come.' });

export const SHARING_REFUSALS: Refusals = {
  ...LIBRARY_REFUSALS,
  CR404: itemNotFound,
  CRSHR: notShareable,
};
