import { setTimeout as delay } from 'node:timers/promises';

/** SQLSTATEs that our own functions raise: the database answered, so there is nothing to retry. */
const OUR_ERRORS = /^CR/;

/**
 * Retries a statement until the database answers, like a client whose connection broke before the response.
 * Only for statements that may be sent twice.
 */
export async function retryStatement<T>(statement: () => PromiseLike<T>): Promise<T> {
  for (;;) {
    try {
      return await statement();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (OUR_ERRORS.test(code) || code === '') throw error;
      await delay(20);
    }
  }
}
