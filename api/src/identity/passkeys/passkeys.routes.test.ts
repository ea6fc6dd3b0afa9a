import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PASSKEYS_MAX, type Passkey } from '@aic/contract/passkeys';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { countAs } from '../../../test/gateway/count-as.ts';
import { insertTestPasskey } from '../../../test/gateway/factories.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';
import { createMemoryMailer } from '../../../test/gateway/memory-mailer.ts';
import { addPasskey, beginRegistration, signIn } from '../../../test/identity/passkeys.ts';
import { createSoftwareAuthenticator } from '../../../test/identity/software-authenticator.ts';
import { createMailSender } from '../../mail/send-mails.ts';

const { sql, admin } = await createTestDatabase();
const PATH = '/api/account/passkeys';
const ORIGIN = 'http://localhost:3000';
const NOW = new Date('2030-01-01T00:00:10Z');
const PASSWORD = 'correct horse battery';
const PROOF = { password: PASSWORD };
const dataDir = await mkdtemp(join(tmpdir(), 'passkeys-'));
let now = NOW;
const gateway = createTestGateway(sql, { DATA_DIR: dataDir }, { clock: { now: () => now } });
const mailer = createMemoryMailer();
const sendMails = createMailSender({ ...gateway.deps, mailer });
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true });
});

let email: string;
let cookie: string;
let userId: string;
beforeEach(async () => {
  now = NOW;
  mailer.sent.length = 0;
  await admin`delete from rate_limit`;
  await admin`delete from mail`;
  email = `${crypto.randomUUID()}@example.com`;
  cookie = sessionCookieOf(await gateway.post('/api/register', { email, password: PASSWORD }));
  const [row] = await admin<[{ id: string }]>`
    update app_user set email_verified_at = ${now} where email = ${email} returning id`;
  userId = row.id;
});

const ask = (method: string, path: string, body?: object) =>
  gateway.request(path, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
const list = async () => (await (await ask('GET', PATH)).json()) as Passkey[];
const begin = (proof: object) => ask('POST', `${PATH}/begin`, proof);
const add = (response: object, browser: string) =>
  gateway.post(PATH, response, { headers: { cookie: `${cookie}; ${browser}`, 'user-agent': FIREFOX } });
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const newPasskey = (options = {}) => createSoftwareAuthenticator(ORIGIN, options);
/** The body and status that a request with a wrong response gets. */
async function refusal(response: Response) {
  const { message } = (await response.json()) as { message: string };
  return [response.status, message];
}
const NOT_ADDED = [400, 'The passkey could not be added. Please try again.'];

async function mailed() {
  await sendMails(new AbortController().signal);
  return mailer.sent.filter(({ kind }) => kind.startsWith('passkey'));
}

describe('registering a passkey', () => {
  it('asks for one that finds its user and verifies them, in the name of the configured host', async () => {
    const { options } = await beginRegistration(gateway, cookie, PROOF);

    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'AI Creative' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
    expect(Buffer.from(options.user.id, 'base64url').toString('hex')).toBe(userId.replaceAll('-', ''));
  });

  it('lists it by the name of the browser, and says whether its owner has it elsewhere, too', async () => {
    for (const isBackedUp of [true, false]) {
      const { options, browser } = await beginRegistration(gateway, cookie, PROOF);
      expect((await add(newPasskey({ isBackedUp }).register(options), browser)).status).toBe(200);
    }

    const passkey = { name: 'Firefox on Linux', createdAt: '2030-01-01T00:00:10.000Z', lastUsedAt: null };
    expect(await list()).toEqual([
      { ...passkey, id: expect.any(String), isBackedUp: true },
      { ...passkey, id: expect.any(String), isBackedUp: false },
    ]);
  });

  it('keeps its session, tells the owner by mail, and has browsers leave out what is there', async () => {
    await addPasskey(gateway, cookie, PROOF);

    expect((await mailed()).map(({ kind, to }) => [kind, to])).toEqual([['passkey-added', email]]);
    const { options } = await beginRegistration(gateway, cookie, PROOF);
    expect(options.excludeCredentials).toMatchObject([{ transports: ['internal', 'hybrid'] }]);
  });

  it('takes one that vouches for itself, with its own key alone', async () => {
    for (const [key, status] of [
      [undefined, 200],
      [newPasskey().privateKey, 400],
    ] as const) {
      const { options, browser } = await beginRegistration(gateway, cookie, PROOF);
      const response = newPasskey().register(options, { attestation: 'self', ...(key && { key }) });
      expect((await add(response, browser)).status).toBe(status);
    }
  });
});

describe('who may register one', () => {
  it('knows the password: a session left open is not enough', async () => {
    for (const proof of [{}, { password: 'a guess' }]) {
      const response = await begin(proof);
      expect(response.status).toBe(400);
      await expect(response.json()).resolves.toMatchObject({ fields: { password: expect.any(String) } });
    }
    expect(await sql`select from passkey_challenge where user_id = ${userId}`).toHaveLength(0);
  });

  it('may guess it no more often than elsewhere', async () => {
    expect((await begin({ password: 'a guess' })).status).toBe(400);
    await countAs(admin, 5, 'password:');

    expect((await begin(PROOF)).status).toBe(429);
  });

  it('has signed in within ten minutes where there is no password, as users of another provider', async () => {
    await admin`update app_user set password_hash = null where id = ${userId}`;
    now = new Date(NOW.getTime() + 10 * 60_000);
    const passkey = await addPasskey(gateway, cookie, {});
    now = new Date(NOW.getTime() + 10 * 60_000 + 1);

    expect((await refusal(await begin({})))[0]).toBe(403);
    const signedIn = await signIn(gateway, passkey);
    cookie = sessionCookieOf(signedIn);
    expect((await begin({})).status).toBe(200);
  });

  it('has a confirmed address: its real owner may still come', async () => {
    await admin`update app_user set email_verified_at = null where id = ${userId}`;

    expect((await begin(PROOF)).status).toBe(409);
  });

  it('has room for ten, and a registration that was begun before finds none', async () => {
    for (let n = 1; n < PASSKEYS_MAX; n += 1) await insertTestPasskey(admin, userId);
    const { options, browser } = await beginRegistration(gateway, cookie, PROOF);
    await addPasskey(gateway, cookie, PROOF);

    expect((await add(newPasskey().register(options), browser)).status).toBe(409);
    expect((await begin(PROOF)).status).toBe(409);
    expect(await list()).toHaveLength(PASSKEYS_MAX);
  });

  it('is counted after the one that is being added', async () => {
    for (let n = 1; n < PASSKEYS_MAX; n += 1) await insertTestPasskey(admin, userId);
    const { options, browser } = await beginRegistration(gateway, cookie, PROOF);
    const waiting = await admin.begin(async (other) => {
      await other`select credit.lock_account(${userId})`;
      const response = add(newPasskey().register(options), browser);
      await vi.waitUntil(
        async () =>
          (
            await admin`
              select from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock' and query like '%add_passkey%'`
          ).length > 0,
        10_000,
      );
      await other`
        insert into passkey (user_id, credential_id, public_key, counter, transports, name, is_backed_up, created_at)
        select user_id, sha256(credential_id), public_key, 0, transports, name, true, created_at
        from passkey where user_id = ${userId} limit 1`;
      // Not awaited in here: it goes on when this transaction ends.
      return { response };
    });

    expect((await waiting.response).status).toBe(409);
  });
});

describe('a response that is not taken, always in the same words', () => {
  const lies: Array<[string, Parameters<ReturnType<typeof newPasskey>['register']>[1]]> = [
    ['is of another origin', { origin: 'https://evil.example' }],
    ['is for another relying party', { rpId: 'evil.example' }],
    ['has no verified user', { isVerified: false }],
    ['is one of a sign-in', { type: 'webauthn.get' }],
    ['comes from a frame', { crossOrigin: true }],
    ['has a challenge that we never gave', { challenge: 'A'.repeat(43) }],
    ['has a name that can be guessed', { credentialId: Buffer.alloc(8, 1) }],
  ];

  it.each(lies)('%s', async (_, lie) => {
    const { options, browser } = await beginRegistration(gateway, cookie, PROOF);

    expect(await refusal(await add(newPasskey().register(options, lie), browser))).toEqual(NOT_ADDED);
    expect(await list()).toEqual([]);
  });

  it('comes again, late, from another browser, or with a session of another user', async () => {
    const { options, browser } = await beginRegistration(gateway, cookie, PROOF);
    const response = newPasskey().register(options);
    expect((await add(response, browser)).status).toBe(200);
    expect(await refusal(await add(response, browser))).toEqual(NOT_ADDED);

    const second = await beginRegistration(gateway, cookie, PROOF);
    const next = newPasskey().register(second.options);
    expect(await refusal(await add(next, `passkey=${'A'.repeat(43)}`))).toEqual(NOT_ADDED);
    const eve = { email: `${crypto.randomUUID()}@example.com`, password: PASSWORD };
    const owner = cookie;
    cookie = sessionCookieOf(await gateway.post('/api/register', eve));
    expect(await refusal(await add(next, second.browser))).toEqual(NOT_ADDED);
    cookie = owner;
    now = new Date(NOW.getTime() + 5 * 60_000);
    expect(await refusal(await add(next, second.browser))).toEqual(NOT_ADDED);
  });

  it('was asked for with a password that is another one now', async () => {
    const { options, browser } = await beginRegistration(gateway, cookie, PROOF);
    const change = { currentPassword: PASSWORD, password: 'battery horse 12' };
    expect((await ask('POST', '/api/account/password', change)).status).toBe(200);

    expect(await refusal(await add(newPasskey().register(options), browser))).toEqual(NOT_ADDED);
  });

  it('is a passkey that a user has already, and stays theirs', async () => {
    const passkey = await addPasskey(gateway, cookie, PROOF);
    const owner = email;
    email = `${crypto.randomUUID()}@example.com`;
    cookie = sessionCookieOf(await gateway.post('/api/register', { email, password: PASSWORD }));
    await admin`update app_user set email_verified_at = ${now} where email = ${email}`;
    const { options, browser } = await beginRegistration(gateway, cookie, PROOF);
    const known = passkey.register({ ...options, user: { ...options.user, id: 'AAAA' } });

    expect((await add(known, browser)).status).toBe(409);
    const rows = await sql`select u.email from passkey p join app_user u on u.id = p.user_id
      where p.credential_id = ${Buffer.from(known.id, 'base64url')}`;
    expect(rows).toEqual([{ email: owner }]);
  });
});

describe('a passkey of the caller', () => {
  it('gets another name', async () => {
    await addPasskey(gateway, cookie, PROOF);
    const [passkey] = await list();

    expect((await ask('PATCH', `${PATH}/${passkey?.id}`, { name: '  My phone ' })).status).toBe(200);
    expect(await list()).toMatchObject([{ id: passkey?.id, name: 'My phone' }]);
    for (const name of ['', ' ', 'x'.repeat(61)]) {
      expect((await ask('PATCH', `${PATH}/${passkey?.id}`, { name })).status).toBe(400);
    }
  });

  it('is removed: it opens nothing any more, and the owner gets a mail', async () => {
    const passkey = await addPasskey(gateway, cookie, PROOF);
    const [own] = await list();
    await ask('PATCH', `${PATH}/${own?.id}`, { name: 'My <b>phone' });
    await addPasskey(gateway, cookie, PROOF);
    const left = (await beginRegistration(gateway, cookie, PROOF)).options.excludeCredentials[1];
    const removed = await ask('DELETE', `${PATH}/${own?.id}`);
    expect(removed.status).toBe(200);
    await expect(removed.json()).resolves.toEqual({
      rpId: 'localhost',
      userId: Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url'),
      credentialIds: [left?.id],
    });

    expect((await signIn(gateway, passkey)).status).toBe(401);
    expect(await list()).toHaveLength(1);
    expect((await ask('DELETE', `${PATH}/${own?.id}`)).status).toBe(404);
    const mail = (await mailed()).find(({ kind }) => kind === 'passkey-removed');
    expect(mail?.text).toContain('Passkey: My <b>phone');
    expect(mail?.html).toContain('My &lt;b&gt;phone');
  });
});

it('leaves the tables to functions', async () => {
  for (const change of [
    sql`delete from passkey`,
    sql`update passkey set counter = 0`,
    sql`update passkey_challenge set expires_at = now()`,
    sql`insert into passkey_challenge values ('\\x00', '\\x00', 'sign-in', null, now())`,
  ]) {
    await expect(change).rejects.toMatchObject({ code: '42501' });
  }
});
