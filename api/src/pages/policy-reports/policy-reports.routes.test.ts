import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { countAs } from '../../../test/gateway/count-as.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { createLogger } from '../../platform/http/log/logger.ts';

const { sql, admin } = await createTestDatabase();
const ORIGIN = 'https://studio.example.com';
let now = new Date('2030-01-01T00:00:00Z');
let lines: string[] = [];
const logger = createLogger({ logLevel: 'warn' }, { write: (line) => void lines.push(line) });
const gateway = createTestGateway(sql, { APP_ORIGIN: ORIGIN }, { logger, clock: { now: () => now } });
afterAll(() => gateway.stop());
beforeEach(() => {
  // What was logged before may be logged again.
  now = new Date(now.getTime() + 2 * 60 * 60 * 1000);
  lines = [];
});

const SCRIPT = {
  documentURL: `${ORIGIN}/reset-password?token=s3cret`,
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/a.js?stolen=s3cret',
  sourceFile: `${ORIGIN}/shell/aaaaaa1/main.js?try=1`,
  disposition: 'enforce',
  originalPolicy: 'long',
  sample: '',
};
const OLDER = {
  'document-uri': `${ORIGIN}/reset-password?token=s3cret`,
  'violated-directive': 'script-src-elem',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/a.js?stolen=s3cret',
  'source-file': `${ORIGIN}/shell/aaaaaa1/main.js?try=1`,
  disposition: 'enforce',
};
const asReports = (...bodies: object[]) => bodies.map((body) => ({ type: 'csp-violation', age: 7, body }));

function send(body: unknown, { type = 'application/reports+json', address = '10.0.0.1', headers = {} } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return gateway.request(
    '/api/policy-reports',
    { method: 'POST', headers: { 'content-type': type, ...headers }, body: text },
    address,
  );
}

async function count(directive: string, disposition = 'enforce'): Promise<number> {
  const text = await gateway.deps.metrics.text();
  const label = `content_policy_violations_total{directive="${directive}",disposition="${disposition}"} `;
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(label))
      ?.slice(label.length) ?? 0,
  );
}

it.each([
  ['the Reporting API', 'application/reports+json', asReports(SCRIPT)],
  ['report-uri', 'application/csp-report', { 'csp-report': OLDER }],
])(
  'counts what %s sends and logs it without what stands in any address after its path',
  async (_api, type, body) => {
    const before = await count('script-src-elem');

    expect((await send(body, { type })).status).toBe(204);

    expect(await count('script-src-elem')).toBe(before + 1);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        source: '/shell/aaaaaa1/main.js',
        disposition: 'enforce',
      },
    ]);
    expect(lines.join('')).not.toContain('s3cret');
  },
);

it('is open to a browser that says no more of itself than the origin of the page, and to no other page', async () => {
  const asBrowser = (origin: string) =>
    gateway.app.request(
      '/api/policy-reports',
      {
        method: 'POST',
        headers: { origin, 'content-type': 'application/reports+json' },
        body: JSON.stringify(asReports(SCRIPT)),
      },
      {},
    );

  expect((await asBrowser(ORIGIN)).status).toBe(204);
  expect((await asBrowser('https://evil.example')).status).toBe(403);
});

it('writes one line an hour for the same directive, origin and file, and counts each', async () => {
  const before = await count('script-src-elem');
  await send(asReports(SCRIPT, { ...SCRIPT, blockedURL: 'https://evil.example/other.js' }));
  await send(asReports(SCRIPT), { address: '10.9.0.1' });
  expect(lines).toHaveLength(1);
  await send(asReports({ ...SCRIPT, effectiveDirective: 'img-src' }));
  expect(lines).toHaveLength(2);

  now = new Date(now.getTime() + 61 * 60 * 1000);
  await send(asReports(SCRIPT));

  expect(lines).toHaveLength(3);
  expect(await count('script-src-elem')).toBe(before + 4);
});

it('writes no more than 200 kinds an hour, also of made-up ones', async () => {
  for (let sent = 0; sent < 3; sent += 1) {
    const made = Array.from({ length: 100 }, (_, n) => ({
      ...SCRIPT,
      blockedURL: `https://h${sent * 100 + n}.example`,
    }));
    expect((await send(asReports(...made))).status).toBe(204);
  }

  expect(lines).toHaveLength(200);
});

describe('a report', () => {
  it.each([
    ['of a directive that does not exist', { effectiveDirective: 'made-up' }, 'other', 'enforce'],
    ['of a policy that is only tried', { disposition: 'report' }, 'script-src-elem', 'report'],
    ['of trusted types', { effectiveDirective: 'require-trusted-types-for' }, 'require-trusted-types-for'],
  ])('%s is counted under a label of the list', async (_what, change, directive, disposition = 'enforce') => {
    const before = await count(directive, disposition);

    await send(asReports({ ...SCRIPT, ...change }));

    expect(await count(directive, disposition)).toBe(before + 1);
  });

  it.each([
    ['by an extension of the browser', asReports({ ...SCRIPT, sourceFile: 'chrome-extension://abc/x.js' })],
    ['of another kind', [{ type: 'deprecation', body: { id: 'x' } }]],
  ])('%s is dropped', async (_what, body) => {
    const before = await count('script-src-elem');

    expect((await send(body)).status).toBe(204);

    expect(await count('script-src-elem')).toBe(before);
    expect(lines).toEqual([]);
  });

  it.each<[string, unknown, number]>([
    ['of no JSON', 'hello', 400],
    ['of neither form', { report: SCRIPT }, 400],
    ['without a directive', asReports({ blockedURL: 'inline' }), 400],
    ['with more than a hundred in it', asReports(...Array.from({ length: 101 }, () => ({}))), 400],
    ['above 64 KiB', asReports({ ...SCRIPT, sample: 'x'.repeat(70_000) }), 413],
  ])('%s is refused', async (_what, body, status) => {
    expect((await send(body)).status).toBe(status);
    expect(lines).toEqual([]);
  });

  it('is refused when a network sends too many, and others are not', async () => {
    await send('{}', { address: '10.2.0.1' });
    await countAs(admin, 119, 'policy-report:');

    expect((await send(asReports(SCRIPT), { address: '10.2.0.9' })).status).toBe(204);
    expect((await send(asReports(SCRIPT), { address: '10.2.0.9' })).status).toBe(429);
    expect((await send(asReports(SCRIPT), { address: '10.3.0.1' })).status).toBe(204);
  });
});
