import { VideoIcon } from '@aic/design-system';
import { MediaGrid, RecentItems, Skeleton } from '@aic/design-system/studio';
import { tileKey, type useGenerations, type VideoGeneration } from '@aic/sdk';
import { isAmongShown, type ShownItem } from '@aic/sdk/library';
import { aspectRatioOf } from '../video-view.ts';
import { VideoItem } from './video-item.tsx';

const EXAMPLES = ['A sailing boat on a calm sea at sunset', 'Snow over a quiet forest at night'];

export interface RecentVideosProps {
  videos: ReturnType<typeof useGenerations<'video'>>;
  shown: ShownItem;
  /** An example of the empty state was picked. */
  onPick(prompt: string): void;
  onRerun(item: VideoGeneration): void;
  /** Credits that running one again holds: with a moved camera more. */
  rerunPrice(item: VideoGeneration): number;
}

/** The latest videos, one page of them. */
export function RecentVideos({ videos, shown, onPick, onRerun, rerunPrice }: RecentVideosProps) {
  return (
    <RecentItems
      title="Recent Videos"
      noun="videos"
      query={videos}
      skeleton={<MediaGrid label="Loading your videos" items={SKELETONS} />}
      empty={{ hue: 'video', icon: <VideoIcon />, examples: { prompts: EXAMPLES, onPick } }}
    >
      {(items) => (
        <MediaGrid
          label="Your latest videos"
          items={items.map((item) => ({
            id: tileKey(item),
            aspectRatio: aspectRatioOf(item),
            content: (
              <VideoItem
                item={item}
                isShown={isAmongShown(item, shown)}
                onShow={() => shown.show(item.id)}
                onRerun={onRerun}
                rerunPrice={rerunPrice(item)}
              />
            ),
          }))}
        />
      )}
    </RecentItems>
  );
}

const SKELETONS = ['a', 'b', 'c'].map((id) => ({
  id,
  aspectRatio: 16 / 9,
  content: <Skeleton aspectRatio={16 / 9} radius="card" />,
}));
