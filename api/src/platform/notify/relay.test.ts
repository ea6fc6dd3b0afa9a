import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { keepRelay, type Relay } from './relay.ts';

const { sql, admin, url } = await createTestDatabase();
const logger = pino({ level: 'silent' });
const relays: Relay[] = [];
afterEach(async () => {
  await Promise.all(relays.splice(0).map((relay) => relay.close()));
});

function start(published: string[]): Relay {
  const publish = (channel: string, payload: string) => void published.push(`${channel} ${payload}`.trim());
  const relay = keepRelay({ sql, directUrl: url, publish, logger, everyMs: 50 });
  relays.push(relay);
  return relay;
}

const relaying = () => relays.filter((relay) => relay.isRelaying()).length;

describe('the relay', () => {
  it('is one process of many, which passes on what the database notifies of', async () => {
    const published: string[] = [];
    for (let n = 0; n < 4; n += 1) start(published);
    await expect.poll(relaying).toBe(1);

    await admin`select pg_notify('events', '["a"]'), pg_notify('remotes', ''), pg_notify('jobs', '')`;

    // The first `remotes` says that a release may have been missed.
    await expect.poll(() => published).toEqual(['remotes', 'events ["a"]', 'remotes']);
    expect(relaying()).toBe(1);
    const [row] = await admin<[{ count: number }]>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = 'aic-relay'`;
    expect(row.count).toBe(1);
  });

  it('is another process once the one that was it has stopped', async () => {
    const [first, second]: [string[], string[]] = [[], []];
    const leaving = start(first);
    await expect.poll(() => leaving.isRelaying()).toBe(true);
    const staying = start(second);

    await leaving.close();
    await expect.poll(() => staying.isRelaying(), { timeout: 5000 }).toBe(true);
    await admin`select pg_notify('events', '["a"]')`;

    await expect.poll(() => second).toEqual(['remotes', 'events ["a"]']);
  });

  it('is there again after its connection was killed, and says that a release may have been missed', async () => {
    const published: string[] = [];
    for (let n = 0; n < 3; n += 1) start(published);
    await expect.poll(() => published).toEqual(['remotes']);

    await admin`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'aic-relay'`;

    await expect.poll(() => published, { timeout: 5000 }).toEqual(['remotes', 'remotes']);
    await admin`select pg_notify('events', '["a"]')`;
    await expect.poll(() => published).toEqual(['remotes', 'remotes', 'events ["a"]']);
    expect(relaying()).toBe(1);
  });
});
