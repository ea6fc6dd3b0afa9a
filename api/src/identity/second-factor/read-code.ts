import { stepOf } from './app-codes.ts';
import { plainCode } from './recovery-codes.ts';
import type { SecondFactorVault } from './second-factor-vault.ts';

/** What the database compares a typed code by. It decides whether it was used before. */
export interface ReadCode {
  /** Of a code of the app that is right now. */
  step: number | null;
  /** Of what may be a recovery code. */
  recoveryHash: Buffer | null;
}

export const NO_CODE: ReadCode = { step: null, recoveryHash: null };

const APP_CODE = /^\d{6}$/;

/** @param sealed the stored secret */
export function readCode(
  vault: SecondFactorVault,
  { userId, sealed }: { userId: string; sealed: Buffer },
  typed: string,
  now: Date,
): ReadCode {
  const code = plainCode(typed);
  return APP_CODE.test(code)
    ? { step: stepOf(vault.open(userId, sealed), code, now), recoveryHash: null }
    : { step: null, recoveryHash: vault.recoveryHash(userId, code) };
}
