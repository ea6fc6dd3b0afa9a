import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../test/database/database.ts';
import { createUser } from '../test/gateway/factories.ts';
import { SWEEPS } from './background-tasks.ts';
import { runSweeps } from './platform/background-tasks.ts';

const { sql, admin } = await createTestDatabase();
const NOW = new Date('2030-01-01T00:00:00Z');
const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const sweepAt = (now: Date) =>
  runSweeps(SWEEPS, { sql, clock: { now: () => now }, logger: pino({ level: 'silent' }) });

it('has the sweeps of each subject', async () => {
  const files = globSync('*/*-tasks.ts', { cwd: import.meta.dirname });
  const exported = await Promise.all(
    files.map(async (file): Promise<object> => import(join(import.meta.dirname, file))),
  );
  const sweeps = exported.flatMap((all) => Object.entries(all)).filter(([name]) => name.endsWith('_SWEEPS'));
  expect(sweeps.length).toBeGreaterThan(5);
  expect(SWEEPS).toEqual(expect.arrayContaining(sweeps.flatMap(([, list]: [string, unknown]) => list)));
});

describe('runSweeps', () => {
  it('may do what each of them does', async () => {
    const logger = pino({ level: 'silent' });
    const warn = vi.spyOn(logger, 'warn');
    await runSweeps(SWEEPS, { sql, clock: { now: () => NOW }, logger });
    expect(warn.mock.calls).toEqual([]);
  });

  it('goes on with the others when one fails', async () => {
    await admin`insert into rate_limit (key, count, window_ends_at) values ('old', 1, ${NOW})`;
    await admin`alter function prune_events rename to prune_nothing`;
    await sweepAt(after(1));
    await admin`alter function prune_nothing rename to prune_events`;
    expect(await sql`select from rate_limit`).toHaveLength(0);
  });

  it('forgets networks that no user has signed in from for half a year', async () => {
    const user = await createUser(sql, { now: NOW });
    for (const [network, at] of [
      ['old', NOW],
      ['new', after(24 * 100)],
    ] as const) {
      await admin`insert into known_network values (${user.id}, ${Buffer.from(network)}, ${at})`;
    }
    await sweepAt(after(24 * 190));
    expect(await sql`select network_hash from known_network`).toEqual([{ network_hash: Buffer.from('new') }]);
  });

  it('prunes the events of a user in work that grows with their number, not with its square', async () => {
    const touched = async (count: number): Promise<number> => {
      const user = await createUser(sql, { now: NOW });
      await admin`delete from event where user_id = ${user.id}`;
      await admin`
        insert into event (user_id, seq, payload, at)
        select ${user.id}, n, '{}', ${NOW}::timestamptz + n * interval '1 ms' from generate_series(1, ${count}) n`;
      await admin`update credit.account set event_seq = ${count} where user_id = ${user.id}`;
      await admin`analyze event`;
      const [row] = await admin.unsafe<[{ 'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number } }] }]>(
        `explain (analyze, buffers, format json) select prune_events(1000, '${after(25).toISOString()}')`,
      );
      expect(await sql`select from event where user_id = ${user.id}`).toHaveLength(0);
      return row['QUERY PLAN'][0].Plan['Shared Hit Blocks'];
    };
    await touched(200);
    const [some, many] = [await touched(2_000), await touched(8_000)];
    // Four times as many; the square would be sixteen times.
    expect(many / some).toBeLessThan(8);
  });
});
