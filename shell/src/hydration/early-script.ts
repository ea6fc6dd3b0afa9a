/** What a visitor has done with a drawn page before it works; taken over by early-use.ts. */
export interface EarlyUse {
  /** The button that was pressed last. */
  button: HTMLElement | null;
  stop(): void;
}

declare global {
  interface Window {
    earlyUse?: EarlyUse;
  }
}

/** Source of an inline script for the head of a visitor's drawn page. */
export const earlyScript = `(${watchEarlyUse.toString()})()`;

/**
 * Keeps which button is pressed, and the browser from sending a form by itself: what is typed would be in the address. In the
 * page it has no imports and no closures. Exported for its test.
 */
export function watchEarlyUse(): void {
  const press = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null) early.button = button;
  };
  const hold = (event: Event): void => event.preventDefault();
  const early: EarlyUse = {
    button: null,
    stop: () => {
      removeEventListener('click', press, true);
      removeEventListener('submit', hold, true);
    },
  };
  window.earlyUse = early;
  addEventListener('click', press, true);
  addEventListener('submit', hold, true);
}
