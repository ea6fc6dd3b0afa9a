import { schemaOf } from '@aic/contract/schemas';
import { ACCOUNT_SESSION } from '@aic/contract/security';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';

const { sql, admin } = await createTestDatabase();
const NOW = new Date('2030-01-01T00:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const PASSWORD = 'correct horse battery';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let now = NOW;
const notified: string[] = [];
const gateway = createTestGateway(
  sql,
  {},
  { clock: { now: () => now }, notifier: { notify: (_, userId?: string) => notified.push(userId ?? '') } },
);
afterAll(() => gateway.stop());

let email: string;
let cookie: string;
beforeEach(async () => {
  now = NOW;
  notified.length = 0;
  await admin`delete from rate_limit`;
  email = `${crypto.randomUUID()}@example.com`;
  const headers = { 'user-agent': FIREFOX };
  cookie = sessionCookieOf(
    await gateway.post('/api/register', { email, password: PASSWORD }, { headers }, '203.0.113.77'),
  );
});

async function logIn(userAgent = ''): Promise<string> {
  const headers = { 'user-agent': userAgent };
  return sessionCookieOf(
    await gateway.post('/api/login', { email, password: PASSWORD }, { headers }, '2001:db8::7'),
  );
}

async function list(from = cookie) {
  const response = await gateway.request('/api/account/sessions', { headers: { cookie: from } });
  expect(response.status).toBe(200);
  return z.array(schemaOf(ACCOUNT_SESSION)).parse(await response.json());
}

const end = (id: string, from = cookie) =>
  gateway.request(`/api/account/sessions/${id}`, { method: 'DELETE', headers: { cookie: from } });
const endOthers = (from = cookie) =>
  gateway.post('/api/account/sessions/end-others', {}, { headers: { cookie: from } });
const isSignedIn = async (from: string) =>
  (await gateway.request('/api/auth/user', { headers: { cookie: from } })).status === 200;

describe('GET /api/account/sessions', () => {
  it('names this browser first, with what is known of each and no whole address', async () => {
    now = new Date(NOW.getTime() + DAY_MS);
    await logIn('something of its own');

    expect(await list()).toEqual([
      {
        id: expect.any(String),
        browser: 'Firefox on Linux',
        network: '203.0.113.0/24',
        createdAt: '2030-01-01T00:00:00.000Z',
        lastSeenAt: expect.any(String),
        isCurrent: true,
      },
      expect.objectContaining({ browser: null, network: '2001:db8:0:0::/64', isCurrent: false }),
    ]);
  });

  it('leaves out sessions that are over, and those of other users', async () => {
    await logIn();
    await gateway.post('/api/register', { email: `other-${email}`, password: PASSWORD });
    const soon = new Date(NOW.getTime() + 7 * DAY_MS - 1000);
    await admin`
      update session set idle_until = ${new Date(NOW.getTime() + 1000)} where browser is null`;
    now = soon;

    expect(await list()).toHaveLength(1);
  });

  it('is for signed-in users, and gives away nothing that opens a session', async () => {
    expect((await gateway.request('/api/account/sessions')).status).toBe(401);
    const [session] = await list();
    const rows = await admin`select encode(token_hash, 'hex') as hash from session`;
    for (const { hash } of rows) expect(JSON.stringify(session)).not.toContain(hash);
  });
});

describe('DELETE /api/account/sessions/{id}', () => {
  it('signs that browser out at once, and no other', async () => {
    const second = await logIn();
    const third = await logIn();
    const id = (await list(second)).find(({ isCurrent }) => isCurrent)?.id ?? '';
    notified.length = 0;

    expect((await end(id)).status).toBe(200);

    expect(await Promise.all([cookie, second, third].map(isSignedIn))).toEqual([true, false, true]);
    expect(notified).toHaveLength(1);
    expect((await end(id)).status).toBe(404);
  });

  it('ends no session of anybody else, and says the same as of one that does not exist', async () => {
    const stranger = sessionCookieOf(
      await gateway.post('/api/register', { email: `s-${email}`, password: PASSWORD }),
    );
    const [own] = await list();

    const responses = [await end(own?.id ?? '', stranger), await end(crypto.randomUUID(), stranger)];

    expect(responses.map(({ status }) => status)).toEqual([404, 404]);
    expect(await isSignedIn(cookie)).toBe(true);
  });

  it('is for signed-in users', async () => {
    const [own] = await list();

    expect((await end(own?.id ?? '', '')).status).toBe(401);
    expect((await end(own?.id ?? '', `sid=${'A'.repeat(43)}`)).status).toBe(401);
    expect(await isSignedIn(cookie)).toBe(true);
  });
});

describe('POST /api/account/sessions/end-others', () => {
  it('leaves this one alone, and says how many it has ended', async () => {
    const others = [await logIn(), await logIn()];

    await expect((await endOthers()).json()).resolves.toEqual({ count: 2 });

    expect(await Promise.all([cookie, ...others].map(isSignedIn))).toEqual([true, false, false]);
    expect((await endOthers('')).status).toBe(401);
  });
});
