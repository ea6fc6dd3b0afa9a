import { Cluster, Stack, VisuallyHidden } from '@aic/design-system';
import { Skeleton } from '@aic/design-system/studio';
import { Columns } from './public-items.tsx';

/** In the shape of what comes. */
export function PublicPageSkeleton() {
  return (
    <Stack gap={32} aria-busy>
      <VisuallyHidden role="status">Loading the page</VisuallyHidden>
      <Cluster gap={20}>
        <Skeleton width={72} height={72} radius="full" />
        <Stack gap={8}>
          <Skeleton width={220} height={32} />
          <Skeleton width={140} height={20} />
        </Stack>
      </Cluster>
      <Columns aria-hidden>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} aspectRatio={1} />
        ))}
      </Columns>
    </Stack>
  );
}
