import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSql, createUser, HAS_PGBOUNCER, startFakeVendor, startPgBouncer } from '@aic/api/testing';
import { startSoakDatabase } from '../soak/database.ts';
import { waitForEmptyQueue } from '../soak/load.ts';
import { readVerdict } from '../soak/verdict.ts';
import { createFleet } from './fleet.ts';
import { respondSlowly, countDoubled } from './pictures.ts';
import { liveAsUser } from './user-life.ts';

const [seconds = '120'] = process.argv.slice(2);
const LOAD_MS = Number(seconds) * 1000;
const USERS = 24;
/** Of each user: what the starter credits pay. */
const JOBS_PER_USER = 24;
const WORK_MS = 1_500;
const DRAIN_MS = 60_000;

const database = await startSoakDatabase();
const pooler = HAS_PGBOUNCER ? await startPgBouncer(database.url) : null;
const vendor = await startFakeVendor();
vendor.serveWith(respondSlowly(WORK_MS));
const dataDir = await mkdtemp(join(tmpdir(), 'aic-rolling-'));
const fleet = await createFleet({
  DATABASE_URL: pooler?.url ?? database.url,
  DATABASE_DIRECT_URL: database.url,
  DATA_DIR: dataDir,
  OPENAI_BASE_URL: vendor.baseUrl,
  // Through a bus, where one is named.
  NOTIFIER_URL: process.env['NOTIFIER_URL'] ?? '',
});
process.stdout.write(
  `rolling restart: 2 gateways, 2 workers, ${USERS} users, ${seconds} s of load, ${pooler ? 'through PgBouncer' : 'no PgBouncer on this machine'}\n`,
);

const sql = createSql(database.url, { name: 'aic-soak', max: 4 });
const users = await Promise.all(Array.from({ length: USERS }, () => createUser(sql)));
const stopping = new AbortController();
const lives = users.map((user) =>
  liveAsUser(user, { fleet, jobs: JOBS_PER_USER, durationMs: LOAD_MS, stopping: stopping.signal }),
);
const loadEnd = performance.now() + LOAD_MS;
while (performance.now() < loadEnd) await fleet.replaceNext();
const accepted = (await Promise.all(lives.map((life) => life.started))).flat();
await waitForEmptyQueue(database.admin, DRAIN_MS);
const last = await database.admin<{ userId: string; seq: number }[]>`
  select user_id as "userId", max(seq)::int as seq from event group by user_id`;
const expected = new Map(last.map(({ userId, seq }) => [userId, seq]));
const streams = await Promise.all(lives.map((life) => life.waitFor(expected)));
stopping.abort();
const figures = lives.map((life) => life.figures);
const sum = (pick: (figure: (typeof figures)[number]) => number) =>
  figures.reduce((total, figure) => total + pick(figure), 0);

const verdict = await readVerdict(database, { users, accepted });
const errors = figures.flatMap((figure) => figure.errors);
for (const error of errors.slice(0, 20)) verdict.breaches.push(`a client saw: ${error}`);
const doubled = countDoubled(vendor.seen);
if (doubled > 0) verdict.breaches.push(`${doubled} pictures were asked for twice`);
const incomplete = streams.filter((isWhole) => !isWhole).length;
if (incomplete > 0) verdict.breaches.push(`${incomplete} users missed events, or got one twice`);
if (fleet.unclean > 0) verdict.breaches.push(`${fleet.unclean} processes did not end with code 0`);
const stops = fleet.stopsMs.toSorted((a, b) => a - b);
const median = Math.round(stops[Math.floor(stops.length / 2)] ?? 0);

process.stdout.write(`
processes replaced        ${fleet.stopsMs.length}
  time of a stop          median ${median} ms, longest ${Math.round(stops.at(-1) ?? 0)} ms
requests answered         ${sum((figure) => figure.requests)}
  sent again (refused)    ${sum((figure) => figure.sentAgain)}
  errors                  ${errors.length}
jobs accepted             ${accepted.length}
  done, charged once      ${verdict.completed}
  failed, refunded        ${verdict.refunded}
  attempts                ${verdict.attempts}
  pictures asked twice    ${doubled}
pictures read             ${sum((figure) => figure.pictures)}
streams opened again      ${sum((figure) => figure.reconnects)}
events, each seen once    ${sum((figure) => figure.events)}
breaches                  ${verdict.breaches.length}
`);
for (const breach of verdict.breaches) process.stdout.write(`BREACH: ${breach}\n`);

await fleet.stop();
await sql.end({ timeout: 1 });
await pooler?.stop();
await vendor.stop();
await database.close();
await rm(dataDir, { recursive: true, force: true });
process.exitCode = verdict.breaches.length === 0 ? 0 : 1;
