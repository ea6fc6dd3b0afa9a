import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';
import { writeTestBuild } from '../../test/releases/write-build.ts';
import { registerWorkspaceBuild } from '../releases/publish/register-workspace-build.ts';

const { sql } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-policy-'));
const gateway = createTestGateway(sql, { DATA_DIR: dataDir });
beforeAll(async () => {
  const folder = await writeTestBuild(dataDir, { name: 'shell', build: 'aaaaaa1' });
  await registerWorkspaceBuild({ sql, dataDir }, folder, { canReturn: true, commit: null });
});
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('allows no inline code without the nonce, no eval and no framing', async () => {
  const policy = (await gateway.request('/')).headers.get('content-security-policy') ?? '';

  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
});

it('allows pictures of the bucket that presigned addresses lead to, and nothing else of it', async () => {
  const own = createTestGateway(sql, {
    DATA_DIR: dataDir,
    STORAGE: 's3',
    S3_BUCKET: 'studio',
    S3_ENDPOINT: 'https://s3.example.com/',
    MEDIA_DELIVERY: 'presigned',
  });
  const policy = (await own.request('/')).headers.get('content-security-policy') ?? '';
  own.stop();
  const directives = policy.split('; ').filter((directive) => directive.includes('example.com'));
  expect(directives.map((directive) => directive.split(' ')[0])).toEqual(['img-src']);
  expect(policy).toContain("img-src 'self' data: blob: https://studio.s3.example.com");
});

it('names one place for reports, in the form that browsers take there: on http they would drop both', async () => {
  const headersAt = async (appOrigin: string) => {
    const own = createTestGateway(sql, { DATA_DIR: dataDir, APP_ORIGIN: appOrigin });
    const { headers } = await own.request('/');
    own.stop();
    return {
      reportTo: /report-\w+ [^;]+/g.exec(headers.get('content-security-policy') ?? '')?.[0],
      endpoints: headers.get('reporting-endpoints'),
    };
  };

  expect(await headersAt('http://localhost:3000')).toEqual({
    reportTo: 'report-uri /api/policy-reports',
    endpoints: null,
  });
  expect(await headersAt('https://studio.example.com')).toEqual({
    reportTo: 'report-to policy',
    endpoints: 'policy="/api/policy-reports"',
  });
});

it('lets a page run scripts of its own machine only where REMOTE_OVERRIDES is on, and says so in the registry', async () => {
  const sources = async (environment: Record<string, string>) => {
    const own = createTestGateway(sql, { DATA_DIR: dataDir, ...environment });
    const policy = (await own.request('/')).headers.get('content-security-policy') ?? '';
    const registry: unknown = await (await own.request('/api/remotes')).json();
    own.stop();
    return { scripts: /script-src ([^;]*)/.exec(policy)?.[1]?.replace(/'nonce-[^']+'/, 'nonce'), registry };
  };

  for (const environment of [{}, { REMOTE_OVERRIDES: 'off' }]) {
    const { scripts, registry } = await sources(environment);
    expect(scripts).toBe("'self' nonce");
    expect(registry).not.toHaveProperty('overrides');
  }
  const { scripts, registry } = await sources({ REMOTE_OVERRIDES: 'on' });
  expect(scripts).toBe("'self' nonce http://localhost:* http://127.0.0.1:*");
  expect(registry).toHaveProperty('overrides', true);
});

describe('trusted types', () => {
  const TYPES = "require-trusted-types-for 'script'; trusted-types default start";
  const LIVE = {
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  };
  const policiesOf = async (environment: Record<string, string>) => {
    const own = createTestGateway(sql, { DATA_DIR: dataDir, ...environment });
    const { headers } = await own.request('/');
    own.stop();
    return {
      enforced: headers.get('content-security-policy')?.includes(TYPES),
      reported: headers.get('content-security-policy-report-only'),
    };
  };
  const REPORTED = `${TYPES}; report-uri /api/policy-reports`;

  it.each([
    ['enforced', {}, { enforced: true, reported: null }],
    ['only reported on where Stripe brings its own script', LIVE, { enforced: false, reported: REPORTED }],
    [
      'enforced there too when the operator says so',
      { ...LIVE, TRUSTED_TYPES: 'enforce' },
      { enforced: true, reported: null },
    ],
    [
      'only reported on when the operator says so',
      { TRUSTED_TYPES: 'report' },
      { enforced: false, reported: REPORTED },
    ],
  ])('are %s', async (_how, environment, policies) => {
    expect(await policiesOf(environment)).toEqual(policies);
  });

  it('are not asked for with a shell from before them, which could load nothing then', async () => {
    const older = await writeTestBuild(dataDir, { name: 'shell', build: 'aaaaaa0' });
    const info = JSON.parse(await readFile(join(older, 'build-info.json'), 'utf8'));
    delete info.inline.trustedTypes;
    await writeFile(join(older, 'build-info.json'), JSON.stringify(info));
    await registerWorkspaceBuild({ sql, dataDir }, older, { canReturn: true, commit: null });

    expect(await policiesOf({})).toEqual({ enforced: false, reported: null });
  });
});
