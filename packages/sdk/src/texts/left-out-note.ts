import type { Generation } from '@aic/contract';

/** What of its words a finished item does not have; null when it has all, or when its engine cannot tell. */
export function leftOutNote({ status, reading }: Pick<Generation, 'status' | 'reading'>): string | null {
  if (status !== 'completed' || !reading || reading.ignored.length === 0) return null;
  return `Not in it: ${reading.ignored.join(', ')}`;
}
