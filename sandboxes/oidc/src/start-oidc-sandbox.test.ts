import * as client from 'openid-client';
import { afterAll, expect, it } from 'vitest';
import { startOidcSandbox } from './start-oidc-sandbox.ts';

const REDIRECT_URI = 'http://localhost:3000/api/auth/oidc/callback';
const sandbox = await startOidcSandbox({ redirectUri: REDIRECT_URI, nodeEnv: 'test' });
afterAll(() => sandbox.stop());

const config = await client.discovery(
  new URL(sandbox.issuer),
  sandbox.clientId,
  {},
  client.ClientSecretPost(sandbox.clientSecret),
  { execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks] },
);

/**
 * A browser at the provider: follows its redirects with its cookies until it is sent back, and fills in the one form.
 */
async function visit(url: URL, fields: Record<string, string>): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = url;
  let body: URLSearchParams | null = null;
  for (let step = 0; step < 10; step += 1) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: Array.from(cookies, (pair) => pair.join('=')).join('; ') },
      ...(body !== null && { method: 'POST', body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) {
      expect(await response.text()).toContain('Sandbox sign-in');
      body = new URLSearchParams(fields);
      continue;
    }
    body = null;
    next = new URL(location, sandbox.issuer);
    if (next.href.startsWith(REDIRECT_URI)) return next;
  }
  throw new Error('The provider sends the browser round in circles.');
}

async function signIn(fields: Record<string, string>) {
  const checks = {
    expectedState: client.randomState(),
    expectedNonce: client.randomNonce(),
    pkceCodeVerifier: client.randomPKCECodeVerifier(),
  };
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: REDIRECT_URI,
    scope: 'openid email profile',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    code_challenge: await client.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
    code_challenge_method: 'S256',
  });
  const tokens = await client.authorizationCodeGrant(config, await visit(url, fields), checks);
  return client.fetchUserInfo(config, tokens.access_token, tokens.claims()?.sub ?? '');
}

it('vouches for any address to the official client, without a password', async () => {
  await expect(signIn({ email: 'Ada@Example.com', answer: 'agree' })).resolves.toEqual({
    sub: 'ada@example.com',
    email: 'ada@example.com',
    email_verified: true,
  });
});

it('says of addresses that begin so that they are not confirmed', async () => {
  await expect(signIn({ email: 'unverified@example.com', answer: 'agree' })).resolves.toMatchObject({
    email_verified: false,
  });
});

it('sends back who cancels', async () => {
  await expect(signIn({ email: '', answer: 'cancel' })).rejects.toMatchObject({ error: 'access_denied' });
});

it('refuses to start in production', async () => {
  await expect(startOidcSandbox({ redirectUri: REDIRECT_URI, nodeEnv: 'production' })).rejects.toThrow(
    'NODE_ENV=production',
  );
});
