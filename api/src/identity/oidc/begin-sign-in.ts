import type { PlatformDeps } from '../../platform/deps.ts';
import type { ClientNetwork } from '../../platform/http/client-network.ts';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import { externalSignInLimits } from '../auth/auth-limits.ts';
import { hashRandomToken, newRandomToken } from '../auth/random-token.ts';
import { ATTEMPT_LIFETIME_MS } from './attempt-cookie.ts';
import { newSecrets, type OidcClient } from './oidc-client.ts';
import { insertAttempt } from './oidc.repo.ts';

/**
 * Begins a sign-in at the provider.
 * @param returnTo a path of this site
 * @returns where the browser goes, and the token that binds the attempt to it
 * @throws AppError `rate_limited`; SignInFailure `unavailable`
 */
export async function beginSignIn(
  deps: Pick<PlatformDeps, 'config' | 'sql' | 'clock'>,
  oidc: OidcClient,
  { network, provider, returnTo }: { network: ClientNetwork; provider: string; returnTo: string },
): Promise<{ url: URL; token: string }> {
  await takeRateLimits(deps, externalSignInLimits(deps.config.limits, network));
  const secrets = newSecrets();
  const url = await oidc.authorizationUrl(secrets);
  const token = newRandomToken();
  await insertAttempt(deps.sql, {
    ...secrets,
    cookieHash: hashRandomToken(token),
    provider,
    returnTo,
    expiresAt: new Date(deps.clock.now().getTime() + ATTEMPT_LIFETIME_MS),
  });
  return { url, token };
}
