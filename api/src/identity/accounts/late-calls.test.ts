import type { TransactionSql } from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, startGeneration, type TestUser } from '../../../test/gateway/factories.ts';
import type { Sql } from '../../platform/db/client.ts';

const { sql, admin } = await createTestDatabase();
const NOW = new Date('2030-01-01T00:00:00Z');

let user: TestUser;
beforeEach(async () => {
  user = await createUser(sql, { now: NOW });
});

/** By the application, or within a transaction of the test. */
const close = (by: Sql | TransactionSql = sql) =>
  by`select close_account(${user.tokenHash}, null, ${NOW}, '3 days', ${NOW})`;

/** Makes a call that has read its session and then waits for a deletion to end. @returns its error, or what it gave */
const callDuringDeletion = (call: () => PromiseLike<unknown>) => callDuring(close, call);

async function callDuring(
  act: (by: TransactionSql) => PromiseLike<unknown>,
  call: () => PromiseLike<unknown>,
): Promise<unknown> {
  let late: Promise<unknown> = Promise.resolve();
  await admin.begin(async (transaction) => {
    await transaction`select credit.lock_account(${user.id})`;
    await transaction`select from app_user where id = ${user.id} for no key update`;
    late = Promise.resolve(call()).catch((error: unknown) => error);
    await expect
      .poll(
        () => admin`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      .toHaveLength(1);
    await act(transaction);
  });
  return await late;
}

const signIn = () => sql`
  insert into session (token_hash, user_id, created_at, last_seen_at, idle_until, expires_at)
  values (decode(repeat('ef', 32), 'hex'), ${user.id}, ${NOW}, ${NOW}, 'infinity', 'infinity')
  returning user_id`;

it('signs no user in who was blocked while their password was being checked', async () => {
  const block = (by: TransactionSql) => by`update app_user set blocked_at = ${NOW} where id = ${user.id}`;

  await expect(callDuring(block, signIn)).resolves.toEqual([]);
});

describe('a call that waited while the account was being deleted', () => {
  it('starts no generation', async () => {
    await expect(callDuringDeletion(() => startGeneration(sql, user, { now: NOW }))).resolves.toMatchObject({
      code: 'CR401',
    });
    await expect(admin`select 1 from generation where user_id = ${user.id}`).resolves.toEqual([]);
  });

  it('opens no checkout', async () => {
    await expect(
      callDuringDeletion(
        () => sql`select billing.begin_checkout(${user.tokenHash}, 'pro', '22 hours', ${NOW})`,
      ),
    ).resolves.toMatchObject({ code: 'CR401' });
    await expect(admin`select 1 from billing.checkout where user_id = ${user.id}`).resolves.toEqual([]);
  });

  it('deletes nothing a second time', async () => {
    await expect(callDuringDeletion(() => close())).resolves.toMatchObject({ code: 'CR401' });
    await expect(
      admin`select 1 from mail where user_id = ${user.id} and kind = 'restore-account'`,
    ).resolves.toHaveLength(1);
  });

  it('starts no session', async () => {
    await expect(callDuringDeletion(signIn)).resolves.toEqual([]);
    await expect(admin`select 1 from session where user_id = ${user.id}`).resolves.toEqual([]);
  });
});
