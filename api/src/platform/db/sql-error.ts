import { PLAN_IDS } from '@aic/contract';
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
import {
  folderNameTaken,
  folderNotFound,
  templateNotFound,
  tooManyFolders,
  tooManyLibraryChanges,
  tooManyTemplates,
} from '../errors/library-errors.ts';
import { refusalText } from '../errors/refusal-texts.ts';
import { remoteNotFound, remoteRefused } from '../errors/remote-errors.ts';
import { notShareable, reportNotFound, takenDown } from '../errors/sharing-errors.ts';
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

type Detail = z.output<typeof detailSchema>;

/** SQLSTATEs that our SQL functions raise (api/sql), and what each one is to the caller. */
const APP_ERRORS: Readonly<Record<string, (detail: Detail, text: string) => AppError>> = {
  CR400: (_, text) => impossible(text),
  CR401: unauthorized,
  CR402: ({ needed, available }) => insufficientCredits(needed, available),
  CR403: ({ plan }) => needsPlan(plan),
  CR404: itemNotFound,
  CR409: ({ price }) => priceChanged(price),
  CR410: removedAlready,
  CR411: notPublishable,
  CR422: idempotencyMismatch,
  CR423: sourceTaken,
  CR429: ({ limit, deferred }) => tooManyInFlight(limit, deferred),
  CR430: ({ seconds }) => tooManyStarts(seconds),
  CR431: ({ seconds }) => tooManyLibraryChanges(seconds),
  CREML: emailTaken,
  CRADM: adminsOnly,
  CRBLD: (_, text) => remoteNotFound(text),
  CRCON: (_, text) => remoteRefused(text),
  CRDIF: (_, text) => remoteRefused(text),
  CRFLD: folderNotFound,
  CRFMX: ({ limit }) => tooManyFolders(limit),
  CRFNM: folderNameTaken,
  CRHDL: handleTaken,
  CRPRE: (_, text) => remoteRefused(text),
  CRREM: (_, text) => remoteNotFound(text),
  CRRPT: reportNotFound,
  CRSHR: notShareable,
  CRTKD: takenDown,
  CRTMX: ({ limit }) => tooManyTemplates(limit),
  CRTPL: templateNotFound,
  CRUSR: userNotFound,
};

/** Passes the result on; an error that our SQL raised on purpose becomes its AppError. @throws AppError */
export async function withAppErrors<T>(query: PromiseLike<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    const detail = detailSchema.parse(parseJson(error.detail));
    throw APP_ERRORS[error.code]?.(detail, refusalText(error.message, detail)) ?? error;
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
