import type { User } from '@aic/contract';
import type { PasskeySignInResponse } from '@aic/contract/schemas';
import type { PlatformDeps } from '../../platform/deps.ts';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import type { SignInOrigin } from '../auth/auth-deps.ts';
import { accountLimitKey, knownNetworkHash, passkeySignInLimits } from '../auth/auth-limits.ts';
import { findSessionUser } from '../auth/auth.repo.ts';
import { newSession } from '../auth/session.ts';
import { passkeyRefused } from '../errors/sign-in-errors.ts';
import { readChallenge } from './challenge.ts';
import { takeChallenge } from './challenges.repo.ts';
import { findCredential, startPasskeySession } from './passkey-sign-in.repo.ts';
import { relyingPartyOf, userHandleOf } from './relying-party.ts';
import { checkSignIn } from './verify-response.ts';

type SignInDeps = Pick<PlatformDeps, 'config' | 'sql' | 'clock' | 'logger'>;

/**
 * Signs in the owner of the passkey that has signed this browser's challenge. No code is asked for: the authenticator
 * has verified its user, which makes it both steps (NIST SP 800-63B-4, 3.1.7).
 * @param cookieHash of the browser that brings the response
 * @throws AppError `invalid_credentials` for whatever is wrong, `rate_limited`
 */
export async function finishPasskeySignIn(
  deps: SignInDeps,
  { network, device, tokenHash }: SignInOrigin,
  { cookieHash, assertion }: { cookieHash: Buffer | null; assertion: PasskeySignInResponse },
): Promise<{ user: User; token: string }> {
  const { sql } = deps;
  await takeRateLimits(deps, passkeySignInLimits(deps.config.limits, network));
  const now = deps.clock.now();
  const challenge = readChallenge(assertion.response.clientDataJSON);
  if (cookieHash === null || challenge === null) throw passkeyRefused();
  const key = { challenge, cookieHash, purpose: 'sign-in', userId: null, now } as const;
  if (!(await takeChallenge(sql, key))) throw passkeyRefused();

  const credentialId = Buffer.from(assertion.id, 'base64url');
  const known = await findCredential(sql, credentialId);
  // It names its user by itself, because no user was named to it (WebAuthn Level 3, 7.2, step 6).
  if (known === null || assertion.response.userHandle !== userHandleOf(known.userId)) throw passkeyRefused();
  const checked = await checkSignIn(relyingPartyOf(deps.config), challenge, assertion, known).catch(
    (error: unknown) => {
      deps.logger.info({ err: error }, 'a sign-in with a passkey was refused');
      throw passkeyRefused();
    },
  );

  const { token, session } = newSession(now);
  const isSignedIn = await startPasskeySession(sql, {
    ...checked,
    credentialId,
    session,
    device,
    endedTokenHash: tokenHash,
    networkHash: knownNetworkHash(known.email, network),
    clearedLimitKey: accountLimitKey(known.email, network.own),
  });
  const user = isSignedIn ? await findSessionUser(sql, session.tokenHash, now) : null;
  if (user === null) throw passkeyRefused();
  return { user, token };
}
