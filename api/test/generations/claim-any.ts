import type { GenerationKind } from '@aic/contract';
import type { Job } from '../../src/generations/worker/job.ts';
import { claimJobs, type ClaimingWorker } from '../../src/generations/worker/jobs.repo.ts';
import type { Sql } from '../../src/platform/db/client.ts';

/** Claims jobs of these kinds, of whatever engines. */
export const claimAny = (
  sql: Sql,
  count: number,
  { kinds, ...worker }: ClaimingWorker & { kinds: readonly GenerationKind[] },
): Promise<Job[]> => claimJobs(sql, [{ count, kinds, full: [] }], worker);
