import { PlayerBar } from '@aic/design-system/media';
import { Link, type PlayerTrack } from '@aic/sdk';
import { trackCoverUrl } from '@aic/sdk/cover';
import { useSyncExternalStore } from 'react';
import { type ShellPlayer, trackAfter } from '../core/player/player-state.ts';

export interface TrackBarProps {
  player: ShellPlayer;
  track: PlayerTrack;
}

/** The bar of the page's player, with the track that is in it. */
export function TrackBar({ player, track }: TrackBarProps) {
  const state = useSyncExternalStore(player.subscribe, player.state);
  const { status, positionSeconds, list, level, isLooping } = state;
  const isPlaying = status === 'playing' || status === 'loading';
  const next = trackAfter(state);
  return (
    <PlayerBar
      title={track.title}
      cover={trackCoverUrl({ id: track.id, prompt: track.title })}
      link={
        <Link to={track.page}>{status === 'failed' ? `${track.title} (cannot be played)` : track.title}</Link>
      }
      isPlaying={isPlaying}
      isLoading={status === 'loading'}
      positionSeconds={positionSeconds}
      durationSeconds={track.durationSeconds}
      onPlayPause={() => (isPlaying ? player.pause() : player.play(track, list))}
      onSeek={player.seek}
      {...(next !== undefined && { onNext: next && (() => player.play(next, list)) })}
      isLooping={isLooping}
      onLoopChange={(looping) => player.update({ isLooping: looping })}
      level={level}
      onLevelChange={(loud) => player.update({ level: loud })}
      onClose={player.close}
    />
  );
}
