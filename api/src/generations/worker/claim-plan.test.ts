import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser } from '../../../test/gateway/factories.ts';
import { claimAny } from '../../../test/generations/claim-any.ts';
import type { VendorLimit } from './jobs.repo.ts';

const { sql, admin } = await createTestDatabase();

const NOW = new Date('2030-01-01T00:00:00Z');
/** Pages of 8 kB: some for each index and table that a claim opens, whatever has gone through the line. */
const PAGES_MAX = 150;
const LEFT = 3_000;

/** Jobs that were queued and have left the line since the last vacuum, as on a busy day. */
async function passThroughTheLine(userId: string): Promise<void> {
  await admin`
    insert into generation (user_id, kind, request, prompt, price, request_hash, provider, run_at, queue_at, created_at)
    select ${userId}, 'image', '{}', 'x', 0, n::text, 'preview', ${NOW}, ${NOW}, ${NOW} from generate_series(1, ${LEFT}) n`;
  await admin`
    update generation set status = 'completed', output = '{}', completed_at = ${NOW}, progress = 1
    where status = 'queued'`;
}

const claim = (limits: readonly VendorLimit[]) =>
  claimAny(sql, 4, { worker: 1, kinds: ['image'], limits, leaseMs: 30_000, now: NOW });

async function pagesOf(limits: readonly VendorLimit[]): Promise<number> {
  const [row] = await admin<
    [{ 'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }] }]
  >`
    explain (analyze, buffers, format json)
    select claim_jobs(1, 4, '{"image": []}', '{}', ${sql.json(limits.map((limit) => ({ ...limit })))}, '30 seconds', ${NOW})`;
  const { Plan: plan } = row['QUERY PLAN'][0];
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

it.each([
  ['without limits of vendors', []],
  ['with them', [{ vendor: 'fal', kind: 'image', engine: '', concurrency: 2 }]],
] as const)('reads the line and not what has left it, %s', async (_, limits) => {
  const user = await createUser(sql, { now: NOW });
  await passThroughTheLine(user.id);
  // The first one marks the entries of those that have left, as it goes along the index.
  await claim(limits);

  // A session's first calls read the catalog too, and while an autovacuum looks at the table nothing counts as gone.
  await expect.poll(() => pagesOf(limits), { timeout: 10_000, interval: 100 }).toBeLessThan(PAGES_MAX);
});
