import type { Refusals } from '../../platform/db/sql-error.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { invalidFields } from '../../platform/errors/errors.ts';
import { emailTaken } from './sign-in-errors.ts';

/** What can be wrong with deleting and restoring an account, by code in the order of their status. */

// 400 invalid_request

/** Not 401: the caller is signed in, and stays so. */
export const wrongOwnPassword = (): AppError => invalidFields({ password: 'This is not your password.' });

/** Of an account without a password. */
export const wrongAddress = (): AppError =>
  invalidFields({ email: 'This is not the address of your account.' });

export const restoreTooLate = (): AppError =>
  new AppError('invalid_request', 'It is too late: this account is gone for good, with what was in it.');

export const emailIsOwn = (): AppError =>
  invalidFields({ email: 'This is the address that your account has.' });

/** @param plain how it would be written plainly */
export const lookAlikeAddress = (plain: string): AppError =>
  invalidFields({
    email: `This address has characters that only look like plain letters or digits. Please type it plainly: ${plain}`,
  });

// 403 forbidden

/** Only for who knows the password. @param until as mails write it */
export const accountDeleted = (until: string): AppError =>
  new AppError(
    'forbidden',
    `This account was deleted. Until ${until} it can be taken back: we have mailed the link for that to its address again.`,
  );

/** @param minutes how old it may be */
export const signInTooOld = (minutes: number): AppError =>
  new AppError(
    'forbidden',
    `Your sign-in is older than ${minutes} minutes. Sign out, sign in again, and then delete the account.`,
  );

/** Of an account without a password. @param minutes how old it may be */
export const signInTooOldForAddress = (minutes: number): AppError =>
  new AppError(
    'forbidden',
    `Your sign-in is older than ${minutes} minutes. Sign out, sign in again, and then change the address.`,
  );

// 404 not_found

export const restoreUnknown = (): AppError =>
  new AppError('not_found', 'This link is not one of ours, or its account is gone for good.');

export const providerNotLinked = (): AppError =>
  new AppError('not_found', 'This provider was unlinked in another window.');

// 409 conflict

export const ownAddressUnconfirmed = (): AppError =>
  new AppError(
    'conflict',
    'Confirm your present address first: nobody has shown yet whose it is. Your profile sends the link for that.',
  );

export const emailTakenMeanwhile = (): AppError =>
  new AppError(
    'conflict',
    'Another account has got this address meanwhile, so yours keeps the one that it has.',
  );

export const lastWayIn = (): AppError =>
  new AppError(
    'conflict',
    'This is your only way to sign in. Set a password or add a passkey first; then you can unlink it.',
  );

export const restoreUsed = (): AppError =>
  new AppError('conflict', 'This link was used before: the account is back. Sign in to it.');

const handleTaken = (): AppError =>
  new AppError('conflict', 'This handle is taken. Please choose another.', {
    fields: { handle: 'This handle is taken' },
  });

export const ACCOUNT_REFUSALS: Refusals = { CREML: emailTaken, CRHDL: handleTaken };
