import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { openTcpProxy } from '../../../test/database/tcp-proxy.ts';
import { createSql, type Sql } from './client.ts';

const { url } = await createTestDatabase();
const open: Sql[] = [];
afterEach(() => Promise.all(open.splice(0).map((sql) => sql.end({ timeout: 0 }))));

function connect(to = url, max = 1): Sql {
  const sql = createSql(to, { name: 'aic-driver', max });
  open.push(sql);
  return sql;
}

/** What patches/ changes in it: what one statement leaves behind must not reach the next one, and which connection it takes. */
describe('the driver', () => {
  it.each<[string, string, (sql: Sql) => Promise<unknown>]>([
    [
      'a statement that fails',
      'division by zero',
      (sql) => sql`select 1 / (3 - n) from generate_series(1, 5) n`,
    ],
    [
      'a connection that is lost',
      'CONNECTION_CLOSED',
      (sql) => sql`
        select case when n = 3 then pg_terminate_backend(pg_backend_pid()) end, repeat('x', 20000)
        from generate_series(1, 5) n`,
    ],
  ])(
    'gives the next statement its own rows alone, after %s between two rows',
    async (_, message, failBetweenRows) => {
      const sql = connect();
      await expect(failBetweenRows(sql)).rejects.toThrow(message);

      const rows = await sql`select n from generate_series(1, 3) n`;

      expect([...rows]).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
      await expect(sql`select 7 as n`.raw()).resolves.toHaveLength(1);
    },
  );

  it('connects again at once when a statement was sent over a connection that was just closing', async () => {
    const line = await openTcpProxy(url);
    const sql = connect(line.url, 2);
    // Sent over the idle connection at the moment at which the busy one has closed, and that one is about to.
    const late = sql`select pg_sleep(60)`.catch(() => sql`select 1`.catch(() => undefined));
    await sql`select 1`;
    await line.cut();
    await line.mend();
    await late;

    const startedAt = performance.now();
    await Promise.all([sql`select pg_sleep(0.1)`, sql`select pg_sleep(0.1)`]);

    // Of the five seconds that a connection may take.
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    await line.cut();
  });

  it('sends a statement over the connection that was used last, as its backend is warm', async () => {
    const sql = connect(url, 3);
    const usedBackend = async () => {
      const [row] = await sql<[{ pid: number }]>`select pg_backend_pid() as pid, pg_sleep(0.05)`;
      return row.pid;
    };
    const open = await Promise.all([usedBackend(), usedBackend(), usedBackend()]);
    expect(new Set(open).size).toBe(3);

    const used = [await usedBackend(), await usedBackend(), await usedBackend()];

    expect(new Set(used).size).toBe(1);
  });
});
