import { randomBytes } from 'node:crypto';
import type { AppDeps } from '../../deps.ts';
import type { DueMail } from '../../mail/mail.repo.ts';
import { hashEmailToken } from './email-token.ts';
import { insertEmailToken, type LinkPurpose } from './verification.repo.ts';

const MINUTE_MS = 60 * 1000;

/** The page that a mail's link opens, by the mail's kind, and how long it is good. */
const LINKS: Readonly<Record<LinkPurpose, { page: string; lifetimeMs: number }>> = {
  'verify-email': { page: '/verify-email', lifetimeMs: 24 * 60 * MINUTE_MS },
  // Whoever finds an old mail finds no way in.
  'reset-password': { page: '/reset-password', lifetimeMs: 30 * MINUTE_MS },
};

/** A new link for this mail, or null when mails of its kind have none. Earlier ones stay good until one was used. */
export async function makeMailLink(
  { sql, clock, config }: Pick<AppDeps, 'sql' | 'clock' | 'config'>,
  { userId, to, kind }: Pick<DueMail, 'userId' | 'to' | 'kind'>,
): Promise<string | null> {
  if (!isPurpose(kind)) return null;
  if (userId === null) throw new Error(`A mail of kind ${kind} belongs to a user.`);
  const { page, lifetimeMs } = LINKS[kind];
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await insertEmailToken(sql, {
    tokenHash: hashEmailToken(token),
    userId,
    purpose: kind,
    email: to,
    now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  return `${config.appOrigin}${page}?token=${token}`;
}

function isPurpose(kind: string): kind is LinkPurpose {
  return Object.hasOwn(LINKS, kind);
}
