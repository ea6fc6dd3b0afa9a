import type { Sql } from '../../platform/db/client.ts';
import type { Device } from '../auth/device.ts';
import type { NewSession } from '../auth/session.ts';
import type { Credential } from './verify-response.ts';

interface KnownCredential extends Pick<Credential, 'publicKey' | 'counter'> {
  userId: string;
  /** As `emailKey` makes it. */
  email: string;
}

/** Null for one that no user has (any more). */
export async function findCredential(sql: Sql, credentialId: Buffer): Promise<KnownCredential | null> {
  const [row] = await sql<KnownCredential[]>`
    select p.user_id as "userId", u.email_key as email, p.public_key as "publicKey", p.counter
    from passkey p join app_user u on u.id = p.user_id
    where p.credential_id = ${credentialId}`;
  return row ?? null;
}

interface PasskeySignIn extends Pick<Credential, 'counter' | 'isBackedUp' | 'credentialId'> {
  session: NewSession;
  device: Device;
  /** Of this browser; the new one replaces it. */
  endedTokenHash: Buffer | null;
  networkHash: Buffer;
  /** A success gives the account its attempts back. */
  clearedLimitKey: string;
}

/**
 * Counts the signature and starts the session. False when the passkey or its account is not (any more) what it takes.
 */
export async function startPasskeySession(sql: Sql, signIn: PasskeySignIn): Promise<boolean> {
  const { session, device } = signIn;
  const [row] = await sql<[{ isSignedIn: boolean }]>`
    select sign_in_with_passkey(
      ${signIn.credentialId}, ${signIn.counter}, ${signIn.isBackedUp}, ${session.tokenHash}, ${signIn.endedTokenHash},
      ${session.idleUntil}, ${session.expiresAt}, ${session.now}, ${device.browser}, ${device.network},
      ${signIn.networkHash}, ${signIn.clearedLimitKey}) as "isSignedIn"`;
  return row.isSignedIn;
}
