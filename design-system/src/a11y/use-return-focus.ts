import { useRef } from 'react';

/**
 * Gives focus back to where it was before a dialog opened. Radix returns it to the dialog's own trigger only, and our
 * dialogs are opened by state, without one.
 * @param findTarget another place to go to, asked when the dialog has gone; null: back
 */
export function useReturnFocus(findTarget: () => HTMLElement | null = () => null): {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
} {
  const cameFromRef = useRef<Element | null>(null);

  return {
    onOpenAutoFocus: () => {
      cameFromRef.current = buttonOfMenu(document.activeElement) ?? document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const target = findTarget() ?? cameFromRef.current;
      if (target instanceof HTMLElement) {
        target.focus();
      }
    },
  };
}

/** An entry of a menu is gone when the dialog is: its menu is named by the button that opens it. */
function buttonOfMenu(entry: Element | null): Element | null {
  const menu = entry?.closest('[role="menu"]');
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
}
