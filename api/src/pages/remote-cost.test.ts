import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOOLS } from '@aic/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser } from '../../test/gateway/factories.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';
import { writeTestBuild } from '../../test/releases/write-build.ts';
import { registerWorkspaceBuild } from '../releases/publish/register-workspace-build.ts';

const { sql, admin } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-remote-cost-'));
const gateway = createTestGateway(sql, { DATA_DIR: dataDir });

async function publish(name: string, build: string): Promise<void> {
  const page = name === 'demo' ? { label: 'Demo', isInNavigation: true, routes: ['/demo'] } : {};
  const folder = await writeTestBuild(dataDir, { name, build, ...page });
  await registerWorkspaceBuild({ sql, dataDir }, folder, { canReturn: true, commit: null });
}

beforeAll(async () => {
  await publish('shell', '5be11a90c4');
  for (const [index, { name }] of TOOLS.entries()) await publish(name, `3f8${index}d06a17`);
});
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The page of a signed-in user's first tool: its bytes on the wire, and the files that it makes a browser ask for. */
async function measurePage(cookie: string) {
  const ask = async (headers: Record<string, string>) =>
    new Uint8Array(await (await gateway.request('/', { headers: { cookie, ...headers } })).arrayBuffer());
  const html = new TextDecoder().decode(await ask({}));
  const withoutData = html.replaceAll(/<script type="application\/json"[^]*?<\/script>/g, '');
  return {
    html,
    wireBytes: (await ask({ 'accept-encoding': 'gzip, br' })).length,
    files: [...withoutData.matchAll(/"(\/(?:shell|remotes)\/[^"]+)"/g)].map(([, file]) => file),
  };
}

it('costs no more of the page when the build has hundreds of files', async () => {
  const { token } = await createUser(sql);
  const cookie = `sid=${token.toString('base64url')}`;
  await publish('demo', 'a0ffee1234');
  const before = await measurePage(cookie);
  const hash = `sha384-${'x'.repeat(64)}`;
  const files = Object.fromEntries(Array.from({ length: 290 }, (_, n) => [`part-${n}.js`, hash]));
  await admin`
    update remote_build set info = jsonb_set(info, '{integrity}', info -> 'integrity' || ${sql.json(files)})
      || ${sql.json({ version: 'x'.repeat(200_000), chunks: { many: Object.keys(files) } })}
    where build = 'a0ffee1234'`;

  const after = await measurePage(cookie);

  expect(after.html).not.toContain('part-1.js');
  expect(after.wireBytes - before.wireBytes).toBeLessThan(50);
});

it('costs no request and at most 0.2 kB of the page to have one more remote, and 0.32 kB with the build before it', async () => {
  const { token } = await createUser(sql);
  const cookie = `sid=${token.toString('base64url')}`;
  const before = await measurePage(cookie);

  await publish('demo', 'c0ffee1234');
  const withRemote = await measurePage(cookie);
  await publish('demo', '09a1b2c3d4');
  const withPrevious = await measurePage(cookie);

  expect(withRemote.html).toContain('c0ffee1234');
  expect(withRemote.files).toEqual(before.files);
  expect(withRemote.wireBytes - before.wireBytes).toBeLessThanOrEqual(200);
  expect(withPrevious.html).toMatch(/09a1b2c3d4[^]*c0ffee1234/);
  expect(withPrevious.files).toEqual(before.files);
  expect(withPrevious.wireBytes - before.wireBytes).toBeLessThanOrEqual(320);
});
