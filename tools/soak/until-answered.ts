import { setTimeout as delay } from 'node:timers/promises';

/** SQLSTATEs our own functions raise: an answer, though not the one hoped for. */
const OUR_ERRORS = /^CR/;

/**
 * Sends a statement again until the database has answered, as a client does whose connection broke before the answer.
 * Only for statements that may be sent twice.
 */
export async function untilAnswered<T>(statement: () => PromiseLike<T>): Promise<T> {
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
