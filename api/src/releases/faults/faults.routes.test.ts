import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewDeployToken, RemoteFault } from '@aic/contract/remotes';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createAdmin, createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { writeTestBuild } from '../../../test/releases/write-build.ts';
import { runReleaseCommand } from '../commands/release-commands.repo.ts';
import { publishBuild } from '../publish/publish-build.ts';

const { sql, admin: owner } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-faults-'));
const gateway = createTestGateway(sql, { DATA_DIR: dataDir });
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const as = ({ token }: TestUser) => ({ headers: { cookie: `sid=${token.toString('base64url')}` } });
const boss = await createAdmin(sql, owner);

async function publish(build: string): Promise<void> {
  const folder = await writeTestBuild(dataDir, {
    name: 'demo',
    build,
    label: 'Demo',
    routes: ['/demo'],
  });
  // The first letter of the first line is the first of the fifth line of the source.
  const map = {
    version: 3,
    sources: ['webpack://aic_demo/./src/tool.tsx\u001B\u202E'],
    names: [],
    mappings: 'AAIA',
  };
  await writeFile(join(folder, 'tool.js.map'), JSON.stringify(map));
  await publishBuild({ sql, dataDir }, folder, { actor: 'Ada', commit: null });
}
await publish('aaaaaa1');
await publish('aaaaaa2');
const act = { act: 'release', build: 'aaaaaa1', channel: 'stable', percent: 100, isDryRun: false } as const;
await runReleaseCommand(sql, 'demo', act, 'Ada');

const FRAME = { file: 'tool.js', line: 1, column: 1 };
const REPORT = {
  remote: 'demo',
  build: 'aaaaaa1',
  phase: 'render',
  errorClass: 'TypeError',
  frames: [FRAME, { file: 'lazy.js', line: 1, column: 9 }],
};
const report = async (user: TestUser | null, change: object = {}) =>
  (await gateway.post('/api/remotes/errors', { ...REPORT, ...change }, user === null ? {} : as(user))).status;

// Safe because this is what the routes answer.
const list = async (): Promise<RemoteFault[]> =>
  (await (await gateway.request('/api/admin/remotes/demo/errors', as(boss))).json()) as RemoteFault[];

it('counts what breaks for users, with its place in the sources, for admins and for the token of the tool', async () => {
  const [ada, ben] = [await createUser(sql), await createUser(sql)];
  for (const user of [ada, ada, ben]) expect(await report(user)).toBe(204);

  const faults = await list();

  expect(faults).toMatchObject([
    {
      build: 'aaaaaa1',
      phase: 'render',
      errorClass: 'TypeError',
      count: 3,
      users: 2,
      frames: [
        { file: 'src/tool.tsx', line: 5, column: 1, isSource: true },
        { file: 'lazy.js', line: 1, column: 9, isSource: false },
      ],
    },
  ]);
  const made = await gateway.post('/api/admin/deploy-tokens', { name: 'demo', label: 'ci' }, as(boss));
  const { token } = (await made.json()) as NewDeployToken;
  const headers = { authorization: `Bearer ${token}` };
  expect(await (await gateway.request('/api/deploy/demo/errors', { headers })).json()).toEqual(faults);
  expect((await gateway.request('/api/deploy/image/errors', { headers })).status).toBe(401);
  expect((await gateway.request('/api/admin/remotes/demo/errors', as(ada))).status).toBe(403);
});

describe('what is dropped', () => {
  it.each<[string, object, 'nobody' | 'user']>([
    ['of somebody who is signed out', {}, 'nobody'],
    ['of a build that the user does not have', { build: 'aaaaaa2' }, 'user'],
    ['in a file that the build does not have', { frames: [{ ...FRAME, file: 'other.js' }] }, 'user'],
    ['of the shell', { remote: 'shell' }, 'user'],
  ])('is a report %s', async (_what, change, who) => {
    const before = await list();

    expect(await report(who === 'nobody' ? null : await createUser(sql), change)).toBe(204);

    expect(await list()).toEqual(before);
  });

  it.each([
    ['a message', { message: 'A prompt of a user' }],
    ['a path for a file', { frames: [{ ...FRAME, file: '../tool.js' }] }],
    ['no place', { frames: [] }],
    ['a name that is no name', { errorClass: 'a b' }],
  ])('is a report with %s, which is none', async (_what, change) => {
    expect(await report(await createUser(sql), change)).toBe(400);
  });

  it('is each new place beyond twenty of one user, who could hide those of others', async () => {
    const [ada, ben] = [await createUser(sql), await createUser(sql)];
    const column = 1000;
    const before = (await list()).length;
    for (let more = 0; more < 25; more += 1) {
      await report(ada, { frames: [{ ...FRAME, column: column + more }] });
    }
    await report(ben, { frames: [{ ...FRAME, column: column + 99 }] });

    expect(await list()).toHaveLength(before + 21);
  });

  it('is each new place beyond a hundred of one build, and no known one', async () => {
    const users = await Promise.all(Array.from({ length: 7 }, () => createUser(sql)));
    const user = users[0] ?? boss;
    for (let column = 2; column < 130; column += 1) {
      await report(users[column % users.length] ?? user, { frames: [{ ...FRAME, column }] });
    }

    const [row] = await sql`select count(*)::integer as count from remote_error`;
    expect(row?.['count']).toBe(100);
    const before = (await sql`select sum(count)::integer as sum from remote_error`)[0]?.['sum'] as number;
    await report(user);
    expect((await sql`select sum(count)::integer as sum from remote_error`)[0]?.['sum']).toBe(before + 1);
  });
});

it('keeps source maps to itself: no browser gets one, unless the gateway is for developing', async () => {
  const path = '/remotes/demo/aaaaaa1/tool.js';
  expect((await gateway.request(path)).status).toBe(200);
  expect((await gateway.request(`${path}.map`)).status).toBe(404);

  const open = createTestGateway(sql, { DATA_DIR: dataDir, REMOTE_OVERRIDES: 'on' });
  expect((await open.request(`${path}.map`)).status).toBe(200);
  open.stop();
});
