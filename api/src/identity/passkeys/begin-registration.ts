import { PRODUCT_NAME } from '@aic/contract';
import { PASSKEYS_MAX, type PasskeyRegistration } from '@aic/contract/passkeys';
import type { PasskeyProof } from '@aic/contract/schemas';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import type { AuthDeps } from '../auth/auth-deps.ts';
import { passkeyRegistrationLimits, passwordCheckLimits } from '../auth/auth-limits.ts';
import { type Caller, signedIn } from '../auth/caller.ts';
import { FRESH_SIGN_IN_MINUTES, freshSince } from '../auth/fresh-sign-in.ts';
import { wrongOwnPassword } from '../errors/account-errors.ts';
import {
  passkeyNeedsAddress,
  passwordChangedMeanwhile,
  signInTooOldForPasskey,
  tooManyPasskeys,
} from '../errors/sign-in-errors.ts';
import { CHALLENGE_LIFETIME_MS, newChallenge } from './challenge.ts';
import { insertRegistrationChallenge } from './challenges.repo.ts';
import { findOwner } from './passkeys.repo.ts';
import { relyingPartyOf, userHandleOf } from './relying-party.ts';
import { ALGORITHMS } from './verify-response.ts';

/**
 * What the caller's browser is to have signed for a new passkey. They prove once more who they are: a session left
 * open is not enough for another way in.
 * @param cookieHash of the browser that asks
 * @throws AppError `unauthorized`, `invalid_request` for a wrong password, `forbidden` for an old sign-in without a
 *   password, `conflict` without a confirmed address, with too many, or when the password has changed,
 *   `rate_limited`, `unavailable`
 */
export async function beginRegistration(
  deps: AuthDeps,
  caller: Caller,
  { cookieHash, proof }: { cookieHash: Buffer; proof: PasskeyProof },
): Promise<PasskeyRegistration> {
  const owner = signedIn(await findOwner(deps.sql, caller));
  const { userId, email, passwordHash, credentials } = owner;
  if (passwordHash === null) await takeRateLimits(deps, passkeyRegistrationLimits(userId));
  else await requirePassword(deps, { userId, passwordHash }, proof);

  const challenge = newChallenge(caller.now);
  const outcome = await insertRegistrationChallenge(deps.sql, caller, {
    knownHash: passwordHash,
    signedInSince: freshSince(caller.now),
    passkeysMax: PASSKEYS_MAX,
    challenge,
    cookieHash,
  });
  switch (outcome) {
    case 'begun':
      break;
    case 'unverified':
      throw passkeyNeedsAddress();
    case 'password-changed':
      throw passwordChangedMeanwhile();
    case 'sign-in-too-old':
      throw signInTooOldForPasskey(FRESH_SIGN_IN_MINUTES);
    case 'full':
      throw tooManyPasskeys();
    default:
      outcome satisfies never;
  }
  return {
    challenge: challenge.value.toString('base64url'),
    rp: { id: relyingPartyOf(deps.config).id, name: PRODUCT_NAME },
    user: { id: userHandleOf(userId), name: email, displayName: email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_LIFETIME_MS,
    excludeCredentials: credentials.map((known) => ({ ...known, type: 'public-key' })),
    // Found without an address, and opened by a finger, a face or a PIN: both steps of a sign-in.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

async function requirePassword(
  deps: AuthDeps,
  { userId, passwordHash }: { userId: string; passwordHash: string },
  { password }: PasskeyProof,
): Promise<void> {
  if (password === undefined) throw wrongOwnPassword();
  deps.hasher.requireRoom();
  await takeRateLimits(deps, passwordCheckLimits(userId));
  if (!(await deps.hasher.verify(passwordHash, password))) throw wrongOwnPassword();
}
