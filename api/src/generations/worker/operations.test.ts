import { describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, readGeneration, startGeneration } from '../../../test/gateway/factories.ts';
import { createFakeProvider, DONE } from '../../../test/generations/fake-provider.ts';
import { workersOf } from '../../../test/generations/worker.ts';
import { ProviderError, type ProviderErrorKind } from '../errors/provider-error.ts';
import type { ProviderResult } from '../providers/provider.ts';

const db = await createTestDatabase();
const { sql, admin } = db;
const startWorker = workersOf(db);

const PENDING: ProviderResult = { state: 'pending', operation: 'op-1' };

async function untilStatus(id: string, status: string) {
  await vi.waitFor(async () => expect((await readGeneration(sql, id)).status).toBe(status), {
    timeout: 10_000,
    interval: 10,
  });
}

/** A vendor that says no to the first submission, and that keeps what `cancel` and `reconcile` were asked. */
function createVendor(first: ProviderErrorKind | null, found: ProviderResult | null = null) {
  const cancelled: string[] = [];
  const reconcile = vi.fn<() => Promise<ProviderResult | null>>(() => Promise.resolve(found));
  const provider = createFakeProvider(
    async () => {
      if (first !== null && provider.submissions === 1) {
        throw new ProviderError(first, 'x', { retryAfterMs: 5 });
      }
      return first === null ? PENDING : DONE;
    },
    async () => (found === null ? PENDING : DONE),
  );
  const cancel = (operation: string) => Promise.resolve(void cancelled.push(operation));
  return { provider: Object.assign(provider, { reconcile, cancel }), reconcile, cancelled };
}

describe('a running operation', () => {
  it('is cancelled at the vendor when the user cancels', async () => {
    const user = await createUser(sql);
    const { provider, cancelled } = createVendor(null);
    await startWorker(provider);
    const id = await startGeneration(sql, user);
    await vi.waitFor(() => expect(provider.polls.length).toBeGreaterThan(0), 10_000);

    await sql`select cancel_generation(${user.tokenHash}, ${id}, now())`;

    await vi.waitFor(() => expect(cancelled).toEqual(['op-1']), 5_000);
    expect(await balanceOf(sql, user.id)).toBe(500);
  });

  it('is cancelled at the vendor when it takes too long', async () => {
    const user = await createUser(sql);
    const cancelled: string[] = [];
    const provider = createFakeProvider(
      async () => PENDING,
      async () => PENDING,
    );
    // Without `reconcile` nothing stands between the start of the job and its operation: it has one when its time is
    // over.
    const cancel = (operation: string) => Promise.resolve(void cancelled.push(operation));
    await startWorker(Object.assign(provider, { cancel }), { jobTimeoutMs: 200 });
    await startGeneration(sql, user);

    await vi.waitFor(() => expect(cancelled).toEqual(['op-1']), 5_000);
    await vi.waitFor(async () => expect(await balanceOf(sql, user.id)).toBe(500), 5_000);
  });

  it('is left by a worker whose job another one has taken over, and goes on at the vendor for that one', async () => {
    const user = await createUser(sql);
    const { provider, cancelled } = createVendor(null);
    const signals: AbortSignal[] = [];
    const { submit } = provider;
    provider.submit = (job, context) => {
      signals.push(context.signal);
      return submit.call(provider, job, context);
    };
    await startWorker(provider);
    const id = await startGeneration(sql, user);
    await vi.waitFor(() => expect(provider.polls.length).toBeGreaterThan(0), 10_000);

    // As when its lease was over: the attempt that counts now is another worker's, which lives.
    // The driver reserves a connection that is open, and waits where it has none yet.
    await admin`select`;
    const other = await admin.reserve();
    await other`select pg_advisory_lock(worker_lock_class(), 4711)`;
    await other`
      update generation set attempt = attempt + 1, worker = 4711, lease_until = now() + interval '1 hour' where id = ${id}`;

    await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]), 5_000);
    expect(cancelled).toEqual([]);
    expect(await readGeneration(sql, id)).toMatchObject({ status: 'running', attempt: 2 });
    // No later test's worker takes it.
    await other`update generation set status = 'queued', run_at = 'infinity', worker = null where id = ${id}`;
    await other`select pg_advisory_unlock_all()`;
    other.release();
  });

  it('goes on at the vendor when its worker stops, for the next worker to resume', async () => {
    const user = await createUser(sql);
    const { provider, cancelled } = createVendor(null);
    const worker = await startWorker(provider);
    const id = await startGeneration(sql, user);
    await vi.waitFor(() => expect(provider.polls.length).toBeGreaterThan(0), 10_000);

    await worker.stop();

    expect(cancelled).toEqual([]);
    const resuming = createFakeProvider(undefined, async () => DONE);
    await startWorker(resuming);
    await untilStatus(id, 'completed');
    expect(resuming).toMatchObject({ submissions: 0, polls: ['op-1'] });
  });
});

describe('a request that was not answered with an operation', () => {
  it.each(['rate_limited', 'unavailable'] as const)(
    'is sent again without being looked for when it was surely not taken: %s',
    async (kind) => {
      const user = await createUser(sql);
      const { provider, reconcile } = createVendor(kind);
      await startWorker(provider);
      await untilStatus(await startGeneration(sql, user), 'completed');

      expect(provider.submissions).toBe(2);
      expect(reconcile).not.toHaveBeenCalled();
    },
  );

  it('is looked for when it is uncertain, and what is found is resumed', async () => {
    const user = await createUser(sql);
    const { provider } = createVendor('uncertain', PENDING);
    await startWorker(provider);
    await untilStatus(await startGeneration(sql, user), 'completed');

    expect(provider).toMatchObject({ submissions: 1, polls: ['op-1'] });
    expect(await balanceOf(sql, user.id)).toBe(480);
  });

  it('is sent again when it is uncertain and surely not there', async () => {
    const user = await createUser(sql);
    const { provider, reconcile } = createVendor('uncertain');
    await startWorker(provider);
    await untilStatus(await startGeneration(sql, user), 'completed');

    expect(provider.submissions).toBe(2);
    expect(reconcile).toHaveBeenCalled();
    expect(await balanceOf(sql, user.id)).toBe(480);
  });
});
