import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createAdminSql } from '../../../../test/database/admin-sql.ts';
import { dropDatabase } from '../../../../test/database/cluster.ts';
import { unpackKeptSchema } from '../../../../test/database/kept-schema.ts';
import { migrate } from './migrate.ts';

const clusterUrl = inject('clusterUrl');
const ownerUrl = new URL(clusterUrl);
ownerUrl.pathname = `/kept_${randomUUID().replaceAll('-', '')}`;
const admin = createAdminSql(ownerUrl.href);
const folder = await mkdtemp(join(tmpdir(), 'aic-kept-'));
afterAll(async () => {
  await admin.end({ timeout: 1 });
  await dropDatabase(clusterUrl, ownerUrl.href);
  await rm(folder, { recursive: true });
});

const tokenHash = randomBytes(32);
const LIMITS = {
  inFlight: { free: 9, pro: 9, creator: 9 },
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
  const request = { prompt: 'a lake', size: '1024x1024', quality: 'standard', style: 'vivid' };
  const [row] = await admin<[Row]>`
    select g.id, g.user_id as "userId" from jsonb_to_record(start_generation(${tokenHash}, 'image',
      ${admin.json(request)}, 7, 'preview', 20, 20, ${key}, 'hash', false, ${admin.json(LIMITS)}, '24 hours', now()))
      as g (id uuid, user_id uuid)`;
  return row;
}

async function claim({ id }: Row): Promise<void> {
  const rows =
    await admin`select from claim_generations(1, 1, '["image"]', '30 seconds', now()) c where c ->> 'id' = ${id}`;
  expect(rows).toHaveLength(1);
}

async function finish(row: Row, output: ReturnType<typeof newOutput> | null): Promise<boolean> {
  const [finished] = await admin<[{ ok: boolean }]>`
    select finish_generation(${row.userId}, ${row.id}, 1, ${output ? 'completed' : 'failed'}, ${output ? null : 'internal'},
      null, ${output ? admin.json(output) : null}, 'preview', now()) as ok`;
  return finished.ok;
}

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
  let rows: { done: Row; failed: Row; running: Row; queued: Row };
  let before: Awaited<ReturnType<typeof usage>>;
  let userId = '';

  beforeAll(async () => {
    await migrate(ownerUrl.href, { folder: await unpackKeptSchema(folder) });
    await admin`
      select register_user('ada@example.com', 'ada@example.com', null, 'Ada', 'L', ${tokenHash}, 500,
        now() + interval '1 day', now() + interval '2 days', now(), null, null, ${randomBytes(32)}, null)`;
    const made: Row[] = [];
    for (const key of ['done', 'failed', 'running']) {
      const row = await start(key);
      await claim(row);
      made.push(row);
    }
    const [first, second, third] = made as [Row, Row, Row];
    rows = { done: first, failed: second, running: third, queued: await start('queued') };
    userId = first.userId;
    await finish(rows.done, done);
    await finish(rows.failed, null);
    before = await usage(userId);
    await migrate(ownerUrl.href);
  }, 60_000);

  it('keep what the ledger says of them, and break no invariant', async () => {
    expect(before).toHaveLength(7);
    expect(await usage(userId)).toEqual(before);
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
    await claim(row);
    const output = newOutput();
    expect(await finish(row, output)).toBe(true);
    expect(await finish(row, output)).toBe(true);
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
