import { VideoIcon } from '@aic/design-system';
import { isAmongShown } from '@aic/sdk/library';
import { LatestTiles, type StudioList } from '@aic/studio';
import { aspectRatioOf } from '../video-view.ts';
import { VideoItem } from './video-item.tsx';

const EXAMPLES = ['A sailing boat on a calm sea at sunset', 'Snow over a quiet forest at night'];

export interface RecentVideosProps extends StudioList<'video'> {
  /** An example of the empty state was picked. */
  onPick(prompt: string): void;
}

/** The latest videos, one page of them. */
export const RecentVideos = ({ onPick, ...list }: RecentVideosProps) => (
  <LatestTiles
    title="Recent Videos"
    noun="videos"
    label="Your latest videos"
    loadingLabel="Loading your videos"
    query={list.query}
    ratio={16 / 9}
    ratioOf={aspectRatioOf}
    empty={{ hue: 'video', icon: <VideoIcon />, examples: { prompts: EXAMPLES, onPick } }}
  >
    {(item) => <VideoItem item={item} list={list} isShown={isAmongShown(item, list.shown)} />}
  </LatestTiles>
);
