import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { writeTestBuild } from '../../../test/releases/write-build.ts';
import { emailKey } from '../../identity/auth/email-key.ts';
import { publishBuild } from '../publish/publish-build.ts';
import { quantileMs } from './list-loads.ts';

const { sql, admin: owner } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-loads-'));
const gateway = createTestGateway(sql, { DATA_DIR: dataDir });
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it.each([
  ['nothing', [0, 0, 0, 0, 0, 0, 0, 0, 0], null],
  ['all within 100 ms', [4, 0, 0, 0, 0, 0, 0, 0, 0], 75],
  ['half below 100 ms, half up to 200', [2, 2, 0, 0, 0, 0, 0, 0, 0], 150],
  ['one of four very slow', [3, 0, 0, 0, 0, 0, 0, 0, 1], 100],
  ['all very slow', [0, 0, 0, 0, 0, 0, 0, 0, 8], 22_400],
])('reads the 75th percentile out of the classes: %s', (_what, counts, expected) => {
  expect(quantileMs(counts, 0.75)).toBe(expected);
});

it('shows admins by build and phase how loading went for users who have it, and apart what anybody else says', async () => {
  const boss = await createUser(sql);
  await owner`insert into admin_address values (${emailKey(boss.email)})`;
  await owner`update app_user set email_verified_at = now() where id = ${boss.id}`;
  const headers = { cookie: `sid=${boss.token.toString('base64url')}` };
  const folder = await writeTestBuild(dataDir, { name: 'image', build: 'aaaaaa1' });
  await publishBuild({ sql, dataDir }, folder, { actor: 'Ada', commit: null });
  await sql`select release_remote('image', 'stable', 'aaaaaa1', 100, 'Ada')`;
  const report = {
    remote: 'image',
    build: 'aaaaaa1',
    version: '1.0.0',
    phase: 'load',
    outcome: 'ok',
    ms: 150,
    errorClass: null,
  };
  for (const change of [
    {},
    {},
    { outcome: 'failed', errorClass: 'ScriptError' },
    { outcome: 'fallback', errorClass: 'ScriptTimeout' },
    { outcome: 'failed', errorClass: 'ScriptTimeout' },
    { phase: 'mount', ms: 20 },
  ]) {
    await gateway.post('/api/remotes/reports', { ...report, ...change }, { headers });
  }

  // Signed out, and a user with a build that the registry names to no user.
  const other = await writeTestBuild(dataDir, { name: 'image', build: 'aaaaaa2' });
  await publishBuild({ sql, dataDir }, other, { actor: 'Ada', commit: null });
  for (const outcome of ['ok', 'failed', 'fallback']) {
    await gateway.post('/api/remotes/reports', { ...report, outcome, errorClass: 'Made' });
    await gateway.post('/api/remotes/reports', { ...report, build: 'aaaaaa2', outcome }, { headers });
  }

  const loads = await (await gateway.request('/api/admin/remote-loads', { headers })).json();
  const remotes = await (await gateway.request('/api/admin/remotes', { headers })).json();

  const of = { name: 'image', build: 'aaaaaa1' };
  const none = { ok: 0, failed: 0, fallback: 0, p50Ms: null, p75Ms: null, errors: '' };
  const strangers = { ok: 1, failed: 2 };
  expect(loads).toEqual([
    {
      ...of,
      phase: 'load',
      ok: 2,
      failed: 2,
      fallback: 1,
      p50Ms: 150,
      p75Ms: 175,
      errors: 'ScriptTimeout: 2, ScriptError: 1',
      others: strangers,
    },
    { ...of, phase: 'mount', ...none, ok: 1, p50Ms: 50, p75Ms: 75, others: { ok: 0, failed: 0 } },
    { name: 'image', build: 'aaaaaa2', phase: 'load', ...none, others: strangers },
  ]);
  expect(remotes).toMatchObject([
    {
      builds: [
        { build: 'aaaaaa2', users: 0 },
        { build: 'aaaaaa1', users: 1 },
      ],
    },
  ]);
});
