import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, readGeneration, startGeneration } from '../../../test/gateway/factories.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import { createMemoryResults } from '../../../test/generations/memory-results.ts';
import { workersOf } from '../../../test/generations/worker.ts';
import { JOB_ERROR_TEXTS } from '../errors/job-errors.ts';
import { ProviderError, type ProviderErrorKind } from '../errors/provider-error.ts';

const db = await createTestDatabase();
const { sql } = db;
const startWorker = workersOf(db);

function failingWith(kind: ProviderErrorKind, retryAfterMs: number) {
  return createFakeProvider(() => Promise.reject(new ProviderError(kind, 'vendor text', { retryAfterMs })));
}

// Safe because the texts have exactly the kinds as their keys.
const KINDS: readonly ProviderErrorKind[] = [
  'moderation',
  'invalid_request',
  'unauthorized',
  'misconfigured',
  'quota',
  'rate_limited',
  'unavailable',
  'timeout',
  'uncertain',
  'aborted',
];

describe('an item that its provider does not deliver', () => {
  it.each(KINDS.filter((kind) => kind !== 'rate_limited'))(
    'says why in words for its user and gives the credits back: %s',
    async (kind) => {
      const user = await createUser(sql);
      await startWorker(failingWith(kind, 5));
      const id = await startGeneration(sql, user);

      await vi.waitFor(
        async () =>
          expect(await readGeneration(sql, id)).toMatchObject({
            status: 'failed',
            errorCode: kind,
            error: JOB_ERROR_TEXTS[kind],
            refunded: true,
          }),
        { timeout: 10_000, interval: 10 },
      );
      expect(await balanceOf(sql, user.id)).toBe(500);
    },
  );

  it.each([
    ['unauthorized', 'warn'],
    ['misconfigured', 'warn'],
    ['quota', 'warn'],
    ['uncertain', 'warn'],
    ['moderation', 'info'],
    ['timeout', 'info'],
  ] as const)('is logged for the operator as its kind deserves: %s at level %s', async (kind, level) => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
    await startWorker(failingWith(kind, 5), { logger });
    const id = await startGeneration(sql, await createUser(sql));

    await vi.waitFor(async () => expect(await readGeneration(sql, id)).toMatchObject({ status: 'failed' }), {
      timeout: 10_000,
      interval: 10,
    });
    const line: unknown = JSON.parse(lines.find((one) => one.includes('did not deliver')) ?? '{}');
    expect(line).toMatchObject({ level: pino.levels.values[level], err: { kind } });
  });

  it('is not bought again when there is no room to keep it, and the operator reads why', async () => {
    const user = await createUser(sql);
    const provider = createFakeProvider();
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const results = { ...createMemoryResults(), store: () => Promise.reject(full) };
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line) => void lines.push(line) });
    await startWorker(provider, { results, logger });
    const id = await startGeneration(sql, user);

    await vi.waitFor(
      async () =>
        expect(await readGeneration(sql, id)).toMatchObject({ errorCode: 'internal', refunded: true }),
      { timeout: 10_000, interval: 10 },
    );
    expect(provider.submissions).toBe(1);
    expect(await balanceOf(sql, user.id)).toBe(500);
    expect(lines.join('')).toContain('no space left on device');
  });

  it('waits with its credits held while the provider is busy, and does not use up its attempts', async () => {
    const user = await createUser(sql);
    const provider = failingWith('rate_limited', 20);
    await startWorker(provider);
    const id = await startGeneration(sql, user);

    await vi.waitFor(() => expect(provider.submissions).toBeGreaterThan(4), 10_000);
    expect(['queued', 'running']).toContain((await readGeneration(sql, id)).status);
    expect(await balanceOf(sql, user.id)).toBe(480);
    await sql`select cancel_generation(${user.tokenHash}, ${id}, now())`;
  });
});
