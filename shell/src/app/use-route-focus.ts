import { useLocation } from '@aic/sdk';
import { useEffect, useRef, type RefObject } from 'react';
import { useServices } from './services-context.tsx';

/** After a route change focus goes to the page's heading, so that a screen reader starts where the page does. */
export function useRouteFocus(mainRef: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const { scrollMemory } = useServices();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current !== pathname) {
      previous.current = pathname;
      // A page with the section that the address names has gone there itself.
      if (hash !== '' && mainRef.current?.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`)) return;
      const heading = mainRef.current?.querySelector<HTMLElement>('h1');
      if (heading) {
        heading.tabIndex = -1;
      }
      (heading ?? mainRef.current)?.focus({ preventScroll: true });
      scrollMemory.openPage();
    }
  }, [pathname, hash, mainRef, scrollMemory]);
}
