import { deepStrictEqual as deepEqual } from 'node:assert';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { AS_PRODUCT, type ServerChild, startChild } from '../measure/child.ts';
import { withBenchDatabase } from '../measure/database.ts';
import { report, table } from '../measure/results.ts';
import { interleave } from '../measure/rounds.ts';
import { formatSummary, ratioOf, summarize } from '../measure/summary.ts';
import { seedUsers } from './seed-users.ts';

const CONNECTIONS = 32;
const ROUND_SECONDS = 3;
const ROUNDS = 9;
const PATH = '/api/generations';

type Headers = Readonly<Record<string, string>>;

const samples = await withBenchDatabase(async ({ url, ownerUrl, dataDir }) => {
  const cookies = await seedUsers({ url, ownerUrl });
  const startRaw = (kind: string) =>
    startChild(join(import.meta.dirname, 'raw-server.ts'), [url, dataDir, kind]);
  const gateway = join(import.meta.dirname, 'gateway.ts');
  const servers = {
    gateway: await startChild(gateway, [url, dataDir, ownerUrl], AS_PRODUCT),
    json: await startRaw('json'),
    rows: await startRaw('rows'),
  };
  try {
    await expectSameItems(Object.values(servers), cookies[0] ?? '');
    const visitors = cookies.map((cookie): Headers => ({ cookie }));
    const returning = await Promise.all(visitors.map((headers) => withValidator(servers.gateway, headers)));
    const contenders = {
      gateway: () => load(servers.gateway, visitors),
      json: () => load(servers.json, visitors),
      rows: () => load(servers.rows, visitors),
      repeat: () => load(servers.gateway, returning, '3xx'),
    };
    // One round of each is not measured: it warms up compilers and caches.
    for (const contender of Object.values(contenders)) await contender();
    return await interleave(contenders, ROUNDS);
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
  }
});

/** A variant that answers something else, or less, would be no reference. */
async function expectSameItems(servers: readonly ServerChild[], cookie: string): Promise<void> {
  const responses = await Promise.all(
    servers.map(async ({ url }) => {
      const response = await fetch(url + PATH, { headers: { cookie } });
      if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`);
      return response.json();
    }),
  );
  for (const response of responses) deepEqual(response, responses[0]);
}

/** What a browser sends that has the list already. */
async function withValidator({ url }: ServerChild, headers: Headers): Promise<Headers> {
  const { headers: received } = await fetch(url + PATH, { headers });
  const etag = received.get('etag');
  if (etag === null) throw new Error(`${url} answers without a validator`);
  return { ...headers, 'if-none-match': etag };
}

/** One round against one server; each request comes from another user. Any other response than `expected` is a failure. */
async function load(server: ServerChild, visitors: readonly Headers[], expected: '2xx' | '3xx' = '2xx') {
  const cpuBefore = await server.cpuMs();
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    requests: visitors.map((headers) => ({ method: 'GET', path: PATH, headers })),
  });
  const responses = result[expected];
  const failures = result.errors + result.timeouts + result['2xx'] + result.non2xx - responses;
  if (failures > 0) {
    throw new Error(`${failures} requests to ${server.url} failed: nothing can be concluded.`);
  }
  return {
    perSecond: responses / result.duration,
    cpuUs: (((await server.cpuMs()) - cpuBefore) * 1000) / responses,
    p99Ms: result.latency.p99,
  };
}

function row(name: string, read: (sample: (typeof samples.gateway)[number]) => number): string[] {
  const of = (variant: keyof typeof samples): number[] => samples[variant].map((sample) => read(sample));
  const [gateway, json, rows, repeat] = [of('gateway'), of('json'), of('rows'), of('repeat')];
  return [
    name,
    ...[gateway, json, rows, repeat].map((values) => formatSummary(summarize(values))),
    ...[json, rows].map((values) => formatSummary(ratioOf(gateway, values), 3)),
    formatSummary(ratioOf(repeat, json), 3),
  ];
}

report('GET /api/generations', {
  method: `Page of 20 of 30 images, 200 users, ${CONNECTIONS} kept-alive connections, ${ROUNDS} rounds of ${ROUND_SECONDS} s in random order; median (min..max). Gateway: the product's own process with session, validation, limits, security headers, request id, metrics; it reads pages that wait for one of four statements together, up to eight by one. Raw: node:http, the session in the statement, nothing else; "same SQL" is the gateway's statement, "rows" the usual one whose rows Node makes into JSON. Repeat: the gateway asked with the validator of the page, which answers 304. Database, servers and load share the machine. Goal: ratio of requests to the same SQL >= 1.0, of a repeat to raw, same SQL >= 2.0.`,
  lines: table(
    [
      '',
      'gateway',
      'raw, same SQL',
      'raw, rows',
      'repeat',
      'ratio to same SQL',
      'ratio to rows',
      'repeat to same SQL',
    ],
    [
      row('requests/s', ({ perSecond }) => perSecond),
      row('server CPU, us/request', ({ cpuUs }) => cpuUs),
      row('p99, ms', ({ p99Ms }) => p99Ms),
    ],
  ),
});
