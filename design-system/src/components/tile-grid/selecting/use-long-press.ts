import { type PointerEvent as ReactPointerEvent, useLayoutEffect, useRef } from 'react';
import { tileIdAt } from './tile-at.ts';

const LONG_PRESS_MS = 450;
/** A finger that moves further scrolls. */
const MOVED_MAX_PX = 10;

/** A long press by touch selects, as photo libraries of phones do. */
export function useLongPress(onLongPress: (id: string) => void) {
  const latest = useRef(onLongPress);
  useLayoutEffect(() => {
    latest.current = onLongPress;
  });
  const hasEnded = useRef(false);

  const begin = (event: ReactPointerEvent<HTMLElement>): void => {
    hasEnded.current = false;
    const id = tileIdAt(event.target);
    if (event.pointerType !== 'touch' || id === null) return;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const timer = setTimeout(() => {
      hasEnded.current = true;
      latest.current(id);
    }, LONG_PRESS_MS);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
    addEventListener('pointerup', () => stop.abort(), options);
    addEventListener('pointercancel', () => stop.abort(), options);
    addEventListener(
      'pointermove',
      (moved) => {
        const distance = Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY);
        if (distance > MOVED_MAX_PX) stop.abort();
      },
      options,
    );
    // The browser's own menu would come in between.
    addEventListener('contextmenu', (menu) => menu.preventDefault(), options);
  };

  return { begin, /** The click that follows is no press. */ hasJustEnded: (): boolean => hasEnded.current };
}
