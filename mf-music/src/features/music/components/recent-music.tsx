import { MusicIcon } from '@aic/design-system';
import { ItemActions, ItemList, ItemListSkeleton, RecentItems } from '@aic/design-system/studio';
import { previewNote, tileKey, type MusicGeneration, type useGenerations } from '@aic/sdk';
import type { ShownItem } from '@aic/sdk/library';
import { useMusicActions } from '../use-music-actions.tsx';
import { MusicTrack } from './music-track.tsx';

const EXAMPLES = ['Lo-fi beats for studying', 'A folk waltz with fiddle and guitar', 'Calm piano at night'];

export interface RecentMusicProps {
  tracks: ReturnType<typeof useGenerations<'music'>>;
  shown: ShownItem;
  /** An example of the empty state was picked. */
  onPick(prompt: string): void;
  onRerun(item: MusicGeneration): void;
  /** Credits that running one again holds. */
  rerunPrice: number;
}

/** The latest tracks, one page of them. */
export function RecentMusic({ tracks, shown, onPick, onRerun, rerunPrice }: RecentMusicProps) {
  const actionsOf = useMusicActions({ onRerun, rerunPrice });
  return (
    <RecentItems
      title="Recent Music"
      noun="music"
      note={(items) => previewNote(items)}
      query={tracks}
      skeleton={<ItemListSkeleton label="Loading your music" itemHeight={ITEM_HEIGHT} />}
      empty={{ hue: 'music', icon: <MusicIcon />, examples: { prompts: EXAMPLES, onPick } }}
    >
      {(items) => (
        <ItemList
          items={items.map((item) => ({
            id: tileKey(item),
            content: (
              <MusicTrack
                item={item}
                list={tracks.data}
                titleLines={2}
                isShown={item.id === shown.shownId}
                onOpen={() => shown.show(item.id)}
                actions={<ItemActions {...actionsOf(item)} />}
              />
            ),
          }))}
        />
      )}
    </RecentItems>
  );
}

/** Of a track, in px. */
const ITEM_HEIGHT = 68;
