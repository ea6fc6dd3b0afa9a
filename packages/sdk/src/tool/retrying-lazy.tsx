import { lazy, useState, type ComponentType } from 'react';

const RETRY_DELAY_MS = 500;

export interface RetryingLazy<Props extends object> {
  Part: ComponentType<Props>;
  /** Starts loading ahead of the first rendering. Never rejects: rendering the part reports what went wrong. */
  preload: () => Promise<void>;
  /** Lets the next rendering ask for the file again. Does nothing unless the file did not arrive. */
  renew(): void;
}

/**
 * A component in a file of its own, like `React.lazy`, except that a failure can be forgotten. A file that does not
 * arrive is requested once more by itself; after that rendering the part throws, until `renew`.
 * @param onFailure called with each failure, before the part throws
 */
export function retryingLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFailure: () => void = () => {},
): RetryingLazy<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  let hasFailed = false;
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = () =>
    (loading ??= loadTwice(load).then(
      (part) => {
        loaded = part;
        return { default: part };
      },
      (error: unknown) => {
        hasFailed = true;
        onFailure();
        throw error;
      },
    ));
  let Current = lazy(loadOnce);
  /** What is there already is rendered in the same go: `lazy` would wait a turn, with the fallback in between. */
  function Part(props: Props) {
    const [Shown] = useState(() => loaded ?? Current);
    return <Shown {...props} />;
  }
  return {
    Part,
    preload: () =>
      loadOnce().then(
        () => undefined,
        () => undefined,
      ),
    renew: () => {
      if (!hasFailed) return;
      hasFailed = false;
      loading = undefined;
      Current = lazy(loadOnce);
    },
  };
}

/** Once more after a moment, because most failures of a network are short. @throws what the second try throws */
export async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return await load();
  }
}
