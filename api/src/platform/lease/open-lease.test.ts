import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { appUrlOf, dropDatabase } from '../../../test/database/cluster.ts';
import { createTestDatabase } from '../../../test/database/database.ts';
import { adopt } from '../../adopt-storage.ts';
import { createSql, type Sql } from '../db/client.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import { StorageUnavailable } from '../storage/storage-errors.ts';
import { systemClock } from '../time/clock.ts';
import { type LeaseOptions, openLease } from './open-lease.ts';

const { sql, ownerUrl } = await createTestDatabase();
const clusterUrl = inject('clusterUrl');
const root = await mkdtemp(join(tmpdir(), 'lease-'));
afterAll(() => rm(root, { recursive: true }));
const store = createDiskStorage(root);
const file = join(root, 'lease.json');
beforeEach(() => rm(file, { force: true }));

const logger = pino({ level: 'silent' });
const NOT_FORCED = { isForced: false, removesUnwanted: false };

async function open(database: Sql, options: Partial<LeaseOptions> = {}) {
  const lease = await openLease({ sql: database, store, clock: systemClock, logger, beatMs: 20, ...options });
  onTestFinished(() => lease.close());
  return lease;
}

const nonceIn = async () => (JSON.parse(await readFile(file, 'utf8')) as { nonce: string }).nonce;

/** What a snapshot of the server is at this moment, or a dump on the same server. */
async function copyDatabase(): Promise<Sql> {
  const url = new URL(ownerUrl);
  url.pathname = `/copy_${randomUUID().replaceAll('-', '')}`;
  const cluster = createSql(clusterUrl, { name: 'aic-copy', max: 1 });
  const name = new URL(ownerUrl).pathname.slice(1);
  await cluster.unsafe(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await cluster.unsafe(`create database ${url.pathname.slice(1)} template ${name}`);
  await cluster.end();
  const copy = createSql(appUrlOf(url.href), { name: 'aic-copy', max: 2 });
  onTestFinished(async () => {
    await copy.end({ timeout: 1 });
    await dropDatabase(clusterUrl, url.href);
  });
  return copy;
}

describe('the lease of a store', () => {
  it('is kept by the one who lives there, by several processes and over restarts', async () => {
    const first = await open(sql);
    const before = await nonceIn();
    await expect.poll(nonceIn).not.toBe(before);
    await first.close();
    for (const lease of await Promise.all([open(sql), open(sql), open(sql)])) expect(lease.held()).toBeNull();
  });

  it('holds a copy of the database, and the database once it is restored to an earlier time', async () => {
    const copy = await copyDatabase();
    const living = await open(sql);

    const copied = await open(copy);

    expect(copied.held()?.reason).toContain('it was copied or restored');
    const before = await nonceIn();
    await expect.poll(nonceIn).not.toBe(before);
    expect(living.held()).toBeNull();
    expect(copied.held()).not.toBeNull();
  });

  it('goes over to a copy that adopts the store, not while the one before is at work, and then holds that one', async () => {
    const copy = await copyDatabase();
    const living = await open(sql);
    const copied = await open(copy);

    await expect(adopt(copy, store, new Date(), NOT_FORCED)).rejects.toThrow(
      /was used by another installation at 20/,
    );
    expect(copied.held()).not.toBeNull();
    await living.close();
    expect(await adopt(copy, store, new Date(), { ...NOT_FORCED, isForced: true })).toContain('from now on');

    await expect.poll(() => copied.held()).toBeNull();
    expect((await open(sql)).held()?.reason).toContain('it was copied or restored');
    expect(await adopt(copy, store, new Date(), NOT_FORCED)).toContain('already');
    const late = new Date(Date.now() + 600_000);
    await copied.close();
    expect(await adopt(sql, store, late, NOT_FORCED)).toContain('from now on');
  });

  it('is no matter of a database whose files never were there: it is not held, and leaves no note', async () => {
    await open(sql).then((lease) => lease.close());
    const before = await nonceIn();
    const copy = await copyDatabase();
    await open(sql).then((lease) => lease.close());
    const last = await nonceIn();
    expect(last).not.toBe(before);

    const other = await open(copy, { store: { ...store, claim: async () => randomUUID() } });
    expect(other.held()).toBeNull();
    expect(await nonceIn()).toBe(last);
  });

  it('is told by the server beside a dump that was restored elsewhere', async () => {
    await open(sql).then((lease) => lease.close());
    const note = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...note, system: '1' }));
    expect((await open(sql)).held()?.reason).toBe('another database server is at work in its store');
    await writeFile(file, 'half a not');
    expect((await open(sql)).held()?.reason).toBe('another database server is at work in its store');
  });

  it('stays as it is while the store cannot be read', async () => {
    let isAway = false;
    let refused = 0;
    const lease = await open(sql, {
      store: {
        ...store,
        async readLease() {
          if (!isAway) return store.readLease();
          refused += 1;
          throw new StorageUnavailable('away');
        },
      },
    });
    isAway = true;
    await expect.poll(() => refused).toBeGreaterThan(0);
    const before = await nonceIn();
    await expect.poll(() => refused).toBeGreaterThan(3);
    expect(await nonceIn()).toBe(before);
    expect(lease.held()).toBeNull();
    isAway = false;
    await expect.poll(nonceIn).not.toBe(before);
  });
});
