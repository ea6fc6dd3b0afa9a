import { useShell, type MusicGeneration, type PlayerTrack } from '@aic/sdk';
import { useSyncExternalStore } from 'react';

export interface TrackPlayback {
  isPlaying: boolean;
  isLoading: boolean;
  /** The browser cannot play its file; pressing play tries again. */
  hasFailed: boolean;
  /** 0 while another track is active. */
  positionSeconds: number;
  playOrPause(): void;
  /** Starts the track there when it is not the active one. */
  seek(seconds: number): void;
}

/**
 * One track's part of the shell's player, which has one active track at a time and outlives this page. Only the row of
 * the active track is rendered again while it plays.
 * @param list the tracks that it stands among
 */
export function useTrackPlayback(
  item: MusicGeneration,
  list: readonly MusicGeneration[] = [],
): TrackPlayback {
  const { id } = item;
  const { player } = useShell();
  const isActive = () => player.state().track?.id === id;
  // The server knows of no player: nothing is active there.
  const status = useSyncExternalStore(
    player.subscribe,
    () => (isActive() ? player.state().status : null),
    () => null,
  );
  const positionSeconds = useSyncExternalStore(
    player.subscribe,
    () => (isActive() ? player.state().positionSeconds : 0),
    () => 0,
  );
  const isPlaying = status === 'playing' || status === 'loading';
  const play = (): void => {
    const track = trackOf(item);
    if (track === null) return;
    player.play(
      track,
      list.map(trackOf).filter((other) => other !== null),
    );
  };

  return {
    isPlaying,
    isLoading: status === 'loading',
    hasFailed: status === 'failed',
    positionSeconds,
    playOrPause: () => (isPlaying ? player.pause() : play()),
    seek(seconds) {
      if (status === null) play();
      player.seek(seconds);
    },
  };
}

/** Null while there is no file. */
function trackOf({ id, prompt, audioUrl, duration }: MusicGeneration): PlayerTrack | null {
  if (audioUrl === null) return null;
  return { id, title: prompt, url: audioUrl, durationSeconds: duration, page: `/music?result=${id}` };
}
