import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { isDatabaseUnavailable, isLostRace } from '../db/unavailable.ts';
import { AppError } from '../errors/app-error.ts';
import { codeOf } from '../errors/code-of.ts';
import {
  databaseUnavailable,
  fileNotFound,
  internal,
  invalidJson,
  unstorableText,
  wrongBodyType,
} from '../errors/errors.ts';
import { storageFull, storageUnavailable } from '../errors/storage-failures.ts';
import { isDiskFull } from '../files/disk-full.ts';
import { ObjectMissing, StorageFull, StorageUnavailable } from '../storage/storage-errors.ts';
import type { AppContext, AppEnv } from './app-env.ts';
import { type PathRules, readPathRules } from './path-rules.ts';

/** SQLSTATEs for a NUL in a text: valid JSON, but PostgreSQL refuses it. */
const UNSTORABLE: ReadonlySet<unknown> = new Set(['22021', '22P05']);

const IS_WITHHELD: ReadonlySet<string> = new Set(['payments_unavailable', 'unavailable']);

/**
 * Turns whatever was thrown into `{ message, code, requestId, fields?, price? }`. A 5xx does not name its cause; the
 * log does.
 */
export function createErrorHandler(
  logger: Logger,
  rulesOf: PathRules = readPathRules([]),
): ErrorHandler<AppEnv> {
  return (error, c) => {
    const requestId = c.get('requestId');
    const response = toAppError(error, () => rulesOf(c.req.path).types);
    const what = { err: error, requestId, method: c.req.method, path: c.req.path };
    // A client that has left gets no response, and what it interrupted is no failure of the gateway.
    if (isAborted(c)) logger.info(what, 'the client left before the response');
    // What is not set up, or held back on purpose, is no failure of it.
    else if (IS_WITHHELD.has(response.code) && response.cause === undefined) {
      logger.info(what, 'not to be had here');
    } else if (response.status >= 500) logger.error(what, 'request failed');
    const { retryAfterSeconds, ...shown } = response.details;
    if (retryAfterSeconds !== undefined) c.header('Retry-After', String(Math.ceil(retryAfterSeconds)));
    c.header('Cache-Control', 'no-store');
    return c.json({ message: response.message, code: response.code, requestId, ...shown }, response.status);
  };
}

/** An unknown path below /api or /media; every other unknown path is a page of the shell. */
export const handleNotFound: NotFoundHandler<AppEnv> = (c) =>
  c.json(
    { message: 'There is nothing at this address.', code: 'not_found', requestId: c.get('requestId') },
    404,
  );

function toAppError(error: unknown, typesRead: () => readonly [string, ...string[]]): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 400) return invalidJson();
  // The validator's own word for a body of another type, where the gate before it looks away: a deploy route, or no
  // body at all.
  if (error instanceof HTTPException && error.status === 415) return wrongBodyType(typesRead()[0]);
  if (UNSTORABLE.has(codeOf(error))) return unstorableText();
  if (isDiskFull(error) || error instanceof StorageFull) return storageFull(error);
  if (error instanceof StorageUnavailable) return storageUnavailable(error);
  // It was removed between the look at it and the reading.
  if (error instanceof ObjectMissing) return fileNotFound();
  if (isDatabaseUnavailable(error) || isLostRace(error)) return databaseUnavailable(error);
  return internal(error);
}

function isAborted(c: AppContext): boolean {
  // Without a socket, as in `app.request()`, there may be no environment at all, whatever its type says.
  const bindings: AppContext['env'] | undefined = c.env;
  return bindings?.incoming?.destroyed === true && !bindings.incoming.complete;
}
