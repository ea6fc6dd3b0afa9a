import type { PlatformDeps } from '../../platform/deps.ts';
import type { SignInOrigin } from '../auth/auth-deps.ts';
import { hashRandomToken } from '../auth/random-token.ts';
import { newSession } from '../auth/session.ts';
import { beginSecondStep } from '../second-factor/begin-second-step.ts';
import type { OidcClient } from './oidc-client.ts';
import { signInExternally, takeAttempt } from './oidc.repo.ts';
import { SignInFailure } from './sign-in-failure.ts';

/**
 * Ends a sign-in that comes back from the provider with a new session, or with the second step of an account that
 * asks for a code, too.
 * @param callback the address that the browser came back to, on our own origin
 * @param attemptToken of the browser, as `beginSignIn` gave it
 * @returns the token that the browser gets for it, and where to go then
 * @throws SignInFailure when the sign-in fails
 */
export async function completeSignIn(
  { sql, clock, notifier }: Pick<PlatformDeps, 'sql' | 'clock' | 'notifier'>,
  oidc: OidcClient,
  origin: SignInOrigin,
  { callback, provider, attemptToken }: { callback: URL; provider: string; attemptToken: string | null },
): Promise<{ step: 'done' | 'second'; token: string; returnTo: string }> {
  if (attemptToken === null) throw new SignInFailure('expired');
  const attempt = await takeAttempt(sql, {
    cookieHash: hashRandomToken(attemptToken),
    provider,
    state: callback.searchParams.get('state') ?? '',
    now: clock.now(),
  });
  if (attempt === null) throw new SignInFailure('expired');
  const externalUser = await oidc.redeem(callback, attempt);
  const { token, session } = newSession(clock.now());
  const { outcome, userId } = await signInExternally(sql, externalUser, {
    session,
    device: origin.device,
    endedTokenHash: origin.tokenHash,
  });
  const { returnTo } = attempt;
  if (outcome === 'second-step') {
    return { step: 'second', token: await beginSecondStep({ sql, clock }, userId), returnTo };
  }
  if (outcome !== 'signed-in') throw new SignInFailure(outcome);
  // Sessions may have ended: the account was handed over.
  notifier.notify('events', userId);
  return { step: 'done', token, returnTo };
}
