import { DATA_EXPORT } from '@aic/contract/data-export';
import { schemaOf } from '@aic/contract/schemas';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser, type TestUser } from '../../test/gateway/factories.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';
import { exportsOf } from '../../test/identity/data-exports.ts';
import { readZip } from '../../test/identity/read-zip.ts';

const database = await createTestDatabase();
const { sql, admin } = database;
const exports = await exportsOf(database);
const gateway = createTestGateway(sql, {}, { clock: exports.clock, storage: exports.storage });
afterAll(() => gateway.stop());
const DAY_MS = 86_400_000;

let user: TestUser;
beforeEach(async () => {
  user = await createUser(sql, { now: exports.start });
});

const cookieOf = (whom: TestUser) => ({ cookie: `sid=${whom.token.toString('base64url')}` });
const post = (whom = user) => gateway.post('/api/account/export', {}, { headers: cookieOf(whom) });
const download = (whom = user, init: RequestInit = {}) =>
  gateway.request('/api/account/export/file', { ...init, headers: cookieOf(whom) });

async function read(response: Response) {
  return schemaOf(DATA_EXPORT).parse(await response.json());
}
const state = async (whom = user) =>
  read(await gateway.request('/api/account/export', { headers: cookieOf(whom) }));

/** Sessions end before exports do. */
const keepSignedIn = () =>
  admin`update session set expires_at = ${new Date(exports.start.getTime() + 30 * DAY_MS)},
    idle_until = ${new Date(exports.start.getTime() + 30 * DAY_MS)}`;

describe('/api/account/export', () => {
  it('tells each state from the request to the end of the file', async () => {
    await keepSignedIn();
    const nothing = { requestedAt: null, sizeBytes: null, expiresAt: null, nextAt: null };
    expect(await state()).toEqual({ state: 'none', ...nothing });

    const asked = await post();
    expect(asked.status).toBe(202);
    const processing = { ...nothing, state: 'processing', requestedAt: exports.start.toISOString() };
    expect(await read(asked)).toEqual(processing);
    expect(await state()).toEqual(processing);

    await exports.work();
    const ready = await state();
    expect(ready).toEqual({
      ...processing,
      state: 'ready',
      sizeBytes: expect.any(Number),
      expiresAt: '2030-01-08T00:00:00.000Z',
      nextAt: '2030-01-02T00:00:00.000Z',
    });

    exports.pass(7 * DAY_MS);
    expect(await state()).toEqual({ ...ready, state: 'expired', sizeBytes: null, nextAt: null });
  });

  it('has one at a time made for a user, however often it is asked for', async () => {
    await Promise.all(Array.from({ length: 10 }, () => post()));
    const before = await admin`select id from data_export where user_id = ${user.id}`;
    await sql`select claim_data_export('1 minute', 4, ${exports.start})`;
    await post();

    expect(await admin`select id from data_export where user_id = ${user.id}`).toEqual(before);
    expect(await exports.row(user)).toMatchObject({ attempt: 1 });
  });

  it('makes another only a day after a finished one', async () => {
    await post();
    await exports.work();

    exports.pass(DAY_MS - 1);
    expect((await read(await post())).state).toBe('ready');
    exports.pass(1);
    expect((await read(await post())).state).toBe('processing');
  });

  it.each([
    ['GET', '/api/account/export'],
    ['POST', '/api/account/export'],
    ['GET', '/api/account/export/file'],
  ])('answers 401 to %s %s without a session, and of an ended one', async (method, path) => {
    await post();
    await exports.work();
    const ask = (headers: Record<string, string>) => gateway.request(path, { method, headers });

    expect((await ask({})).status).toBe(401);
    await admin`delete from session where user_id = ${user.id}`;
    expect((await ask(cookieOf(user))).status).toBe(401);
  });
});

describe('GET /api/account/export/file', () => {
  it('sends the archive to its owner as a download that no cache keeps', async () => {
    await post();
    await exports.work();

    const response = await download();

    expect(response.status).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...(await readZip(bytes)).keys()]).toContain('profile.json');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(bytes.length),
      'content-disposition':
        'attachment; filename="ai-creative-data-2030-01-01.zip"; filename*=UTF-8\'\'ai-creative-data-2030-01-01.zip',
      'cache-control': 'no-store',
    });
    expect((await state()).sizeBytes).toBe(bytes.length);
  });

  it('answers HEAD without the file', async () => {
    await post();
    await exports.work();

    const response = await download(user, { method: 'HEAD' });

    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(500);
    expect(await response.text()).toBe('');
  });

  it('answers 404 to everyone else, also at the address of media', async () => {
    await post();
    await exports.work();
    const other = await createUser(sql, { now: exports.start });
    const [{ key }] = await admin<[{ key: string }]>`select file_key as key from data_export`;

    expect((await download(other)).status).toBe(404);
    for (const whom of [user, other]) {
      const media = await gateway.request(`/media/${key}`, { headers: cookieOf(whom) });
      expect(media.status).toBe(404);
    }
  });

  it('answers 404 before there is one, and at once when its time is over', async () => {
    await keepSignedIn();
    expect((await download()).status).toBe(404);
    await post();
    expect((await download()).status).toBe(404);
    await exports.work();
    expect((await download(user, { method: 'HEAD' })).status).toBe(200);

    exports.pass(7 * DAY_MS);
    expect((await download()).status).toBe(404);
  });
});
