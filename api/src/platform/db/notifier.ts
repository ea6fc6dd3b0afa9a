import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Sql } from './client.ts';

/**
 * Tells other processes to look at the tables. A message carries no news itself: a lost one costs time (their poll),
 * not data. Channel `jobs`: empty payload. Channel `events`: a JSON array of user ids.
 */
export interface Notifier {
  notify(channel: 'jobs'): void;
  notify(channel: 'events', userId: string): void;
}

export interface ClosableNotifier extends Notifier {
  /** Sends what is waiting. */
  close(): Promise<void>;
}

// A type and not an interface: only a type has the index signature that the driver's JSON wants.
type Message = { channel: string; payload: string };

/** A NOTIFY payload ends at 8000 bytes; a quoted uuid and its comma are 39. */
const USERS_PER_NOTIFY = 175;

/**
 * Notifies at once, then at most every `quietMs` with all that came in meanwhile.
 * NOTIFY takes a database-wide lock at commit, so it stays outside the statements that change state.
 */
export function createNotifier(sql: Sql, logger: Pick<Logger, 'warn'>, quietMs = 20): ClosableNotifier {
  const users = new Set<string>();
  let hasJobs = false;
  let sending: Promise<void> | null = null;

  async function sendUntilQuiet(): Promise<void> {
    // Calls of the same tick travel together.
    await Promise.resolve();
    for (let messages = takeMessages(); messages.length > 0; messages = takeMessages()) {
      await send(messages);
      await delay(quietMs);
    }
    sending = null;
  }

  async function send(messages: Message[]): Promise<void> {
    try {
      await sql`select pg_notify(channel, payload) from jsonb_to_recordset(${sql.json(messages)}) as m (channel text, payload text)`;
    } catch (error) {
      logger.warn({ err: error }, 'other processes could not be notified; their polls will notice');
    }
  }

  function takeMessages(): Message[] {
    const messages: Message[] = hasJobs ? [{ channel: 'jobs', payload: '' }] : [];
    const ids = [...users];
    hasJobs = false;
    users.clear();
    for (let start = 0; start < ids.length; start += USERS_PER_NOTIFY) {
      const payload = JSON.stringify(ids.slice(start, start + USERS_PER_NOTIFY));
      messages.push({ channel: 'events', payload });
    }
    return messages;
  }

  return {
    notify(channel: 'jobs' | 'events', userId?: string) {
      if (channel === 'jobs') hasJobs = true;
      else if (userId !== undefined) users.add(userId);
      sending ??= sendUntilQuiet();
    },
    async close() {
      await sending;
    },
  };
}
