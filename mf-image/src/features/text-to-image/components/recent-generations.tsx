import { EmptyState, ErrorState, Heading, ImageIcon, Stack } from '@aic/design-system';
import { Chip, MediaGrid, Skeleton } from '@aic/design-system/studio';
import { RECENT_IMAGES_SHOWN, tileKey, type ImageGeneration, type useGenerations } from '@aic/sdk';
import { aspectRatioOf } from '../image-view.ts';
import { ImageTile } from './image-tile.tsx';

const EXAMPLES = [
  'A quiet mountain lake at sunrise, mist over the water',
  'Neon city street at night in the rain',
  'Abstract shapes in coral and teal',
];

export interface RecentGenerationsProps {
  images: ReturnType<typeof useGenerations<'image'>>;
  onOpen(id: string): void;
  onRerun(item: ImageGeneration): void;
  /** An example of the empty state was picked. */
  onPick(prompt: string): void;
}

/** The latest six images (spec section 2). */
export function RecentGenerations(props: RecentGenerationsProps) {
  return (
    <Stack as="section" gap={16} aria-label="Recent Generations" aria-busy={props.images.isPending}>
      <Heading level={2}>Recent Generations</Heading>
      <Content {...props} />
    </Stack>
  );
}

function Content({ images, onOpen, onRerun, onPick }: RecentGenerationsProps) {
  if (images.isPending) {
    const items = ['a', 'b', 'c'].map((id) => ({
      id,
      aspectRatio: 1,
      content: <Skeleton aspectRatio={1} radius="card" />,
    }));
    return <MediaGrid label="Loading your images" items={items} />;
  }
  if (images.isError && images.data === undefined) {
    return (
      <ErrorState
        title="Your images could not be loaded"
        description="The server did not answer. They are safe, and nothing was charged."
        onRetry={() => void images.refetch()}
        isRetrying={images.isFetching}
      />
    );
  }
  const recent = (images.data ?? []).slice(0, RECENT_IMAGES_SHOWN);
  if (recent.length === 0) {
    return (
      <EmptyState
        hue="image"
        icon={<ImageIcon />}
        title="Nothing here yet"
        description="Start from an example: it fills the prompt, and you decide when to run it."
        actions={EXAMPLES.map((prompt) => (
          <Chip key={prompt} onClick={() => onPick(prompt)}>
            {prompt}
          </Chip>
        ))}
      />
    );
  }
  return (
    <MediaGrid
      label="Your latest images"
      items={recent.map((item) => ({
        id: tileKey(item),
        aspectRatio: aspectRatioOf(item),
        content: <ImageTile item={item} onOpen={onOpen} onRerun={onRerun} />,
      }))}
    />
  );
}
