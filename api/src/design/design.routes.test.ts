import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';

const { sql } = await createTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'aic-design-'));
const gateway = createTestGateway(sql, { DATA_DIR: dataDir });
const folder = join(dataDir, 'design');
afterAll(() => {
  gateway.stop();
  rmSync(dataDir, { recursive: true });
});

beforeEach(() => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<title>Design</title>');
  writeFileSync(join(folder, 'index.json'), '{}');
  writeFileSync(join(folder, 'assets/page-Bq3x.js'), 'export const page = 1;'.repeat(100));
  writeFileSync(join(dataDir, 'secret'), 'secret');
});

it('serves what was built, under a policy of its own, to no search engine', async () => {
  const page = await gateway.request('/design/');

  expect([page.status, await page.text()]).toEqual([200, '<title>Design</title>']);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'unsafe-inline';");
  const home = await gateway.request('/design');
  expect([home.status, home.headers.get('location')]).toEqual([302, '/design/']);
});

it('is framed by itself and by a Storybook on the own machine, which reads its index', async () => {
  const index = await gateway.request('/design/index.json');

  expect(index.headers.get('access-control-allow-origin')).toBe('*');
  expect(index.headers.get('content-security-policy')).toMatch(
    /frame-ancestors 'self' http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\*$/,
  );
});

it('keeps what is named by its content, and has the rest asked for each time', async () => {
  const asset = await gateway.request('/design/assets/page-Bq3x.js', {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-encoding')).toBe('gzip');

  const page = await gateway.request('/design/');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const again = await gateway.request('/design/', {
    headers: { 'if-none-match': page.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

it('is an address like any unknown one where nothing was built, and has no other file', async () => {
  const unknown = await gateway.request('/nothing-is-here');
  const facts = ({ status, headers }: Response) => [
    status,
    headers.get('access-control-allow-origin'),
    headers.get('content-security-policy')?.replaceAll(/nonce-[^']+/g, ''),
  ];
  const outside = await gateway.request('/design/%2e%2e/secret');
  expect(facts(outside)).toEqual(facts(unknown));
  expect(facts(await gateway.request('/design/missing.js'))).toEqual(facts(unknown));

  rmSync(folder, { recursive: true });
  expect(facts(await gateway.request('/design'))).toEqual(facts(unknown));
  expect(facts(await gateway.request('/design/'))).toEqual(facts(unknown));
});
