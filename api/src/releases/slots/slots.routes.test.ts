import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@aic/contract';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createAdmin, createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { writeTestBuild } from '../../../test/releases/write-build.ts';
import { runReleaseCommand } from '../commands/release-commands.repo.ts';
import { publishBuild } from '../publish/publish-build.ts';

const { sql, admin: owner } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-slots-'));
const gateway = createTestGateway(sql, { DATA_DIR: dataDir });
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const as = ({ token }: TestUser) => ({ headers: { cookie: `sid=${token.toString('base64url')}` } });
const user = await createUser(sql);
const boss = await createAdmin(sql, owner);

for (const name of ['cover', 'poster']) {
  const label = `Make a ${name}`;
  const folder = await writeTestBuild(dataDir, {
    name,
    build: 'aaaaaa1',
    label,
    routes: [`/${name}`],
    fills: { 'item-action': { label, of: ['picture'] } },
  });
  await publishBuild({ sql, dataDir }, folder, { actor: 'Ada', commit: null });
  const act = { act: 'release', build: 'aaaaaa1', channel: 'stable', percent: 100, isDryRun: false } as const;
  await runReleaseCommand(sql, name, act, 'Ada');
}

async function fillsNow() {
  // Safe because this is what the route answers.
  const { remotes } = (await (await gateway.request('/api/remotes')).json()) as Registry;
  return [remotes['cover']?.fills, remotes['poster']?.fills];
}
const arrange = (by: TestUser, fills: unknown, slot = 'item-action') =>
  gateway.post(`/api/admin/slots/${slot}`, { fills }, as(by));

it('hands on what tools put into pages of others, in the order of an admin, without what is off', async () => {
  const cover = { label: 'Make a cover', of: ['picture'] };
  expect(await fillsNow()).toEqual([
    { 'item-action': cover },
    { 'item-action': { label: 'Make a poster', of: ['picture'] } },
  ]);

  const order = [
    { name: 'poster', isOn: false },
    { name: 'cover', isOn: true },
    { name: 'never-published', isOn: true },
  ];
  expect((await arrange(boss, order)).status).toBe(200);

  expect(await fillsNow()).toEqual([{ 'item-action': { ...cover, position: 2 } }, {}]);
  expect(await (await gateway.request('/api/admin/slots', as(boss))).json()).toEqual([
    { slot: 'item-action', name: 'poster', label: 'Make a poster', isOn: false },
    { slot: 'item-action', name: 'cover', label: 'Make a cover', isOn: true },
  ]);
  expect(await owner`select act, details from admin_act where admin_id = ${boss.id}`).toMatchObject([
    { act: 'slot', details: { slot: 'item-action' } },
  ]);
});

it('lets nobody but an admin see or arrange them, and no slot but those that there are', async () => {
  expect((await arrange(user, [])).status).toBe(403);
  expect((await gateway.request('/api/admin/slots', as(user))).status).toBe(403);
  expect((await gateway.request('/api/admin/slots')).status).toBe(401);
  expect((await arrange(boss, [], 'checkout')).status).toBe(400);
  expect((await arrange(boss, [{ name: 'cover' }])).status).toBe(400);
  const cover = { name: 'cover', isOn: true };
  expect((await arrange(boss, [cover, cover])).status).toBe(400);
});
