import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { startMockIssuer } from '../../../test/identity/mock-issuer.ts';
import { beginAtProvider, navigate } from '../../../test/identity/oidc-browser.ts';

const { sql, admin } = await createTestDatabase();
const issuer = await startMockIssuer();
let skewMs = 0;
const gateway = createTestGateway(sql, issuer.environment, {
  clock: { now: () => new Date(Date.now() + skewMs) },
});
afterAll(() => {
  gateway.stop();
  issuer.stop();
});

beforeEach(async () => {
  skewMs = 0;
  issuer.user = { sub: 'ada', email: 'ada@example.com', email_verified: true };
  issuer.userInfo = {};
  issuer.forgery = {};
  await admin`delete from rate_limit`;
});

const begin = () => beginAtProvider(gateway, issuer);
const countRows = async () =>
  (
    await admin`select (select count(*) from session) as sessions, (select count(*) from app_user) as users`
  )[0];

/** Where a way back led, and what it has left behind. */
async function outcome(path: string, cookie: string) {
  const before = await countRows();
  const led = await navigate(gateway, path, cookie);
  return { ...led, isUnchanged: JSON.stringify(await countRows()) === JSON.stringify(before) };
}

/** Every one of them ends the same: no session, no account, and the sign-in page knows why. */
const refusal = (problem: string) => ({
  status: 302,
  location: `/auth?problem=${problem}`,
  session: null,
  isUnchanged: true,
});

describe('a response of the provider', () => {
  const HOUR_SECONDS = 3600;
  const past = Math.floor(Date.now() / 1000) - HOUR_SECONDS;

  it.each([
    ['another nonce', { claims: { nonce: 'another' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['another audience', { claims: { aud: 'somebody-else' } }],
    ['several audiences and another party', { claims: { aud: ['studio', 'evil'], azp: 'evil' } }],
    ['a time that has passed', { claims: { iat: past - 300, exp: past } }],
    ['no subject', { claims: { sub: undefined } }],
    ['no signature (alg none)', { sign: 'none' as const }],
    ["another key's signature", { sign: 'with-another-key' as const }],
    ['a signature made with the client secret', { sign: 'with-the-client-secret' as const }],
  ])('starts no session with %s', async (_, forgery) => {
    issuer.forgery = forgery;
    const { callback, cookie } = await begin();

    expect(await outcome(callback, cookie)).toEqual(refusal('invalid'));
  });

  it.each([
    ['no address', { email: undefined, email_verified: undefined }],
    ['an address that is not confirmed', { email_verified: false }],
    ['no word on whether it is confirmed', { email_verified: undefined }],
    ['a text where the truth should be', { email_verified: 'true' }],
    ['something that is no address', { email: 'ada' }],
  ])('makes no account with %s', async (_, claims) => {
    issuer.user = { ...issuer.user, ...claims };
    const { callback, cookie } = await begin();

    expect(await outcome(callback, cookie)).toEqual(refusal('unverified'));
  });

  it('is taken for the refusal that it is', async () => {
    const { state, cookie } = await begin();

    expect(await outcome(`/api/auth/oidc/callback?error=access_denied&state=${state}`, cookie)).toEqual(
      refusal('refused'),
    );
  });
});

describe('a way back', () => {
  it('with another state starts no session, and does not use the attempt up', async () => {
    const { callback, code, cookie } = await begin();

    expect(await outcome(`/api/auth/oidc/callback?code=${code}&state=another`, cookie)).toEqual(
      refusal('expired'),
    );
    expect(await outcome(`/api/auth/oidc/callback?code=${code}`, cookie)).toEqual(refusal('expired'));
    expect((await navigate(gateway, callback, cookie)).session).not.toBeNull();
  });

  it('works once: neither the address nor its code opens a second session', async () => {
    const first = await begin();
    expect((await navigate(gateway, first.callback, first.cookie)).session).not.toBeNull();

    expect(await outcome(first.callback, first.cookie)).toEqual(refusal('expired'));
    const second = await begin();
    const replayed = `/api/auth/oidc/callback?code=${first.code}&state=${second.state}`;
    expect(await outcome(replayed, second.cookie)).toEqual(refusal('invalid'));
  });

  it('of another browser starts no session', async () => {
    const { callback } = await begin();
    const other = await begin();

    expect(await outcome(callback, '')).toEqual(refusal('expired'));
    expect(await outcome(callback, other.cookie)).toEqual(refusal('expired'));
  });

  it("with a code of another user's attempt fails at the provider (PKCE)", async () => {
    const attacker = await begin();
    const victim = await begin();

    const injected = `/api/auth/oidc/callback?code=${attacker.code}&state=${victim.state}`;
    expect(await outcome(injected, victim.cookie)).toEqual(refusal('invalid'));
  });

  it("of another provider's attempt starts no session", async () => {
    const { callback, cookie, state, code } = await begin();
    expect(await outcome(`/api/auth/other/callback?code=${code}&state=${state}`, cookie)).toEqual(
      refusal('unavailable'),
    );
    await admin`update sign_in_attempt set provider = 'other' where state = ${state}`;

    expect(await outcome(callback, cookie)).toEqual(refusal('expired'));
  });

  it('is over after ten minutes', async () => {
    const { callback, cookie } = await begin();
    skewMs = 10 * 60 * 1000;

    expect(await outcome(callback, cookie)).toEqual(refusal('expired'));
  });
});

describe('a provider', () => {
  it('that does not answer is said to be away, and is asked again the next time', async () => {
    const away = createTestGateway(sql, { ...issuer.environment, OIDC_ISSUER: 'http://127.0.0.1:1' });

    await expect(navigate(away, '/api/auth/oidc')).resolves.toMatchObject({
      location: '/auth?problem=unavailable',
    });
    away.stop();
  });

  it('that is not configured, or is none of ours, is said to be away', async () => {
    const without = createTestGateway(sql);

    for (const path of ['/api/auth/oidc', '/api/auth/google', '/api/auth/oidc/callback?code=x&state=y']) {
      expect((await navigate(without, path)).location).toBe('/auth?problem=unavailable');
    }
    await expect((await without.request('/api/auth/options')).json()).resolves.toEqual({ provider: null });
    without.stop();
  });

  it('is visited as often as sign-ins are tried, and no more', async () => {
    const strict = createTestGateway(sql, {
      ...issuer.environment,
      LOGIN_ATTEMPTS_PER_NETWORK_PER_MINUTE: '2',
    });
    const locations = [];
    for (let n = 0; n < 3; n += 1) locations.push((await navigate(strict, '/api/auth/oidc')).location);

    expect(locations[1]).toContain(issuer.environment['OIDC_ISSUER']);
    expect(locations[2]).toBe('/auth?problem=too-many');
    strict.stop();
  });
});
