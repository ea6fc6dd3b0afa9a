import { useEffect } from 'react';

/**
 * Rendered inside an open Radix list: makes the background it marked `aria-hidden` inert as well, since a focusable
 * element under `aria-hidden` is a failure (axe `aria-hidden-focus`). Remove once Radix does this itself.
 */
export function InertBehind(): null {
  useEffect(() => {
    let hidden: HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Radix marks the background in a parent's effect, which runs after this one. The list is painted first: an inert
    // page is styled again as a whole.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        hidden = [...document.querySelectorAll<HTMLElement>('[data-aria-hidden="true"]')];
        for (const element of hidden) {
          element.inert = true;
        }
      });
    });

    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      for (const element of hidden) {
        element.inert = false;
      }
    };
  }, []);

  return null;
}
