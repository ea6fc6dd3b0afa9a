import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Sql } from '../../platform/db/client.ts';
import type { Job } from './job.ts';
import { writeText } from './jobs.repo.ts';
import type { RunningJob } from './running-jobs.ts';

export interface TextWriter {
  /** Everything so far. */
  readonly text: string;
  add(piece: string): void;
  /** Resolves when nothing is being written any more. */
  stop(): Promise<void>;
}

/** Often enough to read along, seldom enough for the database. */
const WRITE_MS = 120;

/** Keeps a text where its readers find it, while it is being written, and learns there that it is to stop. */
export function createTextWriter(
  running: Pick<RunningJob, 'stop'> & { job: Job },
  { sql, logger }: { sql: Sql; logger: Logger },
): TextWriter {
  let text = '';
  const stopped = new AbortController();
  let writing: Promise<void> | null = null;

  async function writeUntilQuiet(): Promise<void> {
    for (let written = ''; written !== text && !stopped.signal.aborted;) {
      written = text;
      try {
        const { isMine, isCancelled } = await writeText(sql, running.job, written);
        if (!isMine) running.stop('lost');
        else if (isCancelled) running.stop('cancelled');
      } catch (error) {
        // Readers wait; the whole text is reported at the end.
        logger.warn({ err: error }, 'a text could not be written down on its way');
      }
      await delay(WRITE_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
    writing = null;
  }

  return {
    get text() {
      return text;
    },
    add(piece) {
      if (piece === '') return;
      text += piece;
      if (!stopped.signal.aborted) writing ??= writeUntilQuiet();
    },
    async stop() {
      stopped.abort();
      await writing;
    },
  };
}
