import { ItemActions } from '@aic/design-system/studio';
import { LatestRows, type StudioList } from '@aic/studio';
import { useMusicActions } from '../use-music-actions.ts';
import { MusicTrack } from './music-track.tsx';

/** The latest tracks, one page of them. */
export function RecentMusic(list: StudioList<'music'>) {
  const { query, shown } = list;
  const actionsOf = useMusicActions(list);
  return (
    <LatestRows
      title="Recent Music"
      noun="music"
      loadingLabel="Loading your music"
      query={query}
      itemHeight={142}
    >
      {(item) => (
        <MusicTrack
          item={item}
          list={query.data}
          titleLines={2}
          isShown={item.id === shown.shownId}
          onOpen={() => shown.show(item.id)}
          actions={<ItemActions {...actionsOf(item)} />}
        />
      )}
    </LatestRows>
  );
}
