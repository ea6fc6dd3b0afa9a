import { AppError } from '../http/app-error.ts';

interface Slots {
  /** Does the work while the owner has less than the limit under way. @throws AppError `rate_limited` */
  hold<T>(owner: string, work: () => Promise<T>): Promise<T>;
}

/** So many uploads of one owner at the same time, in this process; the next one is refused, not queued. */
export function createSlots(perOwner: number): Slots {
  const taken = new Map<string, number>();
  return {
    async hold(owner, work) {
      const count = taken.get(owner) ?? 0;
      if (count >= perOwner) {
        throw new AppError('rate_limited', 'Too many uploads at the same time. Wait for one to finish.', {
          retryAfterSeconds: 5,
        });
      }
      taken.set(owner, count + 1);
      try {
        return await work();
      } finally {
        const left = (taken.get(owner) ?? 1) - 1;
        if (left > 0) taken.set(owner, left);
        else taken.delete(owner);
      }
    },
  };
}
