import { MusicIcon } from '@aic/design-system';
import { ItemActions } from '@aic/design-system/studio';
import { LatestRows, type StudioList } from '@aic/studio';
import { useMusicActions } from '../use-music-actions.ts';
import { MusicTrack } from './music-track.tsx';

const EXAMPLES = ['Lo-fi beats for studying', 'A folk waltz with fiddle and guitar', 'Calm piano at night'];

export interface RecentMusicProps extends StudioList<'music'> {
  /** An example of the empty state was picked. */
  onPick(prompt: string): void;
}

/** The latest tracks, one page of them. */
export function RecentMusic({ onPick, ...list }: RecentMusicProps) {
  const { query, shown } = list;
  const actionsOf = useMusicActions(list);
  return (
    <LatestRows
      title="Recent Music"
      noun="music"
      loadingLabel="Loading your music"
      query={query}
      itemHeight={142}
      empty={{ hue: 'music', icon: <MusicIcon />, examples: { prompts: EXAMPLES, onPick } }}
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
