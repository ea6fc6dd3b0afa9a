import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createAdminSql, createSql, type Sql } from '@aic/api/testing';
import { type BenchDatabase, nameDatabase, withBenchDatabase } from '../measure/database.ts';
import { report, table } from '../measure/results.ts';
import { interleave } from '../measure/rounds.ts';
import { formatSummary, ratioOf, summarize } from '../measure/summary.ts';
import { hasPgbench, pgbench } from './pgbench.ts';
import { seedUsers, tokenHashOf } from './seed-users.ts';
import { pgbenchScript, startOne } from './statement.ts';

const USERS = 2000;
const CONNECTIONS = 8;
const ROUND_SECONDS = 4;
const ROUNDS = 9;

if (!(await hasPgbench())) {
  process.stderr.write(
    'pgbench is not on the PATH. Install the PostgreSQL client tools and run this bench again.\n',
  );
  process.exit(1);
}
const samples = await withBenchDatabase(async ({ url, ownerUrl, dataDir }) => {
  await seedUsers(ownerUrl, USERS);
  const scriptFile = `${dataDir}.sql`;
  await writeFile(scriptFile, await pgbenchScript(url, USERS, tokenHashOf(1)));
  const run = { scriptFile, connections: CONNECTIONS, seconds: ROUND_SECONDS };
  return interleave(
    {
      repository: () => onCopy({ url, ownerUrl }, repository),
      pgbench: () => onCopy({ url, ownerUrl }, (databaseUrl) => pgbench({ databaseUrl, ...run })),
    },
    ROUNDS,
  );
});

/** Each round gets a copy of the seeded database, so that no round pays for the rows of earlier rounds. */
async function onCopy(
  seeded: Pick<BenchDatabase, 'url' | 'ownerUrl'>,
  measure: (url: string) => Promise<number>,
): Promise<number> {
  const admin = createAdminSql(nameDatabase(seeded.ownerUrl, 'postgres'));
  await admin`drop database if exists round with (force)`;
  await admin`create database round template bench strategy file_copy`;
  await admin`checkpoint`;
  await admin.end();
  return measure(nameDatabase(seeded.url, 'round'));
}

async function repository(url: string): Promise<number> {
  const sql = createSql(url, { name: 'bench-generate', max: CONNECTIONS });
  await Promise.all(Array.from({ length: CONNECTIONS }, () => sql`select 1`));
  const startedAt = performance.now();
  const endsAt = startedAt + ROUND_SECONDS * 1000;
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => loop(sql, endsAt)));
  const seconds = (performance.now() - startedAt) / 1000;
  await sql.end();
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

async function loop(sql: Sql, endsAt: number): Promise<number> {
  let count = 0;
  for (; performance.now() < endsAt; count += 1) await startOne(sql, tokenHashOf(randomInt(USERS) + 1));
  return count;
}

report('start_generation', {
  method: `Session, price, limit, hold, journal, job and event in one committed statement; fsync on; ${USERS} users, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${ROUND_SECONDS} s in random order, each on a fresh copy of the seeded database; median (min..max). Repository: insertGenerations through postgres.js in one Node process. pgbench: the same text, -M prepared, one thread. Both share the machine with the database. Goal: ratio >= 0.5.`,
  lines: table(
    ['', 'repository', 'pgbench', 'ratio'],
    [
      [
        'generations/s',
        formatSummary(summarize(samples.repository)),
        formatSummary(summarize(samples.pgbench)),
        formatSummary(ratioOf(samples.repository, samples.pgbench), 3),
      ],
    ],
  ),
});
