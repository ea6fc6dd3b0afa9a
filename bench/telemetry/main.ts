import { join } from 'node:path';
import autocannon from 'autocannon';
import { seedUsers } from '../list/seed-users.ts';
import { AS_PRODUCT, type ServerChild, startChild } from '../measure/child.ts';
import { withBenchDatabase } from '../measure/database.ts';
import { report, table } from '../measure/results.ts';
import { interleave } from '../measure/rounds.ts';
import { formatSummary, ratioOf, summarize } from '../measure/summary.ts';

const CONNECTIONS = 16;
const ROUND_SECONDS = 3;
const ROUNDS = 7;
const PATH = '/api/generations';

const samples = await withBenchDatabase(async ({ url, ownerUrl, dataDir }) => {
  const cookies = await seedUsers({ url, ownerUrl });
  const collector = await startChild(join(import.meta.dirname, 'collector-server.ts'), []);
  const settings = { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, DATA_DIR: dataDir };
  const start = (own: Readonly<Record<string, string>>) =>
    startChild(
      join(import.meta.dirname, 'gateway-server.ts'),
      [JSON.stringify({ ...settings, ...own })],
      AS_PRODUCT,
    );
  const on = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const servers = {
    off: await start({}),
    all: await start(on),
    some: await start({
      ...on,
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
    }),
  };
  try {
    const contenders = {
      off: () => load(servers.off, cookies),
      all: () => load(servers.all, cookies),
      some: () => load(servers.some, cookies),
    };
    // One round of each is not measured: it warms up compilers and caches.
    for (const contender of Object.values(contenders)) await contender();
    return await interleave(contenders, ROUNDS);
  } finally {
    await Promise.all([collector, ...Object.values(servers)].map((server) => server.stop()));
  }
});

async function load(server: ServerChild, cookies: readonly string[]) {
  const cpuBefore = await server.cpuMs();
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    requests: cookies.map((cookie) => ({ method: 'GET', path: PATH, headers: { cookie } })),
  });
  const count = result['2xx'];
  if (result.errors + result.timeouts + result.non2xx > 0) {
    throw new Error('Requests failed: nothing can be concluded.');
  }
  return {
    perSecond: count / result.duration,
    cpuUs: (((await server.cpuMs()) - cpuBefore) * 1000) / count,
    p99Ms: result.latency.p99,
  };
}

function row(name: string, read: (sample: (typeof samples.off)[number]) => number): string[] {
  const [off, all, some] = [samples.off, samples.all, samples.some].map((of) => of.map(read));
  if (off === undefined || all === undefined || some === undefined) return [];
  return [
    name,
    ...[off, all, some].map((values) => formatSummary(summarize(values))),
    ...[all, some].map((values) => formatSummary(ratioOf(values, off), 3)),
  ];
}

report('Telemetry', {
  method: `GET ${PATH}, a page of 20 of 30 images, 200 users, ${CONNECTIONS} kept-alive connections, ${ROUNDS} rounds of ${ROUND_SECONDS} s in random order; median (min..max). Off: no collector is named. All: every trace (two spans a request) and the metrics are sent to a collector that keeps nothing. Some: one trace in twenty. Database, servers, collector and load share the machine.`,
  lines: table(
    ['', 'off', 'all', 'some', 'ratio of all to off', 'ratio of some to off'],
    [
      row('requests/s', ({ perSecond }) => perSecond),
      row('server CPU, us/request', ({ cpuUs }) => cpuUs),
      row('p99, ms', ({ p99Ms }) => p99Ms),
    ],
  ),
});
