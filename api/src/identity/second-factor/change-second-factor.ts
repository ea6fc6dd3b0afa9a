import type { SecondFactorProof } from '@aic/contract/schemas';
import type { RecoveryCodes } from '@aic/contract/security';
import { invalidFields } from '../../platform/errors/errors.ts';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import { passwordCheckLimits } from '../auth/auth-limits.ts';
import { type Caller, signedIn } from '../auth/caller.ts';
import { secondFactorChanged, wrongCode } from '../errors/sign-in-errors.ts';
import { NO_CODE, readCode } from './read-code.ts';
import { newRecoveryCodes, plainCode } from './recovery-codes.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';
import {
  type CheckedProof,
  findOwnSecondFactor,
  replaceRecoveryCodes,
  turnOffSecondFactor,
} from './second-factor.repo.ts';

/**
 * Sign-ins of the caller ask for no code any more. A session left open is not enough to get there.
 * @throws AppError `unauthorized`, `invalid_request` for a wrong proof, `conflict` when it is off, `rate_limited`,
 *   `unavailable`
 */
export async function turnOff(
  deps: SecondFactorDeps,
  caller: Caller,
  proof: SecondFactorProof,
): Promise<void> {
  const { checked } = await checkProof(deps, caller, proof);
  if (!(await turnOffSecondFactor(deps.sql, caller, checked))) throw refusalOf(proof);
}

/**
 * Makes new recovery codes; the ones before open nothing any more.
 * @throws AppError as `turnOff` does
 */
export async function renewRecoveryCodes(
  deps: SecondFactorDeps,
  caller: Caller,
  proof: SecondFactorProof,
): Promise<RecoveryCodes> {
  const { userId, checked } = await checkProof(deps, caller, proof);
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => deps.vault.recoveryHash(userId, plainCode(code)));
  if (!(await replaceRecoveryCodes(deps.sql, caller, checked, hashes))) throw refusalOf(proof);
  return { codes };
}

/** Checks a password here; a code is only read, for the statement that uses it up decides. */
async function checkProof(
  deps: SecondFactorDeps,
  caller: Caller,
  proof: SecondFactorProof,
): Promise<{ userId: string; checked: CheckedProof }> {
  const own = signedIn(await findOwnSecondFactor(deps.sql, caller));
  const { userId, sealed, isOn } = own;
  if (sealed === null || !isOn) throw secondFactorChanged();
  if ('code' in proof) {
    await takeRateLimits(deps, passwordCheckLimits(userId));
    const code = readCode(deps.vault, { userId, sealed }, proof.code, caller.now);
    return { userId, checked: { passwordHash: null, sealed, ...code } };
  }
  deps.hasher.requireRoom();
  await takeRateLimits(deps, passwordCheckLimits(userId));
  if (!(await deps.hasher.verify(own.passwordHash, proof.password))) throw refusalOf(proof);
  return { userId, checked: { passwordHash: own.passwordHash, sealed, ...NO_CODE } };
}

const refusalOf = (proof: SecondFactorProof) =>
  'code' in proof ? wrongCode() : invalidFields({ password: 'This is not your present password.' });
