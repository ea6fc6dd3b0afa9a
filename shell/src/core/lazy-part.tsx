import { retryingLazy, type RetryingLazy } from '@aic/sdk/host';
import type { ComponentType } from 'react';

export type LazyPart<Props extends object> = Omit<RetryingLazy<Props>, 'renew'>;

/** Of parts whose files did not arrive. */
const renewals = new Set<() => void>();

/** Of the parts that have been rendered since `takeRenderedChunks`. */
let renderedChunks = new Set<string>();

/**
 * A part of the shell that is in a file of its own. A file that does not arrive is requested once more; after that the
 * nearest `ErrorBoundary` renders its fallback, until `renewFailedParts` and another render.
 *
 * @param chunks names of the files that a page with this part needs soon; the gateway preloads them
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  chunks: readonly string[] = [],
): LazyPart<Props> {
  const { renew, Part, ...part } = retryingLazy(load, () => void renewals.add(renew));
  return {
    ...part,
    Part: (props) => {
      for (const chunk of chunks) renderedChunks.add(chunk);
      return <Part {...props} />;
    },
  };
}

/** For the prerenderer, which renders one page after the other. */
export function takeRenderedChunks(): string[] {
  const chunks = [...renderedChunks];
  renderedChunks = new Set();
  return chunks;
}

/** Lets every part whose file did not arrive ask for it again at its next render. */
export function renewFailedParts(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}
