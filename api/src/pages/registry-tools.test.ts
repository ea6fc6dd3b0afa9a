import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser } from '../../test/gateway/factories.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';
import { writeTestBuild } from '../../test/releases/write-build.ts';
import { registerWorkspaceBuild } from '../releases/publish/register-workspace-build.ts';

const { sql } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-registry-tools-'));
const gateway = createTestGateway(sql, { DATA_DIR: dataDir });
const PAGE = {
  label: 'Demo',
  isInNavigation: true,
  routes: ['/demo'],
  uses: [{ as: 'hat', of: ['picture' as const], label: 'Hat', page: '/demo' }],
};

beforeAll(async () => {
  for (const change of [{ name: 'shell' }, { name: 'demo', ...PAGE }, { name: 'plain' }]) {
    const folder = await writeTestBuild(dataDir, { build: 'aaaaaa1', ...change });
    await registerWorkspaceBuild({ sql, dataDir }, folder, { canReturn: true, commit: null });
  }
});
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it.each([
  ['/demo', 200],
  ['/demo/', 200],
  ['/demo/more', 404],
  ['/plain', 404],
])(
  'answers %s with status %i: a tool that only the registry knows has the pages it names',
  async (path, status) => {
    expect((await gateway.request(path)).status).toBe(status);
  },
);

it('gives users its title, the frame of tools, its preloads, and what the shell needs to show it', async () => {
  const user = await createUser(sql);
  const cookie = `sid=${user.token.toString('base64url')}`;

  const html = await (await gateway.request('/demo', { headers: { cookie } })).text();

  expect(html).toContain('<title>Demo · AI Creative</title>');
  expect(html).toContain('<div id="root" data-arriving>TOOL</div>');
  expect(html).toMatch(/rel="preload" as="script"[^>]*\/remotes\/demo\/aaaaaa1\/tool\.js"/);
  const registry: unknown = JSON.parse(/id="registry"[^>]*>([^<]*)/.exec(html)?.[1] ?? '');
  expect(registry).toMatchObject({ remotes: { demo: PAGE } });
});
