import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser, type TestUser } from '../../test/gateway/factories.ts';
import { exportsOf } from '../../test/identity/data-exports.ts';
import type { Content, Storage } from '../platform/storage/storage.ts';
import { expireExports } from './expire-exports.ts';

const database = await createTestDatabase();
const { sql, admin } = database;
const exports = await exportsOf(database);
const SECOND_MS = 1000;
const DAY_MS = 86_400 * SECOND_MS;

let user: TestUser;
beforeEach(async () => {
  for (const key of await exports.files()) await exports.storage.remove(key.slice(0, 32));
  user = await createUser(sql, { now: exports.start });
  await admin`delete from mail`;
});

/** A store that takes the content and then waits: a worker that is frozen just before it reports. */
function frozenStorage() {
  const held = Promise.withResolvers<void>();
  let hasContent = false;
  const storage: Storage = {
    ...exports.storage,
    async put(...what) {
      const object = await exports.storage.put(...what);
      hasContent = true;
      await held.promise;
      return object;
    },
  };
  return { storage, isHolding: () => hasContent, goOn: () => held.resolve() };
}

const fullStorage: Storage = {
  ...exports.storage,
  put: () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })),
};

describe('an export', () => {
  it('is made by one of many workers that look at the same time, and its user is mailed once', async () => {
    await exports.request(user);

    await Promise.all([1, 2, 3, 4].map(() => exports.work()));

    expect(await exports.row(user)).toMatchObject({ status: 'ready', attempt: 1 });
    expect(await exports.files()).toHaveLength(2);
    expect(await exports.mails()).toEqual([{ recipient: user.email, kind: 'data-export-ready' }]);
  });

  it('of a worker that is gone is finished by another, exactly once, also when the first comes back', async () => {
    await exports.request(user);
    const frozen = frozenStorage();
    const first = exports.work({ storage: frozen.storage });
    await expect.poll(frozen.isHolding).toBe(true);

    await exports.work();
    expect(await exports.row(user)).toMatchObject({ status: 'processing', attempt: 1 });
    exports.pass(61 * SECOND_MS);
    await exports.work();
    const [made] = (await exports.open(user)).keys();
    frozen.goOn();
    await first;

    expect(made).toBe('profile.json');
    expect(await exports.row(user)).toMatchObject({ status: 'ready', attempt: 2 });
    expect([...(await exports.open(user)).keys()]).toContain('README.txt');
    // The file that came too late is removed.
    expect(await exports.files()).toHaveLength(2);
    expect(await exports.mails()).toHaveLength(1);
  });

  it('is not finished by a worker that comes back while another is at it', async () => {
    await exports.request(user);
    const [early, late] = [frozenStorage(), frozenStorage()];
    const first = exports.work({ storage: early.storage });
    await expect.poll(early.isHolding).toBe(true);
    exports.pass(61 * SECOND_MS);
    const second = exports.work({ storage: late.storage });
    await expect.poll(late.isHolding).toBe(true);

    early.goOn();
    await first;
    expect(await exports.row(user)).toMatchObject({ status: 'processing', attempt: 2 });
    late.goOn();
    await second;

    expect(await exports.row(user)).toMatchObject({ status: 'ready', attempt: 2 });
    expect(await exports.files()).toHaveLength(2);
  });

  it('is not finished by an attempt at an earlier request', async () => {
    await exports.request(user);
    const frozen = frozenStorage();
    const first = exports.work({ storage: frozen.storage });
    await expect.poll(frozen.isHolding).toBe(true);
    await admin`update data_export set status = 'failed', run_at = null`;
    await exports.request(user);
    // As if another worker had claimed it: the attempts have the same number now.
    await admin`update data_export set attempt = 1, run_at = run_at + interval '1 minute'`;
    frozen.goOn();
    await first;

    expect(await exports.row(user)).toMatchObject({ status: 'processing' });
    expect(await exports.files()).toEqual([]);
  });

  it('stays with a worker that is slow, but heard of', async () => {
    await exports.request(user);
    const [{ job }] = await sql<[{ job: { id: string } }]>`
      select claim_data_export('1 minute', 4, ${exports.start}) as job`;
    exports.pass(50 * SECOND_MS);
    await sql`select heartbeat_data_export(${user.id}, ${job.id}, 1, '1 minute', ${exports.clock.now()})`;
    exports.pass(50 * SECOND_MS);
    await exports.work();

    expect(await exports.row(user)).toMatchObject({ status: 'processing', attempt: 1 });
  });

  it('is handed back by a worker that has to stop, and does not lose an attempt', async () => {
    await exports.request(user);
    const stop = new AbortController();
    let isReading = false;
    const storage: Storage = {
      ...exports.storage,
      async put(key, content: Content, mediaType) {
        isReading = true;
        while (!stop.signal.aborted) await turn();
        return exports.storage.put(key, content, mediaType);
      },
    };
    const stopped = exports.work({ storage }, stop.signal);
    await expect.poll(() => isReading).toBe(true);
    stop.abort();
    await stopped;
    expect(await exports.files()).toEqual([]);

    for (let n = 0; n < 3; n += 1) {
      await exports.work({ storage: fullStorage });
      exports.pass(600 * SECOND_MS);
    }
    await exports.work();

    expect(await exports.row(user)).toMatchObject({ status: 'ready', attempt: 5 });
  });

  it('is tried again after 30 seconds, 2 and 10 minutes when the store is full, then it has failed', async () => {
    await exports.request(user);
    const attempt = () => exports.work({ storage: fullStorage });

    await attempt();
    expect(await exports.row(user)).toMatchObject({
      status: 'processing',
      error: 'ENOSPC: no space left',
      run_at: new Date(exports.start.getTime() + 30 * SECOND_MS),
    });
    exports.pass(29 * SECOND_MS);
    await attempt();
    expect(await exports.row(user)).toMatchObject({ attempt: 1 });
    for (const seconds of [1, 120, 600]) {
      exports.pass(seconds * SECOND_MS);
      await attempt();
    }

    expect(await exports.row(user)).toMatchObject({ status: 'failed', attempt: 4, run_at: null });
    expect(await exports.state(user)).toBe('failed');
    expect(await exports.mails()).toEqual([]);
    await exports.request(user);
    await exports.work();
    expect(await exports.state(user)).toBe('ready');
  });

  it('has failed when every worker that takes it dies', async () => {
    await exports.request(user);
    for (let n = 0; n < 4; n += 1) {
      await sql`select claim_data_export('1 minute', 4, ${exports.clock.now()})`;
      exports.pass(61 * SECOND_MS);
    }
    await exports.work();

    expect(await exports.row(user)).toMatchObject({ status: 'failed', attempt: 4 });
  });
});

describe('the file', () => {
  it('is wanted for seven days, and removed when they are over', async () => {
    await exports.request(user);
    await exports.work();
    const key = (await exports.files()).find((name) => !name.endsWith('.json')) ?? '';
    const wanted = async () =>
      (await sql<{ key: string }[]>`select wanted_keys(${sql.json([key, 'x'])}) as key`).map(
        (row) => row.key,
      );

    exports.pass(7 * DAY_MS - 1);
    await expireExports(exports.deps);
    expect(await wanted()).toEqual([key]);
    expect(await exports.files()).toHaveLength(2);

    exports.pass(1);
    await expireExports(exports.deps);
    expect(await wanted()).toEqual([]);
    expect(await exports.files()).toEqual([]);
  });

  it('is wanted no more when the account is gone', async () => {
    await exports.request(user);
    await exports.work();
    const key = (await exports.files()).find((name) => !name.endsWith('.json')) ?? '';

    await admin`delete from app_user where id = ${user.id}`;

    expect(await sql`select wanted_keys(${sql.json([key])})`).toEqual([]);
  });
});
