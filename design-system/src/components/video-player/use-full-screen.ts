import { type RefObject, useEffect, useState } from 'react';

interface FullScreen {
  isFullScreen: boolean;
  toggle(): void;
}

/** A film and its box as large as the screen. A phone that knows this of films only has its own player instead. */
export function useFullScreen(ref: RefObject<HTMLVideoElement | null>): FullScreen {
  const [isFullScreen, setFullScreen] = useState(false);
  useEffect(() => {
    const follow = (): void =>
      setFullScreen(ref.current !== null && document.fullscreenElement === ref.current.parentElement);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [ref]);

  return {
    isFullScreen,
    toggle() {
      if (document.fullscreenElement !== null) {
        void document.exitFullscreen();
      } else if (document.fullscreenEnabled) {
        // Refused where a page may not: then it stays as it is.
        ref.current?.parentElement?.requestFullscreen().catch(() => {});
      } else {
        // Safe because it is called only where Safari on phones has it.
        const video = ref.current as { webkitEnterFullscreen?(): void } | null;
        video?.webkitEnterFullscreen?.();
      }
    },
  };
}
