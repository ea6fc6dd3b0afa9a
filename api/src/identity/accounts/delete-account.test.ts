import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { countAs } from '../../../test/gateway/count-as.ts';
import {
  balanceOf,
  createUser,
  readGeneration,
  startGeneration,
  type TestUser,
} from '../../../test/gateway/factories.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';

const { sql, admin } = await createTestDatabase();
const NOW = new Date('2030-01-01T00:00:00Z');
const MINUTE_MS = 60_000;
const PASSWORD = 'correct horse battery';
let now = NOW;
const clock = { now: () => now };
const gateway = createTestGateway(sql, { ACCOUNT_GRACE_DAYS: '3' }, { clock });
// Another process of the same installation.
const second = createTestGateway(sql, {}, { clock });
afterAll(() => {
  gateway.stop();
  second.stop();
});

let email: string;
let cookie: string;
beforeEach(async () => {
  now = NOW;
  await admin`delete from rate_limit`;
  email = `${crypto.randomUUID()}@example.com`;
  cookie = sessionCookieOf(await gateway.post('/api/register', { email, password: PASSWORD }));
});

const remove = (proof: object, from = cookie, by = gateway) =>
  by.post('/api/account/delete', proof, { headers: { cookie: from } });
const cookieOf = ({ token }: TestUser) => `sid=${token.toString('base64url')}`;
const logIn = (password = PASSWORD, by = gateway) => by.post('/api/login', { email, password });
const isSignedIn = async (from: string, by = gateway) =>
  (await by.request('/api/auth/user', { headers: { cookie: from } })).status === 200;

describe('POST /api/account/delete', () => {
  it('signs the account out everywhere at once, and tells its user when it is gone for good', async () => {
    const other = sessionCookieOf(await logIn(PASSWORD, second));
    const response = await remove({ password: PASSWORD });

    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/^sid=;/);
    expect([await isSignedIn(cookie), await isSignedIn(other, second)]).toEqual([false, false]);
    await expect(
      admin`select kind, payload from mail where recipient = ${email} order by id desc limit 1`,
    ).resolves.toEqual([{ kind: 'restore-account', payload: { closesAt: '2030-01-04T00:00:00.000Z' } }]);
  });

  it('asks for the password, and a wrong one changes nothing', async () => {
    for (const proof of [{ password: 'a guess' }, { email }]) {
      const response = await remove(proof);
      expect(response.status).toBe(400);
      await expect(response.json()).resolves.toMatchObject({
        fields: { password: 'This is not your password.' },
      });
    }

    expect(await isSignedIn(cookie)).toBe(true);
    expect((await remove({}, cookie)).status).toBe(400);
    expect((await remove({ password: PASSWORD }, '')).status).toBe(401);
  });

  it('counts among the guesses of a session, the right password included', async () => {
    expect((await remove({ password: 'a guess' })).status).toBe(400);
    await countAs(admin, 5, 'password:');

    expect((await remove({ password: PASSWORD })).status).toBe(429);
    expect(await isSignedIn(cookie)).toBe(true);
  });

  it('deletes once when two processes are asked at the same time', async () => {
    const responses = await Promise.all([
      remove({ password: PASSWORD }),
      remove({ password: PASSWORD }, cookie, second),
    ]);

    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    await expect(
      admin`select count(*)::int from mail where recipient = ${email} and kind = 'restore-account'`,
    ).resolves.toEqual([{ count: 1 }]);
  });
});

describe('an account without a password', () => {
  const proofOf = (user: TestUser) => ({ email: user.email.toUpperCase() });

  it('is deleted by its address, typed in any case, within ten minutes of the sign-in', async () => {
    const user = await createUser(sql, { now });
    now = new Date(NOW.getTime() + 10 * MINUTE_MS);

    expect((await remove(proofOf(user), cookieOf(user))).status).toBe(200);
    expect(await isSignedIn(cookieOf(user))).toBe(false);
  });

  it('needs a fresh sign-in after that, and the response says so', async () => {
    const user = await createUser(sql, { now });
    now = new Date(NOW.getTime() + 10 * MINUTE_MS + 1000);
    const response = await remove(proofOf(user), cookieOf(user));

    expect(response.status).toBe(403);
    await expect(response.json()).resolves.toMatchObject({
      message: expect.stringContaining('older than 10 minutes'),
    });
    expect(await isSignedIn(cookieOf(user))).toBe(true);
  });

  it('is not deleted by another address, or by a password that it has not', async () => {
    const user = await createUser(sql, { now });

    for (const proof of [{ email }, { password: PASSWORD }]) {
      const response = await remove(proof, cookieOf(user));
      expect(response.status).toBe(400);
      await expect(response.json()).resolves.toMatchObject({ fields: { email: expect.any(String) } });
    }
  });
});

describe('a deleted account', () => {
  it('gets no link for a new password, and one that was mailed before is no good', async () => {
    await admin`
      insert into email_token select decode(repeat('cd', 32), 'hex'), id, 'reset-password', email, ${NOW},
        ${NOW}::timestamptz + interval '1 hour', null
      from app_user where email = ${email}`;
    await remove({ password: PASSWORD });
    await admin`delete from mail`;

    expect((await gateway.post('/api/password/forgot', { email })).status).toBe(202);
    await expect(admin`select user_id, run_at from mail where kind = 'reset-password'`).resolves.toEqual([
      { user_id: null, run_at: null },
    ]);
    await expect(
      sql`select reset_password(decode(repeat('cd', 32), 'hex'), 'hash', ${NOW}) ->> 'outcome' as outcome`,
    ).resolves.toEqual([{ outcome: 'unknown' }]);
  });

  it('gets no further mails', async () => {
    await remove({ password: PASSWORD });

    await expect(
      admin`
        select enqueue_mail(id, 'password-changed', '{}', ${crypto.randomUUID()}, now()) as "isSent"
        from app_user where email = ${email}`,
    ).resolves.toEqual([{ isSent: false }]);
  });

  it('keeps its address until it is gone for good', async () => {
    await remove({ password: PASSWORD });

    expect((await gateway.post('/api/register', { email, password: PASSWORD })).status).toBe(400);
  });

  it('shows an admin no name and no address', async () => {
    await admin`update app_user set first_name = 'Ada', email_verified_at = now() where email = ${email}`;
    await remove({ password: PASSWORD });
    const operator = await createUser(sql, { now });
    await admin`update app_user set is_admin = true where id = ${operator.id}`;
    const response = await gateway.request(`/api/admin/users?query=${email}`, {
      headers: { cookie: cookieOf(operator) },
    });

    await expect(response.json()).resolves.toMatchObject([{ email: 'Deleted account', name: null }]);
  });
});

describe('what a deleted account was doing', () => {
  it('is cancelled and paid back: at once what waits, at its next beat what runs', async () => {
    const user = await createUser(sql, { now });
    const [waiting, running] = [
      await startGeneration(sql, user, { now }),
      await startGeneration(sql, user, { now }),
    ];
    await admin`update generation set status = 'running', attempt = 1, lease_until = ${now} where id = ${running}`;
    await remove({ email: user.email }, cookieOf(user));

    expect(await readGeneration(sql, waiting)).toMatchObject({ status: 'cancelled', refunded: true });
    await sql`select finish_generation(${user.id}, ${running}, 1, 'completed', null, null, '{}', 'fake', ${now})`;
    expect(await readGeneration(sql, running)).toMatchObject({ status: 'cancelled', refunded: true });
    expect(await balanceOf(sql, user.id, now)).toBe(500);
  });

  it('is not started again by an admin', async () => {
    const user = await createUser(sql, { now });
    const id = await startGeneration(sql, user, { now });
    await admin`select end_generation(${user.id}, ${id}, 'failed', 'internal', null, null, null, ${now})`;
    await remove({ email: user.email }, cookieOf(user));
    const operator = await createUser(sql, { now });
    await admin`update app_user set is_admin = true where id = ${operator.id}`;
    const headers = { cookie: cookieOf(operator) };

    expect((await gateway.post(`/api/admin/jobs/${id}/retry`, {}, { headers })).status).toBe(404);
  });
});
