import { useRef } from 'react';

/**
 * Gives focus back to where it was before a dialog opened. Radix returns it to the dialog's own trigger only, and our
 * dialogs are opened by state, without one.
 */
export function useReturnFocus(): {
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
      if (cameFromRef.current instanceof HTMLElement) {
        cameFromRef.current.focus();
      }
    },
  };
}
