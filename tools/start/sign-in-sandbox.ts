import type { Config } from '@aic/api/config';
import { startOidcSandbox } from '@aic/oidc-sandbox';

export interface SignInSandbox {
  /** What the gateway is configured with. */
  settings: NonNullable<Config['oidc']>;
  stop: () => Promise<void>;
}

/** Starts a local provider that believes any address. @param appOrigin where browsers come back to */
export async function startSignInSandbox(appOrigin: string): Promise<SignInSandbox> {
  const redirectUri = `${appOrigin}/api/auth/oidc/callback`;
  const { issuer, clientId, clientSecret, stop } = await startOidcSandbox({ redirectUri });
  return { settings: { issuer, clientId, clientSecret, name: 'Sandbox', isSandbox: true }, stop };
}
