import postgres from 'postgres';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import {
  adminsOnly,
  emailTaken,
  handleTaken,
  idempotencyMismatch,
  impossible,
  insufficientCredits,
  itemNotFound,
  needsPlan,
  notPublishable,
  priceChanged,
  removedAlready,
  sourceTaken,
  tooManyInFlight,
  tooManyStarts,
  unauthorized,
  userNotFound,
} from '../errors/errors.ts';
import { remoteNotFound, remoteRefused } from '../errors/remote-errors.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const detailSchema = z
  .object({ needed: z.int(), available: z.int(), price: z.int(), limit: z.int(), seconds: z.int() })
  .partial()
  .catch({});

type Detail = z.output<typeof detailSchema>;

/** SQLSTATEs that our SQL functions raise (api/sql), and what each one is to the caller. */
const APP_ERRORS: Readonly<Record<string, (detail: Detail, message: string) => AppError>> = {
  CR400: (_, message) => impossible(message),
  CR401: unauthorized,
  CR402: ({ needed, available }) => insufficientCredits(needed, available),
  CR403: needsPlan,
  CR404: itemNotFound,
  CR409: ({ price }) => priceChanged(price),
  CR410: removedAlready,
  CR411: notPublishable,
  CR422: idempotencyMismatch,
  CR423: sourceTaken,
  CR429: ({ limit }) => tooManyInFlight(limit),
  CR430: ({ seconds }) => tooManyStarts(seconds),
  CREML: emailTaken,
  CRADM: adminsOnly,
  CRBLD: (_, message) => remoteNotFound(message),
  CRCON: (_, message) => remoteRefused(message),
  CRDIF: (_, message) => remoteRefused(message),
  CRHDL: handleTaken,
  CRPRE: (_, message) => remoteRefused(message),
  CRREM: (_, message) => remoteNotFound(message),
  CRUSR: userNotFound,
};

/** Passes the result on; an error that our SQL raised on purpose becomes its AppError. @throws AppError */
export async function withAppErrors<T>(query: PromiseLike<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    const detail = detailSchema.parse(parseJson(error.detail));
    throw APP_ERRORS[error.code]?.(detail, error.message) ?? error;
  }
}

/** True when the database has refused a statement: nothing has changed. Otherwise it may have, and the answer was lost. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof AppError || (error instanceof postgres.PostgresError && !isDatabaseUnavailable(error))
  );
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    // A detail that the server wrote itself, e.g. "Key (id)=(1) already exists."
    return {};
  }
}
