import type { AppError } from '../../errors/app-error.ts';

interface ConcurrencyLimit {
  /** Takes a place of this owner; returns how to give it back, once. @throws AppError when all are taken */
  take(owner: string): () => void;
}

/**
 * So many of a costly thing for one owner at the same time, in this process. One more is refused and does not wait,
 * which is why this is no queue (p-limit).
 */
export function createConcurrencyLimit(perOwner: number, refusal: () => AppError): ConcurrencyLimit {
  const taken = new Map<string, number>();
  return {
    take(owner) {
      const count = taken.get(owner) ?? 0;
      if (count >= perOwner) throw refusal();
      taken.set(owner, count + 1);
      return () => {
        const left = (taken.get(owner) ?? 1) - 1;
        if (left > 0) taken.set(owner, left);
        else taken.delete(owner);
      };
    },
  };
}
