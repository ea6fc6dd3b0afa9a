import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Sql } from './client.ts';

/**
 * Tells other processes to look at the tables. A message carries no news itself: a lost one costs time (their poll),
 * not data. Channel `jobs`: the tag of a process whose own worker knows of them. Channel `events`: a JSON array of user ids.
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

interface NotifierOptions {
  quietMs?: number;
  /**
   * Called at once for jobs: the worker of this process need not hear of them from the database. Others do `quietMs` later,
   * because a NOTIFY beside its claim makes that a tenth slower.
   */
  onJobs?: () => void;
  /**
   * Sends `events` through a bus instead (`NOTIFIER_URL`). `jobs` stay with the database: each worker has a session there
   * anyway.
   */
  publish?: ((channel: string, payload: string) => void) | null | undefined;
}

/** Names this process in what it notifies. */
export const PROCESS_TAG = randomUUID();

/** A NOTIFY payload ends at 8000 bytes; a quoted uuid and its comma are 39. */
const USERS_PER_NOTIFY = 175;

/**
 * Notifies at once, then at most every `quietMs` on each channel with all that came in meanwhile.
 * NOTIFY takes a database-wide lock at commit, so it stays outside the statements that change state.
 */
export function createNotifier(
  sql: Sql,
  logger: Pick<Logger, 'warn'>,
  { quietMs = 4, onJobs, publish = null }: NotifierOptions = {},
): ClosableNotifier {
  const users = new Set<string>();
  let hasJobs = false;
  const lanes = {
    jobs: createLane(takeJobs, () => (onJobs ? delay(quietMs) : Promise.resolve())),
    events: createLane(takeEvents),
  };

  /** @param waitForMore calls of the same tick always travel together */
  function createLane(take: () => Message[], waitForMore = () => Promise.resolve()) {
    let sending: Promise<void> | null = null;
    async function sendUntilQuiet(): Promise<void> {
      await waitForMore();
      for (let messages = take(); messages.length > 0; messages = take()) {
        await send(messages);
        await delay(quietMs);
      }
      sending = null;
    }
    return { open: () => void (sending ??= sendUntilQuiet()), ended: async () => sending };
  }

  async function send(all: readonly Message[]): Promise<void> {
    const isOfBus = ({ channel }: Message) => publish !== null && channel === 'events';
    for (const { channel, payload } of all.filter(isOfBus)) publish?.(channel, payload);
    const messages = all.filter((message) => !isOfBus(message));
    if (messages.length === 0) return;
    try {
      await sql`select pg_notify(channel, payload) from jsonb_to_recordset(${sql.json(messages)}) as m (channel text, payload text)`;
    } catch (error) {
      logger.warn({ err: error }, 'other processes could not be notified; their polls will notice');
    }
  }

  function takeJobs(): Message[] {
    const messages = hasJobs ? [{ channel: 'jobs', payload: onJobs === undefined ? '' : PROCESS_TAG }] : [];
    hasJobs = false;
    return messages;
  }

  function takeEvents(): Message[] {
    const messages: Message[] = [];
    const ids = [...users];
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
      lanes[channel].open();
      if (channel === 'jobs') onJobs?.();
    },
    async close() {
      await Promise.all([lanes.jobs.ended(), lanes.events.ended()]);
    },
  };
}
