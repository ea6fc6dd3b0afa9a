import type { Generation } from '@aic/contract';

/** What became of the credits of an item that gave no result, without a full stop; null where none were held. */
export function refundText({
  status,
  credits,
  refunded,
  creditsReturned,
}: Pick<Generation, 'status' | 'credits' | 'refunded' | 'creditsReturned'>): string | null {
  if (status !== 'failed' || credits === 0) return null;
  if (refunded) return `${credits} credits are back`;
  // Credits that end while they are held do not come back: their month is over either way.
  if (creditsReturned > 0) return `${creditsReturned} of ${credits} credits are back, the others had expired`;
  return `The ${credits} credits had expired meanwhile`;
}
