import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { isDatabaseUnavailable } from '../platform/db/unavailable.ts';

const { sql, admin } = await createTestDatabase();

const CLIENTS = 12;
/** At least so long, and until so much has happened: a busy machine needs longer for it. */
const STORM = { ms: 1_500, kills: 20, moves: 200 };
/** A connection killed before it has done anything proves nothing, and a slow machine would do nothing but connect. */
const MOVES_BETWEEN_KILLS = 6;

const uncaught: unknown[] = [];
const note = (error: unknown) => uncaught.push(error);
beforeAll(() => {
  process.on('uncaughtException', note);
  process.on('unhandledRejection', note);
});
afterAll(() => {
  process.off('uncaughtException', note);
  process.off('unhandledRejection', note);
});

/** Sends the same statement again until it is answered, as a client must whose connection broke before the response. */
async function untilResponse<T>(call: () => PromiseLike<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await delay(5);
    }
  }
}

it('loses no acknowledged move and breaks no invariant while its connections are killed at random', async () => {
  const users: string[] = Array.from({ length: 4 }, () => randomUUID());
  const end = performance.now() + STORM.ms;
  const expected = new Map(users.map((user) => [user, 0]));
  let kills = 0;
  let moves = 0;
  const isOver = () => performance.now() >= end && kills > STORM.kills && moves > STORM.moves;

  async function client(index: number): Promise<void> {
    while (!isOver()) {
      const user = users[index % users.length] ?? '';
      const source: string = randomUUID();
      const hold: string = randomUUID();
      const captured = Math.floor(Math.random() * 11);
      await untilResponse(
        () =>
          sql`select credit.add_grant(${user}, 10, 'topup', ${source}, 'infinity', null, 50::smallint, now())`,
      );
      await untilResponse(
        () => sql`select credit.place_hold(${user}, ${hold}, 10, now() + interval '1 hour', now())`,
      );
      await untilResponse(() => sql`select credit.capture_hold(${user}, ${hold}, ${captured}, now())`);
      expected.set(user, (expected.get(user) ?? 0) + 10 - captured);
      moves += 3;
    }
  }

  async function killer(): Promise<void> {
    let movesAtLastKill = 0;
    while (!isOver()) {
      await delay(20);
      if (moves - movesAtLastKill < MOVES_BETWEEN_KILLS) continue;
      movesAtLastKill = moves;
      const [row] = await admin<{ count: number }[]>`
        select count(pg_terminate_backend(pid))::int as count from (
          select pid from pg_stat_activity
          where datname = current_database() and application_name = 'aic-test' and pid <> pg_backend_pid()
          order by random() limit 2) as victim`;
      kills += row?.count ?? 0;
    }
  }

  await Promise.all([killer(), ...Array.from({ length: CLIENTS }, (_, index) => client(index))]);

  const balances = await untilResponse(
    () =>
      sql<
        { user_id: string; balance: number }[]
      >`select user_id, credit.balance(user_id, now()) as balance from credit.account`,
  );
  expect(new Map(balances.map((row) => [row.user_id, row.balance]))).toEqual(expected);
  expect(uncaught).toEqual([]);
});
