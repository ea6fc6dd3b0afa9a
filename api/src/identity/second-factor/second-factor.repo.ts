import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import type { Caller } from '../auth/caller.ts';
import type { ReadCode } from './read-code.ts';

interface OwnSecondFactor {
  userId: string;
  email: string;
  passwordHash: string | null;
  /** As `seal` made it. Null when nothing was begun. */
  sealed: Buffer | null;
  isOn: boolean;
  recoveryCodesLeft: number;
}

/** The caller's second factor, if any. Null without a valid session. */
export async function findOwnSecondFactor(sql: Sql, caller: Caller): Promise<OwnSecondFactor | null> {
  const [row] = await sql<OwnSecondFactor[]>`
    select u.id as "userId", u.email, u.password_hash as "passwordHash", f.secret as sealed,
      f.confirmed_at is not null as "isOn",
      (select count(*)::int from recovery_code r where r.user_id = u.id and r.used_at is null) as "recoveryCodesLeft"
    from app_user u left join second_factor f on f.user_id = u.id
    where u.id = session_user_id(${caller.tokenHash}, ${caller.now})`;
  return row ?? null;
}

/** Keeps a secret that is being shown. @throws AppError `unauthorized` */
export async function beginSecondFactor(
  sql: Sql,
  caller: Caller,
  sealed: Buffer,
): Promise<'begun' | 'on' | 'unverified'> {
  const [row] = await withAppErrors(sql<[{ outcome: 'begun' | 'on' | 'unverified' }]>`
    select begin_second_factor(${caller.tokenHash}, ${sealed}, ${caller.now}) as outcome`);
  return row.outcome;
}

/** False when `sealed` is not the present secret any more, or it is on already. @throws AppError `unauthorized` */
export async function turnOnSecondFactor(
  sql: Sql,
  caller: Caller,
  { sealed, step, recoveryHashes }: { sealed: Buffer; step: number; recoveryHashes: Buffer[] },
): Promise<boolean> {
  const [row] = await withAppErrors(sql<[{ isDone: boolean }]>`
    select turn_on_second_factor(
      ${caller.tokenHash}, ${sealed}, ${step}, ${sql.json(recoveryHashes.map(toHex))}, ${caller.now}) as "isDone"`);
  return row.isDone;
}

/** Who the caller is, once more: the stored form of a password that was right, or a code. */
export interface CheckedProof extends ReadCode {
  passwordHash: string | null;
  sealed: Buffer;
}

/** False when the proof is none (any more). @throws AppError `unauthorized` */
export async function turnOffSecondFactor(sql: Sql, caller: Caller, proof: CheckedProof): Promise<boolean> {
  const [row] = await withAppErrors(sql<[{ isDone: boolean }]>`
    select turn_off_second_factor(
      ${caller.tokenHash}, ${proof.passwordHash}, ${proof.sealed}, ${proof.step}, ${proof.recoveryHash},
      ${caller.now}) as "isDone"`);
  return row.isDone;
}

/** False when the proof is none (any more). @throws AppError `unauthorized` */
export async function replaceRecoveryCodes(
  sql: Sql,
  caller: Caller,
  proof: CheckedProof,
  recoveryHashes: Buffer[],
): Promise<boolean> {
  const [row] = await withAppErrors(sql<[{ isDone: boolean }]>`
    select replace_recovery_codes(
      ${caller.tokenHash}, ${proof.passwordHash}, ${proof.sealed}, ${proof.step}, ${proof.recoveryHash},
      ${sql.json(recoveryHashes.map(toHex))}, ${caller.now}) as "isDone"`);
  return row.isDone;
}

const toHex = (hash: Buffer): string => hash.toString('hex');
