import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parseConfig } from '@aic/api/config';
import { type RunningServer, startServer } from '@aic/api/server';
import {
  appUrlOf,
  createAdminSql,
  createDatabase,
  type FakeVendor,
  sendJson,
  startFakeVendor,
  startTestCluster,
  type TestCluster,
  findFreePort,
} from '@aic/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type PaymentsSandbox, startPaymentsSandbox } from '../start/payments-sandbox.ts';
import { MANIFEST, manifestOfRules, RULES } from './alert-rules.ts';
import { readQuery } from './read-query.ts';
import { servedMetrics } from './served-metrics.ts';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const ruleShape = z.object({
  alert: z.string(),
  expr: z.string(),
  for: z.string().optional(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string(), runbook: z.string() }),
});
const rules = z
  .object({ groups: z.array(z.object({ name: z.string(), rules: z.array(ruleShape) })) })
  .parse(parse(readFileSync(RULES, 'utf8')))
  .groups.flatMap((group) => group.rules);
const panelShape = z.object({
  title: z.string(),
  type: z.string(),
  gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
  targets: z
    .array(
      z.object({
        datasource: z.object({ uid: z.literal('${source}') }),
        expr: z.string(),
        legendFormat: z.string(),
      }),
    )
    .default([]),
});
const { panels, uid } = z
  .object({ uid: z.string(), panels: z.array(panelShape) })
  .parse(JSON.parse(readFileSync(join(dirname(RULES), '../grafana/dashboards/ai-creative.json'), 'utf8')));
const queries = [
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr, legendFormat }) => ({ where: title, query: expr, legend: legendFormat })),
  ),
  ...rules.map(({ alert, expr }) => ({ where: alert, query: expr, legend: '' })),
];

/** What Prometheus adds to each target, and what it says of it. */
const OF_PROMETHEUS = new Set(['instance', 'job']);
const UP = 'up';

describe('what a gateway with a worker serves after some work', () => {
  let cluster: TestCluster;
  let vendor: FakeVendor;
  let sandbox: PaymentsSandbox;
  let server: RunningServer;
  let dataDir: string;
  let served: Map<string, Set<string>>;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'aic-monitoring-'));
    cluster = await startTestCluster();
    vendor = await startFakeVendor();
    vendor.serveWith((response) => sendJson(response, 200, { data: [{ b64_json: PIXEL }] }));
    sandbox = await startPaymentsSandbox(null);
    const ownerUrl = await createDatabase(cluster.url);
    const metricsPort = await findFreePort();
    const config = parseConfig({
      PORT: '0',
      METRICS_PORT: String(metricsPort),
      DATABASE_URL: appUrlOf(ownerUrl),
      DATABASE_OWNER_URL: ownerUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: vendor.baseUrl,
    });
    server = await startServer({ config: { ...config, payments: sandbox.settings } });
    await work(server, ownerUrl);
    // It is counted once one was made, which is announced a moment later.
    setFlagsFromString('--expose_gc');
    runInNewContext('gc')();
    const read = async () =>
      servedMetrics(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text());
    do {
      await delay(50);
      served = await read();
    } while (!served.has('nodejs_gc_duration_seconds_count'));
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([vendor.stop(), sandbox.stop(), cluster.stop()]);
    await rm(dataDir, { recursive: true });
  });

  it.each(queries)('has the metrics and labels of $where: $query', ({ query, legend }) => {
    const read = readQuery(query);
    const metrics = read.metrics.filter((metric) => metric !== UP);
    const labels = new Set(metrics.flatMap((metric) => [...(served.get(metric) ?? OF_PROMETHEUS)]));
    const shown = [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);

    expect(read.metrics).not.toEqual([]);
    expect(metrics.filter((metric) => !served.has(metric))).toEqual([]);
    expect(
      [...read.labels, ...shown].filter((label) => !labels.has(label) && !OF_PROMETHEUS.has(label)),
    ).toEqual([]);
  });
});

/** A user who makes a picture and begins to pay, a tool that was rolled back, and a page against its policy. */
async function work(server: RunningServer, ownerUrl: string): Promise<void> {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { origin: server.url, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const registered = await post('/api/register', { email: 'ada@example.com', password: 'correct horse' });
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const made = await post('/api/generate', { prompt: 'a kite' }, { cookie, prefer: 'wait=30' });
  expect(await made.json()).toMatchObject({ status: 'completed' });
  expect((await post('/api/create-subscription', { plan: 'pro' }, { cookie })).status).toBe(200);
  const report = {
    'document-uri': server.url,
    'violated-directive': 'img-src',
    'blocked-uri': 'https://x.example',
  };
  const type = { 'content-type': 'application/csp-report' };
  expect((await post('/api/policy-reports', { 'csp-report': report }, type)).status).toBe(204);
  await server.sql`
    select billing.receive_event('evt_1', 'charge.refunded', 'ch_1', null, '{}', now(), '0 seconds', now())`;
  const owner = createAdminSql(ownerUrl);
  await owner`insert into remote (name) values ('image')`;
  await owner`insert into remote_build (name, build, version, info) values ('image', 'abcdef', '1', '{}')`;
  await owner`insert into remote_event (name, kind) values ('image', 'rolled-back')`;
  await owner`
    insert into remote_load (name, build, minute, phase, outcome, count, ms_counts, errors, is_of_users)
    values ('image', 'abcdef', now(), 'load', 'failed', 1, '{}', '{}', true)`;
  // A job that waits: no worker takes it, because it is due later.
  await owner`
    insert into generation (user_id, kind, request, prompt, price, request_hash, provider, run_at, queue_at, created_at)
    select id, 'image', '{}', '', 0, '', 'none', 'infinity', now(), now() from app_user`;
  await owner.end({ timeout: 1 });
}

describe('the files', () => {
  it('are the same rules for Prometheus and for its operator', () => {
    expect(readFileSync(MANIFEST, 'utf8')).toBe(manifestOfRules());
  });

  it('name each alert once, with a section that says what to do', () => {
    const root = join(import.meta.dirname, '../..');
    const anchors = rules.map(({ annotations: { runbook } }) => runbook.split('#'));
    const headings = new Set(
      anchors.flatMap(([file = '']) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
          title
            .toLowerCase()
            .replaceAll(/[^\w -]/g, '')
            .replaceAll(' ', '-'),
        ),
      ),
    );

    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    expect(anchors.map(([, anchor = '']) => anchor).filter((anchor) => !headings.has(anchor))).toEqual([]);
  });

  it('are what Grafana lays out: no panel over another, and each with its query', () => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, n) => `${x + (n % w)},${y + Math.floor(n / w)}`),
    );

    expect(uid).toBe('ai-creative');
    expect(panels.every(({ type, targets }) => (type === 'row') === (targets.length === 0))).toBe(true);
    expect(new Set(cells).size).toBe(cells.length);
    expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  });
});

const PROMTOOL = (process.env['PATH'] ?? '')
  .split(':')
  .some((folder) => existsSync(join(folder, 'promtool')));

it(
  'raises the alerts that its own tests say',
  { skip: !PROMTOOL, meta: { needs: 'prometheus' } },
  async () => {
    const tested = promisify(execFile)('promtool', ['test', 'rules', 'rules.test.yaml'], {
      cwd: dirname(RULES),
    });

    await expect(tested).resolves.toMatchObject({ stdout: expect.stringContaining('SUCCESS') });
  },
);
