import type { AuthDeps } from '../auth/auth-deps.ts';
import { endSession } from '../auth/auth.repo.ts';

/** Ends the session for every tab and process: their event streams are notified and close. Fine without a session. */
export async function logOut(
  deps: Pick<AuthDeps, 'sql' | 'notifier'>,
  tokenHash: Buffer | null,
): Promise<void> {
  const userId = tokenHash && (await endSession(deps.sql, tokenHash));
  if (userId) deps.notifier.notify('events', userId);
}
