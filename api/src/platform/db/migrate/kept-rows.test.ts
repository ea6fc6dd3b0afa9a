import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createAdminSql } from '../../../../test/database/admin-sql.ts';
import { dropDatabase } from '../../../../test/database/cluster.ts';
import { unpackKeptGateway } from '../../../../test/database/kept-gateway.ts';
import type { Job } from '../../../generations/worker/job.ts';
import { migrate } from './migrate.ts';

const clusterUrl = inject('clusterUrl');
const ownerUrl = new URL(clusterUrl);
ownerUrl.pathname = `/kept_${randomUUID().replaceAll('-', '')}`;
const admin = createAdminSql(ownerUrl.href);
const before = await unpackKeptGateway();
afterAll(async () => {
  await admin.end({ timeout: 1 });
  await dropDatabase(clusterUrl, ownerUrl.href);
});

const tokenHash = randomBytes(32);
const LIMITS = {
  inFlight: { free: 9, pro: 9, creator: 9 },
  deferred: { free: 0, pro: 0, creator: 0 },
  starts: 100,
  startsWindowSeconds: 600,
};
const newKey = (): string => randomBytes(16).toString('hex');
const picture = (mediaType: string) => ({ key: newKey(), mediaType, sizeBytes: 5, width: 8, height: 8 });
const newOutput = () => ({
  image: picture('image/png'),
  avif: picture('image/avif'),
  webp: picture('image/webp'),
  details: {},
});

interface Row {
  id: string;
  userId: string;
}

/** As a gateway of the release before starts one. */
async function start(key: string): Promise<Row> {
  const [{ userId, item }] = await before.insertGenerations(
    admin,
    { tokenHash, now: new Date() },
    {
      kind: 'image',
      request: { prompt: 'a lake', size: '1024x1024', quality: 'standard', style: 'vivid' },
      seeds: [7],
      provider: 'preview',
      price: 20,
      quotedPrice: 20,
      idempotencyKey: key,
      requestHash: 'hash',
      planNeeded: null,
      limits: LIMITS,
    },
  );
  return { userId, id: item.id };
}

/** As a worker of that release claims it. */
async function claim({ id }: Row): Promise<Job> {
  const one = { count: 1, kinds: ['image'], full: [] } as const;
  const jobs = await before.claimJobs(admin, [one], { worker: 1, leaseMs: 30_000, now: new Date() });
  expect(jobs.map((job) => job.id)).toEqual([id]);
  // Safe because there is one.
  return jobs[0] as Job;
}

/** As it reports the end. */
const finish = (job: Job, output: ReturnType<typeof newOutput> | null): Promise<boolean> =>
  before.finishJob(
    admin,
    job,
    output
      ? { status: 'completed', output, provider: 'preview' }
      : { status: 'failed', code: 'internal', shownMessage: null },
    new Date(),
  );

/** As a gateway of the release before asks for a file. */
const owns = async (userId: string, key: string): Promise<boolean> =>
  (
    await admin`
      select from (select ${userId}::uuid as id) caller join asset a on a.user_id = caller.id and a.key = ${key}`
  ).length === 1;

const usage = (userId: string) =>
  admin`select id, type, credits, change, balance, generation_id from credit.usage_of(${userId}) order by id`;

const violations = () => admin`
  select what, key from credit.violation union all select what, key from generation_violation`;

describe('rows that the release before has written', () => {
  const done = newOutput();
  let rows: { done: Job; failed: Job; running: Job; queued: Row };
  let spent: Awaited<ReturnType<typeof usage>>;
  let userId = '';

  beforeAll(async () => {
    await migrate(ownerUrl.href, { folder: before.schemaFolder });
    await admin`
      select register_user('ada@example.com', 'ada@example.com', null, 'Ada', 'L', ${tokenHash}, 500,
        now() + interval '1 day', now() + interval '2 days', now(), null, null, ${randomBytes(32)}, null)`;
    const startAndClaim = async (key: string) => claim(await start(key));
    rows = {
      done: await startAndClaim('done'),
      failed: await startAndClaim('failed'),
      running: await startAndClaim('running'),
      queued: await start('queued'),
    };
    ({ userId } = rows.done);
    await finish(rows.done, done);
    await finish(rows.failed, null);
    spent = await usage(userId);
    await migrate(ownerUrl.href);
  }, 60_000);

  it('keep what the ledger says of them, and break no invariant', async () => {
    expect(spent).toHaveLength(7);
    expect(await usage(userId)).toEqual(spent);
    expect(await violations()).toEqual([]);
  });

  it('are answered like before when a worker sends its report again', async () => {
    expect(await finish(rows.done, done)).toBe(true);
    const [row] = await admin<[{ result: object }]>`
      select credit.capture_hold(${userId}, ${rows.failed.id}, 0, now()) as result`;
    expect(row.result).toEqual({ captured: 0, released: 20, returned: 20, replayed: true });
  });

  it('show their files to both releases', async () => {
    for (const { key } of [done.image, done.avif, done.webp]) expect(await owns(userId, key)).toBe(true);
    expect(await owns(randomUUID(), done.image.key)).toBe(false);
  });

  it('go on: jobs of before end, and give back or spend what was held for them then', async () => {
    const output = newOutput();
    expect(await finish(rows.running, output)).toBe(true);
    expect(await owns(userId, output.webp.key)).toBe(true);
    await admin`select cancel_generation(${tokenHash}, ${rows.queued.id}, now())`;
    const [account] = await admin`select held, spent from credit.account where user_id = ${userId}`;
    expect(account).toMatchObject({ held: 0, spent: 40 });
    expect(await violations()).toEqual([]);
  });

  it('are joined by those that a gateway of the release before starts now', async () => {
    const row = await start('later');
    const job = await claim(row);
    const output = newOutput();
    expect(await finish(job, output)).toBe(true);
    expect(await finish(job, output)).toBe(true);
    expect(await start('later')).toEqual(row);
    expect(await owns(userId, output.image.key)).toBe(true);
    expect(await violations()).toEqual([]);
    expect((await usage(userId)).at(-1)).toMatchObject({ type: 'charge', credits: 20, balance: 440 });
  });

  it('leave no file behind when they are purged', async () => {
    await admin`update generation set removed_at = now() - interval '40 days' where user_id = ${userId}`;
    await admin`select purge_bin('30 days', 100, now())`;
    expect(await owns(userId, done.image.key)).toBe(false);
    expect(await admin`select from asset where user_id = ${userId}`).toHaveLength(0);
    expect(await violations()).toEqual([]);
  });
});
