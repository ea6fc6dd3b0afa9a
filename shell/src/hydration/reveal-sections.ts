const WAITING = 'main > section ~ section, footer';

/**
 * Lays out what a prerendered page has below its first screen (frame.css), one part whenever the browser has time, so
 * that none of it delays what the user does. At once where the page opens further down: that place must not move.
 */
export function revealSections(root: HTMLElement): void {
  if (root.dataset['prerendered'] === undefined) return;
  const sections = isOpenedFurtherDown() ? [] : [...root.querySelectorAll<HTMLElement>(WAITING)];
  const next = (): void => {
    const section = sections.shift();
    if (section === undefined) {
      delete root.dataset['prerendered'];
      for (const shown of root.querySelectorAll<HTMLElement>(WAITING)) shown.style.contentVisibility = '';
      return;
    }
    section.style.contentVisibility = 'visible';
    whenIdle(next);
  };
  if (sections.length > 0) whenIdle(next);
  else next();
}

/** By a section's name, by Back or by a reload. */
function isOpenedFurtherDown(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return location.hash !== '' || (visit !== undefined && 'type' in visit && visit.type !== 'navigate');
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 50);
}
