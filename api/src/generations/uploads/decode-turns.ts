import pLimit, { type LimitFunction } from 'p-limit';

export interface DecodeTurns {
  /** Runs the work when it is this user's turn. */
  take<T>(userId: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Lets `atOnce` pictures be decoded at the same time. Users take turns: each has one picture in the queue at a
 * time, so a user who sends many makes the others wait for at most one of them.
 */
export function createDecodeTurns(atOnce: number): DecodeTurns {
  const everyone = pLimit(atOnce);
  const users = new Map<string, LimitFunction>();
  return {
    async take(userId, work) {
      const own = users.get(userId) ?? pLimit(1);
      users.set(userId, own);
      try {
        return await own(() => everyone(work));
      } finally {
        if (own.activeCount === 0 && own.pendingCount === 0) users.delete(userId);
      }
    },
  };
}
