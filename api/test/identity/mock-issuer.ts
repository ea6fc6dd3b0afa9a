import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';

const CLIENT = { id: 'studio', secret: 'a client secret of more than 32 characters' };

/** What an identity token says, and how it is signed. Whatever is left out is as it should be. */
interface Forgery {
  claims?: Record<string, unknown>;
  sign?: 'rightly' | 'none' | 'with-another-key' | 'with-the-client-secret';
}

interface Grant {
  nonce: string;
  challenge: string;
  redirectUri: string;
}

export interface MockIssuer {
  environment: Record<string, string>;
  /** What the next tokens say of the user. */
  user: Record<string, unknown>;
  /** Given only by the userinfo endpoint. */
  userInfo: Record<string, unknown>;
  forgery: Forgery;
  /** As a user who agrees at the address that the browser was sent to. */
  authorize(url: string): { code: string; state: string };
  stop(): void;
}

/** A provider of OpenID Connect that lies on demand. It checks what it is sent: secret, code, address and PKCE. */
export async function startMockIssuer(): Promise<MockIssuer> {
  const [keys, others] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(keys.publicKey)), alg: 'RS256', use: 'sig', kid: 'one' };
  const grants = new Map<string, Grant>();
  const server = createServer((request, response) => {
    void respond(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  const issuer: MockIssuer = {
    environment: {
      OIDC_ISSUER: url,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Mock',
    },
    user: {},
    userInfo: {},
    forgery: {},
    authorize(target) {
      const query = new URL(target).searchParams;
      const code = randomUUID();
      grants.set(code, {
        nonce: query.get('nonce') ?? '',
        challenge: query.get('code_challenge_method') === 'S256' ? (query.get('code_challenge') ?? '') : '',
        redirectUri: query.get('redirect_uri') ?? '',
      });
      return { code, state: query.get('state') ?? '' };
    },
    stop: () => void server.close(),
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = await route(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  async function route(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return { status: 200, body: metadata(url) };
      case '/jwks':
        return { status: 200, body: { keys: [jwk] } };
      case '/userinfo':
        return { status: 200, body: { sub: issuer.user['sub'], ...issuer.userInfo } };
      case '/token':
        return redeem(new URLSearchParams(await text(request)));
      default:
        return { status: 404, body: {} };
    }
  }

  async function redeem(form: URLSearchParams): Promise<{ status: number; body: unknown }> {
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      grant !== undefined &&
      form.get('client_secret') === CLIENT.secret &&
      form.get('redirect_uri') === grant.redirectUri &&
      challenge === grant.challenge;
    if (!isRight) return { status: 400, body: { error: 'invalid_grant' } };
    const idToken = await sign({ nonce: grant.nonce, ...issuer.user, ...issuer.forgery.claims });
    return { status: 200, body: { access_token: 'access', token_type: 'Bearer', id_token: idToken } };
  }

  function sign(claims: Record<string, unknown>): Promise<string> | string {
    const now = Math.floor(Date.now() / 1000);
    const all = { iss: url, aud: CLIENT.id, iat: now, exp: now + 300, ...claims };
    switch (issuer.forgery.sign ?? 'rightly') {
      case 'none':
        return new UnsecuredJWT(all).encode();
      case 'with-the-client-secret':
        return new SignJWT(all).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(CLIENT.secret));
      case 'with-another-key':
        return new SignJWT(all).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(others.privateKey);
      default:
        return new SignJWT(all).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(keys.privateKey);
    }
  }

  return issuer;
}

const metadata = (url: string) => ({
  issuer: url,
  authorization_endpoint: `${url}/authorize`,
  token_endpoint: `${url}/token`,
  userinfo_endpoint: `${url}/userinfo`,
  jwks_uri: `${url}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
});
