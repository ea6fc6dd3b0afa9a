import { AppError } from './app-error.ts';
import { waitText } from './durations.ts';

/**
 * The errors that no subject has for itself, by code in the order of their status; the others are in the `errors` of
 * their subject. Each text says what happened, what to do, and where it matters whether anything was charged.
 * Validation of a request has its texts beside the schema (`@aic/contract`).
 */

// 400 invalid_request

/** @param fields message by field path; the first is what a form shows in its toast, so it stands alone */
export const invalidFields = (fields: Readonly<Record<string, string>>): AppError =>
  new AppError('invalid_request', Object.values(fields)[0] ?? 'The request is not valid.', { fields });

export const invalidJson = (): AppError =>
  new AppError('invalid_request', 'The request body is not valid JSON.');

export const unstorableText = (): AppError =>
  new AppError(
    'invalid_request',
    'The text holds a character that cannot be stored. Remove it and try again.',
  );

export const impossible = (reason: string): AppError =>
  new AppError('invalid_request', `This cannot be done: ${reason}.`);

// 401 unauthorized

export const unauthorized = (): AppError => new AppError('unauthorized', /* @wc-ignore */ 'Unauthorized');

// 403 forbidden, cross_origin

export const crossOrigin = (appOrigin: string): AppError =>
  new AppError(
    'cross_origin',
    `This request did not come from ${appOrigin}, so it was refused. Reload the page there and try again.`,
  );

export const adminsOnly = (): AppError => new AppError('forbidden', 'This is for admins only.');

// 404 not_found

export const fileNotFound = (): AppError =>
  new AppError('not_found', 'This file does not exist, or it is not yours.');

// 409 conflict

/** Of whatever is shown to everybody. */
export const takenDown = (): AppError =>
  new AppError(
    'conflict',
    'We have taken this down after reports of visitors, so it cannot be shown again. Write to us if you think that this is a mistake.',
  );

// 413 too_large, 415 unsupported_media

export const bodyTooLarge = (kib: number): AppError =>
  new AppError('too_large', `The request is larger than ${kib} KiB. Shorten it and try again.`);

export const wrongBodyType = (expected: string): AppError =>
  new AppError('unsupported_media', `Send the request body with Content-Type: ${expected}.`);

export const notAForm = (): AppError =>
  new AppError('unsupported_media', 'Send the request body as a form, with multipart/form-data.');

// 422 idempotency_mismatch

export const idempotencyMismatch = (): AppError =>
  new AppError(
    'idempotency_mismatch',
    'This Idempotency-Key was used for a different request. Send a new key with a new request.',
  );

// 429 rate_limited

export const tooManyAttempts = (retryAfterSeconds: number): AppError =>
  new AppError('rate_limited', `Too many attempts. Please try again in ${waitText(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  });

export const tooManyWindows = (): AppError =>
  new AppError('rate_limited', 'Too many open windows. Close some and try again.', { retryAfterSeconds: 5 });

// 500 internal, 503 unavailable; of storage in storage-failures.ts

export const internal = (cause?: unknown): AppError =>
  new AppError('internal', 'Something went wrong on our side. Please try again.', { cause });

export const databaseUnavailable = (cause: unknown): AppError =>
  new AppError('unavailable', 'The studio cannot be reached right now. Please try again in a moment.', {
    retryAfterSeconds: 2,
    cause,
  });
