import { schemaOf } from '@aic/contract/schemas';
import { USER } from '@aic/contract/user';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf } from '../../../test/gateway/factories.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';

const { sql, admin } = await createTestDatabase();
const gateway = createTestGateway(sql, {
  LOGIN_ATTEMPTS_PER_NETWORK_PER_MINUTE: '100000',
  REGISTRATIONS_PER_NETWORK_PER_HOUR: '100000',
});
afterAll(() => gateway.stop());

const PASSWORD = 'correct horse battery';
let users = 0;
function newEmail(): string {
  users += 1;
  return `person${users}@example.com`;
}

async function register(email = newEmail(), init: RequestInit = {}) {
  const response = await gateway.post('/api/register', { email, password: PASSWORD }, init);
  return { email, response, cookie: sessionCookieOf(response) };
}

function whoAmI(cookie: string): Promise<Response> {
  return gateway.request('/api/auth/user', { headers: { cookie } });
}

describe('POST /api/register', () => {
  it('[5.register] makes an account with 500 credits and signs it in', async () => {
    const { email, response, cookie } = await register();

    expect(response.status).toBe(200);
    const user = schemaOf(USER)
      .strict()
      .parse(await response.json());
    expect(user).toMatchObject({ email, firstName: null, lastName: null, isPro: false, isAdmin: false });
    await expect(balanceOf(sql, user.id)).resolves.toBe(500);
    expect((await whoAmI(cookie)).status).toBe(200);
  });

  it('[5.register] keeps optional names', async () => {
    const body = { email: newEmail(), password: PASSWORD, firstName: ' Ada ', lastName: 'Lovelace' };

    const response = await gateway.post('/api/register', body);

    await expect(response.json()).resolves.toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' });
  });

  it.each([
    ['no e-mail', { password: PASSWORD }, 'email'],
    ['no password', { email: 'a@example.com' }, 'password'],
    ['something that is no e-mail', { email: 'example.com', password: PASSWORD }, 'email'],
    ['7 characters', { email: 'a@example.com', password: '1234567' }, 'password'],
    ['129 characters', { email: 'a@example.com', password: 'x'.repeat(129) }, 'password'],
  ])('[5.register] refuses %s and names the field', async (_, body, field) => {
    const response = await gateway.post('/api/register', body);

    expect(response.status).toBe(400);
    await expect(response.json()).resolves.toMatchObject({
      code: 'invalid_request',
      fields: { [field]: expect.any(String) },
    });
  });

  it.each(['q7!vkz2m', 'x'.repeat(128), 'pässwörd🦊', '🦊'.repeat(128), 'é'.normalize('NFD').repeat(128)])(
    '[5.register] takes %s as a password',
    async (password) => {
      const email = newEmail();

      expect((await gateway.post('/api/register', { email, password })).status).toBe(200);
      expect((await gateway.post('/api/login', { email, password })).status).toBe(200);
    },
  );

  it.each(['password', 'Password123', '1234567890'])(
    'refuses %s, which everyone tries first',
    async (password) => {
      const response = await gateway.post('/api/register', { email: newEmail(), password });

      expect(response.status).toBe(400);
      await expect(response.json()).resolves.toMatchObject({
        code: 'invalid_request',
        fields: { password: expect.stringContaining('most common') },
      });
    },
  );

  it('refuses fields it does not know, so that no visitor registers as an admin', async () => {
    const body = { email: newEmail(), password: PASSWORD, isAdmin: true };

    expect((await gateway.post('/api/register', body)).status).toBe(400);
  });

  it('refuses a second account for an address, whatever its case, and grants nothing', async () => {
    const { email } = await register();

    const { response } = await register(email.toUpperCase());

    expect(response.status).toBe(400);
    await expect(response.json()).resolves.toMatchObject({ code: 'email_taken' });
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('makes one account when the same form is sent 8 times at once', async () => {
    const email = newEmail();

    const responses = await Promise.all(Array.from({ length: 8 }, () => register(email)));

    expect(responses.map(({ response }) => response.status).sort((a, b) => a - b)).toEqual([
      200, 400, 400, 400, 400, 400, 400, 400,
    ]);
  });

  it('answers 400, not 500, to a NUL that the database cannot store', async () => {
    const body = { email: newEmail(), password: PASSWORD, firstName: 'A\0B' };

    expect((await gateway.post('/api/register', body)).status).toBe(400);
  });
});

describe('POST /api/login', () => {
  it('signs in whatever the case of the address', async () => {
    const { email } = await register();

    const response = await gateway.post('/api/login', { email: email.toUpperCase(), password: PASSWORD });

    expect(response.status).toBe(200);
    await expect(response.json()).resolves.toMatchObject({ email });
    expect((await whoAmI(sessionCookieOf(response))).status).toBe(200);
  });

  it('gives an unknown address and a wrong password the same response', async () => {
    const { email } = await register();

    const responses = [
      await gateway.post('/api/login', { email, password: 'wrong password' }),
      await gateway.post('/api/login', { email: newEmail(), password: 'wrong password' }),
    ];

    const bodies = await Promise.all(responses.map((response) => response.json()));
    expect(responses.map(({ status }) => status)).toEqual([401, 401]);
    for (const body of bodies) {
      expect(body).toEqual({
        message: 'Invalid e-mail or password',
        code: 'invalid_credentials',
        requestId: expect.any(String),
      });
    }
  });

  it('starts a new session each time and ends the one it replaces, so that a planted one is worthless', async () => {
    const { email, cookie } = await register();

    const response = await gateway.post('/api/login', { email, password: PASSWORD }, { headers: { cookie } });

    expect(sessionCookieOf(response)).not.toBe(cookie);
    expect((await whoAmI(cookie)).status).toBe(401);
  });

  it('ignores a session id that the browser brings along unasked', async () => {
    const { email } = await register();
    const planted = `sid=${'A'.repeat(43)}`;

    const response = await gateway.post(
      '/api/login',
      { email, password: PASSWORD },
      { headers: { cookie: planted } },
    );

    expect(sessionCookieOf(response)).not.toBe(planted);
    expect((await whoAmI(planted)).status).toBe(401);
  });
});

describe('the session', () => {
  it('is a HttpOnly, SameSite=Lax cookie for the whole site', async () => {
    const { response } = await register();

    expect(response.headers.get('set-cookie')).toMatch(
      /^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('on https is Secure and bound to the host by its name', async () => {
    const secure = createTestGateway(sql, { APP_ORIGIN: 'https://studio.example.com' });
    const response = await secure.post('/api/register', { email: newEmail(), password: PASSWORD });
    secure.stop();

    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  it('is nowhere in the database in a usable form', async () => {
    const { cookie } = await register();
    const token = cookie.slice('sid='.length);

    const rows = await admin<{ text: string }[]>`select session::text as text from session`;

    expect(rows.length).toBeGreaterThan(0);
    const dump = rows.map(({ text }) => text).join();
    expect(dump).not.toContain(token);
    expect(dump).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  it.each([
    ['7 days without use', { idle_until: '1 minute', expires_at: '-1 day' }],
    ['30 days', { idle_until: '-1 day', expires_at: '1 second' }],
  ])('ends after %s', async (_, ago) => {
    const { cookie } = await register();
    expect((await whoAmI(cookie)).status).toBe(200);

    await admin`update session set idle_until = now() - ${ago.idle_until}::interval,
      expires_at = now() - ${ago.expires_at}::interval
      where token_hash = sha256(${Buffer.from(cookie.slice(4), 'base64url')})`;

    expect((await whoAmI(cookie)).status).toBe(401);
  });

  it('is kept alive by use, with at most one write an hour', async () => {
    const { cookie } = await register();
    const hash = Buffer.from(cookie.slice(4), 'base64url');
    const lastSeen = async () =>
      (
        await admin`select now() - last_seen_at < '1 minute' as fresh, xmin::text as version from session where token_hash = sha256(${hash})`
      )[0];
    await admin`update session set last_seen_at = now() - interval '2 hours' where token_hash = sha256(${hash})`;

    await whoAmI(cookie);

    await expect.poll(async () => (await lastSeen())?.['fresh']).toBe(true);
    const before = await lastSeen();
    await whoAmI(cookie);
    await expect(lastSeen()).resolves.toEqual(before);
  });
});

describe('POST /api/logout', () => {
  it('ends the session in the database and clears the cookie', async () => {
    const { cookie } = await register();

    const response = await gateway.request('/api/logout', { method: 'POST', headers: { cookie } });

    expect(response.status).toBe(200);
    await expect(response.json()).resolves.toEqual({});
    expect(response.headers.get('set-cookie')).toMatch(/^sid=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
    // What the browser kept of the user's files would open for its next user.
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect((await whoAmI(cookie)).status).toBe(401);
  });

  it('is fine without a session', async () => {
    expect((await gateway.request('/api/logout', { method: 'POST' })).status).toBe(200);
  });
});

describe('GET /api/auth/user', () => {
  it.each(['', 'sid=', 'sid=short', `sid=${'A'.repeat(43)}`, `sid=${'%00'.repeat(15)}`, 'other=1'])(
    '[4.auth.states] answers 401 Unauthorized to the cookie %j',
    async (cookie) => {
      const response = await whoAmI(cookie);

      expect(response.status).toBe(401);
      await expect(response.json()).resolves.toMatchObject({ message: 'Unauthorized', code: 'unauthorized' });
    },
  );

  it('says isPro for any paid plan and never shows the password hash', async () => {
    const { cookie, email } = await register();
    await admin`update app_user set plan = 'creator' where email = ${email}`;

    const text = await (await whoAmI(cookie)).text();

    expect(JSON.parse(text)).toMatchObject({ isPro: true });
    expect(text).not.toMatch(/argon2|hash/i);
  });
});

describe('GET /api/login', () => {
  it.each([
    ['', '/auth'],
    ['?returnTo=/', '/auth'],
    ['?returnTo=/video%3Ftab%3D1', '/auth?returnTo=%2Fvideo%3Ftab%3D1'],
    ['?returnTo=//evil.example', '/auth'],
    ['?returnTo=https:evil.example', '/auth'],
    ['?returnTo=/%255cevil.example', '/auth'],
  ])('[2.route.api-login] sends a navigation with %j to %s', async (query, location) => {
    const response = await gateway.request(`/api/login${query}`);

    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(location);
  });
});
