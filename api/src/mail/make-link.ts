import { randomBytes } from 'node:crypto';
import { hashRandomToken } from '../identity/auth/random-token.ts';
import { insertEmailToken, type LinkPurpose } from '../identity/verification/verification.repo.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { deletionSchema } from './kinds/account.ts';
import type { DueMail } from './mail.repo.ts';

const MINUTE_MS = 60 * 1000;

interface MailLink {
  page: string;
  expiresAt(now: Date, payload: unknown): Date;
}

const minutes = (count: number) => (now: Date) => new Date(now.getTime() + count * MINUTE_MS);

/** The page that a mail's link opens, by the mail's kind, and how long it is good. */
const LINKS: Readonly<Record<LinkPurpose, MailLink>> = {
  'verify-email': { page: '/verify-email', expiresAt: minutes(24 * 60) },
  // An old mail gives a finder no way in.
  'reset-password': { page: '/reset-password', expiresAt: minutes(30) },
  'change-email-old': { page: '/change-email', expiresAt: minutes(24 * 60) },
  'change-email-new': { page: '/change-email', expiresAt: minutes(24 * 60) },
  'restore-account': {
    page: '/restore-account',
    expiresAt: (_, payload) => deletionSchema.parse(payload).closesAt,
  },
};

/**
 * A new link for this mail: its `url` is null when mails of its kind have none, or it would come too late. Earlier ones
 * stay good until one was used.
 * @returns null when the mail is not to be sent any more
 */
export async function makeMailLink(
  { sql, clock, config }: Pick<PlatformDeps, 'sql' | 'clock' | 'config'>,
  mail: Pick<DueMail, 'id' | 'attempt' | 'userId' | 'to' | 'kind' | 'payload'>,
): Promise<{ url: string | null } | null> {
  const { userId, to, kind, payload } = mail;
  if (!isPurpose(kind)) return { url: null };
  if (userId === null) throw new Error(`A mail of kind ${kind} belongs to a user.`);
  const link = LINKS[kind];
  const now = clock.now();
  const expiresAt = link.expiresAt(now, payload);
  if (expiresAt <= now) return { url: null };
  const token = randomBytes(32).toString('base64url');
  const isWanted = await insertEmailToken(sql, {
    mail,
    tokenHash: hashRandomToken(token),
    userId,
    purpose: kind,
    email: to,
    now,
    expiresAt,
  });
  return isWanted ? { url: `${config.appOrigin}${link.page}?token=${token}` } : null;
}

function isPurpose(kind: string): kind is LinkPurpose {
  return Object.hasOwn(LINKS, kind);
}
