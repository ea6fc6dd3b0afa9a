import { retryingLazy, type RetryingLazy } from '@aic/sdk/host';
import type { ComponentType } from 'react';

export type LazyPart<Props extends object> = Omit<RetryingLazy<Props>, 'renew'>;

/** Of parts whose files did not arrive. */
const renewals = new Set<() => void>();

/**
 * A part of the shell that is in a file of its own. A file that does not arrive is requested once more; after that the
 * nearest `ErrorBoundary` draws its fallback, until `renewFailedParts` and another draw.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const { renew, ...part } = retryingLazy(load, () => void renewals.add(renew));
  return part;
}

/** Lets every part whose file did not arrive ask for it again at its next draw. */
export function renewFailedParts(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}
