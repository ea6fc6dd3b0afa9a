import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { resolveBinary } from 'dbmate';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createAdminSql } from '../../test/admin-sql.ts';
import { createDatabase } from '../../test/cluster.ts';
import { createTestDatabase } from '../../test/database.ts';
import { createUser } from '../../test/factories.ts';
import { withAppErrors } from './sql-error.ts';

const { sql } = await createTestDatabase();

const NOW = new Date('2030-01-01T00:00:00Z');
const DAY_MS = 86_400_000;

function after(ms: number): Date {
  return new Date(NOW.getTime() + ms);
}

describe('session_user_id', () => {
  async function isSignedIn(tokenHash: Buffer, at: Date): Promise<boolean> {
    const [row] = await sql<{ ok: boolean }[]>`select session_user_id(${tokenHash}, ${at}) is not null as ok`;
    return row?.ok ?? false;
  }

  it('knows a session for 7 idle days and not a moment longer', async () => {
    const { tokenHash } = await createUser(sql, { now: NOW });
    expect(await isSignedIn(tokenHash, after(7 * DAY_MS - 1))).toBe(true);
    expect(await isSignedIn(tokenHash, after(7 * DAY_MS))).toBe(false);
  });

  it('ends a session after 30 days however busy it is', async () => {
    const { tokenHash } = await createUser(sql, { now: NOW });
    await sql`update session set last_seen_at = ${after(30 * DAY_MS - 1)} where token_hash = ${tokenHash}`;
    expect(await isSignedIn(tokenHash, after(30 * DAY_MS - 1))).toBe(true);
    expect(await isSignedIn(tokenHash, after(30 * DAY_MS))).toBe(false);
  });
});

describe('take_rate_limit', () => {
  async function take(key: string, at: Date) {
    const [row] =
      await sql`select allowed, retry_after_seconds from take_rate_limit(${key}, 2, '1 minute', ${at})`;
    return { ...row };
  }

  it('allows as many as the limit, says when to come back, and opens again with the next window', async () => {
    const allowed = { allowed: true, retry_after_seconds: 0 };
    expect(await take('a', NOW)).toEqual(allowed);
    expect(await take('a', after(10_000))).toEqual(allowed);
    expect(await take('a', after(20_500))).toEqual({ allowed: false, retry_after_seconds: 40 });
    expect(await take('b', after(20_500))).toEqual(allowed);
    expect(await take('a', after(60_000))).toEqual(allowed);
  });

  it('allows exactly the limit of many that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => take('burst', NOW)));
    expect(answers.filter((answer) => answer['allowed'])).toHaveLength(2);
  });
});

describe('register_user', () => {
  it('refuses an address that is taken in another case, and leaves nothing behind', async () => {
    const { email } = await createUser(sql);
    const before = await sql`select count(*) from session`;
    const again = withAppErrors(sql`
      select register_user(${email.toUpperCase()}, null, null, null, ${Buffer.alloc(32)}, 500, ${after(DAY_MS)}, ${NOW})`);
    await expect(again).rejects.toMatchObject({ code: 'email_taken', status: 400 });
    expect(await sql`select count(*) from session`).toEqual(before);
  });
});

describe('migrations', () => {
  it('go down to nothing and up again', async () => {
    const own = await createOwnDatabase();
    const count = (await own.applied()).length;
    for (let n = 0; n < count; n += 1) await own.dbmate('rollback');
    expect(await own.applied()).toEqual([]);
    await own.dbmate('migrate');
    expect(await own.applied()).toHaveLength(count);
  });
});

/** A database that a test may take apart. */
async function createOwnDatabase() {
  const url = await createDatabase(inject('clusterUrl'));
  const admin = createAdminSql(url);
  onTestFinished(() => admin.end({ timeout: 1 }));
  const dir = fileURLToPath(new URL('../../migrations', import.meta.url));
  return {
    applied: () => admin`select version from schema_migrations`.then((rows) => [...rows]),
    async dbmate(command: string) {
      await promisify(execFile)(resolveBinary(), ['--migrations-dir', dir, '--no-dump-schema', command], {
        env: { DATABASE_URL: `${url}?sslmode=disable` },
      });
    },
  };
}
