import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';
import { codeAt, cookieOf, turnOnSecondFactor } from '../../../test/identity/authenticator.ts';
import { startMockIssuer } from '../../../test/identity/mock-issuer.ts';
import { beginAtProvider } from '../../../test/identity/oidc-browser.ts';

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

let key: string;
beforeEach(async () => {
  skewMs = 0;
  const email = `${crypto.randomUUID()}@example.com`;
  issuer.user = { sub: email, email, email_verified: true };
  const registration = { email, password: 'correct horse battery' };
  const cookie = sessionCookieOf(await gateway.post('/api/register', registration));
  await admin`update app_user set email_verified_at = now() where email = ${email}`;
  ({ key } = await turnOnSecondFactor(gateway, cookie, new Date()));
});

async function comeBack(returnTo: string) {
  const { callback, cookie } = await beginAtProvider(gateway, issuer, returnTo);
  return gateway.request(callback, { headers: { cookie, 'sec-fetch-site': 'cross-site' } });
}

it.each(['for the first time', 'known already'])(
  'asks for a code after the provider has vouched for a user who is there %s',
  async (when) => {
    if (when === 'known already') await comeBack('/');
    const response = await comeBack('/music');

    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/auth?step=code&returnTo=%2Fmusic',
    ]);
    expect(cookieOf(response, 'sid')).toBeNull();
    skewMs = 90_000;
    const cookie = cookieOf(response, 'second-step') ?? '';
    const code = codeAt(key, new Date(Date.now() + skewMs));
    const done = await gateway.post('/api/login/second-step', { code }, { headers: { cookie } });
    expect(done.status).toBe(200);
    expect(cookieOf(done, 'sid')).not.toBeNull();
  },
);

it('starts no session without the code', async () => {
  const response = await comeBack('/');
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

  expect((await gateway.request('/api/auth/user', { headers: { cookie } })).status).toBe(401);
});
