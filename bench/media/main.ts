import { join } from 'node:path';
import autocannon from 'autocannon';
import { AS_PRODUCT, type ServerChild, startChild } from '../measure/child.ts';
import { withBenchDatabase } from '../measure/database.ts';
import { report, table } from '../measure/results.ts';
import { interleave } from '../measure/rounds.ts';
import { formatSummary, ratioOf, summarize } from '../measure/summary.ts';
import { startNginx } from './nginx.ts';
import { FILM_BYTES, seedFilm } from './seed-film.ts';

const CONNECTIONS = 16;
const ROUND_SECONDS = 3;
const ROUNDS = 9;
const MEGABYTE = 1024 * 1024;

/** The servers that take part in a request, the one that is asked first. */
type Servers = readonly [ServerChild, ...ServerChild[]];
interface Sample {
  perSecond: number;
  cpuMs: number;
}

const { samples, hasNginx } = await withBenchDatabase(async (database) => {
  const { cookie, path, file } = await seedFilm(database);
  const { url, ownerUrl, dataDir } = database;
  const mediaFolder = join(dataDir, 'media');
  const gatewayProgram = join(import.meta.dirname, '../list/gateway.ts');
  const gateway = await startChild(gatewayProgram, [url, dataDir, ownerUrl], AS_PRODUCT);
  const raw = await startChild(join(import.meta.dirname, 'raw-server.ts'), [file]);
  const running: ServerChild[] = [gateway, raw];
  const sides: Record<string, Servers> = { gateway: [gateway], raw: [raw] };
  const open = await startNginx({ mediaFolder, gatewayUrl: null });
  if (open !== null) {
    const behind = await startChild(gatewayProgram, [url, dataDir, ownerUrl, 'x-accel'], AS_PRODUCT);
    const proxy = await startNginx({ mediaFolder, gatewayUrl: behind.url });
    if (proxy === null) throw new Error('nginx was there a moment ago.');
    running.push(open, behind, proxy);
    sides['accel'] = [proxy, behind];
    sides['nginx'] = [open];
    await requireSameFile(gateway, proxy, { cookie, path });
  }
  const measure = (servers: Servers) => load(servers, { cookie, path });
  try {
    // One round of each is not measured: it warms up compilers and caches.
    for (const servers of Object.values(sides)) await measure(servers);
    const rounds = Object.fromEntries(
      Object.entries(sides).map(([name, servers]) => [name, () => measure(servers)]),
    );
    const samples: Readonly<Record<string, readonly Sample[]>> = await interleave(rounds, ROUNDS);
    return { samples, hasNginx: open !== null };
  } finally {
    await Promise.all(running.map((server) => server.stop()));
  }
});

/** What nginx sends has to be what the gateway sends, to its owner alone, with the headers that protect it. */
async function requireSameFile(
  gateway: ServerChild,
  proxy: ServerChild,
  { cookie, path }: { cookie: string; path: string },
): Promise<void> {
  const headers = { cookie, range: 'bytes=1000-1999' };
  const [own, accel, stranger] = await Promise.all([
    fetch(gateway.url + path, { headers }),
    fetch(proxy.url + path, { headers }),
    fetch(proxy.url + path),
  ]);
  const told = (response: Response) =>
    ['content-type', 'content-range', 'etag', 'cache-control', 'content-security-policy'].map((name) =>
      response.headers.get(name),
    );
  const bytes = await Promise.all([own, accel].map(async (one) => Buffer.from(await one.arrayBuffer())));
  if (bytes[0]?.compare(bytes[1] ?? Buffer.alloc(0)) !== 0 || String(told(own)) !== String(told(accel))) {
    throw new Error(`nginx sends another file: ${String(told(own))} and ${String(told(accel))}`);
  }
  if (stranger.status !== 401) throw new Error(`nginx answers ${stranger.status} to a visitor.`);
}

/** One round against one side: ranges of a megabyte, as a player asks for them. */
async function load(servers: Servers, { cookie, path }: { cookie: string; path: string }): Promise<Sample> {
  const [{ url }] = servers;
  const cpuMs = async () =>
    (await Promise.all(servers.map((server) => server.cpuMs()))).reduce((sum, ms) => sum + ms, 0);
  const cpuBefore = await cpuMs();
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    requests: Array.from({ length: FILM_BYTES / MEGABYTE }, (_, n) => ({
      method: 'GET' as const,
      path,
      headers: { cookie, range: `bytes=${n * MEGABYTE}-${(n + 1) * MEGABYTE - 1}` },
    })),
  });
  const failures = result.errors + result.timeouts + result.non2xx;
  if (failures > 0) {
    throw new Error(`${failures} requests to ${url} failed: nothing can be concluded.`);
  }
  return {
    perSecond: result['2xx'] / result.duration,
    cpuMs: ((await cpuMs()) - cpuBefore) / result['2xx'],
  };
}

function row(name: string, of: string, reference: string, read: (sample: Sample) => number): string[] {
  const [own, other] = [(samples[of] ?? []).map(read), (samples[reference] ?? []).map(read)];
  return [
    `${name}: ${of} to ${reference}`,
    ...[own, other].map((values) => formatSummary(summarize(values), 2)),
    formatSummary(ratioOf(own, other), 2),
  ];
}

const pairs: Array<readonly [of: string, reference: string]> = [['gateway', 'raw']];
if (hasNginx) pairs.push(['gateway', 'accel'], ['accel', 'nginx']);

const nginxText = hasNginx
  ? [
      'Accel: one worker of nginx, which sends what the gateway behind it has checked (MEDIA_DELIVERY=x-accel); its CPU',
      'is that of both. Nginx: the same without a gateway, open to everybody.',
    ]
  : [
      'nginx is not installed here, so MEDIA_DELIVERY=x-accel was not measured (Debian: apt-get install nginx-light).',
    ];

report('GET /media', {
  method: [
    `Ranges of 1 MB out of a file of 16 MB, ${CONNECTIONS} kept-alive connections, ${ROUNDS} rounds of`,
    `${ROUND_SECONDS} s in random order; median (min..max). Gateway: the product's own process, with session, owner,`,
    'conditional request and security headers. Raw: node:http and a piped file stream, open to everybody.',
    ...nginxText,
    'Servers and load share the machine. Goals: ratio of MB/s >= 0.9, of the gateway to raw and to accel.',
  ].join(' '),
  lines: table(
    ['', 'first', 'second', 'ratio'],
    pairs.flatMap(([of, reference]) => [
      row('MB/s', of, reference, ({ perSecond }) => perSecond),
      row('server CPU, ms/MB', of, reference, ({ cpuMs }) => cpuMs),
    ]),
  ),
});
