import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser } from '../../../test/gateway/factories.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';
import { writeTestBuild } from '../../../test/releases/write-build.ts';
import { publishBuild } from '../publish/publish-build.ts';

const { sql, admin: owner } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-counts-'));
const gateway = createTestGateway(sql, { DATA_DIR: dataDir });
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const OLD = 'aaaaaa1';
const BAD = 'aaaaaa2';
const DAY_MS = 86_400_000;

async function publish(name: string, build: string): Promise<void> {
  const folder = await writeTestBuild(dataDir, { name, build });
  await publishBuild({ sql, dataDir }, folder, { actor: 'Ada', commit: null });
}
const release = (name: string, build: string, { channel = 'stable', percent = 100 } = {}) =>
  sql`select release_remote(${name}, ${channel}, ${build}, ${percent}, 'Ada')`;

let count = 0;
let name = '';
beforeEach(async () => {
  count += 1;
  name = `tool-${count}`;
  await Promise.all([publish(name, OLD), publish(name, BAD)]);
  await release(name, OLD);
});

interface Reporter {
  cookie: string;
  address: string;
}

/** Users from networks of their own unless said otherwise, as they are two days after they signed up. */
async function createUsers(
  number: number,
  { isConfirmed = true, ageMs = 2 * DAY_MS, address = null as string | null } = {},
): Promise<Reporter[]> {
  return Promise.all(
    Array.from({ length: number }, async (_, n) => {
      const user = await createUser(sql);
      await owner`update app_user set created_at = ${new Date(Date.now() - ageMs)},
        email_verified_at = case when ${isConfirmed} then now() end where id = ${user.id}`;
      const cookie = `sid=${user.token.toString('base64url')}`;
      return { cookie, address: address ?? `10.${n}.${count}.1` };
    }),
  );
}

async function report(users: readonly Reporter[], outcome: 'ok' | 'failed', build = BAD): Promise<void> {
  for (const { cookie, address } of users) {
    const errorClass = outcome === 'ok' ? null : 'ScriptError';
    const body = { remote: name, build, version: '1.0.0', phase: 'load', outcome, ms: 100, errorClass };
    const response = await gateway.post('/api/remotes/reports', body, { headers: { cookie } }, address);
    expect(response.status).toBe(204);
  }
}

async function buildOf(channel = 'stable'): Promise<unknown> {
  const [row] = await sql`select build from remote_channel where name = ${name} and channel = ${channel}`;
  return row?.['build'];
}

/** As if the registry had changed so many minutes ago. */
async function passMinutes(minutes: number): Promise<void> {
  await owner`alter table remote_event disable trigger all`;
  await owner`update remote_event set at = at - make_interval(mins => ${minutes}) where name = ${name}`;
  await owner`alter table remote_event enable trigger all`;
}

describe('a good build is not rolled back', () => {
  it('by fresh accounts from one address, as anybody can make them', async () => {
    const strangers = await Promise.all(
      Array.from({ length: 8 }, async (_, n): Promise<Reporter> => {
        const email = `${name}-${n}@example.com`;
        const response = await gateway.post('/api/register', { email, password: 'correct horse battery' });
        return { cookie: sessionCookieOf(response), address: '203.0.113.7' };
      }),
    );
    await release(name, BAD);

    await report(strangers, 'failed');

    expect(await buildOf()).toBe(BAD);
  });

  it.each([
    ['whose address is not confirmed', { isConfirmed: false }],
    ['that are younger than a day', { ageMs: DAY_MS / 2 }],
    ['of one network, who count as one', { address: '203.0.113.7' }],
  ])('by accounts %s', async (_which, options) => {
    await release(name, BAD);

    await report(await createUsers(8, options), 'failed');

    expect(await buildOf()).toBe(BAD);
  });

  it('by users who have it not: outside of the share, or of a beta that they have not chosen', async () => {
    await release(name, BAD, { percent: 0 });
    const users = await createUsers(8);
    await report(users, 'failed');
    expect(await buildOf()).toBe(BAD);

    await release(name, BAD, { channel: 'beta' });
    await report(users, 'failed');

    expect(await buildOf('beta')).toBe(BAD);

    await sql`select roll_out_remote(${name}, 'beta', 0, 'Ada')`;
    await report(users, 'failed');

    expect(await buildOf('beta')).toBe(BAD);
  });
});

describe('a bad build is rolled back', () => {
  it('although many accounts of one network, or of no confirmed address, say that all is well', async () => {
    await release(name, BAD);
    await report(await createUsers(30, { address: '203.0.113.7' }), 'ok');
    await report(await createUsers(30, { isConfirmed: false }), 'ok');

    await report(await createUsers(5), 'failed');

    expect(await buildOf()).toBe(OLD);
  });

  it('although many users who do not have it say that all is well', async () => {
    await release(name, BAD, { channel: 'beta' });
    const users = await createUsers(35);
    const testers = users.slice(0, 5);
    for (const { cookie } of testers) {
      await gateway.request(`/api/remotes/${name}/channel`, {
        method: 'PUT',
        headers: { cookie, 'content-type': 'application/json' },
        body: '{"channel":"beta"}',
      });
    }
    await report(users.slice(5), 'ok');

    await report(testers, 'failed');

    expect(await buildOf('beta')).toBe(OLD);
  });

  it('also by those who had it until less than a quarter of an hour ago, when the share was made smaller', async () => {
    await release(name, BAD);
    const users = await createUsers(5);
    await report(users.slice(0, 4), 'failed');
    await sql`select roll_out_remote(${name}, 'stable', 0, 'Ada')`;
    await passMinutes(14);

    await report(users.slice(4), 'failed');

    expect(await sql`select build, rollout_percent from remote_channel where name = ${name}`).toEqual([
      { build: OLD, rollout_percent: 100 },
    ]);
  });

  it('but not by those who had it before that', async () => {
    await release(name, BAD);
    await sql`select roll_out_remote(${name}, 'stable', 0, 'Ada')`;
    await passMinutes(16);

    await report(await createUsers(8), 'failed');

    expect(await buildOf()).toBe(BAD);
  });
});
