import type { PasskeySignIn } from '@aic/contract/passkeys';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { ClientNetwork } from '../../platform/http/client-network.ts';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import { passkeyChallengeLimits } from '../auth/auth-limits.ts';
import { CHALLENGE_LIFETIME_MS, newChallenge } from './challenge.ts';
import { insertSignInChallenge } from './challenges.repo.ts';
import { relyingPartyOf } from './relying-party.ts';

/**
 * What a visitor's browser is to have signed by whichever passkey its user chooses: the response names none, so it is
 * the same for everybody.
 * @param cookieHash of the browser that asks
 * @throws AppError `rate_limited`
 */
export async function beginPasskeySignIn(
  deps: Pick<PlatformDeps, 'config' | 'sql' | 'clock'>,
  { network, cookieHash }: { network: ClientNetwork; cookieHash: Buffer },
): Promise<PasskeySignIn> {
  await takeRateLimits(deps, passkeyChallengeLimits(deps.config.limits, network));
  const challenge = newChallenge(deps.clock.now());
  await insertSignInChallenge(deps.sql, challenge, cookieHash);
  return {
    challenge: challenge.value.toString('base64url'),
    rpId: relyingPartyOf(deps.config).id,
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: 'required',
  };
}
