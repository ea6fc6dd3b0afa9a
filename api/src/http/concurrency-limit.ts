import { AppError } from '../errors/app-error.ts';

interface ConcurrencyLimit {
  /** Takes one of the owner's slots; returns how to give it back, once. @throws AppError `rate_limited` when all are taken */
  take(owner: string): () => void;
}

/**
 * So many of a costly thing for one owner at the same time, in this process; one more is refused, not queued.
 * @param refusal what the owner is told
 */
export function createConcurrencyLimit(perOwner: number, refusal: string): ConcurrencyLimit {
  const taken = new Map<string, number>();
  return {
    take(owner) {
      const count = taken.get(owner) ?? 0;
      if (count >= perOwner) throw new AppError('rate_limited', refusal, { retryAfterSeconds: 5 });
      taken.set(owner, count + 1);
      return () => {
        const left = (taken.get(owner) ?? 1) - 1;
        if (left > 0) taken.set(owner, left);
        else taken.delete(owner);
      };
    },
  };
}
