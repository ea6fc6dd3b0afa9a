import { lazy, type ComponentType } from 'react';

const RETRY_DELAY_MS = 500;

export interface LazyPart<Props extends object> {
  Part: ComponentType<Props>;
  /** Starts loading ahead of the first draw. Never rejects: drawing the part reports what went wrong. */
  preload(): void;
}

/**
 * A part of the shell that is in a file of its own. A file that does not arrive is requested once more; after that the
 * nearest `ErrorBoundary` draws its fallback.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () => (loading ??= loadTwice(load).then((part) => ({ default: part })));
  return {
    Part: lazy(loadOnce),
    preload: () => void loadOnce().catch(() => undefined),
  };
}

async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return await load();
  }
}
