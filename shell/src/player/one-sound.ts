import type { Player } from '@aic/sdk';

/** What makes a sound now: a film that plays, and is not muted. */
const isHeard = (media: EventTarget | null): media is HTMLMediaElement =>
  media instanceof HTMLMediaElement && !media.paused && !media.muted;

/**
 * Lets the page make one sound at a time: what begins silences the rest, whichever tool it belongs to. Films say so by
 * events of their elements, so tools of earlier releases need to know nothing of it; the player has no element in the
 * page.
 * @returns stop
 */
export function allowOneSound({
  state,
  subscribe,
  pause,
}: Pick<Player, 'state' | 'subscribe' | 'pause'>): () => void {
  const silenceFilms = (except: HTMLMediaElement | null): void => {
    for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) {
      if (media !== except && isHeard(media)) media.pause();
    }
  };
  const handleSound = ({ target }: Event): void => {
    if (!isHeard(target)) return;
    pause();
    silenceFilms(target);
  };
  const isSounding = (): boolean => ['playing', 'loading'].includes(state().status);
  let wasSounding = isSounding();
  const unsubscribe = subscribe(() => {
    if (isSounding() && !wasSounding) silenceFilms(null);
    wasSounding = isSounding();
  });
  // Events of media do not bubble, but they are seen on their way down.
  document.addEventListener('play', handleSound, true);
  document.addEventListener('volumechange', handleSound, true);
  return () => {
    unsubscribe();
    document.removeEventListener('play', handleSound, true);
    document.removeEventListener('volumechange', handleSound, true);
  };
}
