import type { MiddlewareHandler } from 'hono';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { touchSession } from './auth.repo.ts';

/** How much of a session's idle time may go unseen. `touchSession` writes no more often either. */
const TOUCH_MS = 60 * 60 * 1000;

/**
 * Sessions this process remembers to have touched, about 10 MB. One that is forgotten costs a statement that changes
 * nothing.
 */
const REMEMBERED_MAX = 50_000;

/**
 * Lets routes ask whose session it is: nothing is read for those that do not. Keeps a session from idling out,
 * whatever it is used for: every request whose route asked whose session it is, the start of an event stream too.
 * Costs one statement an hour for each session and process, after the response is made: no caller waits for it, and
 * when it fails the next request makes it again.
 */
export function countSessionUse(
  platform: Pick<PlatformDeps, 'config' | 'sql' | 'clock' | 'logger'>,
): MiddlewareHandler<AppEnv> {
  const { sql, clock, logger } = platform;
  /** When each was touched last, the longest untouched first. */
  const touchedAt = new Map<string, number>();

  async function touch(tokenHash: Buffer): Promise<void> {
    const key = tokenHash.toString('base64');
    const now = clock.now();
    if (now.getTime() - (touchedAt.get(key) ?? Number.NEGATIVE_INFINITY) < TOUCH_MS) return;
    // Before it is sent: requests that come meanwhile do not send it again.
    touchedAt.delete(key);
    touchedAt.set(key, now.getTime());
    if (touchedAt.size > REMEMBERED_MAX) touchedAt.delete(touchedAt.keys().next().value ?? '');
    await touchSession(sql, tokenHash, now).catch((error: unknown) => {
      touchedAt.delete(key);
      throw error;
    });
  }

  return async function countUse(c, next) {
    c.set('platform', platform);
    await next();
    const tokenHash = c.get('sessionHash');
    // A session that is over is refused, and nothing brings it back.
    if (tokenHash === undefined || c.res.status === 401) return;
    touch(tokenHash).catch((error: unknown) =>
      logger.warn({ err: error }, 'a session could not be marked as used'),
    );
  };
}
