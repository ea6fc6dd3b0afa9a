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
      cameFromRef.current = document.activeElement;
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
