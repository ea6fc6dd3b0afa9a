import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  createSql,
  createUser,
  HAS_PGBOUNCER,
  openTcpProxy,
  startFakeVendor,
  startPgBouncer,
  startS3Server,
} from '@aic/api/testing';
import { startSoakDatabase } from '../soak/database.ts';
import { waitForEmptyQueue } from '../soak/load.ts';
import { readVerdict } from '../soak/verdict.ts';
import { isCut } from './faults.ts';
import { createFleet } from './fleet.ts';
import { harmUntil, replaceUntil } from './harm.ts';
import { respondSlowly, countDoubled } from './pictures.ts';
import { heapMB, PARTS, residentMB, Samples } from './samples.ts';
import { liveAsUser, READ_EVERY_MS, UnwantedStatus } from './user-life.ts';

/** `--rolling` replaces the processes one by one, as an upgrade does, and harms nothing: then a client sees no fault. */
const { values, positionals } = parseArgs({
  options: { rolling: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const { rolling } = values;
const [seconds = rolling ? '120' : '300'] = positionals;
const LOAD_MS = Number(seconds) * 1000;
/** A press of one user about every so many milliseconds. */
const PRESS_EVERY_MS = 800;
/** Of each user: what the starter credits pay. */
const JOBS_PER_USER = 24;
const READS_PER_SECOND = 15;
const WORK_MS = 1_500;
const DRAIN_MS = 120_000;
/** What is kept in the last part to that of the second one: the first is still filling pools and caches. */
const GROWTH_MAX = 1.25;
/** Of samples of the heap: those right after a collection, which show what is kept. */
const KEPT_SHARE = 0.05;

if (!HAS_PGBOUNCER && !rolling) {
  throw new Error('There is no pgbouncer on this machine: install the package of that name.');
}
const users = rolling ? 24 : Math.max(4, Math.ceil(LOAD_MS / PRESS_EVERY_MS / JOBS_PER_USER));
const database = await startSoakDatabase();
const pgBouncer = HAS_PGBOUNCER ? await startPgBouncer(database.url) : null;
const pooler = await openTcpProxy(pgBouncer?.url ?? database.url);
const bucketServer = await startS3Server();
const bucket = await openTcpProxy(bucketServer.settings.endpoint ?? '');
const vendor = await startFakeVendor();
vendor.serveWith(respondSlowly(WORK_MS, { refusedShare: rolling ? 0 : 0.03 }));
const dataDir = await mkdtemp(join(tmpdir(), 'aic-machines-'));
const { credentials, region, bucket: bucketName } = bucketServer.settings;
const fleet = await createFleet({
  DATABASE_URL: pooler.url,
  DATABASE_DIRECT_URL: database.url,
  DATA_DIR: dataDir,
  OPENAI_BASE_URL: vendor.baseUrl,
  STORAGE: 's3',
  S3_ENDPOINT: new URL(bucket.url).origin,
  S3_REGION: region,
  S3_BUCKET: bucketName,
  S3_PATH_STYLE: 'true',
  S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
  S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
  NOTIFIER_URL: process.env['NOTIFIER_URL'] ?? '',
});
process.stdout.write(
  `machines: 2 gateways, 2 workers, ${HAS_PGBOUNCER ? 'PgBouncer' : 'no PgBouncer'}, S3; ${users} users, ${seconds} s of load, ${rolling ? 'one process after the other replaced' : 'random harm'}\n`,
);

const sql = createSql(database.url, { name: 'aic-soak', max: 4 });
const testUsers = await Promise.all(Array.from({ length: users }, () => createUser(sql)));
const stopping = new AbortController();
const loadEnded = new AbortController();
const times = new Map(['/api/generations', '/api/generate', '/media'].map((path) => [path, new Samples()]));
const memory = { gateway: new Samples(), worker: new Samples() };
const heap = { gateway: new Samples(), worker: new Samples() };

const lives = testUsers.map((user) =>
  liveAsUser(user, {
    fleet,
    jobs: JOBS_PER_USER,
    durationMs: LOAD_MS,
    stopping: stopping.signal,
    ...(!rolling && {
      readEveryMs: Math.max(READ_EVERY_MS, (users / READS_PER_SECOND) * 1000),
      // What a browser does by itself: it shows that the studio is away, and tries again.
      isExpected: (fault) => isCut(fault) || (fault instanceof UnwantedStatus && fault.status === 503),
    }),
    onTime: (path, ms) => times.get(path.startsWith('/media/') ? '/media' : path)?.add(ms),
  }),
);
const harm = rolling
  ? replaceUntil(loadEnded.signal, fleet)
  : harmUntil(loadEnded.signal, { fleet, database, pooler, bucket });
const watching = watchMemory(loadEnded.signal);
const accepted = (await Promise.all(lives.map((life) => life.started))).flat();
loadEnded.abort();
const [counts] = await Promise.all([harm, watching]);
await waitForEmptyQueue(database.admin, DRAIN_MS);
const last = await database.admin<{ userId: string; seq: number }[]>`
  select user_id as "userId", max(seq)::int as seq from event group by user_id`;
const expected = new Map(last.map(({ userId, seq }) => [userId, seq]));
const streams = await Promise.all(lives.map((life) => life.waitFor(expected)));
stopping.abort();

const verdict = await readVerdict(database, { users: testUsers, accepted });
const figures = lives.map((life) => life.figures);
const sum = (pick: (figure: (typeof figures)[number]) => number) =>
  figures.reduce((total, figure) => total + pick(figure), 0);
const errors = figures.flatMap((figure) => figure.errors);
for (const error of errors.slice(0, 20)) verdict.breaches.push(`a client saw: ${error}`);
const doubled = countDoubled(vendor.seen);
const repeats = verdict.attempts - accepted.length;
if (doubled > repeats) {
  verdict.breaches.push(`${doubled} pictures were asked for twice, and only ${repeats} jobs tried again`);
}
if (fleet.unclean > 0) verdict.breaches.push(`${fleet.unclean} processes ended by themselves, or badly`);
const incomplete = streams.filter((isWhole) => !isWhole).length;
if (incomplete > 0) verdict.breaches.push(`${incomplete} users missed events, or got one twice`);
for (const [role, samples] of Object.entries(rolling ? {} : heap)) {
  const kept = samples.percentiles(KEPT_SHARE, LOAD_MS);
  const growth = (kept.at(-1) ?? 0) / (kept[1] ?? 1);
  if (growth > GROWTH_MAX) verdict.breaches.push(`what the ${role} keeps grew to ${growth.toFixed(2)}x`);
}

const line = (name: string, value: string | number) => `${name.padEnd(27)} ${value}\n`;
const parts = (name: string, values: readonly number[], digits = 0) =>
  `${name.padEnd(27)} ${values.map((value) => value.toFixed(digits).padStart(8)).join('')}\n`;
process.stdout.write(
  [
    '\n',
    ...[...counts].map(([name, count]) => line(name, count)),
    line(
      'requests answered',
      sum((figure) => figure.requests),
    ),
    line(
      '  sent again',
      sum((figure) => figure.sentAgain),
    ),
    line('  errors', errors.length),
    line(
      'pictures read',
      sum((figure) => figure.pictures),
    ),
    line('jobs accepted', accepted.length),
    line('  done, charged once', verdict.completed),
    line('  failed, refunded', verdict.refunded),
    line('  attempts', verdict.attempts),
    line('  pictures asked twice', doubled),
    line(
      'streams opened again',
      sum((figure) => figure.reconnects),
    ),
    line(
      'events, each seen once',
      sum((figure) => figure.events),
    ),
    `\nof each ${PARTS}th of the run\n`,
    ...(['gateway', 'worker'] as const).flatMap((role) => [
      parts(`oldest ${role}, MB`, memory[role].percentiles(0.5, LOAD_MS)),
      parts('  of it heap that is kept', heap[role].percentiles(KEPT_SHARE, LOAD_MS)),
    ]),
    ...[...times].flatMap(([path, samples]) => [
      parts(`${path} p50, ms`, samples.percentiles(0.5, LOAD_MS), 1),
      parts(`${path} p99, ms`, samples.percentiles(0.99, LOAD_MS), 1),
    ]),
    line('breaches', verdict.breaches.length),
  ].join(''),
);
for (const breach of verdict.breaches) process.stdout.write(`BREACH: ${breach}\n`);

await fleet.stop();
await sql.end({ timeout: 1 });
await pooler.cut();
await bucket.cut();
await pgBouncer?.stop();
await bucketServer.stop();
await vendor.stop();
await database.close();
await rm(dataDir, { recursive: true, force: true });
process.exitCode = verdict.breaches.length === 0 ? 0 : 1;

async function watchMemory(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    for (const role of ['gateway', 'worker'] as const) {
      const { pid, metricsUrl } = fleet.oldest()[role];
      const [resident, used] = await Promise.all([residentMB(pid), heapMB(metricsUrl)]);
      if (resident !== null) memory[role].add(resident);
      if (used !== null) heap[role].add(used);
    }
    await delay(2_000, undefined, { signal }).catch(() => undefined);
  }
}
