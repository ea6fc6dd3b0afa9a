import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, readGeneration, startGeneration } from '../../../test/gateway/factories.ts';
import { createFakeProvider, DONE } from '../../../test/generations/fake-provider.ts';
import { createMemoryStorage } from '../../../test/generations/memory-storage.ts';
import { providerContext } from '../../../test/generations/provider-context.ts';
import { workersOf } from '../../../test/generations/worker.ts';
import { ProviderError } from '../errors/provider-error.ts';
import type { Provider, ProviderResult } from '../providers/provider.ts';
import type { Job, Submission } from './job.ts';
import { runProvider } from './run-provider.ts';

const db = await createTestDatabase();
const startWorker = workersOf(db);

const LOST = new ProviderError('uncertain', 'The connection broke after the request was sent.');
const SENT: Submission = { state: 'sent', at: new Date('2031-05-06T07:08:09Z') };
const PENDING: ProviderResult = { state: 'pending', operation: 'op-1' };

function jobOf(submission: Submission | null): Job {
  const request = { prompt: 'x', size: '1024x1024', quality: 'standard', style: 'vivid' };
  return {
    userId: 'u',
    id: 'g',
    attempt: 1,
    attemptsUsed: 1,
    kind: 'image',
    request,
    seed: 1,
    submission,
    createdAt: new Date(),
    price: 0,
    traceparent: null,
  };
}

/** A vendor that can be asked what it has: `answers` of submit in order, `found` by reconcile. */
function createVendor(
  responses: Array<ProviderResult | Error>,
  found: ProviderResult | null | Error,
  isTakenOver: (submission: Submission) => boolean = () => false,
) {
  const saved: Submission[] = [];
  const log: string[] = [];
  const provider: Provider = {
    ...createFakeProvider(
      async () => {
        log.push('submit');
        const response = responses.shift() ?? DONE;
        if (response instanceof Error) throw response;
        return response;
      },
      async () => {
        log.push('poll');
        return DONE;
      },
    ),
    async reconcile(_, { since }) {
      log.push(`reconcile since ${since.toISOString().slice(0, 4)}`);
      if (found instanceof Error) throw found;
      return found;
    },
  };
  const run = (job: Job) =>
    runProvider(job, {
      provider,
      context: providerContext(),
      storage: createMemoryStorage(),
      pollMs: 1,
      saveSubmission: async (submission) => {
        // Longer than until the first poll.
        await delay(5);
        saved.push(submission);
        log.push(`save ${submission.state}`);
        return !isTakenOver(submission);
      },
    });
  return { run, saved, log, provider };
}

describe('a provider that can be asked what it has', () => {
  it('is noted as sent before it is sent, so that a worker which dies meanwhile leaves a trace', async () => {
    const vendor = createVendor([PENDING], null);
    await vendor.run(jobOf(null));
    expect(vendor.saved).toEqual([
      { state: 'sent', at: expect.any(Date) },
      { state: 'accepted', at: expect.any(Date), operation: 'op-1' },
    ]);
    expect(vendor.log).toEqual(['save sent', 'submit', 'save accepted', 'poll']);
  });

  it.each([
    ['sent', ['save sent']],
    ['accepted', ['save sent', 'submit', 'save accepted']],
  ])('is left alone from then on where another worker has got the job: noted as %s', async (state, log) => {
    const vendor = createVendor([PENDING], null, (submission) => submission.state === state);
    await expect(vendor.run(jobOf(null))).rejects.toMatchObject({ kind: 'aborted' });
    expect(vendor.log).toEqual(log);
  });

  it('is asked what came of an earlier attempt, and what it has is taken up, not bought again', async () => {
    const vendor = createVendor([], PENDING);
    await vendor.run(jobOf(SENT));
    expect(vendor.log).toEqual(['reconcile since 2031', 'save accepted', 'poll']);
    expect(vendor.saved).toMatchObject([{ state: 'accepted', operation: 'op-1' }]);
  });

  it('is asked again when it surely has nothing', async () => {
    const vendor = createVendor([PENDING], null);
    await vendor.run(jobOf(SENT));
    expect(vendor.log.slice(0, 3)).toEqual(['reconcile since 2031', 'save sent', 'submit']);
  });

  it('is looked through at once when a response is lost', async () => {
    const vendor = createVendor([LOST], PENDING);
    await vendor.run(jobOf(null));
    expect(vendor.log.slice(1, 3)).toEqual(['submit', expect.stringMatching(/^reconcile/)]);
  });

  it('may be tried again when it surely never got the request', async () => {
    const vendor = createVendor([LOST], null);
    await expect(vendor.run(jobOf(null))).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('ends the job, unbought a second time, when it cannot tell', async () => {
    const vendor = createVendor([LOST], LOST);
    await expect(vendor.run(jobOf(null))).rejects.toMatchObject({ kind: 'uncertain' });
    expect(vendor.log.filter((entry) => entry === 'submit')).toHaveLength(1);
  });

  it('gives back the credits of a job whose outcome is unknown', async () => {
    const user = await createUser(db.sql);
    const id = await startGeneration(db.sql, user);
    const { provider, log } = createVendor([LOST], LOST);
    await startWorker(provider);
    await expect
      .poll(async () => (await readGeneration(db.sql, id)).status, { timeout: 10_000 })
      .toBe('failed');
    expect(await readGeneration(db.sql, id)).toMatchObject({ errorCode: 'uncertain', refunded: true });
    expect(await balanceOf(db.sql, user.id)).toBe(500);
    expect(log.filter((entry) => entry === 'submit')).toHaveLength(1);
  });
});

describe('a busy provider', () => {
  it('loses no job and uses up no attempt, however often it says 429', async () => {
    const user = await createUser(db.sql);
    const id = await startGeneration(db.sql, user);
    let refusals = 0;
    await startWorker(
      createFakeProvider(async () => {
        refusals += 1;
        if (refusals <= 6) throw new ProviderError('rate_limited', '429', { retryAfterMs: 20 });
        return DONE;
      }),
    );
    await expect
      .poll(async () => (await readGeneration(db.sql, id)).status, { timeout: 10_000 })
      .toBe('completed');
    expect(refusals).toBe(7);
    expect(await balanceOf(db.sql, user.id)).toBe(480);
  });

  it('is left alone by the jobs behind it until it wants to be asked again', async () => {
    const user = await createUser(db.sql);
    const ids = await Promise.all([1, 2, 3].map(() => startGeneration(db.sql, user)));
    const asked: number[] = [];
    await startWorker(
      createFakeProvider(async () => {
        asked.push(performance.now());
        if (asked.length === 1) throw new ProviderError('rate_limited', '429', { retryAfterMs: 800 });
        return DONE;
      }),
      { slots: { cpu: 1, remote: 1 } },
    );
    await expect
      .poll(
        async () =>
          (await Promise.all(ids.map((id) => readGeneration(db.sql, id)))).map(({ status }) => status),
        {
          timeout: 10_000,
        },
      )
      .toEqual(['completed', 'completed', 'completed']);
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThan(700);
  });
});
