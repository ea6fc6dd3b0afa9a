import type { Sql } from '../../platform/db/client.ts';
import type { Device } from '../auth/device.ts';
import type { NewSession } from '../auth/session.ts';
import type { ReadCode } from './read-code.ts';

export async function insertSecondStep(
  sql: Sql,
  cookieHash: Buffer,
  userId: string,
  expiresAt: Date,
): Promise<void> {
  await sql`select begin_second_step(${cookieHash}, ${userId}, ${expiresAt})`;
}

interface OpenSecondStep {
  userId: string;
  /** As `emailKey` makes it. */
  email: string;
  sealed: Buffer;
}

/** Whose sign-in this browser has begun. Null when it is late, used up, or asks for no code any more. */
export async function findSecondStep(
  sql: Sql,
  cookieHash: Buffer,
  now: Date,
): Promise<OpenSecondStep | null> {
  const [row] = await sql<OpenSecondStep[]>`
    select a.user_id as "userId", u.email_key as email, f.secret as sealed
    from second_step_attempt a
      join app_user u on u.id = a.user_id
      join second_factor f on f.user_id = a.user_id and f.confirmed_at is not null
    where a.cookie_hash = ${cookieHash} and a.expires_at > ${now}`;
  return row ?? null;
}

interface SecondStep {
  cookieHash: Buffer;
  sealed: Buffer;
  code: ReadCode;
  wrongCodesMax: number;
  session: NewSession;
  device: Device;
  /** Of this browser; the new one replaces it. */
  endedTokenHash: Buffer | null;
  networkHash: Buffer;
  /** A success gives the account its attempts back. */
  clearedLimitKey: string;
}

/** Uses code and attempt up and starts the session, or counts the wrong code: one statement. */
export async function completeSecondStep(
  sql: Sql,
  step: SecondStep,
): Promise<'signed-in' | 'wrong' | 'over' | 'blocked'> {
  const { session, device, code } = step;
  const [row] = await sql<[{ outcome: 'signed-in' | 'wrong' | 'over' | 'blocked' }]>`
    select complete_second_step(
      ${step.cookieHash}, ${step.sealed}, ${code.step}, ${code.recoveryHash}, ${step.wrongCodesMax},
      ${session.tokenHash}, ${step.endedTokenHash}, ${session.idleUntil}, ${session.expiresAt}, ${session.now},
      ${device.browser}, ${device.network}, ${step.networkHash}, ${step.clearedLimitKey}) ->> 'outcome' as outcome`;
  return row.outcome;
}
