import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createAdminSql } from '../../../../test/database/admin-sql.ts';
import { dropDatabase } from '../../../../test/database/cluster.ts';
import { createDatabaseIfMissing } from './create-database.ts';
import { migrate } from './migrate.ts';

const clusterUrl = inject('clusterUrl');
const ownerUrl = new URL(clusterUrl);
ownerUrl.pathname = `/landed_${randomUUID().replaceAll('-', '')}`;
const admin = createAdminSql(ownerUrl.href);
afterAll(async () => {
  await admin.end({ timeout: 1 });
  await dropDatabase(clusterUrl, ownerUrl.href);
});

/** A studio of 22 November 2026: its whole upgrade script, and what three users had in it while two jobs ran. */
const DUMP = new URL('../../../../test/database/landed/2026-11-22.sql.br', import.meta.url);

const notes = () => admin`select name, checksum from schema_migration order by name limit 14`;

const violations = () => admin`
  select what, key from credit.violation union all select what, key from generation_violation
  union all select what, key from billing.violation`;

describe('a database that an early landing has made', () => {
  let before: Awaited<ReturnType<typeof notes>>;
  let usage: object[];
  const usageOf = (email: string) => admin<{ type: string; balance: number }[]>`
    select u.type, u.credits, u.change, u.balance from app_user a, credit.usage_of(a.id) u
    where a.email = ${email} order by u.id`;

  beforeAll(async () => {
    await createDatabaseIfMissing(ownerUrl.href);
    await admin.unsafe(brotliDecompressSync(await readFile(DUMP)).toString()).simple();
    before = await notes();
    usage = await usageOf('ada@example.com');
    await migrate(ownerUrl.href);
  }, 60_000);

  it('is upgraded, and its notes stay as its own build asks for them', async () => {
    expect(before).toHaveLength(14);
    expect(await notes()).toEqual(before);
    expect((await migrate(ownerUrl.href)).isChanged).toBe(false);
  });

  it('has its users, credits, payments and items as they were, and breaks no invariant', async () => {
    expect(usage.at(-1)).toMatchObject({ type: 'charge', balance: 898 });
    expect(await usageOf('ada@example.com')).toEqual(usage);
    expect(
      await admin`select email, email_key, closes_at is null as stays from app_user order by email_key`,
    ).toEqual([
      { email: 'ada@example.com', email_key: 'ada@example.com', stays: true },
      { email: 'Bob@Example.com', email_key: 'bob@example.com', stays: true },
      { email: 'cara@example.com', email_key: 'cara@example.com', stays: false },
    ]);
    expect(await admin`select plan, status from billing.subscription`).toEqual([
      { plan: 'pro', status: 'active' },
    ]);
    const items = await admin<{ what: string }[]>`
      select concat_ws(' ', count(*), kind, status) as what from generation group by kind, status order by kind, status`;
    expect(items.map(({ what }) => what)).toEqual([
      '4 image completed',
      '1 music cancelled',
      '1 music completed',
      '4 text completed',
      '1 text running',
      '4 video completed',
      '1 video running',
    ]);
    expect(await violations()).toEqual([]);
  });

  it('goes on with the jobs that ran: they spend or give back what was held for them then', async () => {
    const account = () => admin`
      select held, spent from credit.account c join app_user a on a.id = c.user_id where a.email_key = 'bob@example.com'`;
    expect(await account()).toMatchObject([{ held: 50, spent: 190 }]);
    const film = { key: 'f'.repeat(32), mediaType: 'video/mp4', sizeBytes: 5 };
    for (const [kind, output] of [
      ['video', { video: film, details: {} }],
      ['text', null],
    ] as const) {
      const [job] = await admin<[{ ok: boolean }]>`
        select finish_generation(user_id, id, attempt, ${output ? 'completed' : 'failed'}, ${output ? null : 'internal'},
          null, ${output ? admin.json(output) : null}, 'preview', now()) as ok
        from generation where status = 'running' and kind = ${kind}`;
      expect(job.ok).toBe(true);
    }
    expect(await account()).toMatchObject([{ held: 0, spent: 210 }]);
    expect(await violations()).toEqual([]);
  });
});
