import { type RefObject, useEffect, useState } from 'react';

/** A pointer that only passes wants nothing. */
const PAUSE_MS = 120;

/** What a film is played for: the tile around it. */
const HOST = 'article, [role="gridcell"]';

/**
 * Whether a pointer rests on the tile around an element, or the focus is in it: by a key, or by a tap. Never under
 * reduced motion.
 */
export function useWanted(ref: RefObject<HTMLElement | null>): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const host = ref.current?.closest<HTMLElement>(HOST) ?? ref.current;
    if (host === null || host === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (): void => {
      clearTimeout(timer);
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      timer = setTimeout(() => setWanted(true), PAUSE_MS);
    };
    const end = (): void => {
      clearTimeout(timer);
      setWanted(false);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    host.addEventListener('pointerenter', begin, { signal });
    host.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && end(), { signal });
    host.addEventListener('focusin', begin, { signal });
    host.addEventListener('focusout', end, { signal });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [ref]);
  return isWanted;
}
