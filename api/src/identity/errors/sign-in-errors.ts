import { AppError } from '../../platform/errors/app-error.ts';
import { invalidFields } from '../../platform/errors/errors.ts';

/** What signing in, passwords and links of mails are refused for, by code in the order of their status. */

export const commonPassword = (): AppError =>
  invalidFields({
    password: 'This password is on the list of the most common ones. Please choose another.',
  });

/** @param lifetime how long it was good, e.g. `24 hours` */
export const linkExpired = (lifetime: string): AppError =>
  new AppError('invalid_request', `This link has expired: it was good for ${lifetime}. Ask for a new one.`);

/** Not 401: the caller is signed in, and stays so. */
export const wrongPassword = (): AppError =>
  invalidFields({ currentPassword: 'This is not your present password.' });

export const emailTaken = (): AppError =>
  new AppError('email_taken', 'An account with this e-mail address already exists. Sign in instead.');

export const invalidCredentials = (): AppError =>
  new AppError('invalid_credentials', 'Invalid e-mail or password');

export const accountBlocked = (): AppError =>
  new AppError(
    'forbidden',
    'This account is blocked. Please write to us if you think that this is a mistake.',
  );

export const linkUnknown = (): AppError =>
  new AppError('not_found', 'This link is not one of ours, or its address has changed. Ask for a new one.');

export const sessionNotFound = (): AppError =>
  new AppError('not_found', 'This session has ended already, or it is not yours.');

export const linkUsed = (): AppError =>
  new AppError('conflict', 'This link was used before. Your e-mail address is confirmed.');

export const resetLinkUsed = (): AppError =>
  new AppError(
    'conflict',
    'This link was used before, or the password was changed since. Ask for a new one if you need it.',
  );

export const passwordChangedMeanwhile = (): AppError =>
  new AppError('conflict', 'The password was changed in another window just now. Sign in with the new one.');

export const alreadyVerified = (): AppError =>
  new AppError('conflict', 'Your e-mail address is confirmed already.');

export const tooManySignIns = (): AppError =>
  new AppError('unavailable', 'Too many people are signing in right now. Please try again in a moment.', {
    retryAfterSeconds: 2,
  });
