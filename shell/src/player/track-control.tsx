import { AudioTrack } from '@aic/design-system/media';
import type { PlayerTrack } from '@aic/sdk';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useServices } from '../core/services-context.tsx';

interface TrackControlProps {
  track: PlayerTrack;
  /** Its picture, a `TrackCover`. */
  cover?: ReactNode;
  /** 0 to 1 each; none draws a plain line. */
  peaks: readonly number[];
  /** Short things under the title. */
  meta?: ReactNode;
}

/** A track in a page of the shell, played by the page's one player. */
export function TrackControl({ track, cover, peaks, meta }: TrackControlProps) {
  const { player } = useServices();
  const state = useSyncExternalStore(player.subscribe, player.state, player.state);
  const isActive = state.track?.id === track.id;
  const isPlaying = isActive && (state.status === 'playing' || state.status === 'loading');

  return (
    <AudioTrack
      title={track.title}
      titleLines={2}
      cover={cover}
      isPlaying={isPlaying}
      isLoading={isActive && state.status === 'loading'}
      positionSeconds={isActive ? state.positionSeconds : 0}
      durationSeconds={track.durationSeconds}
      peaks={peaks}
      onPlayPause={() => (isPlaying ? player.pause() : player.play(track))}
      onSeek={(seconds) => {
        if (!isActive) player.play(track);
        player.seek(seconds);
      }}
      meta={isActive && state.status === 'failed' ? 'This browser cannot play it' : meta}
    />
  );
}
