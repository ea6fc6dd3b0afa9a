import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeployToken, NewDeployToken } from '@aic/contract/remotes';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createAdmin, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { writeTestBuild } from '../../../test/releases/write-build.ts';
import { publishBuild } from '../publish/publish-build.ts';

const { sql, admin: owner } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-remote-admin-'));
const gateway = createTestGateway(sql, { DATA_DIR: dataDir });
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const as = ({ token }: TestUser) => ({ headers: { cookie: `sid=${token.toString('base64url')}` } });
const boss = await createAdmin(sql, owner);
const post = (path: string, body: unknown = {}) => gateway.post(path, body, as(boss));

it('lets an admin release and roll back, in the audit of the registry and in that of admins', async () => {
  for (const build of ['aaaaaa1', 'aaaaaa2']) {
    const folder = await writeTestBuild(dataDir, { name: 'image', build });
    await publishBuild({ sql, dataDir }, folder, { actor: 'Ada', commit: null });
    await post('/api/admin/remotes/image/acts', { act: 'release', build });
  }
  const response = await post('/api/admin/remotes/image/acts', { act: 'rollback' });

  await expect(response.json()).resolves.toMatchObject({
    isChanged: true,
    status: {
      channels: [{ build: 'aaaaaa1' }],
      events: [{ kind: 'rolled-back', actor: `admin ${boss.id}` }, {}, {}, {}, {}],
    },
  });
  const acts =
    await sql`select act, details from admin_act where admin_id = ${boss.id} order by id desc limit 1`;
  expect(acts).toMatchObject([{ act: 'remote', details: { remote: 'image', act: 'rollback' } }]);
  const list = await (await gateway.request('/api/admin/remotes', as(boss))).json();
  expect(list).toMatchObject([{ name: 'image' }]);
});

it('shows a deploy token once, and a revoked one opens nothing', async () => {
  const made = await post('/api/admin/deploy-tokens', { name: 'image', label: 'ci of image' });
  // Safe because this is what the routes answer.
  const { id, token } = (await made.json()) as NewDeployToken;
  const status = () =>
    gateway
      .request('/api/deploy/image', { headers: { authorization: `Bearer ${token}` } })
      .then((response) => response.status);
  const list = async () =>
    (await (await gateway.request('/api/admin/deploy-tokens', as(boss))).json()) as DeployToken[];

  expect(await status()).toBe(200);
  const listed = await list();
  expect(listed).toMatchObject([
    { id, name: 'image', label: 'ci of image', createdBy: `admin ${boss.id}`, revokedAt: null },
  ]);
  expect(JSON.stringify(listed)).not.toContain(token.slice(5));

  expect((await post(`/api/admin/deploy-tokens/${id}/revoke`)).status).toBe(200);
  expect(await status()).toBe(401);
  expect((await post(`/api/admin/deploy-tokens/${id}/revoke`)).status).toBe(404);
  expect((await list())[0]?.revokedAt).not.toBeNull();
});
