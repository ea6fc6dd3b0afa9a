import { useLocation } from '@aic/sdk';
import { useEffect, useRef, type RefObject } from 'react';
import { useServices } from '../core/services-context.tsx';

/**
 * After a route change focus goes to the page's heading, so that a screen reader starts where the page does. The
 * heading of a tool comes later than the route, and the one of the tool before goes later: until the user does
 * something, focus follows the heading that is there.
 */
export function useRouteFocus(mainRef: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const { scrollMemory } = useServices();
  const previous = useRef(pathname);
  const following = useRef<AbortController>(undefined);
  useEffect(() => {
    const main = mainRef.current;
    if (previous.current === pathname || main === null) return;
    previous.current = pathname;
    following.current?.abort();
    // A page with the section that the address names has gone there itself.
    if (hash !== '' && main.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`)) return;
    following.current = followHeading(main);
    scrollMemory.openPage();
  }, [pathname, hash, mainRef, scrollMemory]);
}

function followHeading(main: HTMLElement): AbortController {
  const visit = new AbortController();
  let heading: HTMLElement | null = null;
  const focusHeading = (): void => {
    const next = main.querySelector<HTMLElement>('h1:not([inert] *)');
    if (next === null || next === heading) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
    heading = next;
  };

  main.focus({ preventScroll: true });
  focusHeading();
  const observer = new MutationObserver(() => {
    // A page that has put focus into a field of its own keeps it there.
    const { activeElement } = document;
    const isFree = activeElement === main || activeElement === heading || !main.contains(activeElement);
    if (isFree) focusHeading();
  });
  observer.observe(main, { childList: true, subtree: true });
  visit.signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ['keydown', 'pointerdown'] as const) {
    addEventListener(type, () => visit.abort(), { signal: visit.signal, passive: true });
  }
  return visit;
}
