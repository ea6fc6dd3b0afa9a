import { useEffect } from 'react';

/**
 * Rendered inside an open Radix list: makes the background it marked `aria-hidden` inert as well, since a focusable
 * element under `aria-hidden` is a failure (axe `aria-hidden-focus`). Remove once Radix does this itself.
 */
export function InertBehind(): null {
  useEffect(() => {
    let hidden: HTMLElement[] = [];
    // Radix marks the background in a parent's effect, which runs after this one: wait a frame.
    const frame = requestAnimationFrame(() => {
      hidden = [...document.querySelectorAll<HTMLElement>('[data-aria-hidden="true"]')];
      for (const element of hidden) {
        element.inert = true;
      }
    });

    return () => {
      cancelAnimationFrame(frame);
      for (const element of hidden) {
        element.inert = false;
      }
    };
  }, []);

  return null;
}
