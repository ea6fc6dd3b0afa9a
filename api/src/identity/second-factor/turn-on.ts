import type { RecoveryCodes, SecondFactorSetup } from '@aic/contract/security';
import { type Caller, signedIn } from '../auth/caller.ts';
import { secondFactorChanged, secondFactorNeedsAddress, wrongCode } from '../errors/sign-in-errors.ts';
import { newSecret, setupOf } from './app-codes.ts';
import { readCode } from './read-code.ts';
import { newRecoveryCodes, plainCode } from './recovery-codes.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';
import { beginSecondFactor, findOwnSecondFactor, turnOnSecondFactor } from './second-factor.repo.ts';

/**
 * Makes a secret for the caller's app. Nothing is asked for at a sign-in before a code of it has come back.
 * @throws AppError `unauthorized`, `conflict` when it is on, or the caller's address is not confirmed
 */
export async function beginTurnOn(
  { sql, vault }: Pick<SecondFactorDeps, 'sql' | 'vault'>,
  caller: Caller,
): Promise<SecondFactorSetup> {
  const own = signedIn(await findOwnSecondFactor(sql, caller));
  const secret = newSecret();
  const outcome = await beginSecondFactor(sql, caller, vault.seal(own.userId, secret));
  switch (outcome) {
    case 'begun':
      return setupOf(secret, own.email);
    case 'on':
      throw secondFactorChanged();
    case 'unverified':
      throw secondFactorNeedsAddress();
    default:
      return outcome satisfies never;
  }
}

/**
 * From now on each sign-in asks for a code; the caller's app has just shown that it makes them.
 * @returns the recovery codes, which are kept as hashes only
 * @throws AppError `unauthorized`, `invalid_request` for a wrong code, `conflict` when another secret was shown
 *   meanwhile
 */
export async function turnOn(
  { sql, vault }: Pick<SecondFactorDeps, 'sql' | 'vault'>,
  caller: Caller,
  typed: string,
): Promise<RecoveryCodes> {
  const own = signedIn(await findOwnSecondFactor(sql, caller));
  const { userId, sealed, isOn } = own;
  if (sealed === null || isOn) throw secondFactorChanged();
  const { step } = readCode(vault, { userId, sealed }, typed, caller.now);
  if (step === null) throw wrongCode();
  const codes = newRecoveryCodes();
  const recoveryHashes = codes.map((code) => vault.recoveryHash(userId, plainCode(code)));
  if (!(await turnOnSecondFactor(sql, caller, { sealed, step, recoveryHashes }))) throw secondFactorChanged();
  return { codes };
}
