import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChannelChoice } from '@aic/contract/remotes';
import type { BuildInfo } from '@aic/contract/schemas';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser, type TestUser } from '../../test/gateway/factories.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';
import { writeTestBuild } from '../../test/releases/write-build.ts';
import { publishBuild } from './publish/publish-build.ts';
import { resolveRemotes } from './registry/remotes.repo.ts';

const { sql, admin } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-choices-'));
const gateway = createTestGateway(sql, { DATA_DIR: dataDir });
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});

type Release = Partial<BuildInfo> & { percent?: number };

async function release(name: string, build: string, channel: string, options: Release = {}) {
  const { percent = 100, ...change } = options;
  const folder = await writeTestBuild(dataDir, { name, build, ...change });
  await publishBuild({ sql, dataDir }, folder, { actor: 'Ada', commit: null });
  await sql`select release_remote(${name}, ${channel}, ${build}, ${percent}, 'Ada')`;
}

const cookieOf = ({ token }: TestUser) => ({ cookie: `sid=${token.toString('base64url')}` });

async function choicesOf(user: TestUser): Promise<ChannelChoice[]> {
  const response = await gateway.request('/api/remotes/channels', { headers: cookieOf(user) });
  expect(response.status).toBe(200);
  return (await response.json()) as ChannelChoice[];
}

const choose = (user: TestUser, name: string, channel: string) =>
  gateway.request(`/api/remotes/${name}/channel`, {
    method: 'PUT',
    headers: { ...cookieOf(user), 'content-type': 'application/json' },
    body: JSON.stringify({ channel }),
  });

it('lists a tool while its beta differs from what everybody has, and what its user has chosen', async () => {
  const user = await createUser(sql);
  await release('video', 'aaaaaa1', 'stable', { version: '1.0.0' });
  expect(await choicesOf(user)).toEqual([]);
  await release('video', 'aaaaaa2', 'beta', { version: '1.1.0' });
  const choice = {
    name: 'video',
    label: null,
    channel: 'stable',
    beta: { build: 'aaaaaa2', version: '1.1.0' },
    stable: { build: 'aaaaaa1', version: '1.0.0' },
  };

  expect(await choicesOf(user)).toEqual([choice]);
  await choose(user, 'video', 'beta');
  expect(await choicesOf(user)).toEqual([{ ...choice, channel: 'beta' }]);
  expect(await choicesOf(await createUser(sql))).toEqual([choice]);
  await choose(user, 'video', 'stable');
  expect(await choicesOf(user)).toEqual([choice]);

  await sql`select promote_remote('video', 100, 'Ada')`;
  expect(await choicesOf(user)).toEqual([]);
});

it('names a tool that only its beta has, by its own label', async () => {
  const user = await createUser(sql);
  await release('album', 'aaaaaa1', 'beta', { label: 'Album', routes: ['/album'], isInNavigation: true });

  expect(await choicesOf(user)).toMatchObject([{ name: 'album', label: 'Album', stable: null }]);
});

it('leaves out a tool that is switched off, the shell, and a beta that reaches none of this user', async () => {
  const user = await createUser(sql);
  for (const name of ['music', 'shell', 'text']) {
    await release(name, 'aaaaaa1', 'stable');
    await release(name, 'aaaaaa1', 'beta');
    await release(name, 'aaaaaa2', 'beta', { percent: name === 'text' ? 0 : 100 });
  }
  await sql`select switch_remote('music', true, 'Ada')`;

  const names = (await choicesOf(user)).map(({ name }) => name);
  expect(names.filter((name) => name !== 'album')).toEqual([]);
});

describe.each(['admin', 'shell'])('the beta of %s', (name) => {
  it('is for admins: other users are not offered it, cannot choose it, and former admins lose it', async () => {
    const user = await createUser(sql);
    await release(name, 'bbbbbb1', 'stable');
    await release(name, 'bbbbbb2', 'beta');
    const isOffered = async () => (await choicesOf(user)).some((choice) => choice.name === name);
    const buildOf = async () =>
      (await resolveRemotes(sql, user.id)).find((remote) => remote.name === name)?.info.build;

    expect(await isOffered()).toBe(false);
    expect((await choose(user, name, 'beta')).status).toBe(403);
    expect(await buildOf()).toBe('bbbbbb1');

    await admin`update app_user set is_admin = true where id = ${user.id}`;
    // The shell is no tool of the list.
    expect(await isOffered()).toBe(name === 'admin');
    expect((await choose(user, name, 'beta')).status).toBe(200);
    expect(await buildOf()).toBe('bbbbbb2');

    await admin`update app_user set is_admin = false where id = ${user.id}`;
    expect(await buildOf()).toBe('bbbbbb1');
    expect((await choose(user, name, 'stable')).status).toBe(200);
  });
});

it('keeps the beta of any remote for admins where its owner says so', async () => {
  const user = await createUser(sql);
  await release('quiet', 'bbbbbb1', 'stable');
  await admin`update remote set beta_for = 'admins' where name = 'quiet'`;

  expect((await choose(user, 'quiet', 'beta')).status).toBe(403);
  await expect(sql`update remote set beta_for = 'users'`).rejects.toThrow(/permission denied/);
});

it('is for users only', async () => {
  expect((await gateway.request('/api/remotes/channels')).status).toBe(401);
});
