import { setTimeout as delay } from 'node:timers/promises';
import { createUser, startGeneration, type Sql, type TestUser } from '@aic/api/testing';
import { untilAnswered } from './until-answered.ts';

export interface Load {
  users: TestUser[];
  /** Ids that the database has acknowledged. */
  accepted: string[];
}

/** People who together ask for `jobs` pictures, evenly over `durationMs`; each call is repeated until it is answered. */
export async function applyLoad(
  sql: Sql,
  { people, jobs, durationMs }: { people: number; jobs: number; durationMs: number },
): Promise<Load> {
  const users = await Promise.all(Array.from({ length: people }, () => createUser(sql)));
  const calls: Promise<string>[] = [];
  for (let n = 0; n < jobs; n += 1) {
    const user = users[n % users.length];
    if (user)
      calls.push(
        untilAnswered(() => startGeneration(sql, user, { key: `soak-${n}`, prompt: `picture ${n}` })),
      );
    await delay(durationMs / jobs);
  }
  return { users, accepted: await Promise.all(calls) };
}

/** Resolves when nothing is queued or running any more, or when the patience is over. */
export async function untilDrained(sql: Sql, patienceMs: number): Promise<void> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const [row] = await untilAnswered(
      () => sql<{ open: number }[]>`
        select count(*)::int as open from generation where status in ('queued', 'running')`,
    );
    if (row?.open === 0) return;
    await delay(200);
  }
}
