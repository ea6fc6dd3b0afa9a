import { PASSKEYS_MAX } from '@aic/contract/passkeys';
import { AppError } from '../../platform/errors/app-error.ts';
import { invalidFields } from '../../platform/errors/errors.ts';

/** What signing in, passwords and links of mails are refused for. */

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

/** What the second step of a sign-in and its settings answer. */

export const wrongCode = (): AppError =>
  invalidFields({ code: 'This code is wrong, or was used before. Each one works once.' });

export const secondStepRequired = (): AppError =>
  new AppError(
    'second_step_required',
    'Enter the code of your app to go on. Reload the page if it does not ask.',
  );

export const secondStepOver = (): AppError =>
  new AppError(
    'second_step_over',
    'This sign-in took too long, or had too many wrong codes. Please sign in again.',
  );

export const secondFactorChanged = (): AppError =>
  new AppError('conflict', 'Two-step sign-in was changed in another window. Please reload.');

export const secondFactorNeedsAddress = (): AppError =>
  new AppError('conflict', 'Confirm your e-mail address first; then you can turn on two-step sign-in.');

/** What passkeys can be refused for, by code in the order of their status. */

// 400 invalid_request

/** Whatever is wrong with it: the reason is of use only to an attacker. Not 401: the caller is signed in. */
export const passkeyNotAdded = (): AppError =>
  new AppError('invalid_request', 'The passkey could not be added. Please try again.');

// 401 invalid_credentials

/** The one response of a sign-in with a passkey that fails, for whatever reason (OWASP ASVS 5.0, 6.3.8). */
export const passkeyRefused = (): AppError =>
  new AppError(
    'invalid_credentials',
    'This passkey did not sign you in. Please try again, or use your password.',
  );

// 403 forbidden

/** Of an account without a password. @param minutes how old it may be */
export const signInTooOldForPasskey = (minutes: number): AppError =>
  new AppError(
    'forbidden',
    `Your sign-in is older than ${minutes} minutes. Sign out, sign in again, and then add the passkey.`,
  );

// 404 not_found

export const passkeyNotFound = (): AppError =>
  new AppError('not_found', 'This passkey was removed in another window.');

// 409 conflict

export const passkeyNeedsAddress = (): AppError =>
  new AppError('conflict', 'Confirm your e-mail address first; then you can add a passkey.');

export const tooManyPasskeys = (): AppError =>
  new AppError('conflict', `You have ${PASSKEYS_MAX} passkeys. Remove one first; then you can add another.`);

export const passkeyKnown = (): AppError => new AppError('conflict', 'This passkey is registered already.');
