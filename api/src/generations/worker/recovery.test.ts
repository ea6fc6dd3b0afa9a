import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, readGeneration, startGeneration } from '../../../test/gateway/factories.ts';
import { claimAny } from '../../../test/generations/claim-any.ts';
import { SWEEPS } from '../../background-tasks.ts';
import { runSweeps } from '../../platform/background-tasks.ts';
import { recoverJobs } from './jobs.repo.ts';

const { sql, admin } = await createTestDatabase();

const NOW = new Date('2030-01-01T00:00:00Z');
const HOUR_MS = 3_600_000;
const LEASE_MS = 30_000;

const sweep = (now: Date) =>
  runSweeps(SWEEPS, { sql, clock: { now: () => now }, logger: pino({ level: 'silent' }) });

function after(ms: number): Date {
  return new Date(NOW.getTime() + ms);
}

async function claimOne(worker: number) {
  const user = await createUser(sql, { now: NOW });
  const id = await startGeneration(sql, user, { now: NOW });
  const jobs = await claimAny(sql, 10, { worker, kinds: ['image'], leaseMs: LEASE_MS, now: NOW });
  expect(jobs).toMatchObject([{ id }]);
  return { user, id };
}

describe('recovery', () => {
  it('leaves a job with a worker that lost its connection and takes its lock again a moment later', async () => {
    const { id } = await claimOne(301);

    await admin.begin(async (worker) => {
      await worker`select 1`;
      const recovering = recoverJobs(sql, 3, after(1));
      await delay(20);
      await worker`select pg_advisory_xact_lock(worker_lock_class(), 301)`;
      expect(await recovering).toEqual([]);
    });

    expect(await recoverJobs(sql, 3, after(1))).toMatchObject([{ id, outcome: 'queued' }]);
    await admin`update generation set run_at = 'infinity'`;
  });

  it('leaves a job whose worker says that it is still at it while the account is locked by another', async () => {
    const { user, id } = await claimOne(302);

    const { recovering } = await admin.begin(async (worker) => {
      await worker`select pg_advisory_xact_lock(worker_lock_class(), 302), credit.lock_account(${user.id})`;
      const waiting = recoverJobs(sql, 3, after(LEASE_MS));
      await expect
        .poll(
          () => sql`
            select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query like '%recover_generations%'`,
        )
        .toHaveLength(1);
      await worker`update generation set lease_until = ${after(2 * LEASE_MS)} where id = ${id}`;
      return { recovering: waiting };
    });

    expect(await recovering).toEqual([]);
    expect(await readGeneration(sql, id)).toMatchObject({ status: 'running', attempt: 1 });
  });
});

describe('a user deleted in the middle of a text', () => {
  it('leaves nothing of what was written', async () => {
    const { user, id } = await claimOne(303);
    await admin`update generation set kind = 'text' where id = ${id}`;
    await sql`select write_text(${user.id}, ${id}, 1, 'Dear')`;
    expect(await sql`select 1 from written_text where user_id = ${user.id}`).toHaveLength(1);

    await admin`delete from app_user where id = ${user.id}`;

    expect(await sql`select 1 from written_text where user_id = ${user.id}`).toHaveLength(0);
    expect([...(await sql`select * from write_text(${user.id}, ${id}, 1, 'Dear reader')`)]).toMatchObject([
      { is_mine: false },
    ]);
    expect(await sql`select 1 from written_text where user_id = ${user.id}`).toHaveLength(0);
    // The journal outlives the user, and this hold has lost its item.
    await sweep(after(25 * HOUR_MS));
  });
});

describe('sweep', () => {
  it('leaves no gap in the numbers of events that carry their times out of order', async () => {
    const user = await createUser(sql, { now: NOW });
    await admin`delete from event where user_id = ${user.id}`;
    const emit = (at: Date) => admin`select emit_event(${user.id}, '{"type": "credits"}', ${at})`;
    await emit(after(1_000));
    await emit(after(3_000));
    // Sent before the one above, and kept waiting by its account.
    await emit(after(2_000));

    await sweep(after(24 * HOUR_MS + 2_500));

    const kept = await sql`select at from event where user_id = ${user.id} order by seq`;
    expect(kept.map(({ at }) => at)).toEqual([after(3_000), after(2_000)]);
  });

  it('removes sessions that are over and limits that count nothing any more', async () => {
    const [old, current] = [
      await createUser(sql, { now: NOW }),
      await createUser(sql, { now: after(HOUR_MS) }),
    ];
    await admin`update session set idle_until = expires_at where user_id = ${current.id}`;
    const take = (key: string, at: Date) =>
      sql`select take_rate_limits(${sql.json([{ key, limit: 5, windowSeconds: 3600 }])}, ${at})`;
    await take('old', NOW);
    await take('current', after(30 * 24 * HOUR_MS - 60_000));

    await sweep(after(30 * 24 * HOUR_MS));

    expect(await sql`select 1 from session where user_id = ${old.id}`).toHaveLength(0);
    expect(await sql`select 1 from session where user_id = ${current.id}`).toHaveLength(1);
    expect((await sql`select key from rate_limit`).map(({ key }) => key)).toEqual(['current']);
  });
});
