import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser } from '../../../test/gateway/factories.ts';
import { emailKey } from '../../identity/auth/email-key.ts';
import { ACCOUNT_REFUSALS } from '../../identity/errors/account-errors.ts';
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
    await sql`update session set idle_until = ${after(40 * DAY_MS)} where token_hash = ${tokenHash}`;
    expect(await isSignedIn(tokenHash, after(30 * DAY_MS - 1))).toBe(true);
    expect(await isSignedIn(tokenHash, after(30 * DAY_MS))).toBe(false);
  });
});

describe('take_rate_limits', () => {
  type Limit = [key: string, limit: number];

  async function take(limits: Limit[], at: Date): Promise<number> {
    const wanted = limits.map(([key, limit]) => ({ key, limit, windowSeconds: 60 }));
    const [row] = await sql<[{ seconds: number }]>`
      select take_rate_limits(${sql.json(wanted)}, ${at}) as seconds`;
    return row.seconds;
  }

  it('allows as many as the limit, says when to come back, and opens again with the next window', async () => {
    expect(await take([['a', 2]], NOW)).toBe(0);
    expect(await take([['a', 2]], after(10_000))).toBe(0);
    expect(await take([['a', 2]], after(20_500))).toBe(40);
    expect(await take([['b', 2]], after(20_500))).toBe(0);
    expect(await take([['a', 2]], after(60_000))).toBe(0);
  });

  it('allows exactly the limit of many that come at once', async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, () => take([['burst', 2]], NOW)));
    expect(responses.filter((seconds) => seconds === 0)).toHaveLength(2);
  });

  it('counts nothing when one of several refuses, whichever it is', async () => {
    const wide: Limit = ['wide', 3];
    const narrow: Limit = ['narrow', 1];
    expect(await take([wide, narrow], NOW)).toBe(0);
    for (let n = 0; n < 5; n += 1) expect(await take([wide, narrow], NOW)).toBe(60);
    // Two are left of the wide one, although the pair was asked six times.
    expect(await take([wide], NOW)).toBe(0);
    expect(await take([wide], NOW)).toBe(0);
    expect(await take([wide], NOW)).toBe(60);
  });

  it('asks in order and stops at the first refusal, so that what comes later is not even touched', async () => {
    expect(await take([['gate', 1]], NOW)).toBe(0);
    expect(
      await take(
        [
          ['gate', 1],
          ['behind', 5],
        ],
        NOW,
      ),
    ).toBe(60);
    expect(await sql`select from rate_limit where key = 'behind'`).toHaveLength(0);
  });
});

describe('register_user', () => {
  it('refuses an address that is taken in another case, and leaves nothing behind', async () => {
    const { email } = await createUser(sql);
    const before = await sql`select count(*) from session`;
    const again = withAppErrors(
      sql`
      select register_user(${email.toUpperCase()}, ${emailKey(email.toUpperCase())}, null, null, null,
        ${Buffer.alloc(32)}, 500, ${after(DAY_MS)}, ${after(DAY_MS)}, ${NOW}, null, null, ${Buffer.alloc(32)}, null)`,
      ACCOUNT_REFUSALS,
    );
    await expect(again).rejects.toMatchObject({ code: 'email_taken', status: 400 });
    expect(await sql`select count(*) from session`).toEqual(before);
  });
});
