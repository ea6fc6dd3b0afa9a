import { lazy, type ComponentType } from 'react';

const RETRY_DELAY_MS = 500;

export interface LazyPart<Props extends object> {
  Part: ComponentType<Props>;
  /** Starts loading ahead of the first draw. Never rejects: drawing the part reports what went wrong. */
  preload(): void;
}

/** Of parts whose files did not arrive. */
const renewals = new Set<() => void>();

/**
 * A part of the shell that is in a file of its own. A file that does not arrive is requested once more; after that the
 * nearest `ErrorBoundary` draws its fallback, until `renewFailedParts` and another draw.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () =>
    (loading ??= loadTwice(load).then(
      (part) => ({ default: part }),
      (error: unknown) => {
        renewals.add(renew);
        throw error;
      },
    ));
  let Current = lazy(loadOnce);
  const renew = (): void => {
    loading = undefined;
    Current = lazy(loadOnce);
  };
  return {
    Part: (props) => <Current {...props} />,
    preload: () => void loadOnce().catch(() => undefined),
  };
}

/** Lets every part whose file did not arrive ask for it again at its next draw. */
export function renewFailedParts(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return await load();
  }
}
