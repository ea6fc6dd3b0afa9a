import type { Player, PlayerState, PlayerTrack } from '@aic/sdk';

const CLOSED: PlayerState = { track: null, status: 'paused', positionSeconds: 0 };

/**
 * The page's one player, with one audio element outside of all tools, so that music outlives the tool that started it.
 * @param createAudio creates the element; called at the first track
 */
export function createPlayer(createAudio: () => HTMLAudioElement = () => new Audio()): Player {
  const listeners = new Set<() => void>();
  let state = CLOSED;
  let audio: HTMLAudioElement | null = null;

  const change = (next: Partial<PlayerState>): void => {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  };

  function open(): HTMLAudioElement {
    if (audio) return audio;
    const element = createAudio();
    element.preload = 'auto';
    const follow = (event: keyof HTMLMediaElementEventMap, next: () => Partial<PlayerState>): void =>
      // Events that arrive after closing are about a track that is gone.
      element.addEventListener(event, () => state.track && change(next()));
    follow('playing', () => ({ status: 'playing' }));
    follow('pause', () => (state.status === 'failed' ? {} : { status: 'paused' }));
    follow('waiting', () => ({ status: 'loading' }));
    follow('timeupdate', () => ({ positionSeconds: element.currentTime }));
    follow('seeked', () => ({ positionSeconds: element.currentTime }));
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

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play(track) {
      const element = open();
      if (state.track?.id !== track.id) {
        change({ track, positionSeconds: 0 });
        element.src = track.url;
      } else if (state.status === 'failed') {
        element.load();
      }
      void start(element, track);
    },
    pause: () => audio?.pause(),
    seek(seconds) {
      if (!audio || !state.track) return;
      const positionSeconds = Math.min(Math.max(0, seconds), state.track.durationSeconds);
      audio.currentTime = positionSeconds;
      change({ positionSeconds });
    },
    close() {
      audio?.pause();
      audio?.removeAttribute('src');
      change(CLOSED);
    },
  };
}
