import { AudioTrack } from '@aic/design-system/media';
import type { PublicItem } from '@aic/sdk';
import { useSyncExternalStore } from 'react';
import { useServices } from '../../app/services-context.tsx';

interface PublicTrackProps {
  item: PublicItem;
  /** Where the player's title leads back to. */
  page: string;
}

/** A track, played by the page's one player. */
export function PublicTrack({ item, page }: PublicTrackProps) {
  const { id, prompt, audioUrl, duration, peaks } = item;
  const { player } = useServices();
  const state = useSyncExternalStore(player.subscribe, player.state);
  const isActive = state.track?.id === id;
  const isPlaying = isActive && (state.status === 'playing' || state.status === 'loading');
  const durationSeconds = duration ?? 0;
  const play = (): void => {
    if (audioUrl === null) return;
    player.play({ id, title: prompt, url: audioUrl, durationSeconds, page });
  };

  return (
    <AudioTrack
      title={prompt}
      titleLines={2}
      isPlaying={isPlaying}
      isLoading={isActive && state.status === 'loading'}
      positionSeconds={isActive ? state.positionSeconds : 0}
      durationSeconds={durationSeconds}
      peaks={peaks}
      onPlayPause={() => (isPlaying ? player.pause() : play())}
      onSeek={(seconds) => {
        if (!isActive) play();
        player.seek(seconds);
      }}
      meta={isActive && state.status === 'failed' ? 'This browser cannot play it' : undefined}
    />
  );
}
