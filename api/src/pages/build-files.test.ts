import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';
import { writeTestBuild } from '../../test/releases/write-build.ts';
import { buildDir, keepBuild } from '../releases/publish/keep-build.ts';
import { registerWorkspaceBuild } from '../releases/publish/register-workspace-build.ts';

const { sql } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-files-'));
const gateway = createTestGateway(sql, { DATA_DIR: dataDir });
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});
beforeAll(async () => {
  for (const [name, build] of [
    ['shell', 'aaaaaa1'],
    ['image', 'bbbbbb1'],
  ] as const) {
    const folder = await writeTestBuild(dataDir, { name, build });
    await registerWorkspaceBuild({ sql, dataDir }, folder, { canReturn: true, commit: null });
    const kept = buildDir(dataDir, { name, build });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await writeFile(join(kept, 'picture.svg'), svg);
    // As builds brought it that were published before pages were refused.
    await writeFile(join(kept, 'page.html'), '<script>alert(1)</script>');
    await cp(kept, `${kept}.cut-off.tmp`, { recursive: true });
  }
});

it('serves published files immutable and compressed, and what is missing uncached', async () => {
  const found = await gateway.request('/remotes/image/bbbbbb1/tool.js', {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(found.headers.get('content-encoding')).toBe('br');
  expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(found.headers.get('content-type')).toContain('javascript');
  expect(found.headers.get('vary')).toContain('Accept-Encoding');
  const plain = await gateway.request('/remotes/image/bbbbbb1/tool.js');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('vary')).toBe('Accept-Encoding');

  const missing = await gateway.request('/remotes/image/bbbbbb1/other.js');
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it('serves WebAssembly compressed, and lets a thread of the shell run it and nothing else', async () => {
  const [source, kept] = ['wasm', 'cccccc1'].map((build) => buildDir(dataDir, { name: 'shell', build }));
  await mkdir(source ?? '', { recursive: true });
  const names = ['wasm-thread.0a1b2c3d.js', 'other-thread.0a1b2c3d.js', 'reader.0a1b2c3d.wasm'];
  for (const name of names) await writeFile(join(source ?? '', name), 'x'.repeat(3_000_000));
  await keepBuild(source ?? '', kept ?? '', names);
  const responses = await Promise.all(
    names.map((name) => gateway.request(`/shell/cccccc1/${name}`, { headers: { 'accept-encoding': 'br' } })),
  );

  const headers = responses.map((response) => Object.fromEntries(response.headers));
  expect(headers).toMatchObject([
    {
      'content-encoding': 'br',
      'content-security-policy':
        "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
    },
    { 'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'" },
    { 'content-encoding': 'br', 'content-type': 'application/wasm' },
  ]);
});

it('serves pages compressed, too', async () => {
  const page = await gateway.request('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });

  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('vary')).toBe('Accept-Encoding');
});

it.each([
  ['/remotes/image/bbbbbb1/tool.js', 200],
  ['/remotes/image/bbbbbb1/picture.svg', 200],
  ['/remotes/image/bbbbbb1/page.html', 200],
  ['/remotes/image/bbbbbb1/build-info.json', 200],
  ['/remotes/image/bbbbbb1/other.svg', 404],
  ['/remotes/image/bbbbbb1/', 404],
  ['/remotes/image/bbbbbb1/deeper/picture.svg', 404],
  ['/remotes/image/bbbbbb1.cut-off.tmp/tool.js', 404],
  ['/remotes/image', 404],
  ['/remotes/', 404],
  ['/remotes/%E0%A4%A/x/y', 404],
  ['/shell/aaaaaa1/main.js', 200],
  ['/shell/aaaaaa1/other.js', 404],
  ['/shell/aaaaaa1', 404],
  ['/shell/aaaaaa1.cut-off.tmp/main.js', 404],
])('lets nothing run on our origin when a file of a build is opened as a page: %s', async (path, status) => {
  for (const method of ['GET', 'HEAD']) {
    const response = await gateway.request(path, { method });

    expect(response.status).toBe(status);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox']));
    expect(policy).not.toContain('script');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

it.each([
  '/remotes/image/bbbbbb1/..%2f..%2f..%2ftwo-factor-key',
  '/remotes/..%2f..%2ftwo-factor-key/x/y',
  '/shell/%2e%2e/two-factor-key',
])('never leaves the folder of builds: %s', async (path) => {
  await writeFile(join(dataDir, 'two-factor-key'), 'KEY OF THE INSTALLATION');
  const response = await gateway.request(path);

  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('KEY OF THE INSTALLATION');
});
