import { setTimeout as delay } from 'node:timers/promises';
import { createUser, startGeneration, type Sql, type TestUser } from '@aic/api/testing';
import { retryStatement } from './retry-statement.ts';

export interface Load {
  users: TestUser[];
  /** Ids of the jobs that the database acknowledged. */
  accepted: string[];
}

/** `userCount` users start `jobs` images, evenly over `durationMs`; each call is retried until the database answers. */
export async function applyLoad(
  sql: Sql,
  { userCount, jobs, durationMs }: { userCount: number; jobs: number; durationMs: number },
): Promise<Load> {
  const users = await Promise.all(Array.from({ length: userCount }, () => createUser(sql)));
  const calls: Promise<string>[] = [];
  for (let n = 0; n < jobs; n += 1) {
    const user = users[n % users.length];
    if (user) {
      calls.push(
        retryStatement(() => startGeneration(sql, user, { key: `soak-${n}`, prompt: `picture ${n}` })),
      );
    }
    await delay(durationMs / jobs);
  }
  return { users, accepted: await Promise.all(calls) };
}

/** Resolves when no job is queued or running any more, or after `timeoutMs`. */
export async function waitForEmptyQueue(sql: Sql, timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    const [row] = await retryStatement(
      () => sql<{ open: number }[]>`
        select count(*)::int as open from generation where status in ('queued', 'running')`,
    );
    if (row?.open === 0) return;
    await delay(200);
  }
}
