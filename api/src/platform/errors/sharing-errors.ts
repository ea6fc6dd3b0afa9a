import { AppError } from './app-error.ts';
import { invalidFields } from './errors.ts';

// Of share links and reports; the other errors are in errors.ts.

export const notShareable = (): AppError => new AppError('conflict', 'Only finished items can be shared.');

export const notShared = (): AppError =>
  new AppError('not_found', 'This item has no link, or it is not yours.');

export const expiryInThePast = (): AppError =>
  invalidFields({ expiresAt: 'The link would be over at once. Choose a time that is still to come.' });

export const takenDown = (): AppError =>
  new AppError(
    'conflict',
    'We have taken this down after reports of visitors, so it cannot be shown again. Write to us if you think that this is a mistake.',
  );

export const reportNotFound = (): AppError => new AppError('not_found', 'There is no such report.');
