import type { User } from '@aic/contract';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import type { SignInOrigin } from '../auth/auth-deps.ts';
import { accountLimitKey, knownNetworkHash, secondStepLimits } from '../auth/auth-limits.ts';
import { findSessionUser, isKnownNetwork } from '../auth/auth.repo.ts';
import { newSession } from '../auth/session.ts';
import { accountBlocked, secondStepOver, wrongCode } from '../errors/sign-in-errors.ts';
import { readCode } from './read-code.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';
import { completeSecondStep, findSecondStep } from './second-step.repo.ts';

/** Wrong codes that end a sign-in. */
const WRONG_CODES_MAX = 5;

/**
 * Ends a sign-in with a code of the app or a recovery code.
 * @param cookieHash of the browser that did the first step
 * @throws AppError `invalid_request` for a wrong code, `second_step_over` when the sign-in has to begin anew,
 *   `rate_limited`, `forbidden` when it is blocked
 */
export async function finishSecondStep(
  deps: Pick<SecondFactorDeps, 'sql' | 'clock' | 'vault'>,
  { network, device, tokenHash }: SignInOrigin,
  { cookieHash, code }: { cookieHash: Buffer | null; code: string },
): Promise<{ user: User; token: string }> {
  const { sql, vault } = deps;
  const now = deps.clock.now();
  if (cookieHash === null) throw secondStepOver();
  const open = await findSecondStep(sql, cookieHash, now);
  if (open === null) throw secondStepOver();
  const { userId, email, sealed } = open;
  const networkHash = knownNetworkHash(email, network);
  const isKnown = await isKnownNetwork(sql, email, networkHash);
  await takeRateLimits(deps, secondStepLimits(userId, { network, isKnownNetwork: isKnown }));
  const { token, session } = newSession(now);
  const outcome = await completeSecondStep(sql, {
    cookieHash,
    sealed,
    code: readCode(vault, { userId, sealed }, code, now),
    wrongCodesMax: WRONG_CODES_MAX,
    session,
    device,
    endedTokenHash: tokenHash,
    networkHash,
    clearedLimitKey: accountLimitKey(email, network.own),
  });
  switch (outcome) {
    case 'signed-in': {
      const user = await findSessionUser(sql, session.tokenHash, now);
      // Null only when the session was ended from elsewhere in this very moment.
      if (user === null) throw secondStepOver();
      return { user, token };
    }
    case 'wrong':
      throw wrongCode();
    case 'over':
      throw secondStepOver();
    case 'blocked':
      throw accountBlocked();
    default:
      return outcome satisfies never;
  }
}
