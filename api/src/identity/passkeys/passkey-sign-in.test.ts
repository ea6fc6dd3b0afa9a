import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { countAs } from '../../../test/gateway/count-as.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';
import { cookieOf, turnOnSecondFactor } from '../../../test/identity/authenticator.ts';
import {
  addPasskey,
  sendPasskeyAssertion,
  beginRegistration,
  beginSignIn,
  signIn,
} from '../../../test/identity/passkeys.ts';
import { createSoftwareAuthenticator, type Lies } from '../../../test/identity/software-authenticator.ts';
import { IDENTITY_SWEEPS } from '../identity-tasks.ts';

const { sql, admin } = await createTestDatabase();
const ORIGIN = 'http://localhost:3000';
const NOW = new Date('2030-01-01T00:00:10Z');
const PASSWORD = 'correct horse battery';
let now = NOW;
const gateway = createTestGateway(sql, {}, { clock: { now: () => now } });
afterAll(() => gateway.stop());

type Authenticator = ReturnType<typeof createSoftwareAuthenticator>;

let email: string;
let session: string;
let authenticator: Authenticator;

async function createAccount(): Promise<{ email: string; session: string }> {
  const address = `${crypto.randomUUID()}@example.com`;
  const registered = await gateway.post('/api/register', { email: address, password: PASSWORD });
  await admin`update app_user set email_verified_at = ${now} where email = ${address}`;
  return { email: address, session: sessionCookieOf(registered) };
}

beforeEach(async () => {
  now = NOW;
  await admin`delete from rate_limit`;
  await admin`delete from passkey`;
  ({ email, session } = await createAccount());
  authenticator = await addPasskey(gateway, session, { password: PASSWORD });
});

const who = async (cookie: string) => {
  const response = await gateway.request('/api/auth/user', { headers: { cookie } });
  return response.status === 200 ? ((await response.json()) as { email: string }).email : null;
};
const later = (ms: number): void => {
  now = new Date(now.getTime() + ms);
};

/** All that a refusal tells. */
async function refusal(response: Response) {
  const body = (await response.json()) as { message: string; code: string };
  return {
    status: response.status,
    message: body.message,
    code: body.code,
    cookie: cookieOf(response, 'sid'),
  };
}

const REFUSED = {
  status: 401,
  code: 'invalid_credentials',
  message: 'This passkey did not sign you in. Please try again, or use your password.',
  cookie: null,
};

describe('a passkey', () => {
  it('signs its owner in without an address or a password, and its last use is written down', async () => {
    later(60_000);
    const response = await signIn(gateway, authenticator);

    expect(response.status).toBe(200);
    await expect(response.json()).resolves.toMatchObject({ email });
    expect(await who(cookieOf(response, 'sid') ?? '')).toBe(email);
    const passkeys = await gateway.request('/api/account/passkeys', { headers: { cookie: session } });
    await expect(passkeys.json()).resolves.toMatchObject([{ lastUsedAt: '2030-01-01T00:01:10.000Z' }]);
  });

  it('replaces the session that the browser had', async () => {
    const { options, browser } = await beginSignIn(gateway);
    const response = authenticator.signIn(options);
    expect((await sendPasskeyAssertion(gateway, response, `${session}; ${browser}`)).status).toBe(200);

    expect(await who(session)).toBeNull();
  });

  it('is both steps of a sign-in: an account with a second one asks for no code', async () => {
    await turnOnSecondFactor(gateway, session, now);
    const response = await signIn(gateway, authenticator);

    expect(await who(cookieOf(response, 'sid') ?? '')).toBe(email);
    const login = await gateway.post('/api/login', { email, password: PASSWORD });
    expect(login.status).toBe(401);
  });

  it('that counts is taken as long as it counts on', async () => {
    const counting = await addPasskey(
      gateway,
      session,
      { password: PASSWORD },
      createSoftwareAuthenticator(ORIGIN, { counts: true }),
    );
    expect((await signIn(gateway, counting)).status).toBe(200);
    expect((await signIn(gateway, counting, { counter: 100 })).status).toBe(200);

    for (const counter of [100, 3, 0]) {
      expect(await refusal(await signIn(gateway, counting, { counter }))).toEqual(REFUSED);
    }
    expect((await signIn(gateway, counting, { counter: 101 })).status).toBe(200);
    // A response that was checked before another one was stored.
    const late = await sql`
      select sign_in_with_passkey(
        credential_id, 0, false, ${Buffer.alloc(32)}, null, ${now}, ${now}, ${now}, null, null, ${Buffer.alloc(32)}, ''
      ) as "isSignedIn" from passkey where counter = 101`;
    expect(late).toEqual([{ isSignedIn: false }]);
  });

  it('opens one session for one counter that comes twice at once', async () => {
    const counting = await addPasskey(
      gateway,
      session,
      { password: PASSWORD },
      createSoftwareAuthenticator(ORIGIN, { counts: true }),
    );
    const responses = await Promise.all([1, 2].map(() => signIn(gateway, counting, { counter: 50 })));

    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });
});

describe('what is refused, always in the same words', () => {
  const other = createSoftwareAuthenticator(ORIGIN);
  const lies: Array<[string, Lies]> = [
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['the page of a relying party with another name', { rpId: 'evil.example' }],
    ['no verified user', { isVerified: false }],
    ['another key', { key: other.privateKey }],
    ["another user's name of the user", { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['no name of the user', { userHandle: undefined }],
    ['an unknown passkey', { credentialId: Buffer.alloc(32, 1) }],
    ['the response to a registration', { type: 'webauthn.create' }],
    ['a page in a frame', { crossOrigin: true }],
    ['a challenge that we never gave', { challenge: 'A'.repeat(43) }],
    ['no challenge', { challenge: '' }],
  ];

  it.each(lies)('%s', async (_, lie) => {
    expect(await refusal(await signIn(gateway, authenticator, lie))).toEqual(REFUSED);
    expect((await signIn(gateway, authenticator)).status).toBe(200);
  });

  it('a response that comes again, and a second response to a challenge whose first one was wrong', async () => {
    const { options, browser } = await beginSignIn(gateway);
    const response = authenticator.signIn(options);
    expect((await sendPasskeyAssertion(gateway, response, browser)).status).toBe(200);
    expect(await refusal(await sendPasskeyAssertion(gateway, response, browser))).toEqual(REFUSED);

    const next = await beginSignIn(gateway);
    const wrong = authenticator.signIn(next.options, { isVerified: false });
    expect((await sendPasskeyAssertion(gateway, wrong, next.browser)).status).toBe(401);
    const right = authenticator.signIn(next.options);
    expect(await refusal(await sendPasskeyAssertion(gateway, right, next.browser))).toEqual(REFUSED);
  });

  it('one of two responses to a challenge that come at once', async () => {
    const { options, browser } = await beginSignIn(gateway);
    const responses = await Promise.all(
      [1, 2].map(() => sendPasskeyAssertion(gateway, authenticator.signIn(options), browser)),
    );

    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it('the response of another browser, or of one without a cookie', async () => {
    const { options } = await beginSignIn(gateway);
    const elsewhere = await beginSignIn(gateway);

    for (const browser of [elsewhere.browser, '', `passkey=${'A'.repeat(43)}`]) {
      const response = await sendPasskeyAssertion(gateway, authenticator.signIn(options), browser);
      expect(await refusal(response)).toEqual(REFUSED);
    }
  });

  it('a late response', async () => {
    const { options, browser } = await beginSignIn(gateway);
    const response = authenticator.signIn(options);
    later(5 * 60 * 1000);

    expect(await refusal(await sendPasskeyAssertion(gateway, response, browser))).toEqual(REFUSED);
  });

  it('the challenge of a registration, in the same browser', async () => {
    const { options, browser } = await beginRegistration(gateway, session, { password: PASSWORD });
    const response = authenticator.signIn({
      challenge: options.challenge,
      rpId: options.rp.id,
      timeout: 1,
      userVerification: 'required',
    });

    expect(await refusal(await sendPasskeyAssertion(gateway, response, browser))).toEqual(REFUSED);
  });

  it.each(['blocked_at', 'closes_at'])('the passkey of an account with %s', async (column) => {
    await admin`update app_user set ${admin(column)} = ${now} where email = ${email}`;
    expect(await refusal(await signIn(gateway, authenticator))).toEqual(REFUSED);
    expect(await sql`select from passkey where last_used_at is not null`).toHaveLength(0);

    await admin`update app_user set ${admin(column)} = null where email = ${email}`;
    expect((await signIn(gateway, authenticator)).status).toBe(200);
  });
});

it('opens nothing for an account that is being blocked in this very moment', async () => {
  const waiting = await admin.begin(async (other) => {
    await other`update app_user set blocked_at = ${now} where email = ${email}`;
    const response = signIn(gateway, authenticator);
    await vi.waitUntil(
      async () =>
        (
          await admin`
            select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query like '%sign_in_with_passkey%'`
        ).length > 0,
      10_000,
    );
    // Not awaited in here: it goes on when this transaction ends.
    return { response };
  });

  expect(await refusal(await waiting.response)).toEqual(REFUSED);
});

describe('a challenge', () => {
  it('is of the browser by a cookie that only our own pages send, and other windows of it may wait, too', async () => {
    const first = await gateway.post('/api/login/passkey/begin', {});
    expect(first.headers.getSetCookie().join()).toMatch(
      /^passkey=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const { options, browser } = await beginSignIn(gateway);
    const second = await beginSignIn(gateway, browser);

    expect(second.browser).toBe(browser);
    expect((await sendPasskeyAssertion(gateway, authenticator.signIn(options), browser)).status).toBe(200);
    expect((await sendPasskeyAssertion(gateway, authenticator.signIn(second.options), browser)).status).toBe(
      200,
    );
  });

  it('is asked for by the configured host, and its cookie bound to it where there is https', async () => {
    const origin = 'https://studio.example.com';
    const secure = createTestGateway(sql, { APP_ORIGIN: origin }, { clock: { now: () => now } });
    const response = await secure.request('https://evil.example/api/login/passkey/begin', { method: 'POST' });
    secure.stop();

    await expect(response.json()).resolves.toMatchObject({
      rpId: 'studio.example.com',
      userVerification: 'required',
    });
    expect(response.headers.getSetCookie().join()).toMatch(/^__Host-passkey=.*; Secure; SameSite=Strict$/);
  });

  it('is given, and its response checked, only so often a minute', async () => {
    const begin = () => gateway.post('/api/login/passkey/begin', {});
    expect((await begin()).status).toBe(200);
    await countAs(admin, 59, 'passkey-challenge:');
    expect([(await begin()).status, (await begin()).status]).toEqual([200, 429]);

    await admin`delete from rate_limit`;
    const wrong = authenticator.signIn({ challenge: '', rpId: '', timeout: 1, userVerification: 'required' });
    const attempt = async () => (await sendPasskeyAssertion(gateway, wrong, '')).status;
    expect(await attempt()).toBe(401);
    await countAs(admin, 19, 'passkey:');
    expect([await attempt(), await attempt()]).toEqual([401, 429]);
  });

  it('is swept when it is late', async () => {
    await admin`delete from passkey_challenge`;
    await beginSignIn(gateway);
    const sweep = IDENTITY_SWEEPS.find(({ name }) => name === 'unanswered passkey challenges');
    await sweep?.run(sql, now);
    expect(await sql`select from passkey_challenge`).toHaveLength(1);
    await sweep?.run(sql, new Date(now.getTime() + 5 * 60 * 1000));

    expect(await sql`select from passkey_challenge`).toHaveLength(0);
  });
});
