import { IconButton, MusicIcon } from '@aic/design-system';
import {
  CancelButton,
  DownloadIcon,
  ItemList,
  ItemListSkeleton,
  RecentItems,
  RerunButton,
} from '@aic/design-system/studio';
import { isOptimistic, previewNote, tileKey, type MusicGeneration, type useGenerations } from '@aic/sdk';
import { useMusicActions } from '../use-music-actions.ts';
import { MusicTrack } from './music-track.tsx';

const EXAMPLES = ['Lo-fi beats for late study', 'An anthem for a village fair', 'Night train through snow'];

export interface RecentMusicProps {
  tracks: ReturnType<typeof useGenerations<'music'>>;
  /** An example of the empty state was picked. */
  onPick(prompt: string): void;
  onRerun(item: MusicGeneration): void;
  /** Credits that running one again holds. */
  rerunPrice: number;
}

/** The latest tracks, one page of them. */
export function RecentMusic({ tracks, onPick, onRerun, rerunPrice }: RecentMusicProps) {
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
                actions={<TrackActions item={item} onRerun={onRerun} rerunPrice={rerunPrice} />}
              />
            ),
          }))}
        />
      )}
    </RecentItems>
  );
}

type TrackActionsProps = Pick<RecentMusicProps, 'onRerun' | 'rerunPrice'> & { item: MusicGeneration };

function TrackActions({ item, onRerun, rerunPrice }: TrackActionsProps) {
  const actions = useMusicActions();
  if (item.status === 'processing') {
    return (
      <CancelButton
        isEarly={isOptimistic(item)}
        isPending={actions.isCancelling(item)}
        onCancel={() => actions.cancel(item)}
        about={item.prompt}
      />
    );
  }
  return (
    <>
      <RerunButton credits={rerunPrice} onRerun={() => onRerun(item)} about={item.prompt} />
      {item.status === 'completed' && (
        <IconButton
          label="Download"
          about={item.prompt}
          size="dense"
          onClick={() => void actions.download(item)}
        >
          <DownloadIcon />
        </IconButton>
      )}
    </>
  );
}

/** Of a track, in px. */
const ITEM_HEIGHT = 68;
