import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from 'node:process';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import { createMemoryAdapter } from './memory-adapter.ts';
import { signInPage } from './sign-in-page.ts';

export interface OidcSandboxOptions {
  /** Where it may send browsers back to: one exact address. */
  redirectUri: string;
  /** 0, the default, for any free one. */
  port?: number;
  /** The sandbox does not start in production; the process's NODE_ENV by default. */
  nodeEnv?: string | undefined;
}

export interface OidcSandbox {
  issuer: string;
  clientId: string;
  clientSecret: string;
  stop(): Promise<void>;
}

const CLIENT_ID = 'studio';
const INTERACTION = /^\/interaction\/([\w-]+)$/;

/**
 * Starts a provider of OpenID Connect on this machine that believes any address. Its user is the address, in small
 * letters, so the same one is the same user after a restart.
 * @throws Error in production, or when the port is taken
 */
export async function startOidcSandbox(options: OidcSandboxOptions): Promise<OidcSandbox> {
  if (('nodeEnv' in options ? options.nodeEnv : env['NODE_ENV']) === 'production') {
    throw new Error(
      'The sign-in sandbox does not start with NODE_ENV=production: anybody could be anybody. Set the OIDC_* variables of a real provider instead.',
    );
  }
  const server = createServer().listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  // Safe because it listens on a port, not on a socket's path.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientSecret = randomBytes(32).toString('base64url');
  const provider = await createProvider(issuer, clientSecret, options.redirectUri);
  const speak = provider.callback();
  server.on('request', (request, response) => {
    if (INTERACTION.test(request.url ?? '')) void interact(provider, request, response);
    else void speak(request, response);
  });
  return {
    issuer,
    clientId: CLIENT_ID,
    clientSecret,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function createProvider(issuer: string, clientSecret: string, redirectUri: string): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const lifetimeSeconds = 600;
  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: [] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: lifetimeSeconds,
      IdToken: lifetimeSeconds,
      Interaction: lifetimeSeconds,
      Session: 1,
      Grant: lifetimeSeconds,
    },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: !id.startsWith('unverified') }),
    }),
    // A user who signs in has agreed to what this one client asks for.
    async loadExistingGrant({ oidc }) {
      if (oidc.client === undefined || oidc.session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  return provider;
}

async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(signInPage(request.url ?? ''));
    return;
  }
  const form = new URLSearchParams(await text(request));
  const email = (form.get('email') ?? '').trim().toLowerCase();
  const result =
    form.get('answer') === 'agree' && email !== ''
      ? { login: { accountId: email } }
      : { error: 'access_denied', error_description: 'The user has cancelled' };
  try {
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  } catch {
    response
      .writeHead(400, { 'content-type': 'text/plain' })
      .end('This sign-in is over. Begin again at the studio.');
  }
}
