import { EmptyState, ErrorState, Heading, Stack, VideoIcon } from '@aic/design-system';
import { Chip, MediaGrid, Skeleton } from '@aic/design-system/studio';
import { tileKey, type useGenerations, type VideoGeneration } from '@aic/sdk';
import { aspectRatioOf } from '../video-view.ts';
import { VideoItem } from './video-item.tsx';

const EXAMPLES = ['A sailing boat on a calm sea at sunset', 'Snow over a quiet village at night'];

export interface RecentVideosProps {
  videos: ReturnType<typeof useGenerations<'video'>>;
  /** An example of the empty state was picked. */
  onPick(prompt: string): void;
  onRerun(item: VideoGeneration): void;
}

/** The latest videos, one page of them. */
export function RecentVideos(props: RecentVideosProps) {
  return (
    <Stack as="section" gap={16} aria-label="Recent Videos" aria-busy={props.videos.isPending}>
      <Heading level={2}>Recent Videos</Heading>
      <Content {...props} />
    </Stack>
  );
}

function Content({ videos, onPick, onRerun }: RecentVideosProps) {
  if (videos.isPending) {
    const items = ['a', 'b', 'c'].map((id) => ({
      id,
      aspectRatio: 16 / 9,
      content: <Skeleton aspectRatio={16 / 9} radius="card" />,
    }));
    return <MediaGrid label="Loading your videos" items={items} />;
  }
  if (videos.isError && videos.data === undefined) {
    return (
      <ErrorState
        title="Your videos could not be loaded"
        description="The server did not answer. They are safe, and nothing was charged."
        onRetry={() => void videos.refetch()}
        isRetrying={videos.isFetching}
      />
    );
  }
  const items = videos.data ?? [];
  if (items.length === 0) {
    return (
      <EmptyState
        hue="video"
        icon={<VideoIcon />}
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
      label="Your latest videos"
      items={items.map((item) => ({
        id: tileKey(item),
        aspectRatio: aspectRatioOf(item),
        content: <VideoItem item={item} onRerun={onRerun} />,
      }))}
    />
  );
}
