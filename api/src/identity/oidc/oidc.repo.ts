import { STARTER_CREDITS } from '@aic/contract';
import type { Sql } from '../../platform/db/client.ts';
import type { Device } from '../auth/device.ts';
import { accountKey } from '../auth/email-key.ts';
import type { NewSession } from '../auth/session.ts';
import type { AttemptSecrets, ExternalUser } from './oidc-client.ts';

export interface Attempt extends AttemptSecrets {
  cookieHash: Buffer;
  provider: string;
  returnTo: string;
  expiresAt: Date;
}

export async function insertAttempt(sql: Sql, attempt: Attempt): Promise<void> {
  const { cookieHash, provider, state, nonce, codeVerifier, returnTo, expiresAt } = attempt;
  await sql`
    insert into sign_in_attempt (cookie_hash, provider, state, nonce, code_verifier, return_to, expires_at)
    values (${cookieHash}, ${provider}, ${state}, ${nonce}, ${codeVerifier}, ${returnTo}, ${expiresAt})`;
}

type TakenAttempt = AttemptSecrets & Pick<Attempt, 'returnTo'>;

/** Uses an attempt up. Null unless it is this browser's, at this provider, with this state, and in time. */
export async function takeAttempt(
  sql: Sql,
  key: { cookieHash: Buffer; provider: string; state: string; now: Date },
): Promise<TakenAttempt | null> {
  const [row] = await sql<TakenAttempt[]>`
    delete from sign_in_attempt
    where cookie_hash = ${key.cookieHash} and provider = ${key.provider} and state = ${key.state}
      and expires_at > ${key.now}
    returning state, nonce, code_verifier as "codeVerifier", return_to as "returnTo"`;
  return row ?? null;
}

type ExternalSignIn =
  | { outcome: 'signed-in' | 'second-step'; userId: string }
  | { outcome: 'unverified' | 'other-identity' | 'blocked' | 'closed'; userId: null };

/**
 * Finds, links or makes the account, and starts the session, unless it asks for a code, too: one statement.
 * @param endedTokenHash of this browser
 */
export async function signInExternally(
  sql: Sql,
  user: ExternalUser,
  { session, device, endedTokenHash }: { session: NewSession; device: Device; endedTokenHash: Buffer | null },
): Promise<ExternalSignIn> {
  const { issuer, subject, firstName, lastName } = user;
  const key = user.email && accountKey(user.email);
  // A provider's word for a look-alike is none for the address that it looks like.
  const email = key && user.email;
  const { tokenHash, idleUntil, expiresAt, now } = session;
  const [row] = await sql<[ExternalSignIn]>`
    select s.outcome, s."userId" from jsonb_to_record(sign_in_externally(
      ${issuer}, ${subject}, ${email}, ${key}, ${firstName}, ${lastName}, ${STARTER_CREDITS},
      ${tokenHash}, ${endedTokenHash}, ${idleUntil}, ${expiresAt}, ${now}, ${device.browser}, ${device.network}
    )) as s (outcome text, "userId" uuid)`;
  return row;
}
