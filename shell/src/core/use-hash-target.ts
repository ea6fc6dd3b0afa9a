import { useLocation } from '@aic/sdk';
import { useEffect } from 'react';
import { useServices } from './services-context.tsx';

/**
 * Scrolls to the section that the address names, also when this page has only just arrived, and again when its link is
 * pressed again. Focus goes along, so that the next Tab goes on from there.
 */
export function useHashTarget(): void {
  const { scrollMemory } = useServices();
  // A new object at each press, also of the same link.
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    if (section === null) return;
    const heading = section.querySelector<HTMLElement>('h2') ?? section;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    scrollMemory.openSection(section);
  }, [location, scrollMemory]);
}
