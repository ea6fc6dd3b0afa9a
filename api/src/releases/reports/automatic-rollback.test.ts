import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { createMemoryMailer } from '../../../test/gateway/memory-mailer.ts';
import { writeTestBuild } from '../../../test/releases/write-build.ts';
import { emailKey } from '../../identity/auth/email-key.ts';
import { createMailSender } from '../../mail/send-mails.ts';
import { registerWorkspaceBuild } from '../publish/register-workspace-build.ts';
import { resolveRemotes } from '../registry/remotes.repo.ts';

const { sql, admin: owner } = await createTestDatabase();
const START = new Date('2030-01-01T00:00:00Z');
let now = START;
const dataDir = await mkdtemp(join(tmpdir(), 'aic-rollback-'));
const open = () => createTestGateway(sql, { DATA_DIR: dataDir }, { clock: { now: () => now } });
/** Two gateways on one database. */
const gateways = [open(), open()] as const;
afterAll(async () => {
  for (const gateway of gateways) gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const OLD = 'aaaaaa1';
const BAD = 'aaaaaa2';
let users: TestUser[] = [];
beforeAll(async () => {
  users = await Promise.all(Array.from({ length: 30 }, () => createUser(sql, { now: START })));
  const boss = users[0];
  if (boss === undefined) throw new Error('there are thirty');
  await owner`insert into admin_address values (${emailKey(boss.email)})`;
  // Those who count: they have been here for a while, and their addresses are theirs.
  await owner`update app_user set email_verified_at = ${START}, created_at = ${START}::timestamptz - interval '2 days'`;
});

async function release(name: string, builds: readonly string[] = [OLD, BAD]): Promise<void> {
  for (const build of builds) {
    const folder = await writeTestBuild(dataDir, { name, build });
    await registerWorkspaceBuild({ sql, dataDir }, folder, { canReturn: false, commit: null });
  }
}

interface From {
  user: TestUser | undefined;
  gateway?: (typeof gateways)[number];
  address?: string;
  build?: string;
  phase?: string;
}

async function report(name: string, outcome: 'ok' | 'failed' | 'fallback', from: From): Promise<void> {
  const { user, gateway = gateways[0], build = BAD, phase = 'load' } = from;
  // Each from a network of their own.
  const { address = `10.0.${user === undefined ? 99 : users.indexOf(user)}.1` } = from;
  const errorClass = outcome === 'ok' ? null : 'ScriptError';
  const body = { remote: name, build, version: '1.0.0', phase, outcome, ms: 100, errorClass };
  const headers = user && { cookie: `sid=${user.token.toString('base64url')}` };
  const response = await gateway.post('/api/remotes/reports', body, headers ? { headers } : {}, address);
  expect(response.status).toBe(204);
}
const failFor = async (name: string, from: number, to: number, build = BAD) => {
  for (const user of users.slice(from, to)) await report(name, 'failed', { user, build });
};

async function buildOf(name: string): Promise<[string | undefined, string | undefined]> {
  const row = (await resolveRemotes(sql, null)).find((remote) => remote.name === name);
  return [row?.info.build, row?.previous_info?.build];
}
const bySystem = (name: string) =>
  sql`select kind, from_build as from, build from remote_event where name = ${name} and actor = 'system'`;
const mailsAbout = (name: string) => sql`select payload from mail where payload ->> 'remote' = ${name}`;

describe('a build that fails', () => {
  it('is rolled back at the fifth user, pinned, in the audit, and admins get one mail', async () => {
    await release('image');
    await failFor('image', 1, 5);
    expect(await buildOf('image')).toEqual([BAD, OLD]);

    await report('image', 'fallback', { user: users[5] });

    expect(await buildOf('image')).toEqual([OLD, undefined]);
    expect(await bySystem('image')).toEqual([{ kind: 'rolled-back', from: BAD, build: OLD }]);
    await failFor('image', 6, 10);
    const mailer = createMemoryMailer();
    await createMailSender({ ...gateways[0].deps, mailer })(new AbortController().signal);
    expect(mailer.sent.filter(({ kind }) => kind === 'remote-failing')).toMatchObject([
      { to: users[0]?.email, subject: 'AI Creative: a build of image was taken back' },
    ]);
    await release('image', ['aaaaaa3']);
    expect(await buildOf('image')).toEqual([OLD, undefined]);
  });

  it('is rolled back once when gateways find out at the same time', async () => {
    await release('video', ['aaaaaa0', OLD, BAD]);

    // Each in another row of the sums, where they would wait for each other anyway.
    const phases = ['entry', 'load', 'mount', 'render', 'lazy'] as const;
    await Promise.all(
      users.slice(0, 20).map((user, n) =>
        report('video', n < 10 ? 'failed' : 'fallback', {
          user,
          phase: phases[n % 5] ?? 'load',
          gateway: gateways[n % 2 === 0 ? 0 : 1],
        }),
      ),
    );

    expect(await buildOf('video')).toEqual([OLD, 'aaaaaa0']);
    expect(await bySystem('video')).toHaveLength(1);
    expect(await mailsAbout('video')).toHaveLength(1);
  });

  it('stays while it fails for less than a fifth of the users who load it', async () => {
    await release('music');
    for (const user of users.slice(5, 30)) await report('music', 'ok', { user });
    for (const user of users.slice(0, 5)) await report('music', 'failed', { user });
    // 5 of 30.
    expect(await buildOf('music')).toEqual([BAD, OLD]);

    // One of those for whom it went well: 6 of 30.
    await report('music', 'failed', { user: users[5] });

    expect(await buildOf('music')).toEqual([OLD, undefined]);
  });

  it('stays when its failures are spread over more than five minutes', async () => {
    await release('text');
    await failFor('text', 0, 4);
    now = new Date(START.getTime() + 5 * 60_000);
    await failFor('text', 4, 8);

    expect(await buildOf('text')).toEqual([BAD, OLD]);
    now = START;
  });
});

it('is not rolled back by one noisy user, from wherever they report', async () => {
  await release('noisy');

  for (let n = 0; n < 40; n += 1) {
    await report('noisy', 'failed', {
      user: users[0],
      address: `10.${n}.0.1`,
      gateway: gateways[n % 2 === 0 ? 0 : 1],
    });
  }

  expect(await buildOf('noisy')).toEqual([BAD, OLD]);
});

it('is not rolled back by strangers, however many networks they have, also not with the help of one user', async () => {
  await release('strangers');

  for (let n = 0; n < 40; n += 1) {
    await report('strangers', 'failed', { user: undefined, address: `10.${n}.0.1` });
  }

  await report('strangers', 'failed', { user: users[0] });

  expect(await buildOf('strangers')).toEqual([BAD, OLD]);
});

it('stays where there is no build before it, and admins get one mail', async () => {
  await release('only', [BAD]);
  await failFor('only', 0, 12);

  expect(await buildOf('only')).toEqual([BAD, undefined]);
  expect(await bySystem('only')).toEqual([]);
  expect(await mailsAbout('only')).toMatchObject([{ payload: { build: BAD, previous: null } }]);
});

it('goes back one step only: when the build before fails as well, it is hardly the build', async () => {
  await release('outage', ['aaaaaa0', OLD, BAD]);
  await failFor('outage', 0, 10);
  expect(await buildOf('outage')).toEqual([OLD, 'aaaaaa0']);

  await failFor('outage', 0, 20, OLD);

  expect(await buildOf('outage')).toEqual([OLD, 'aaaaaa0']);
  expect(await mailsAbout('outage')).toHaveLength(2);
});

it('takes a canary from those who had it', async () => {
  await release('canary', [OLD]);
  const folder = await writeTestBuild(dataDir, { name: 'canary', build: BAD });
  await registerWorkspaceBuild({ sql, dataDir }, folder, { canReturn: false, commit: null });
  await sql`select release_remote('canary', 'stable', ${BAD}, 50, 'Ada')`;
  const ids = users.map(({ id }) => id);
  const chosen = await sql<{ id: string }[]>`
    select id from app_user where id in ${sql(ids)} and rollout_bucket('canary', id) < 50`;
  const having = new Set(chosen.map(({ id }) => id));
  for (const user of users) await report('canary', having.has(user.id) ? 'failed' : 'ok', { user });

  const [row] = await sql`select build, rollout_percent, is_pinned from remote_channel where name = 'canary'`;
  expect(row).toEqual({ build: OLD, rollout_percent: 100, is_pinned: true });
});
