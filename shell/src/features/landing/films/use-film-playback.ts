import { useEffect, useState, type RefObject } from 'react';
import { useStillness } from './use-stillness.ts';

interface FilmPlayback {
  /** It plays whenever it is in view. */
  isOn: boolean;
  toggle(): void;
}

/**
 * Plays a silent film while it is in view. Where motion or data is spared it stands still until the user starts it; a
 * user who has pressed the button decides from then on (WCAG 2.2, 2.2.2).
 */
export function useFilmPlayback(videoRef: RefObject<HTMLVideoElement | null>): FilmPlayback {
  const isStill = useStillness();
  const [choice, setChoice] = useState<boolean | null>(null);
  const isInView = useIsInView(videoRef);
  const isOn = choice ?? !isStill;
  const isPlaying = isOn && isInView;

  useEffect(() => {
    const video = videoRef.current;
    if (video === null || !isPlaying) return undefined;
    void start(video, () => setChoice(false));
    return () => video.pause();
  }, [isPlaying, videoRef]);

  return { isOn, toggle: () => setChoice(!isOn) };
}

/** @param onRefused called when the browser plays nothing by itself, e.g. to save power */
async function start(video: HTMLVideoElement, onRefused: () => void): Promise<void> {
  try {
    await video.play();
  } catch (error) {
    // A pause that comes before the first frame is no refusal.
    if (error instanceof DOMException && error.name === 'NotAllowedError') onRefused();
  }
}

function useIsInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isInView;
}
