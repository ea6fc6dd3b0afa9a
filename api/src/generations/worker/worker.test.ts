import { describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import {
  balanceOf,
  createUser,
  readGeneration,
  startGeneration,
  type TestUser,
} from '../../../test/gateway/factories.ts';
import { createFakeProvider, createHangingProvider, DONE } from '../../../test/generations/fake-provider.ts';
import { createMemoryResults } from '../../../test/generations/memory-results.ts';
import { workersOf } from '../../../test/generations/worker.ts';
import { ProviderError } from '../errors/provider-error.ts';

const db = await createTestDatabase();
const { sql } = db;
const startWorker = workersOf(db);

async function untilStatus(id: string, status: string) {
  return vi.waitFor(
    async () => {
      const generation = await readGeneration(sql, id);
      expect(generation.status).toBe(status);
      return generation;
    },
    { timeout: 10_000, interval: 10 },
  );
}

const cancel = (user: TestUser, id: string) => sql`select cancel_generation(${user.tokenHash}, ${id}, now())`;

describe('a job', () => {
  it('is made, stored and charged once', async () => {
    const user = await createUser(sql);
    const provider = createFakeProvider();
    await startWorker(provider);
    const id = await startGeneration(sql, user);
    expect(await untilStatus(id, 'completed')).toMatchObject({
      progress: 1,
      refunded: false,
      provider: 'fake',
    });
    expect(await balanceOf(sql, user.id)).toBe(480);
    expect(provider.submissions).toBe(1);
    const assets = await sql`select 1 from asset where user_id = ${user.id} and generation_id = ${id}`;
    expect(assets).toHaveLength(3);
  });

  it('is taken within a moment of the notifier, long before the next look', async () => {
    const user = await createUser(sql);
    let looks = 0;
    const clock = {
      now() {
        looks += 1;
        return new Date();
      },
    };
    await startWorker(createFakeProvider(), { times: { look: 60_000 }, clock });
    await expect.poll(() => looks).toBeGreaterThan(0);
    const id = await startGeneration(sql, user);
    await sql`select pg_notify('jobs', '')`;
    expect(await untilStatus(id, 'completed')).toMatchObject({ attempt: 1 });
  });

  it('gives the credits back and says why when the provider refuses', async () => {
    const user = await createUser(sql);
    const provider = createFakeProvider(async () => {
      throw new ProviderError('moderation', 'content policy violation');
    });
    await startWorker(provider);
    const id = await startGeneration(sql, user);
    const failed = await untilStatus(id, 'failed');
    expect(failed).toMatchObject({ refunded: true, errorCode: 'moderation' });
    expect(failed.error).toContain('refused this prompt');
    expect(await balanceOf(sql, user.id)).toBe(500);
    expect(provider.submissions).toBe(1);
  });

  it('is tried again after a retryable error and charged once', async () => {
    const user = await createUser(sql);
    const provider = createFakeProvider(async () => {
      if (provider.submissions === 1) throw new ProviderError('rate_limited', '429', { retryAfterMs: 20 });
      return DONE;
    });
    await startWorker(provider);
    const id = await startGeneration(sql, user);
    expect(await untilStatus(id, 'completed')).toMatchObject({ attempt: 2 });
    expect(await balanceOf(sql, user.id)).toBe(480);
  });

  it('fails with the credits back after three retryable errors', async () => {
    const user = await createUser(sql);
    const provider = createFakeProvider(async () => {
      throw new ProviderError('unavailable', '503', { retryAfterMs: 5 });
    });
    await startWorker(provider);
    const id = await startGeneration(sql, user);
    expect(await untilStatus(id, 'failed')).toMatchObject({ attempt: 3, refunded: true });
    expect(provider.submissions).toBe(3);
    expect(await balanceOf(sql, user.id)).toBe(500);
  });

  it('is not bought a second time when the connection broke after the request was sent', async () => {
    const user = await createUser(sql);
    const provider = createFakeProvider(async () => {
      throw new ProviderError('uncertain', 'socket hang up');
    });
    await startWorker(provider);
    const id = await startGeneration(sql, user);
    expect(await untilStatus(id, 'failed')).toMatchObject({
      attempt: 1,
      refunded: true,
      errorCode: 'uncertain',
    });
    expect(provider.submissions).toBe(1);
  });

  it('ends with the credits back when it takes longer than its time', async () => {
    const user = await createUser(sql);
    await startWorker(createHangingProvider(), { jobTimeoutMs: 50 });
    const id = await startGeneration(sql, user);
    expect(await untilStatus(id, 'failed')).toMatchObject({ errorCode: 'timeout', refunded: true });
    expect(await balanceOf(sql, user.id)).toBe(500);
  });

  it('fails with the credits back when storing the result fails', async () => {
    const user = await createUser(sql);
    const results = { ...createMemoryResults(), store: () => Promise.reject(new Error('no space left')) };
    await startWorker(createFakeProvider(), { results });
    const id = await startGeneration(sql, user);
    expect(await untilStatus(id, 'failed')).toMatchObject({ errorCode: 'internal', refunded: true });
    expect(await balanceOf(sql, user.id)).toBe(500);
  });

  it('resumes the operation of an earlier attempt instead of buying again', async () => {
    const user = await createUser(sql);
    const provider = createFakeProvider(
      async () => ({ state: 'pending', operation: 'op-1' }),
      async () => {
        if (provider.polls.length === 1) throw new ProviderError('unavailable', '502', { retryAfterMs: 5 });
        return DONE;
      },
    );
    await startWorker(provider);
    const id = await startGeneration(sql, user);
    expect(await untilStatus(id, 'completed')).toMatchObject({ attempt: 2 });
    expect(provider.submissions).toBe(1);
    expect(provider.polls).toEqual(['op-1', 'op-1']);
  });

  it('shows its progress while it runs, never backwards', async () => {
    const user = await createUser(sql);
    const { promise, resolve } = Promise.withResolvers<typeof DONE>();
    await startWorker(
      createFakeProvider((_, context) => {
        context.onProgress(0.6);
        context.onProgress(0.4);
        return promise;
      }),
    );
    const id = await startGeneration(sql, user);
    await vi.waitFor(async () => expect((await readGeneration(sql, id)).progress).toBeCloseTo(0.6), 5_000);
    resolve(DONE);
    await untilStatus(id, 'completed');
  });
});

describe('cancel', () => {
  it.each(['rate_limited', 'unavailable'] as const)(
    'gives the credits back at once when the provider is %s before the worker has heard of it',
    async (kind) => {
      const user = await createUser(sql);
      const provider = createFakeProvider(async (_, { idempotencyKey }) => {
        await cancel(user, idempotencyKey);
        throw new ProviderError(kind, 'later', { retryAfterMs: 5 });
      });
      await startWorker(provider, { times: { beat: 60_000, lease: 600_000 } });
      const id = await startGeneration(sql, user);
      expect(await untilStatus(id, 'cancelled')).toMatchObject({ refunded: true });
      expect(await balanceOf(sql, user.id)).toBe(500);
      expect(provider.submissions).toBe(1);
    },
  );

  it('ends a queued job at once with the credits back', async () => {
    const user = await createUser(sql);
    const id = await startGeneration(sql, user);
    await cancel(user, id);
    expect(await readGeneration(sql, id)).toMatchObject({
      status: 'cancelled',
      refunded: true,
      error: 'Cancelled',
    });
    expect(await balanceOf(sql, user.id)).toBe(500);
  });

  it('stops a running job, even one whose provider does not listen, and gives the credits back', async () => {
    const user = await createUser(sql);
    const provider = createHangingProvider();
    await startWorker(provider);
    const id = await startGeneration(sql, user);
    await provider.started;
    await cancel(user, id);
    await untilStatus(id, 'cancelled');
    expect(await balanceOf(sql, user.id)).toBe(500);
  });

  it('wins over a result that arrives later: nothing is charged and the files are not kept', async () => {
    const user = await createUser(sql);
    const results = createMemoryResults();
    const provider = createFakeProvider(async () => {
      await cancel(user, id);
      return DONE;
    });
    const id = await startGeneration(sql, user);
    await startWorker(provider, { results, times: { beat: 60_000 } });
    await untilStatus(id, 'cancelled');
    await vi.waitFor(() => expect(results.discarded).toEqual(results.stored), 10_000);
    expect(results.stored).toHaveLength(1);
    expect(await balanceOf(sql, user.id)).toBe(500);
  });

  it('changes nothing about a finished job', async () => {
    const user = await createUser(sql);
    await startWorker(createFakeProvider());
    const id = await startGeneration(sql, user);
    await untilStatus(id, 'completed');
    await cancel(user, id);
    expect((await readGeneration(sql, id)).status).toBe('completed');
    expect(await balanceOf(sql, user.id)).toBe(480);
  });
});

describe('stop', () => {
  it('lets a running job finish', async () => {
    const user = await createUser(sql);
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const work = Promise.withResolvers<typeof DONE>();
    const worker = await startWorker(
      createFakeProvider(async () => {
        ask();
        return work.promise;
      }),
      { times: { grace: 5_000 } },
    );
    const id = await startGeneration(sql, user);
    await asked;
    const stopped = worker.stop();
    work.resolve(DONE);
    await stopped;
    expect((await readGeneration(sql, id)).status).toBe('completed');
  });

  it('hands back a job that does not finish in time, without counting the attempt', async () => {
    const user = await createUser(sql);
    const provider = createHangingProvider();
    const worker = await startWorker(provider);
    const id = await startGeneration(sql, user);
    await provider.started;
    await worker.stop();
    expect(await readGeneration(sql, id)).toMatchObject({ status: 'queued', attempt: 1 });
    const [row] = await sql`select handed_back from generation where id = ${id}`;
    expect(row).toEqual({ handed_back: 1 });
    await startWorker(createFakeProvider());
    await untilStatus(id, 'completed');
  });

  it('takes no job afterwards', async () => {
    const user = await createUser(sql);
    const worker = await startWorker(createFakeProvider());
    await worker.stop();
    const id = await startGeneration(sql, user);
    await sql`select pg_notify('jobs', '')`;
    // No worker is left to hear it. The server notices a moment after the connection was closed.
    const sessions = () => sql`
      select 1 from pg_stat_activity
      where datname = current_database() and application_name = 'aic-worker-session'`;
    await expect.poll(sessions).toEqual([]);
    expect((await readGeneration(sql, id)).status).toBe('queued');
  });
});

describe('a worker whose connections are killed', () => {
  it('takes its lock again and goes on', async () => {
    const user = await createUser(sql);
    await startWorker(createFakeProvider());
    await db.admin`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name in ('aic-worker-session', 'aic-test')`;
    const id = await vi.waitFor(() => startGeneration(sql, user), 5_000);
    expect(await untilStatus(id, 'completed')).toMatchObject({ attempt: 1 });
  });
});
