import postgres from 'postgres';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const detailSchema = z
  .object({ needed: z.int(), available: z.int(), price: z.int(), limit: z.int() })
  .partial()
  .catch({});

type Detail = z.output<typeof detailSchema>;

/** SQLSTATEs that our SQL functions raise (api/migrations), and what each one is to the caller. */
const APP_ERRORS: Readonly<Record<string, (detail: Detail, message: string) => AppError>> = {
  CR400: (_, message) => new AppError('invalid_request', `This cannot be done: ${message}.`),
  CR401: () => new AppError('unauthorized', 'Unauthorized'),
  CR402: ({ needed, available }) =>
    new AppError(
      'insufficient_credits',
      `Not enough credits: this costs ${needed} and you have ${available}. Upgrade your plan to get more.`,
    ),
  CR403: () =>
    new AppError('forbidden', 'Camera control is part of Pro and Creator+. Upgrade your plan to use it.'),
  CR404: () => new AppError('not_found', 'This item does not exist, or it is not yours.'),
  CR409: ({ price }) =>
    new AppError(
      'price_changed',
      `The price has changed to ${price} credits. Nothing was charged; please confirm.`,
      price === undefined ? {} : { price },
    ),
  CR422: () =>
    new AppError(
      'idempotency_mismatch',
      'This Idempotency-Key was used for a different request. Send a new key with a new request.',
    ),
  CR429: ({ limit }) =>
    new AppError('rate_limited', `You have ${inProgress(limit)} in progress. Wait for one to finish.`, {
      retryAfterSeconds: 5,
    }),
  CREML: () =>
    new AppError('email_taken', 'An account with this e-mail address already exists. Sign in instead.'),
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

/** True when the database has said no to a statement: nothing has changed. Otherwise it may have, and nobody was told. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof AppError || (error instanceof postgres.PostgresError && !isDatabaseUnavailable(error))
  );
}

const inProgress = (limit = 0): string => `${limit} ${limit === 1 ? 'generation' : 'generations'}`;

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    // A detail that the server wrote itself, e.g. "Key (id)=(1) already exists."
    return {};
  }
}
