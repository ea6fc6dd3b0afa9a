import type { PlayerTrack } from '@aic/sdk';
import type { ShellPlayer, ShellPlayerState } from './player-state.ts';

const NO_TRACK = { track: null, status: 'paused', positionSeconds: 0, list: [] } as const;

const CLOSED: ShellPlayerState = { ...NO_TRACK, level: { volume: 1, isMuted: false }, isLooping: false };

/**
 * The page's one player, with one audio element outside of all tools, so that music outlives the tool that started it.
 * @param createAudio creates the element; called at the first track
 */
export function createPlayer(createAudio: () => HTMLAudioElement = () => new Audio()): ShellPlayer {
  const listeners = new Set<() => void>();
  let state = CLOSED;
  let audio: HTMLAudioElement | null = null;

  const change = (next: Partial<ShellPlayerState>): void => {
    state = { ...state, ...next };
    const { isLooping: loop, level } = state;
    if (audio) Object.assign(audio, { loop, volume: level.volume, muted: level.isMuted });
    listeners.forEach((listener) => listener());
  };

  function open(): HTMLAudioElement {
    if (audio) return audio;
    const element = createAudio();
    element.preload = 'auto';
    const follow = (event: keyof HTMLMediaElementEventMap, next: () => Partial<ShellPlayerState>): void =>
      // Events that arrive after closing are about a track that is gone.
      element.addEventListener(event, () => state.track && change(next()));
    follow('playing', () => ({ status: 'playing' }));
    follow('pause', () => (state.status === 'failed' ? {} : { status: 'paused' }));
    follow('waiting', () => ({ status: 'loading' }));
    // The end of a seek is one too.
    follow('timeupdate', () => ({ positionSeconds: element.currentTime }));
    follow('ended', () => ({ status: 'paused', positionSeconds: 0 }));
    follow('error', () => ({ status: 'failed' }));
    audio = element;
    return element;
  }

  async function start(element: HTMLAudioElement, { id }: PlayerTrack): Promise<void> {
    change({ status: 'loading' });
    try {
      await element.play();
    } catch (error) {
      // Another track or a pause came before this one could start, and sets the state itself.
      const isOvertaken = error instanceof DOMException && error.name === 'AbortError';
      if (!isOvertaken && state.track?.id === id) change({ status: 'failed' });
    }
  }

  const play = (track: PlayerTrack, list: readonly PlayerTrack[] = []): void => {
    const element = open();
    const isSame = state.track?.id === track.id;
    change({ track, list, positionSeconds: isSame ? state.positionSeconds : 0 });
    if (!isSame || element.src === '') {
      element.src = track.url;
      element.currentTime = state.positionSeconds;
    } else if (state.status === 'failed') {
      element.load();
    }
    void start(element, track);
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play,
    pause: () => audio?.pause(),
    seek(seconds) {
      const positionSeconds = Math.min(Math.max(0, seconds), state.track?.durationSeconds ?? 0);
      if (audio) audio.currentTime = positionSeconds;
      change({ positionSeconds });
    },
    close() {
      audio?.pause();
      audio?.removeAttribute('src');
      change(NO_TRACK);
    },
    update: change,
  };
}
