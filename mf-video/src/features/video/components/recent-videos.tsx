import { isAmongShown, LatestTiles, type StudioList } from '@aic/studio';
import { aspectRatioOf } from '../video-view.ts';
import { VideoItem } from './video-item.tsx';

/** The latest videos, one page of them. */
export const RecentVideos = (list: StudioList<'video'>) => (
  <LatestTiles
    title="Recent Videos"
    noun="videos"
    label="Your latest videos"
    loadingLabel="Loading your videos"
    query={list.query}
    ratio={16 / 9}
    ratioOf={aspectRatioOf}
  >
    {(item) => <VideoItem item={item} list={list} isShown={isAmongShown(item, list.shown)} />}
  </LatestTiles>
);
