import { EmptyState, type EmptyStateProps, useInBrowser } from '@aic/design-system';
import { Skeleton } from '@aic/design-system/studio';
import { lazyPart } from '@aic/sdk';
import { type ComponentType, type ReactNode, Suspense } from 'react';

/** A tool's wall, which comes with its pictures after the first paint. Where it does not come, words stand there. */
export function wallPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: Pick<EmptyStateProps, 'hue' | 'icon' | 'title' | 'description'>,
): ComponentType<Props> {
  const Part = lazyPart('The examples', load, { renderInstead: () => <EmptyState {...instead} /> });
  const room = <Skeleton height="60vh" radius="card" />;
  return function WallPart(props: Props) {
    const isPainted = useInBrowser();
    return <Suspense fallback={room}>{isPainted ? <Part {...props} /> : room}</Suspense>;
  };
}

/** For the panel of the results: under its own name while it shows the wall. */
export const wallPanel = (isWall: boolean, instead: ReactNode, name = 'Result') => ({
  'aria-label': name,
  title: isWall ? 'Start with one of these' : name,
  empty: { instead },
});
