import { createSessionToken, hashSessionToken, SESSION_LIFETIME_DAYS } from './session.ts';
import type { NewSession } from './auth.repo.ts';

/** A fresh token for the browser and what the database keeps of it. Never re-used, so nobody can plant one. */
export function newSession(now: Date): { token: string; session: NewSession } {
  const token = createSessionToken();
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME_DAYS * 24 * 60 * 60 * 1000);
  return { token, session: { tokenHash: hashSessionToken(token), now, expiresAt } };
}
