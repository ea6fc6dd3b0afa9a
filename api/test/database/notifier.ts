import type { Sql } from '../../src/platform/db/client.ts';
import type { Notifier } from '../../src/platform/db/notifier.ts';

interface RecordingNotifier extends Notifier {
  notifications: string[];
}

/** Notifies no process and remembers: `jobs`, or `events <user id>`. */
export function createRecordingNotifier(): RecordingNotifier {
  const notifications: string[] = [];
  return {
    notifications,
    notify: (channel: 'jobs' | 'events', userId?: string) => {
      notifications.push(userId === undefined ? channel : `${channel} ${userId}`);
    },
  };
}

/** Notifies the workers through the database, as the product does; users get no event. */
export function createNotifierToWorkers(sql: Sql): Notifier {
  return {
    notify: (channel: 'jobs' | 'events') => {
      if (channel === 'jobs') void sql`select pg_notify('jobs', '')`.catch(() => undefined);
    },
  };
}
