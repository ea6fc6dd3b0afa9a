import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createNotifier, createSql, type Notifier, type Sql } from '@aic/api/testing';
import { AS_PRODUCT, type NodeChild, startChild } from '../measure/child.ts';
import { type BenchDatabase, withBenchDatabase } from '../measure/database.ts';
import { report, table } from '../measure/results.ts';
import { interleave } from '../measure/rounds.ts';
import { formatSummary, ratioOf, summarize } from '../measure/summary.ts';
import { type Readers, startReaders } from './readers.ts';
import { type SeededUser, seedStreams } from './seed-streams.ts';

const STREAMS = 10_000;
const EVENTS_PER_SECOND = 100;
const WARM_UP_SECONDS = 3;
const ROUND_SECONDS = 15;
const ROUNDS = 5;
/** For events that are late: they count, and as late as they are. */
const PATIENCE_MS = 20_000;

interface Sample {
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
  /** Of the server, beyond what it has without streams. */
  kilobytesPerStream: number;
  /** Of the server, per second of the round. */
  cpuMsPerSecond: number;
  connectSeconds: number;
}
/** Emitted so far: each has a number of its own, over all rounds. */
let events = 0;

/** Tells the measured server of an event that has been committed. */
type Tell = (user: SeededUser, event: number) => void;

const samples = await withBenchDatabase(async (database) => {
  const users = await seedStreams(database.ownerUrl, STREAMS);
  const sql = createSql(database.url, { name: 'bench-emit', max: 4 });
  const notifier = createNotifier(sql, {
    warn: (details: unknown) => process.stderr.write(`${String(details)}\n`),
  });
  const contenders = {
    gateway: () => measure(startGateway(database), { sql, users, tell: tellGateway(notifier) }),
    raw: () => measure(startRaw(database), { sql, users, tell: tellRaw(sql) }),
  };
  try {
    return await interleave(contenders, ROUNDS);
  } finally {
    await notifier.close();
    await sql.end();
  }
});

function startGateway({ url, ownerUrl, dataDir }: BenchDatabase): Promise<NodeChild> {
  const gateway = join(import.meta.dirname, '../list/gateway.ts');
  return startChild(gateway, [url, dataDir, ownerUrl], AS_PRODUCT);
}

function startRaw({ url }: BenchDatabase): Promise<NodeChild> {
  return startChild(join(import.meta.dirname, 'raw-server.ts'), [url]);
}

/** As the product's processes do: with the notifier that gathers what happens at the same time. */
function tellGateway(notifier: Notifier): Tell {
  return ({ id }) => notifier.notify('events', id);
}

function tellRaw(sql: Sql): Tell {
  return ({ cookie }, event) =>
    void sql`select pg_notify('bench_raw', ${`${cookie}\n${event}\n${JSON.stringify({ type: 'credits', n: event })}`})`.execute();
}

/** One round against a server of its own, so that its memory is that of these streams alone. */
async function measure(
  starting: Promise<NodeChild>,
  { sql, users, tell }: { sql: Sql; users: readonly SeededUser[]; tell: Tell },
): Promise<Sample> {
  const server = await starting;
  const readers = startReaders();
  try {
    const emptyBytes = await server.rssBytes();
    const connectedFrom = performance.now();
    await readers.open(
      server.url,
      users.map(({ cookie }) => cookie),
    );
    const connectSeconds = (performance.now() - connectedFrom) / 1000;
    await takeAll(readers, await emitFor(WARM_UP_SECONDS, { sql, users, tell }));
    const cpuBefore = await server.cpuMs();
    const committed = await emitFor(ROUND_SECONDS, { sql, users, tell });
    const cpuMs = (await server.cpuMs()) - cpuBefore;
    const latencies = await takeAll(readers, committed);
    const at = (share: number) => latencies[Math.ceil(latencies.length * share) - 1] ?? Number.NaN;
    return {
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      maxMs: at(1),
      kilobytesPerStream: ((await server.rssBytes()) - emptyBytes) / 1024 / STREAMS,
      cpuMsPerSecond: cpuMs / ROUND_SECONDS,
      connectSeconds,
    };
  } finally {
    await readers.stop();
    await server.stop();
  }
}

/** Events of random users, one every 10 ms. @returns when each was committed, by the clock of all processes */
async function emitFor(
  seconds: number,
  { sql, users, tell }: { sql: Sql; users: readonly SeededUser[]; tell: Tell },
): Promise<Map<number, number>> {
  const committed = new Map<number, number>();
  const startedAt = performance.now();
  const count = seconds * EVENTS_PER_SECOND;
  const emits: Array<Promise<void>> = [];
  for (let n = 0; n < count; n += 1) {
    await delay(Math.max(0, startedAt + (n * 1000) / EVENTS_PER_SECOND - performance.now()));
    emits.push(emit());
  }
  await Promise.all(emits);
  return committed;

  async function emit(): Promise<void> {
    events += 1;
    const event = events;
    const user = users[Math.floor(Math.random() * users.length)];
    if (user === undefined) return;
    await sql`select emit_event(${user.id}, ${sql.json({ type: 'credits', n: event })}, now())`;
    committed.set(event, performance.timeOrigin + performance.now());
    tell(user, event);
  }
}

/**
 * What the events took, ascending.
 * @throws Error unless each was read exactly once: what loses events is no contender
 */
async function takeAll(readers: Readers, committed: ReadonlyMap<number, number>): Promise<number[]> {
  const reads = [...(await readers.take())];
  for (
    const end = performance.now() + PATIENCE_MS;
    reads.length < committed.size && performance.now() < end;
  ) {
    await delay(100);
    reads.push(...(await readers.take()));
  }
  const distinct = new Set(reads.map(([event]) => event));
  if (distinct.size !== reads.length || distinct.size !== committed.size) {
    throw new Error(`${committed.size} events were committed, ${distinct.size} read, ${reads.length} times.`);
  }
  return reads.map(([event, atMs]) => atMs - (committed.get(event) ?? Number.NaN)).toSorted((a, b) => a - b);
}

function row(name: string, read: (sample: Sample) => number, digits = 1): string[] {
  const [gateway, raw] = [samples.gateway.map(read), samples.raw.map(read)];
  return [
    name,
    ...[gateway, raw].map((values) => formatSummary(summarize(values), digits)),
    formatSummary(ratioOf(gateway, raw), 2),
  ];
}

report('Event streams', {
  method: [
    `${STREAMS} streams of as many users, ${EVENTS_PER_SECOND} events a second of random users, ${ROUNDS} rounds of`,
    `${ROUND_SECONDS} s in random order, each with a process of its own; median (min..max). Gateway: the product's own`,
    'process, with sessions, replay, order, limits and its look for lost notifications each second, told by the',
    "product's notifier. Raw: node:http, open to everybody, with the event itself in the notification. Time from the",
    'commit of an event to its read by the client, on plain sockets in another process. Memory: what the process has',
    'beyond its start without streams. Database, server and readers share the machine. Goals: p99 <= 20 ms, <= 25 kB',
    'a stream.',
  ].join(' '),
  lines: table(
    ['', 'gateway', 'raw', 'ratio'],
    [
      row('p50, ms', ({ p50Ms }) => p50Ms),
      row('p99, ms', ({ p99Ms }) => p99Ms),
      row('slowest, ms', ({ maxMs }) => maxMs),
      row('memory, kB/stream', ({ kilobytesPerStream }) => kilobytesPerStream),
      row('server CPU, ms/s', ({ cpuMsPerSecond }) => cpuMsPerSecond, 0),
      row('to open all, s', ({ connectSeconds }) => connectSeconds),
    ],
  ),
});
