import { PLAN_IDS } from '@aic/contract';
import postgres from 'postgres';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { adminsOnly, idempotencyMismatch, impossible, takenDown, unauthorized } from '../errors/errors.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const detailSchema = z
  .object({
    needed: z.int(),
    available: z.int(),
    price: z.int(),
    limit: z.int(),
    deferred: z.int(),
    seconds: z.int(),
    name: z.string(),
    plan: z.enum(PLAN_IDS),
    build: z.string(),
    channel: z.string(),
    contract: z.string(),
    shell: z.string(),
  })
  .partial()
  .catch({});

/** What our SQL says beside a code: names and numbers for the text. */
export type RefusalDetail = z.output<typeof detailSchema>;

/** What the SQLSTATEs that our SQL functions raise (api/sql) are to the caller; `reason` is what they raise with it. */
export type Refusals = Readonly<Record<string, (detail: RefusalDetail, reason: string) => AppError>>;

/** Of any subject. */
const REFUSALS: Refusals = {
  CR400: (_, reason) => impossible(reason),
  CR401: unauthorized,
  CR422: idempotencyMismatch,
  CRADM: adminsOnly,
  CRTKD: takenDown,
};

/**
 * Passes the result on; an error that our SQL raised on purpose becomes its AppError.
 * @param refusals of the subject, beside those of any
 * @throws AppError
 */
export async function withAppErrors<T>(query: PromiseLike<T>, refusals: Refusals = {}): Promise<T> {
  try {
    return await query;
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    const detail = detailSchema.parse(parseJson(error.detail));
    throw { ...REFUSALS, ...refusals }[error.code]?.(detail, error.message) ?? error;
  }
}

/**
 * True when the database has refused a statement: nothing has changed. Otherwise it may have, and the response was
 * lost.
 */
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
