import { Cluster, Stack, VisuallyHidden } from '@aic/design-system';
import { MediaGrid, Skeleton } from '@aic/design-system/studio';

const RATIOS = [1, 16 / 9, 1, 4 / 3, 1, 16 / 9];

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
      <div aria-hidden>
        <MediaGrid
          label="Loading"
          items={RATIOS.map((aspectRatio, index) => ({
            id: String(index),
            aspectRatio,
            content: <Skeleton aspectRatio={aspectRatio} radius="card" />,
          }))}
        />
      </div>
    </Stack>
  );
}
