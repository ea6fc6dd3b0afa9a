import { useEffect, type ComponentType, type ReactNode } from 'react';
import { partIsPrerendered, partIsMounted, registerPart } from '../hydration/prerendered-parts.ts';
import { PartBoundary, PartLoadError } from './part-boundary.tsx';
import { retryingLazy } from './retrying-lazy.tsx';

export interface LazyPartOptions<Props extends object> {
  /**
   * A dialog or another thing that a press has asked for: the card takes the focus when it does not come. @default
   * false
   */
  isOnRequest?: boolean;
  /**
   * Rendered in place of the card: something nearly as good, or what the part would have brought around it.
   * @param card since 1.10 @default the card with its "Try again"
   */
  renderInstead?(props: Props, card: ReactNode): ReactNode;
}

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Starts loading ahead of the first rendering. Never rejects. */
  preload(): void;
};

/**
 * Since 1.5. A part of a tool in a file of its own, in place of `React.lazy`: a file that does not arrive costs only
 * this part. Render it inside of a `Suspense`, as ever. What else goes wrong in it is an error of the tool.
 *
 * @param name begins the sentence that users read, e.g. `The chart`
 * @example const DayChart = lazyPart('The chart', () => import('./day-chart.tsx').then((file) => file.DayChart));
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { isOnRequest = false, renderInstead }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const { Part, preload, renew } = retryingLazy(() => loadComponent(name, load));
  registerPart(name, preload);
  function GuardedPart(props: Props) {
    partIsPrerendered(name);
    useEffect(() => partIsMounted(name), []);
    return (
      <PartBoundary
        name={name}
        isOnRequest={isOnRequest}
        renderInstead={renderInstead && ((card) => renderInstead(props, card))}
        renew={renew}
      >
        <Part {...props} />
      </PartBoundary>
    );
  }
  return Object.assign(GuardedPart, { preload: () => void preload() });
}

async function loadComponent<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  let component: ComponentType<Props> | undefined;
  try {
    component = await load();
  } catch (error) {
    throw new PartLoadError(`${name} could not be loaded.`, { cause: error });
  }
  // A module that broke off while it ran is there the next time, without its exports.
  if (component === undefined) throw new PartLoadError(`${name} has no component in its file.`);
  return component;
}
