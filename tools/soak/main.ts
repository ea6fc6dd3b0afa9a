import { setTimeout as delay } from 'node:timers/promises';
import { createSql } from '@aic/api/testing';
import { startSoakDatabase } from './database.ts';
import { applyLoad, waitForEmptyQueue } from './load.ts';
import { readVerdict } from './verdict.ts';
import { startWorkerPool } from './worker-pool.ts';

// 300 jobs over 75 s use about 6 of 16 places, so a killed job finds a free place and its waiting time is recovery
// only.
const JOBS = 300;
const USERS = 30;
const LOAD_MS = 75_000;
const WORK_MS = 1_500;
const WORKERS = 4;
const KILL_WORKER_MS = 2_500;
const KILL_BACKEND_MS = 400;
const CRASH_MS = 20_000;
const DRAIN_MS = 60_000;

const database = await startSoakDatabase();
const sql = createSql(database.url, { name: 'aic-soak', max: 8 });
const workers = await startWorkerPool(database, WORKERS, WORK_MS);
const loadEnded = new AbortController();
let backendKills = 0;
let crashes = 0;

/** Repeats `harm` at random intervals around `ms` until the load has ended. */
async function repeat(ms: number, harm: () => Promise<void>): Promise<void> {
  while (!loadEnded.signal.aborted) {
    await delay(ms * (0.5 + Math.random()), undefined, { signal: loadEnded.signal }).catch(() => undefined);
    if (!loadEnded.signal.aborted) await harm();
  }
}

process.stdout.write(`soak: ${JOBS} jobs, ${WORKERS} workers; this takes about two minutes\n`);
const harm = Promise.all([
  repeat(KILL_WORKER_MS, () => workers.killOne()),
  repeat(KILL_BACKEND_MS, async () => {
    backendKills += await database.killBackend();
  }),
  repeat(CRASH_MS, async () => {
    await database.crash();
    crashes += 1;
  }),
]);
const load = await applyLoad(sql, { userCount: USERS, jobs: JOBS, durationMs: LOAD_MS });
loadEnded.abort();
await harm;
await waitForEmptyQueue(sql, DRAIN_MS);
await workers.close();
const verdict = await readVerdict(database, load);
await sql.end({ timeout: 1 });
await database.close();

if (workers.unexpectedEnds > 0) {
  verdict.breaches.push(`${workers.unexpectedEnds} workers ended without being told to`);
}
if (workers.restartsMs.length === 0) {
  verdict.breaches.push('no job was hit by a kill: this run proves nothing');
}

const restarts = workers.restartsMs.toSorted((a, b) => a - b);
const percentile = (share: number) => Math.round(restarts[Math.ceil(restarts.length * share) - 1] ?? 0);
process.stdout.write(`
jobs accepted        ${load.accepted.length}
done, charged once   ${verdict.completed}
failed, refunded     ${verdict.refunded}
attempts             ${verdict.attempts}
workers killed (-9)  ${workers.kills}
backends killed      ${backendKills}
Postgres crashes     ${crashes}
kill to restart      p50 ${percentile(0.5)} ms, p90 ${percentile(0.9)} ms,
  max ${percentile(1)} ms (${restarts.length} jobs)
breaches             ${verdict.breaches.length}
`);
for (const breach of verdict.breaches) process.stdout.write(`BREACH: ${breach}\n`);
process.exitCode = verdict.breaches.length === 0 ? 0 : 1;
