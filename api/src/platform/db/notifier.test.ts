import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { listen } from './listen.ts';
import { createNotifier } from './notifier.ts';
import type { SessionConnection } from './session-connection.ts';

const { sql, admin, url } = await createTestDatabase();
const logger = pino({ level: 'silent' });

const open: SessionConnection[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.close()));
});

async function hear() {
  const heard: string[] = [];
  let connects = 0;
  const connection = listen({
    url,
    name: 'aic-listener',
    logger,
    channels: { jobs: () => heard.push('jobs'), events: (payload) => heard.push(payload) },
    onConnect: () => {
      connects += 1;
    },
  });
  open.push(connection);
  await connection.ready;
  return { heard, connects: () => connects, isConnected: connection.isConnected };
}

describe('the notifier', () => {
  it('notifies once for many calls of the same moment', async () => {
    const { heard } = await hear();
    const notifier = createNotifier(sql, logger);
    for (let n = 0; n < 100; n += 1) notifier.notify('jobs');
    await notifier.close();
    await vi.waitFor(() => expect(heard).toEqual(['jobs']), 10_000);
  });

  it('tells the worker of this process at each call, and others once a moment later', async () => {
    const { heard } = await hear();
    const onJobs = vi.fn<() => void>();
    const notifier = createNotifier(sql, logger, { onJobs, quietMs: 200 });
    notifier.notify('jobs');
    expect(onJobs).toHaveBeenCalledTimes(1);
    await sql`select 1`;
    notifier.notify('jobs');
    expect(onJobs).toHaveBeenCalledTimes(2);
    expect(heard).toEqual([]);
    await notifier.close();
    await vi.waitFor(() => expect(heard).toEqual(['jobs']), 10_000);
  });

  it('names every user once, in messages that fit into a NOTIFY', async () => {
    const { heard } = await hear();
    const notifier = createNotifier(sql, logger);
    const userIds = Array.from({ length: 400 }, () => randomUUID());
    for (const userId of [...userIds, ...userIds]) notifier.notify('events', userId);
    await notifier.close();
    await vi.waitFor(() => expect(heard).toHaveLength(3), 10_000);
    expect(Math.max(...heard.map((payload) => payload.length))).toBeLessThanOrEqual(7000);
    expect(heard.flatMap((payload) => JSON.parse(payload) as string[])).toEqual(userIds);
  });

  it('notifies of what came in while it was sending', async () => {
    const { heard } = await hear();
    const notifier = createNotifier(sql, logger);
    notifier.notify('jobs');
    await vi.waitFor(() => expect(heard).toHaveLength(1), 10_000);
    notifier.notify('jobs');
    await vi.waitFor(() => expect(heard).toHaveLength(2), 10_000);
    await notifier.close();
  });
});

describe('listen', () => {
  it('hears again after its connection was killed, and says that it may have missed something', async () => {
    const { heard, connects, isConnected } = await hear();
    expect(isConnected()).toBe(true);
    await admin`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'aic-listener'`;
    await vi.waitFor(() => expect(isConnected()).toBe(false), { timeout: 5_000, interval: 1 });
    await vi.waitFor(() => expect(connects()).toBe(2), 5_000);
    expect(isConnected()).toBe(true);
    await sql`select pg_notify('jobs', '')`;
    await vi.waitFor(() => expect(heard).toEqual(['jobs']), 10_000);
  });
});
