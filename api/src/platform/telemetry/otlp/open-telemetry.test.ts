import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pino } from 'pino';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/database/database.ts';
import { COMPILE_CACHE } from '../../../../test/gateway/compile-cache.ts';
import { type Collector, startCollector } from '../../../../test/telemetry/collector.ts';
import { parseConfig } from '../../config/config.ts';
import { createLogger } from '../../http/log/logger.ts';
import { currentTraceparent, type Step, traced } from '../steps.ts';
import { openTelemetry } from './open-telemetry.ts';
import type { Telemetry } from './telemetry.ts';

const { sql, url } = await createTestDatabase();
const root = await mkdtemp(join(tmpdir(), 'telemetry-'));
const collectors: Collector[] = [];
afterAll(async () => {
  await Promise.all(collectors.map((collector) => collector.stop()));
  await rm(root, { recursive: true });
});

const silent = pino({ level: 'silent' });
const request = (route = '/x'): Step => ({
  type: 'request',
  method: 'GET',
  requestId: 'r',
  route,
  status: 200,
});

async function open(
  endpoint: string,
  settings: Readonly<Record<string, string>> = {},
  logger = silent,
): Promise<Telemetry> {
  const { telemetry } = parseConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    ...settings,
  });
  const opened = await openTelemetry(telemetry, logger);
  if (opened === null) throw new Error('It is off.');
  return opened;
}

async function collect(behaviour?: Parameters<typeof startCollector>[0]): Promise<Collector> {
  const collector = await startCollector(behaviour);
  collectors.push(collector);
  return collector;
}

/** Without what is only waiting to be collected. */
function heapAfterCollection(): number {
  setFlagsFromString('--expose_gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

/** The packages of a gateway that was started and stopped in a process of its own. */
async function modulesOf(settings: Readonly<Record<string, string>>): Promise<string[]> {
  const script = fileURLToPath(new URL('../../../../test/telemetry/list-modules.ts', import.meta.url));
  const { PATH } = process.env;
  const environment = {
    PATH,
    ...COMPILE_CACHE,
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: url,
    DATA_DIR: root,
    ...settings,
  };
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env: environment });
  // The client of Prometheus has the interfaces, for its exemplars.
  const isOfLibrary = (name: string) => name.startsWith('@opentelemetry/') && name !== '@opentelemetry/api';
  return stdout.split('\n').filter(isOfLibrary);
}

describe('without an endpoint', () => {
  // Two processes, which a busy machine takes long to start.
  it('loads nothing of the library, which it does with one', { timeout: 120_000 }, async () => {
    const { url: endpoint } = await collect();
    const [off, on] = await Promise.all([
      modulesOf({}),
      modulesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }),
    ]);

    expect(off).toEqual([]);
    expect(on).toContain('@opentelemetry/sdk-trace');
  });

  it('traces nothing: no line of the log and no job names a trace', async () => {
    expect(await openTelemetry(parseConfig({}).telemetry, silent)).toBeNull();
    expect(await traced(request(), async () => currentTraceparent())).toBeUndefined();
  });
});

describe('with a collector that is no good', () => {
  it.each(['fails', 'silent'] as const)('neither slows nor keeps what is done: %s', async (how) => {
    const collector = await collect(how);
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    const telemetry = await open(collector.url, {}, logger);
    const pushing = telemetry.pushMetrics(async () => []);
    const before = heapAfterCollection();

    // Far more than it keeps.
    for (let n = 0; n < 20_000; n += 1) {
      expect(await traced(request(), async () => n)).toBe(n);
    }
    await expect(traced(request(), () => Promise.reject(new Error('as it was')))).rejects.toThrow(
      'as it was',
    );
    const keptBytes = heapAfterCollection() - before;
    const startedAt = performance.now();
    await pushing.stop();
    await telemetry.close();

    // Two seconds each, and what a busy machine takes.
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    expect(lines.length).toBeLessThanOrEqual(1);
    expect(keptBytes).toBeLessThan(16 * 1024 * 1024);
    expect(await traced(request(), async () => currentTraceparent())).toBeUndefined();
  });
});

describe('with a collector', () => {
  it('sends what is left at its end, and nothing after', async () => {
    const collector = await collect();
    const telemetry = await open(collector.url, { OTEL_BSP_SCHEDULE_DELAY: '60000' });
    await traced(request(), async () => undefined);
    await telemetry.close();
    await traced(request('/y'), async () => undefined);

    expect(collector.spans.map(({ name }) => name)).toEqual(['GET /x']);
  });

  it('shows statements within what is traced, by name and with their errors, and no values', async () => {
    const collector = await collect();
    const telemetry = await open(collector.url);
    const tracedSql = telemetry.traceStatements(sql);
    const secret = 'ada@example.com';

    await tracedSql`select 1 as outside`;
    await traced(request(), async () => {
      const of = tracedSql`u.email = ${secret}`;
      await tracedSql`select count(*) from app_user u where ${of}`;
      await expect(tracedSql`select 1 / ${0}::integer`).rejects.toThrow('division by zero');
      expect(await tracedSql`select ${tracedSql('id')} from app_user where email = ${secret}`).toEqual([]);
    });
    await telemetry.close();

    const [press, ...statements] = collector.spans.toReversed();
    expect(press).toMatchObject({ name: 'GET /x' });
    expect(
      statements.toReversed().map(({ name, parentSpanId, status }) => [name, parentSpanId, status?.code]),
    ).toEqual([
      ['select app_user', press?.spanId, 0],
      ['select', press?.spanId, 2],
      ['select app_user', press?.spanId, 0],
    ]);
    expect(statements[1]?.attributes).toMatchObject({
      'db.system.name': 'postgresql',
      'db.query.text': 'select 1 / ?::integer',
      'db.response.status_code': '22012',
    });
    expect(JSON.stringify(collector.spans)).not.toContain(secret);
  });

  it('does not count what goes on after its step to that step', async () => {
    const collector = await collect();
    const telemetry = await open(collector.url);
    const tracedSql = telemetry.traceStatements(sql);
    const { promise, resolve } = Promise.withResolvers<void>();
    let loop: Promise<unknown> = Promise.resolve();

    await traced(request(), async () => {
      loop = promise.then(() => tracedSql`select 1`);
    });
    resolve();
    await loop;
    await telemetry.close();

    expect(collector.spans.map(({ name }) => name)).toEqual(['GET /x']);
  });

  it('names the trace in the lines of the log', async () => {
    const collector = await collect();
    const lines: string[] = [];
    const config = parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const logger = createLogger(config, { write: (line) => void lines.push(line) });
    const telemetry = await openTelemetry(config.telemetry, silent);
    await traced(request(), async () => logger.info('within'));
    logger.info('outside');
    await telemetry?.close();

    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'within',
      trace_id: collector.spans[0]?.traceId,
      span_id: collector.spans[0]?.spanId,
    });
    expect(lines[1]).not.toContain('trace_id');
  });

  it('exports the share of traces that is asked for', async () => {
    const collector = await collect();
    const share = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' };
    const telemetry = await open(collector.url, share);
    // A job of it is not exported either: the worker reads this.
    expect(await traced(request(), async () => currentTraceparent())).toMatch(
      /^00-[\da-f]{32}-[\da-f]{16}-00$/,
    );
    await telemetry.close();

    expect(collector.spans).toEqual([]);
  });

  it('pushes what /metrics serves, each as what it is', async () => {
    const collector = await collect();
    const telemetry = await open(collector.url, { OTEL_METRIC_EXPORT_INTERVAL: '60000' });
    const registry = new Registry();
    const registers = [registry];
    const counted = new Counter({ name: 'things_total', help: 'Things', labelNames: ['kind'], registers });
    counted.inc({ kind: 'image' }, 3);
    const known = new Gauge({ name: 'age_seconds', help: 'Age', registers });
    known.set(4.5);
    new Gauge({ name: 'unknown', help: 'Nobody knows', registers }).set(Number.NaN);
    const took = new Histogram({ name: 'took_seconds', help: 'Took', buckets: [1, 5], registers });
    for (const seconds of [0.5, 2, 3, 60]) took.observe(seconds);
    const pushing = telemetry.pushMetrics(() => registry.getMetricsAsJSON());
    await pushing.stop();
    await telemetry.close();

    const found = Object.fromEntries(collector.metrics.map((metric) => [metric.name, metric]));
    const kind = { key: 'kind', value: { stringValue: 'image' } };
    expect(found['things_total']).toMatchObject({
      sum: { isMonotonic: true, dataPoints: [{ asDouble: 3, attributes: [kind] }] },
    });
    expect(found['age_seconds']).toMatchObject({ unit: 's', gauge: { dataPoints: [{ asDouble: 4.5 }] } });
    expect(found['unknown']).toMatchObject({ gauge: { dataPoints: [] } });
    expect(found['took_seconds']).toMatchObject({
      histogram: { dataPoints: [{ count: 4, sum: 65.5, explicitBounds: [1, 5], bucketCounts: [1, 2, 1] }] },
    });
  });
});
