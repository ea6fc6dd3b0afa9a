import { AppError } from './app-error.ts';

/** What users read when files cannot be read or stored. */

// 503 unavailable, 507 storage_full

export const storageUnavailable = (cause: unknown): AppError =>
  new AppError(
    'unavailable',
    'The studio cannot reach its files right now. Nothing was charged; please try again in a moment.',
    { retryAfterSeconds: 5, cause },
  );

export const storageFull = (cause: unknown): AppError =>
  new AppError(
    'storage_full',
    'The studio has no room for files right now. Nothing was charged; please try again later.',
    { cause },
  );

/** Where the store is another installation's (api/src/platform/lease/). */
export const studioHeld = (): AppError =>
  new AppError(
    'unavailable',
    'This is a copy of a studio that is held back: it makes and charges nothing. Please use the studio itself.',
  );
