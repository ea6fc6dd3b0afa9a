import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { countAs } from '../../../test/gateway/count-as.ts';
import { createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { writeTestBuild } from '../../../test/releases/write-build.ts';
import { runSweeps } from '../../platform/background-tasks.ts';
import { publishBuild } from '../publish/publish-build.ts';
import { RELEASES_SWEEPS } from '../releases-tasks.ts';

const { sql, admin } = await createTestDatabase();
const NOW = new Date('2030-01-01T00:00:30Z');
const dataDir = await mkdtemp(join(tmpdir(), 'aic-reports-'));
const gateway = createTestGateway(sql, { DATA_DIR: dataDir }, { clock: { now: () => NOW } });
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});
beforeAll(async () => {
  for (const name of ['image', 'video', 'music', 'shell']) {
    const folder = await writeTestBuild(dataDir, { name, build: 'aaaaaa1' });
    await publishBuild({ sql, dataDir }, folder, { actor: 'Ada', commit: null });
    await sql`select release_remote(${name}, 'stable', 'aaaaaa1', 100, 'Ada')`;
  }
});

const REPORT = {
  remote: 'image',
  build: 'aaaaaa1',
  version: '1.0.0',
  phase: 'load',
  outcome: 'ok',
  ms: 250,
  errorClass: null,
};
const send = (
  body: unknown,
  { type = 'text/plain;charset=UTF-8', user = null as TestUser | null, address = '10.0.0.1' } = {},
) =>
  gateway.request(
    '/api/remotes/reports',
    {
      method: 'POST',
      headers: { 'content-type': type, ...(user && { cookie: `sid=${user.token.toString('base64url')}` }) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
    address,
  );
const loadsOf = (name: string) =>
  sql`select minute, phase, outcome, is_of_users, count, to_jsonb(ms_counts) as ms_counts, errors from remote_load
    where name = ${name} order by outcome, phase, is_of_users`;

it('takes a beacon as text and as JSON, signed in and signed out, and sums up by build and minute, users apart', async () => {
  const user = await createUser(sql, { now: NOW });
  for (const type of ['text/plain;charset=UTF-8', 'application/json']) {
    expect((await send(REPORT, { type })).status).toBe(204);
    expect((await send({ ...REPORT, ms: 99_999 }, { type, user })).status).toBe(204);
  }
  await send({ ...REPORT, outcome: 'fallback', errorClass: 'ScriptTimeout', fallbackBuild: 'aaaaaa0' });

  const minute = new Date('2030-01-01T00:00:00Z');
  const well = { minute, phase: 'load', outcome: 'ok', count: 2, errors: {} };
  expect(await loadsOf('image')).toEqual([
    {
      minute,
      phase: 'load',
      outcome: 'fallback',
      is_of_users: false,
      count: 1,
      ms_counts: [0, 0, 1, 0, 0, 0, 0, 0, 0],
      errors: { ScriptTimeout: 1 },
    },
    { ...well, is_of_users: false, ms_counts: [0, 0, 2, 0, 0, 0, 0, 0, 0] },
    { ...well, is_of_users: true, ms_counts: [0, 0, 0, 0, 0, 0, 0, 0, 2] },
  ]);
});

it('counts a reporter once however much they report, and keeps neither user nor network in clear', async () => {
  const user = await createUser(sql, { now: NOW });
  for (let n = 0; n < 3; n += 1) {
    await send({ ...REPORT, remote: 'video' }, { user, address: `10.0.${n}.1` });
    await send({ ...REPORT, remote: 'video' });
  }

  const reporters =
    await sql`select is_signed_in, reporter from remote_reporter where name = 'video' order by 1`;
  expect(reporters).toMatchObject([{ is_signed_in: false }, { is_signed_in: true }]);
  expect(JSON.stringify(reporters)).not.toContain(user.id);
});

describe('a report', () => {
  it.each<[string, unknown, number]>([
    ['of no JSON', 'hello', 400],
    ['of a list', [REPORT], 400],
    ['with another field', { ...REPORT, url: 'https://x' }, 400],
    ['with another phase', { ...REPORT, phase: 'burn' }, 400],
    ['with a negative time', { ...REPORT, ms: -1 }, 400],
    ["with an error's message", { ...REPORT, errorClass: 'Failed to fetch ada@example.com' }, 400],
    ['above 2 KiB', { ...REPORT, version: 'x'.repeat(3000) }, 413],
    ['of an unknown build', { ...REPORT, remote: 'music', build: 'ffffff9' }, 204],
    ['of an unknown remote', { ...REPORT, remote: 'nothing' }, 204],
    ['of the shell', { ...REPORT, remote: 'shell' }, 204],
  ])('%s is not counted', async (_what, body, status) => {
    expect((await send(body)).status).toBe(status);

    for (const name of ['music', 'nothing', 'shell']) expect(await loadsOf(name)).toEqual([]);
  });

  it('makes no row for each error class that a caller makes up', async () => {
    for (let n = 0; n < 30; n += 1) {
      await send(
        { ...REPORT, remote: 'music', outcome: 'failed', errorClass: `Made${n}` },
        { address: '10.1.0.1' },
      );
    }

    const [row] = await loadsOf('music');
    expect(row?.['count']).toBe(30);
    expect(Object.keys(row?.['errors'])).toHaveLength(20);
  });

  it('is refused when a network sends too many, and others are not', async () => {
    await send('{}', { address: '10.2.0.1' });
    await countAs(admin, 599, 'load-report:');

    expect((await send(REPORT, { address: '10.2.0.9' })).status).toBe(204);
    expect((await send(REPORT, { address: '10.2.0.9' })).status).toBe(429);
    expect((await send(REPORT, { address: '10.3.0.1' })).status).toBe(204);
  });
});

it('forgets who reported after two hours, and the sums after two weeks', async () => {
  const sweepAt = (hours: number) =>
    runSweeps(RELEASES_SWEEPS, {
      sql,
      clock: { now: () => new Date(NOW.getTime() + hours * 3_600_000) },
      logger: pino({ level: 'silent' }),
    });
  await send(REPORT, { address: '10.4.0.1' });

  await sweepAt(1.9);
  expect((await sql`select from remote_reporter`).length).toBeGreaterThan(0);
  await sweepAt(2.1);
  expect(await sql`select from remote_reporter`).toHaveLength(0);
  expect((await loadsOf('image')).length).toBeGreaterThan(0);
  await sweepAt(24 * 14 + 1);
  expect(await loadsOf('image')).toEqual([]);
});
