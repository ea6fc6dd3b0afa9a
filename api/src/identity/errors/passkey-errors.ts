import { PASSKEYS_MAX } from '@aic/contract/passkeys';
import { AppError } from '../../platform/errors/app-error.ts';

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
