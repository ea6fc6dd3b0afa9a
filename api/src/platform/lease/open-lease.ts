import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Sql } from '../db/client.ts';
import { isOurStore } from '../storage/is-our-store.ts';
import type { MediaStore } from '../storage/storage.ts';
import type { Clock } from '../time/clock.ts';
import { startPeriodicTasks } from '../time/periodic-tasks.ts';
import { leaseConflict, type LeaseHolder, type LeaseNote, leaseNoteSchema } from './lease-conflict.ts';
import { readLeaseHolder, renewLease } from './lease.repo.ts';

const BEAT_MS = 20_000;

/** Why this process touches nothing that a living installation may own. */
export interface Held {
  since: Date;
  /** The end of a sentence that begins with "This database does not own its store:". */
  reason: string;
}

export interface StudioLease {
  /** Null: this installation is the one that lives in its store. */
  held(): Held | null;
  close(): Promise<void>;
}

export interface LeaseOptions {
  sql: Sql;
  store: Pick<MediaStore, 'place' | 'claim' | 'readLease' | 'writeLease'>;
  clock: Clock;
  logger: Logger;
  /** Milliseconds. */
  beatMs?: number;
}

/**
 * Tells the installation that lives in a store from a copy of its database (a restore drill, a staging environment, a
 * return to an earlier time), which would remove the other's files, buy its jobs again and mail its users. A store that
 * cannot be read now changes nothing.
 * @throws StorageUnavailable when it cannot be read at the start
 */
export async function openLease(options: LeaseOptions): Promise<StudioLease> {
  const { sql, store, clock, logger, beatMs = BEAT_MS } = options;
  let held: Held | null = null;

  async function beat(everyMs: number): Promise<void> {
    // A database that is no copy of the store's: it has jobs and mails of its own, and sweeps nothing there.
    if (!(await isOurStore(sql, store))) return;
    const now = clock.now();
    // The note first: each one is in the database before it is in the store.
    const note = await readNote(store);
    const holder = await readLeaseHolder(sql);
    const reason = leaseConflict(note, holder, now);
    if (reason !== held?.reason) tell(reason);
    held = reason === null ? null : { since: held?.since ?? now, reason };
    const nonce = randomUUID();
    // Where each machine has a disk of its own, nobody else renews the one of this.
    const isLate = now.getTime() - Date.parse(note?.renewedAt ?? '') > 2 * beatMs;
    if (held === null && (await renewLease(sql, nonce, isLate ? 0 : everyMs, now))) {
      await writeNote(store, holder, nonce, now);
    }
  }

  function tell(reason: string | null): void {
    const { place } = store;
    if (reason === null) logger.info({ place }, 'this database owns its store: the studio is at work again');
    else {
      logger.error(
        { place },
        `the studio is held: this database does not own its store, because ${reason}. Nothing is generated, mailed, removed or changed at Stripe. If it is to own it: npm run storage:adopt`,
      );
    }
  }

  // At once, so that a copy that was made a moment ago is told from this one.
  await beat(0);
  const beats = startPeriodicTasks([{ everyMs: beatMs, run: () => beat(beatMs / 2) }], (error) =>
    logger.warn({ err: error }, 'the lease of the store could not be looked at; that is tried again'),
  );
  return { held: () => held, close: () => beats.stop() };
}

/** @returns null: nobody has left one. What is no note is another's. */
export async function readNote(store: Pick<MediaStore, 'readLease'>): Promise<LeaseNote | null> {
  const text = await store.readLease();
  if (text === null) return null;
  try {
    return leaseNoteSchema.parse(JSON.parse(text));
  } catch {
    return { nonce: '', system: '', timeline: 0, renewedAt: '' };
  }
}

export async function writeNote(
  store: Pick<MediaStore, 'writeLease'>,
  { system, timeline }: LeaseHolder,
  nonce: string,
  now: Date,
): Promise<void> {
  const note: LeaseNote = { nonce, system, timeline, renewedAt: now.toISOString() };
  await store.writeLease(JSON.stringify(note));
}
