import { join } from 'node:path';
import autocannon from 'autocannon';
import { type ServerChild, startChild } from '../measure/child.ts';
import { withBenchDatabase } from '../measure/database.ts';
import { report, table } from '../measure/results.ts';
import { interleave } from '../measure/rounds.ts';
import { formatSummary, ratioOf, summarize } from '../measure/summary.ts';
import { seedPeople } from './people.ts';

const CONNECTIONS = 32;
const ROUND_SECONDS = 4;
const ROUNDS = 9;
const PATH = '/api/generations';

const samples = await withBenchDatabase(async ({ url, dataDir }) => {
  const cookies = await seedPeople(url);
  const start = (file: string) => startChild(join(import.meta.dirname, file), [url, dataDir]);
  const [gateway, raw] = await Promise.all([start('gateway.ts'), start('raw-server.ts')]);
  try {
    // One round each that does not count: compilers and caches warm up.
    await load(gateway, cookies);
    await load(raw, cookies);
    return await interleave({ gateway: () => load(gateway, cookies), raw: () => load(raw, cookies) }, ROUNDS);
  } finally {
    await Promise.all([gateway.stop(), raw.stop()]);
  }
});

/** One round against one server, each request another person's. */
async function load(server: ServerChild, cookies: readonly string[]) {
  const cpuBefore = await server.cpuMs();
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    requests: cookies.map((cookie) => ({ method: 'GET', path: PATH, headers: { cookie } })),
  });
  const failures = result.errors + result.timeouts + result.non2xx;
  if (failures > 0)
    throw new Error(`${failures} requests to ${server.url} failed: nothing can be concluded.`);
  return {
    perSecond: result['2xx'] / result.duration,
    cpuUs: (((await server.cpuMs()) - cpuBefore) * 1000) / result['2xx'],
    p99Ms: result.latency.p99,
  };
}

const row = (name: string, key: keyof (typeof samples.raw)[number]): string[] => {
  const [ours, reference] = [samples.gateway, samples.raw].map((side) => side.map((sample) => sample[key]));
  return [
    name,
    formatSummary(summarize(ours ?? [])),
    formatSummary(summarize(reference ?? [])),
    formatSummary(ratioOf(ours ?? [], reference ?? []), 3),
  ];
};
report('GET /api/generations', {
  method: `Page of 20 of 30 images, 200 people, ${CONNECTIONS} kept-alive connections, ${ROUNDS} rounds of ${ROUND_SECONDS} s in random order; median (min..max). Gateway: the product's own process with session, validation, limits, security headers, request id, metrics. Raw: node:http and the same statement, nothing else. Database, servers and load share the machine. Goal: ratio of requests >= 1.0.`,
  lines: table(
    ['', 'gateway', 'raw', 'ratio'],
    [row('requests/s', 'perSecond'), row('server CPU, us/request', 'cpuUs'), row('p99, ms', 'p99Ms')],
  ),
});
