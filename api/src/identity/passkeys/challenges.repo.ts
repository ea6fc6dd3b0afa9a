import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import type { Caller } from '../auth/caller.ts';
import type { Challenge } from './challenge.ts';

export type BeginOutcome = 'begun' | 'unverified' | 'password-changed' | 'sign-in-too-old' | 'full';

interface Registration {
  /** The hash that was checked; null without a password. */
  knownHash: string | null;
  /** Without a password, an older session registers nothing. */
  signedInSince: Date;
  passkeysMax: number;
  challenge: Challenge;
  cookieHash: Buffer;
}

/** @throws AppError `unauthorized` */
export async function insertRegistrationChallenge(
  sql: Sql,
  caller: Caller,
  { knownHash, signedInSince, passkeysMax, challenge, cookieHash }: Registration,
): Promise<BeginOutcome> {
  const [row] = await withAppErrors(sql<[{ outcome: BeginOutcome }]>`
    select begin_passkey_registration(
      ${caller.tokenHash}, ${knownHash}, ${signedInSince}, ${passkeysMax}, ${challenge.value}, ${cookieHash},
      ${challenge.expiresAt}, ${caller.now}) as outcome`);
  return row.outcome;
}

export async function insertSignInChallenge(
  sql: Sql,
  { value, expiresAt }: Challenge,
  cookieHash: Buffer,
): Promise<void> {
  await sql`select begin_passkey_sign_in(${value}, ${cookieHash}, ${expiresAt})`;
}

type TakenChallenge = { challenge: Buffer; cookieHash: Buffer; now: Date } & (
  | { purpose: 'registration'; userId: string }
  | { purpose: 'sign-in'; userId: null }
);

/** Uses a challenge up. False unless it is this browser's, for this purpose and user, and in time. */
export async function takeChallenge(
  sql: Sql,
  { challenge, cookieHash, purpose, userId, now }: TakenChallenge,
): Promise<boolean> {
  const [row] = await sql<[{ isTaken: boolean }]>`
    select take_passkey_challenge(${challenge}, ${cookieHash}, ${purpose}, ${userId}, ${now}) as "isTaken"`;
  return row.isTaken;
}
