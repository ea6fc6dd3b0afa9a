import { TrackCover } from '@aic/design-system/media';
import type { PublicItem } from '@aic/sdk';
import { trackCoverUrl } from '@aic/sdk/cover';
import { TrackControl } from '../../../player/track-control.tsx';

interface PublicTrackProps {
  item: PublicItem;
  /** Where the player's title leads back to. */
  page: string;
}

/** A published track; nothing to render until it has its file. */
export function PublicTrack({ item, page }: PublicTrackProps) {
  const { id, prompt, audioUrl, duration, peaks } = item;
  if (audioUrl === null) return null;
  return (
    <TrackControl
      track={{ id, title: prompt, url: audioUrl, durationSeconds: duration ?? 0, page }}
      cover={<TrackCover src={trackCoverUrl(item)} />}
      peaks={peaks}
    />
  );
}
