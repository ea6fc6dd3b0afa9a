import { Component, lazy, type ComponentType, type ReactNode } from 'react';

const RETRY_DELAY_MS = 500;

export interface LazyPart<Props extends object> {
  Part: ComponentType<Props>;
  /** Starts loading ahead of the first draw. Never rejects: the draw itself says what went wrong. */
  preload(): void;
}

/**
 * A part of the shell that stands in its own file. A file that does not arrive is asked for once more; after that the
 * nearest `PartBoundary` draws its fallback.
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

interface PartBoundaryProps {
  fallback: ReactNode;
  onError(error: unknown): void;
  children: ReactNode;
}

/** Keeps a part that could not be loaded or drawn from taking the whole page with it. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
