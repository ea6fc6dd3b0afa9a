import { emailAddress, nameText } from '@aic/contract/schemas';
import * as client from 'openid-client';
import { z } from 'zod';
import type { OidcSettings } from '../../platform/config/oidc.ts';
import { SignInFailure } from './sign-in-failure.ts';

/** What a sign-in is recognised by when it comes back. */
export interface AttemptSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Whom the provider vouches for. */
export interface ExternalUser {
  issuer: string;
  /** The provider's own name for them, which never changes. */
  subject: string;
  /** Null unless the provider has confirmed it. */
  email: string | null;
  firstName: string | null;
  lastName: string | null;
}

export interface OidcClient {
  settings: OidcSettings;
  /** Where the browser goes. @throws SignInFailure `unavailable` */
  authorizationUrl(secrets: AttemptSecrets): Promise<URL>;
  /** @param callback the address that the browser came back to @throws SignInFailure */
  redeem(callback: URL, secrets: AttemptSecrets): Promise<ExternalUser>;
}

const TIMEOUT_SECONDS = 10;
const NAME_LENGTH_MAX = 100;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: emailAddress.optional().catch(undefined),
  // Only the truth itself: some providers have sent the text "false".
  email_verified: z.literal(true).optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
});

export const newSecrets = (): AttemptSecrets => ({
  state: client.randomState(),
  nonce: client.randomNonce(),
  codeVerifier: client.randomPKCECodeVerifier(),
});

/** @param redirectUri registered at the provider; never made of what a request says */
export function createOidcClient(settings: OidcSettings, redirectUri: string): OidcClient {
  /** The attempt, so that a provider that was down is asked again. */
  let discovered: Promise<client.Configuration> | null = null;

  function configuration(): Promise<client.Configuration> {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = null;
      throw new SignInFailure('unavailable', error);
    });
    return discovered;
  }

  return {
    settings,
    async authorizationUrl({ state, nonce, codeVerifier }) {
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async redeem(callback, { state, nonce, codeVerifier }) {
      const config = await configuration();
      try {
        const tokens = await client.authorizationCodeGrant(config, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const idToken = claimsSchema.parse(tokens.claims());
        // Many providers tell the address only there.
        const claims =
          idToken.email === undefined
            ? claimsSchema.parse(await client.fetchUserInfo(config, tokens.access_token, idToken.sub))
            : idToken;
        return externalUser(config.serverMetadata().issuer, claims);
      } catch (error) {
        throw new SignInFailure(problemOf(error), error);
      }
    },
  };
}

function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<client.Configuration> {
  const execute = [
    // The token's own signature is checked, not only the connection it came over.
    client.enableNonRepudiationChecks,
    // For the sandbox on this machine: the configuration lets no other in.
    ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
  ];
  return client.discovery(
    new URL(issuer),
    clientId,
    { [client.clockTolerance]: 10 },
    client.ClientSecretPost(clientSecret),
    { execute, timeout: TIMEOUT_SECONDS },
  );
}

function externalUser(issuer: string, claims: z.output<typeof claimsSchema>): ExternalUser {
  return {
    issuer,
    subject: claims.sub,
    email: claims.email_verified === true ? (claims.email ?? null) : null,
    firstName: nameOf(claims.given_name),
    lastName: nameOf(claims.family_name),
  };
}

function nameOf(text: string | undefined): string | null {
  return text === undefined
    ? null
    : nameText(text).replaceAll('\0', '').trim().slice(0, NAME_LENGTH_MAX) || null;
}

/** The provider's refusal, its silence, or a response that proves nothing. */
function problemOf(error: unknown): 'refused' | 'unavailable' | 'invalid' {
  if (error instanceof client.AuthorizationResponseError) return 'refused';
  if (error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')) {
    return 'unavailable';
  }
  return 'invalid';
}
