import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, startGeneration, type TestUser } from '../../../test/gateway/factories.ts';
import { claimAny } from '../../../test/generations/claim-any.ts';
import { insertGenerations } from '../list/generations.repo.ts';

const { sql, admin } = await createTestDatabase();

const NOW = new Date('2030-01-01T00:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

beforeEach(
  () => admin`update generation set status = 'queued', run_at = 'infinity', queue_at = 'infinity', worker = null
    where status in ('queued', 'running')`,
);

async function createMember(plan: 'pro' | 'creator' | null): Promise<TestUser> {
  const user = await createUser(sql, { now: NOW });
  if (plan) await admin`update app_user set plan = ${plan} where id = ${user.id}`;
  return user;
}

/** Whose jobs are taken, in order. */
async function claimAll(names: ReadonlyMap<string, string>, at = after(600_000)): Promise<string[]> {
  const taken: string[] = [];
  for (;;) {
    const [job] = await claimAny(sql, 1, { worker: 1, kinds: ['image'], leaseMs: 30_000, now: at });
    if (!job) return taken;
    taken.push(names.get(job.userId) ?? 'nobody');
  }
}

describe('the queue', () => {
  it('takes a user with one job before the fifth job of another who came first', async () => {
    const [busy, calm] = [await createMember(null), await createMember(null)];
    for (let n = 0; n < 5; n += 1) await startGeneration(sql, busy, { now: NOW });
    await startGeneration(sql, calm, { now: after(12_000) });
    const order = await claimAll(
      new Map([
        [busy.id, 'busy'],
        [calm.id, 'calm'],
      ]),
    );
    expect(order).toEqual(['busy', 'busy', 'busy', 'calm', 'busy', 'busy']);
  });

  it("takes a plan's jobs earlier, and no user waits for ever behind them", async () => {
    const [free, pro, creator] = [
      await createMember(null),
      await createMember('pro'),
      await createMember('creator'),
    ];
    await startGeneration(sql, free, { now: NOW });
    await startGeneration(sql, pro, { now: after(10_000) });
    await startGeneration(sql, creator, { now: after(30_000) });
    const late = await createMember('creator');
    await startGeneration(sql, late, { now: after(70_000) });
    const names = new Map([
      [free.id, 'free'],
      [pro.id, 'pro'],
      [creator.id, 'creator'],
      [late.id, 'late'],
    ]);
    expect(await claimAll(names)).toEqual(['creator', 'pro', 'free', 'late']);
  });

  it('gives only jobs of the kinds that are asked for', async () => {
    await startGeneration(sql, await createMember(null), { now: NOW });
    const claimingWorker = { worker: 1, leaseMs: 30_000, now: NOW };
    expect(await claimAny(sql, 1, { ...claimingWorker, kinds: ['video', 'text'] })).toEqual([]);
    expect(await claimAny(sql, 1, { ...claimingWorker, kinds: ['video', 'image'] })).toHaveLength(1);
  });
});

describe('how many jobs a user may have in flight', () => {
  const limits = {
    inFlight: { free: 1, pro: 2, creator: 3 },
    deferred: { free: 0, pro: 0, creator: 0 },
    starts: 100,
    startsWindowSeconds: 600,
  };

  function start(user: TestUser) {
    return insertGenerations(
      sql,
      { tokenHash: user.tokenHash, now: NOW },
      {
        kind: 'image',
        request: { prompt: 'x' },
        seeds: [1],
        provider: 'fake',
        price: 20,
        quotedPrice: null,
        idempotencyKey: null,
        requestHash: 'x',
        planNeeded: null,
        limits,
      },
    );
  }

  it.each([
    [null, 1, '1 generation'],
    ['pro', 2, '2 generations'],
    ['creator', 3, '3 generations'],
  ] as const)('is for the plan %s: %i', async (plan, limit, words) => {
    const user = await createMember(plan);
    for (let n = 0; n < limit; n += 1) await start(user);
    await expect(start(user)).rejects.toMatchObject({
      code: 'rate_limited',
      message: `You have ${words} in progress. Wait for one to finish; nothing was charged.`,
    });
  });
});
