import { deepStrictEqual as deepEqual } from 'node:assert';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type ServerChild, startChild } from '../measure/child.ts';
import { withBenchDatabase } from '../measure/database.ts';
import { report, table } from '../measure/results.ts';
import { interleave } from '../measure/rounds.ts';
import { formatSummary, ratioOf, summarize } from '../measure/summary.ts';
import { seedUsers } from './seed-users.ts';

const CONNECTIONS = 32;
const ROUND_SECONDS = 3;
const ROUNDS = 9;
const PATH = '/api/generations';

const samples = await withBenchDatabase(async ({ url, ownerUrl, dataDir }) => {
  const cookies = await seedUsers({ url, ownerUrl });
  const start = (file: string, ...args: string[]) =>
    startChild(join(import.meta.dirname, file), [url, dataDir, ...args]);
  const servers = {
    gateway: await start('gateway.ts', ownerUrl),
    json: await start('raw-server.ts', 'json'),
    rows: await start('raw-server.ts', 'rows'),
  };
  try {
    await expectSameItems(Object.values(servers), cookies[0] ?? '');
    // One round of each is not measured: it warms up compilers and caches.
    for (const server of Object.values(servers)) await load(server, cookies);
    return await interleave(
      {
        gateway: () => load(servers.gateway, cookies),
        json: () => load(servers.json, cookies),
        rows: () => load(servers.rows, cookies),
      },
      ROUNDS,
    );
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
  }
});

/** A variant that answers something else, or less, would be no reference. */
async function expectSameItems(servers: readonly ServerChild[], cookie: string): Promise<void> {
  const answers = await Promise.all(
    servers.map(async ({ url }) => {
      const answer = await fetch(url + PATH, { headers: { cookie } });
      if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
      return answer.json();
    }),
  );
  for (const answer of answers) deepEqual(answer, answers[0]);
}

/** One round against one server; each request comes from another user. */
async function load(server: ServerChild, cookies: readonly string[]) {
  const cpuBefore = await server.cpuMs();
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    requests: cookies.map((cookie) => ({ method: 'GET', path: PATH, headers: { cookie } })),
  });
  const failures = result.errors + result.timeouts + result.non2xx;
  if (failures > 0) {
    throw new Error(`${failures} requests to ${server.url} failed: nothing can be concluded.`);
  }
  return {
    perSecond: result['2xx'] / result.duration,
    cpuUs: (((await server.cpuMs()) - cpuBefore) * 1000) / result['2xx'],
    p99Ms: result.latency.p99,
  };
}

function row(name: string, read: (sample: (typeof samples.gateway)[number]) => number): string[] {
  const of = (variant: keyof typeof samples): number[] => samples[variant].map((sample) => read(sample));
  const [gateway, json, rows] = [of('gateway'), of('json'), of('rows')];
  return [
    name,
    ...[gateway, json, rows].map((values) => formatSummary(summarize(values))),
    ...[json, rows].map((values) => formatSummary(ratioOf(gateway, values), 3)),
  ];
}

report('GET /api/generations', {
  method: `Page of 20 of 30 images, 200 users, ${CONNECTIONS} kept-alive connections, ${ROUNDS} rounds of ${ROUND_SECONDS} s in random order; median (min..max). Gateway: the product's own process with session, validation, limits, security headers, request id, metrics. Raw: node:http, the session in the statement, nothing else; "same SQL" is the gateway's statement, "rows" the usual one whose rows Node makes into JSON. Database, servers and load share the machine. Goal: ratio of requests to the same SQL >= 1.0.`,
  lines: table(
    ['', 'gateway', 'raw, same SQL', 'raw, rows', 'ratio to same SQL', 'ratio to rows'],
    [
      row('requests/s', ({ perSecond }) => perSecond),
      row('server CPU, us/request', ({ cpuUs }) => cpuUs),
      row('p99, ms', ({ p99Ms }) => p99Ms),
    ],
  ),
});
