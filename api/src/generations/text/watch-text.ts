import { setTimeout as delay } from 'node:timers/promises';
import type { PlatformDeps } from '../../platform/deps.ts';
import { tooManyWindows, unauthorized } from '../../platform/errors/errors.ts';
import { createConcurrencyLimit } from '../../platform/http/limits/concurrency-limit.ts';
import { itemNotFound } from '../errors/generation-errors.ts';
import { findWrittenText } from './written-text.repo.ts';

const LOOK_MS = 100;

/** Each one asks the database ten times a second. A browser has as many as it has windows on one text. */
const STREAMS_PER_USER = 8;
const limit = createConcurrencyLimit(STREAMS_PER_USER, tooManyWindows);

/**
 * A text as it is being written, as lines of JSON (TextStreamLine of the contract). It is read from the database, so it
 * does not matter which process writes it, and who comes later gets it from the start.
 * @throws AppError `unauthorized`, `not_found`, `rate_limited`
 */
export async function watchText(
  deps: Pick<PlatformDeps, 'sql' | 'clock' | 'logger'>,
  tokenHash: Buffer,
  id: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const look = () => findWrittenText(deps.sql, { tokenHash, now: deps.clock.now() }, id);
  const first = await look();
  if (first.userId === null) throw unauthorized();
  if (first.status === null) {
    throw itemNotFound();
  }
  const giveBack = limit.take(first.userId);
  const encoder = new TextEncoder();
  const gone = new AbortController();
  return new ReadableStream({
    async start(controller) {
      const send = (line: object) => controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      let sent = '';
      try {
        for (let now = first; !gone.signal.aborted && !signal.aborted; now = await look()) {
          // Signed out meanwhile, or gone: no news, and no end of the text either.
          if (now.status === null) break;
          const body = now.body ?? '';
          if (body !== sent) send(changeBetween(sent, body));
          sent = body;
          if (now.status !== 'processing') {
            send({ status: now.status });
            break;
          }
          await delay(LOOK_MS, undefined, { signal }).catch(() => undefined);
        }
        if (!gone.signal.aborted) controller.close();
      } catch (error) {
        deps.logger.warn({ err: error, generationId: id }, 'a text could not be watched to its end');
        controller.error(error);
      } finally {
        giveBack();
      }
    },
    cancel: () => gone.abort(),
  });
}

/** A later attempt writes from the start, so the text may also change in its middle. */
function changeBetween(before: string, after: string): { from: number; text: string } {
  const from = after.startsWith(before) ? before.length : 0;
  return { from, text: after.slice(from) };
}
