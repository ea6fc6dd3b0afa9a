import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser } from '../../../test/gateway/factories.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';

const { sql, admin } = await createTestDatabase();
const OLD = 'correct horse battery';
const NEW = 'staple of horses';
const gateway = createTestGateway(sql);
afterAll(() => gateway.stop());

let email: string;
let cookie: string;
beforeEach(async () => {
  await admin`delete from rate_limit`;
  email = `${crypto.randomUUID()}@example.com`;
  cookie = sessionCookieOf(await gateway.post('/api/register', { email, password: OLD }));
});

const change = (currentPassword: string, password = NEW, from = cookie) =>
  gateway.post('/api/account/password', { currentPassword, password }, { headers: { cookie: from } });
const logIn = (password: string) => gateway.post('/api/login', { email, password });
const user = (from: string) => gateway.request('/api/auth/user', { headers: { cookie: from } });

describe('POST /api/account/password', () => {
  it('sets another password, keeps this session and ends the others, and the owner gets a mail', async () => {
    const other = sessionCookieOf(await logIn(OLD));

    expect((await change(OLD)).status).toBe(200);

    expect([(await user(cookie)).status, (await user(other)).status]).toEqual([200, 401]);
    expect([(await logIn(OLD)).status, (await logIn(NEW)).status]).toEqual([401, 200]);
    await expect(
      admin`select kind from mail where recipient = ${email} order by id desc limit 1`,
    ).resolves.toEqual([{ kind: 'password-changed' }]);
  });

  it('refuses a wrong present password at its field, without signing anybody out', async () => {
    const response = await change('not this one');

    expect(response.status).toBe(400);
    await expect(response.json()).resolves.toMatchObject({
      fields: { currentPassword: 'This is not your present password.' },
    });
    expect((await user(cookie)).status).toBe(200);
    expect((await logIn(OLD)).status).toBe(200);
  });

  it('lets a found session guess five times in 15 minutes, the right password included', async () => {
    for (let n = 0; n < 5; n += 1) expect((await change('a guess')).status).toBe(400);

    expect((await change(OLD)).status).toBe(429);
  });

  it('changes it once when two windows do so at the same time', async () => {
    const responses = await Promise.all([change(OLD, 'first of two'), change(OLD, 'second of two')]);

    // The one that came later finds another password, before its check or after.
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 400 || status === 409)).toHaveLength(1);
  });

  it('refuses a common or a short password', async () => {
    expect([(await change(OLD, 'password123')).status, (await change(OLD, 'short')).status]).toEqual([
      400, 400,
    ]);
  });

  it('uses up links that were mailed to set another one', async () => {
    await admin`
      insert into email_token select decode(repeat('ab', 32), 'hex'), id, 'reset-password', email, now(), now() + interval '1 hour', null
      from app_user where email = ${email}`;

    await change(OLD);

    await expect(
      admin`select used_at is not null as "isUsed" from email_token where email = ${email} and purpose = 'reset-password'`,
    ).resolves.toEqual([{ isUsed: true }]);
  });

  it('is for signed-in users with a password', async () => {
    expect((await change(OLD, NEW, '')).status).toBe(401);
    const { token } = await createUser(sql);
    const without = `sid=${token.toString('base64url')}`;

    expect((await change('', NEW, without)).status).toBe(400);
    expect((await change('anything', NEW, without)).status).toBe(400);
    const ways = await gateway.request('/api/account/security', { headers: { cookie: without } });
    await expect(ways.json()).resolves.toEqual({ hasPassword: false });
  });
});
