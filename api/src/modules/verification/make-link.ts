import { randomBytes } from 'node:crypto';
import type { AppDeps } from '../../deps.ts';
import type { DueMail } from '../../mail/mail.repo.ts';
import { hashEmailToken } from './email-token.ts';
import { insertEmailToken } from './verification.repo.ts';

/** A link that is mailed lives this long. */
const LINK_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** A new link to the page that confirms the address this mail goes to. Earlier ones stay good until one was used. */
export async function makeVerificationLink(
  { sql, clock, config }: Pick<AppDeps, 'sql' | 'clock' | 'config'>,
  { userId, to }: Pick<DueMail, 'userId' | 'to'>,
): Promise<string> {
  if (userId === null) throw new Error('A mail that confirms an address belongs to a user.');
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await insertEmailToken(sql, {
    tokenHash: hashEmailToken(token),
    userId,
    email: to,
    now,
    expiresAt: new Date(now.getTime() + LINK_LIFETIME_MS),
  });
  return `${config.appOrigin}/verify-email?token=${token}`;
}
