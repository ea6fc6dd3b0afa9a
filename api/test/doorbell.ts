import type { Sql } from '../src/db/client.ts';
import type { Doorbell } from '../src/deps.ts';

interface RecordingDoorbell extends Doorbell {
  rings: string[];
}

/** Rings nowhere and remembers: `jobs`, or `events <user id>`. */
export function createRecordingDoorbell(): RecordingDoorbell {
  const rings: string[] = [];
  return {
    rings,
    ring: (channel: 'jobs' | 'events', userId?: string) => {
      rings.push(userId === undefined ? channel : `${channel} ${userId}`);
    },
  };
}

/** Rings the workers through the database, as the product does; people are not told. */
export function createDoorbellToWorkers(sql: Sql): Doorbell {
  return {
    ring: (channel: 'jobs' | 'events') => {
      if (channel === 'jobs') void sql`select pg_notify('jobs', '')`.catch(() => undefined);
    },
  };
}
