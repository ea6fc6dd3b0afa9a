/** What a visitor has done with a prerendered page before it works; replayed by event-replay.ts. */
export interface RecordedEvents {
  /** The button that was pressed last. */
  button: HTMLElement | null;
  stop(): void;
}

declare global {
  interface Window {
    recordedEvents?: RecordedEvents;
  }
}

/** Source of an inline script for the head of a visitor's prerendered page. */
export const recordEventsScript = `(${recordEvents.toString()})()`;

/**
 * Keeps which button is pressed, and the browser from sending a form by itself: what is typed would be in the
 * address. Links are not kept: the browser follows them without any script, and the next page comes prerendered, too.
 * In the page it has no imports and no closures. Exported for its test.
 */
export function recordEvents(): void {
  const press = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null) early.button = button;
  };
  const hold = (event: Event): void => event.preventDefault();
  const early: RecordedEvents = {
    button: null,
    stop: () => {
      removeEventListener('click', press, true);
      removeEventListener('submit', hold, true);
    },
  };
  window.recordedEvents = early;
  addEventListener('click', press, true);
  addEventListener('submit', hold, true);
}
