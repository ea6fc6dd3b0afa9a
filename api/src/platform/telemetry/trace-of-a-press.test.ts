import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase, dropDatabase } from '../../../test/database/cluster.ts';
import { COMPILE_CACHE } from '../../../test/gateway/compile-cache.ts';
import { sessionCookieOf } from '../../../test/gateway/gateway.ts';
import { type FakeVendor, sendJson, startFakeVendor } from '../../../test/generations/vendors/fake-vendor.ts';
import { type CollectedSpan, type Collector, startCollector } from '../../../test/telemetry/collector.ts';
import { type RunningServer, startServer } from '../../server.ts';
import { parseConfig } from '../config/config.ts';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const PROMPT = 'a very private kite';

const database = await createDatabase(inject('clusterUrl'));
let root: string;
let vendor: FakeVendor;
let collector: Collector;
let environment: Record<string, string>;
let gateway: RunningServer;
let cookie: string;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'trace-'));
  vendor = await startFakeVendor();
  collector = await startCollector();
  environment = {
    PORT: '0',
    DATABASE_URL: database,
    DATA_DIR: root,
    LOG_LEVEL: 'silent',
    OPENAI_API_KEY: 'sk-open-secret',
    OPENAI_BASE_URL: vendor.baseUrl,
    PASSWORD_HASH_MEMORY_KIB: '64',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  };
  gateway = await startServer({ config: parseConfig({ ...environment, ROLE: 'api' }) });
  const account = { email: 'ada@example.com', password: 'correct horse' };
  cookie = sessionCookieOf(await post('/api/register', account));
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => end(worker, 'SIGTERM')));
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all([vendor.stop(), collector.stop()]);
  await dropDatabase(inject('clusterUrl'), database);
  await rm(root, { recursive: true });
});

/** As in production: a process of its own. */
function startWorker(): ChildProcess {
  const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
  const { PATH } = process.env;
  const worker = spawn(process.execPath, [main], {
    env: {
      PATH,
      ...COMPILE_CACHE,
      ...environment,
      ROLE: 'worker',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    },
    stdio: 'inherit',
  });
  workers.push(worker);
  return worker;
}

async function end(worker: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const gone = once(worker, 'exit');
  worker.kill(signal);
  await gone;
}

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(gateway.url + path, {
    method: 'POST',
    headers: { origin: gateway.url, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** The spans of the press that this request was, once its job has ended. */
async function traceOf(requestId: string) {
  const spanOf = () => collector.spans.find(({ attributes }) => attributes['aic.request.id'] === requestId);
  const jobOf = (traceId: string | undefined) =>
    collector.spans.find(
      (span) => span.traceId === traceId && span.attributes['aic.job.outcome'] === 'completed',
    );
  await expect.poll(() => jobOf(spanOf()?.traceId), { timeout: 60_000 }).toBeDefined();
  const press = spanOf();
  if (press === undefined) throw new Error('The press is in no trace.');
  return { press, trace: collector.spans.filter(({ traceId }) => traceId === press.traceId) };
}

/** The tree below a span, as names. */
function treeOf(spans: readonly CollectedSpan[], parent: CollectedSpan): unknown {
  const children = spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId);
  return children.length === 0
    ? parent.name
    : { [parent.name]: children.map((child) => treeOf(spans, child)) };
}

it(
  'shows a picture from the press to its storing as one trace, over gateway, database and worker',
  { timeout: 120_000 },
  async () => {
    vendor.serveWith((response) => sendJson(response, 200, { data: [{ b64_json: PIXEL }] }));
    startWorker();
    const foreign = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const asked = { cookie, prefer: 'wait=20', 'x-request-id': 'request-of-the-press', traceparent: foreign };
    const response = await post('/api/generate', { prompt: PROMPT }, asked);
    expect(await response.json()).toMatchObject({ status: 'completed' });

    const { press, trace } = await traceOf('request-of-the-press');
    const job = trace.find(({ name }) => name === 'job image');

    // What a caller says of a trace is not believed.
    expect(press.traceId).not.toBe('a'.repeat(32));
    expect(press.parentSpanId).toBeUndefined();
    expect(press).toMatchObject({ name: 'POST /api/generate', service: 'ai-creative-gateway' });
    expect(press.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/generate',
      'http.response.status_code': 200,
    });
    expect(job).toMatchObject({
      parentSpanId: press.spanId,
      service: 'ai-creative-worker',
      attributes: { 'aic.generation.kind': 'image', 'aic.job.attempt': 1, 'aic.job.outcome': 'completed' },
    });
    expect(trace.map(({ name, service }) => `${service}: ${name}`)).toEqual(
      expect.arrayContaining([
        'ai-creative-gateway: select start_generations',
        'ai-creative-worker: engine openai',
        'ai-creative-worker: POST 127.0.0.1',
        'ai-creative-worker: result image',
        'ai-creative-worker: storage put',
        'ai-creative-worker: select finish_generation',
      ]),
    );
    expect(JSON.stringify(treeOf(trace, press))).toContain('{"engine openai":["POST 127.0.0.1"]}');
    const everything = JSON.stringify(collector.spans);
    for (const secret of [PROMPT, 'example.com', 'correct horse', 'sk-open-secret', cookie.slice(4)]) {
      expect(everything).not.toContain(secret);
    }
    expect(vendor.seen.map(({ headers }) => headers['traceparent'])).toEqual([undefined]);
  },
);

it(
  'goes on in the same trace when another worker takes a job from a dead one',
  { timeout: 120_000 },
  async () => {
    const asked = Promise.withResolvers<void>();
    vendor.serveWith(() => asked.resolve());
    const first = startWorker();
    const headers = { cookie, prefer: 'respond-async', 'x-request-id': 'request-that-is-lost' };
    expect((await post('/api/generate', { prompt: PROMPT }, headers)).status).toBe(202);
    await asked.promise;
    await end(first, 'SIGKILL');
    vendor.serveWith((response) => sendJson(response, 200, { data: [{ b64_json: PIXEL }] }));
    startWorker();

    const { press, trace } = await traceOf('request-that-is-lost');
    const jobs = trace.filter(({ name }) => name === 'job image');

    // The first attempt died with its worker, and so did its span.
    expect(jobs.map(({ parentSpanId, attributes }) => [parentSpanId, attributes['aic.job.attempt']])).toEqual(
      [[press.spanId, 2]],
    );
  },
);

it('shows what failed without what was said of it', { timeout: 120_000 }, async () => {
  const message = `Your request was rejected: ${PROMPT}`;
  vendor.serveWith((response) => sendJson(response, 400, { error: { code: 'moderation_blocked', message } }));
  startWorker();
  const headers = { cookie, prefer: 'wait=20', 'x-request-id': 'request-that-fails' };
  expect(await (await post('/api/generate', { prompt: PROMPT }, headers)).json()).toMatchObject({
    status: 'failed',
  });

  const find = () => collector.spans.find((span) => span.attributes['aic.job.outcome'] === 'moderation');
  await expect.poll(find, { timeout: 60_000 }).toMatchObject({ status: { code: 2 } });
  expect(JSON.stringify(collector.spans)).not.toContain('rejected');
});
