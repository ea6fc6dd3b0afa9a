import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';

import { AppError } from '../errors/app-error.ts';
import type { AppEnv } from './app-env.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';

/** Turns whatever was thrown into `{ message, code, requestId, fields?, price? }`. A 5xx says nothing of its cause: the log does. */
export function createErrorHandler(logger: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    const requestId = c.get('requestId');
    const answer = toAppError(error);
    if (answer.status >= 500) {
      logger.error({ err: error, requestId, method: c.req.method, path: c.req.path }, 'request failed');
    }
    const { retryAfterSeconds, ...shown } = answer.details;
    if (retryAfterSeconds !== undefined) c.header('Retry-After', String(Math.ceil(retryAfterSeconds)));
    c.header('Cache-Control', 'no-store');
    return c.json({ message: answer.message, code: answer.code, requestId, ...shown }, answer.status);
  };
}

/** An unknown path below /api or /media; every other unknown path is a page of the shell. */
export const handleNotFound: NotFoundHandler<AppEnv> = (c) =>
  c.json(
    { message: 'There is nothing at this address.', code: 'not_found', requestId: c.get('requestId') },
    404,
  );

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 400) {
    return new AppError('invalid_request', 'The request body is not valid JSON.');
  }
  if (isUnstorableText(error)) {
    return new AppError(
      'invalid_request',
      'The text holds a character that cannot be stored. Remove it and try again.',
    );
  }
  if (isDatabaseUnavailable(error)) {
    return new AppError(
      'unavailable',
      'The studio cannot be reached right now. Please try again in a moment.',
      {
        retryAfterSeconds: 2,
        cause: error,
      },
    );
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again.', { cause: error });
}

/** A NUL in a text: valid JSON, but PostgreSQL refuses it (SQLSTATE 22021 and 22P05). */
function isUnstorableText(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '22021' || error.code === '22P05');
}
