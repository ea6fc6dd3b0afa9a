import { Badge } from '@aic/design-system';
import { AudioTrack, AudioTrackPlaceholder, formatDuration, TrackCover } from '@aic/design-system/media';
import { isCancelled, placeText, refundText, type MusicGeneration } from '@aic/sdk';
import { trackCoverUrl } from '@aic/sdk/cover';
import { itemTitle } from '@aic/sdk/facts';
import { dragItem } from '@aic/studio';
import type { ReactNode } from 'react';
import { genreName } from '../genre-names.ts';
import { useTrackPlayback } from '../use-track-playback.ts';

export interface MusicTrackProps {
  item: MusicGeneration;
  /** The tracks that it stands among: the player's Next follows them. */
  list: readonly MusicGeneration[] | undefined;
  /** Lines that a long prompt may take. @default 1 */
  titleLines?: number | undefined;
  /** A press on its title; undefined while the server does not know it. */
  onOpen?: (() => void) | undefined;
  /** In the strip: whether it is the result. */
  isShown?: boolean | undefined;
  /** Buttons of this track. */
  actions?: ReactNode;
}

/** One track in any state, always of the same height. */
export function MusicTrack({ item, list, ...row }: MusicTrackProps) {
  const placeholder = { ...row, title: itemTitle(item), meta: <Meta item={item} /> };
  const cover = <TrackCover src={trackCoverUrl(item)} />;
  switch (item.status) {
    case 'processing':
      return (
        <AudioTrackPlaceholder
          {...placeholder}
          cover={cover}
          status="processing"
          message={progressText(item)}
        />
      );
    case 'completed':
      return <PlayableTrack item={item} list={list} cover={cover} {...row} />;
    case 'failed':
      return <AudioTrackPlaceholder {...placeholder} status="failed" message={<Failure item={item} />} />;
    default:
      return item.status satisfies never;
  }
}

function PlayableTrack({ item, list, ...row }: MusicTrackProps & { cover: ReactNode }) {
  const playback = useTrackPlayback(item, list);
  return (
    <AudioTrack
      {...row}
      {...dragItem(item)}
      title={itemTitle(item)}
      isPlaying={playback.isPlaying}
      isLoading={playback.isLoading}
      positionSeconds={playback.positionSeconds}
      durationSeconds={item.duration}
      peaks={item.peaks}
      onPlayPause={playback.playOrPause}
      onSeek={playback.seek}
      meta={
        <Meta item={item}>{playback.hasFailed && 'This browser cannot play it: download it instead'}</Meta>
      }
    />
  );
}

/** Genre, and the length as m:ss until the player says it. */
function Meta({ item, children }: { item: MusicGeneration; children?: ReactNode }) {
  const refund = refundText(item);
  return (
    <>
      {item.genre !== null && <Badge>{genreName(item.genre)}</Badge>}
      {item.status !== 'completed' && <span>{formatDuration(item.duration)}</span>}
      {refund !== null && <span>{refund}</span>}
      {children}
    </>
  );
}

function Failure({ item }: { item: MusicGeneration }) {
  if (isCancelled(item)) return 'Cancelled';
  return (
    <>
      <span>Generation failed</span>
      {item.error !== null && <span title={item.error}> · {item.error}</span>}
    </>
  );
}

function progressText(item: MusicGeneration): string {
  const { progress } = item;
  const place = placeText(item);
  if (place !== null) return place;
  return progress > 0 ? `Composing, ${Math.round(progress * 100)} %` : 'Composing';
}
