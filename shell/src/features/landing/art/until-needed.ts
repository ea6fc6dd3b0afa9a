/**
 * Resolves at once where the HTML has not brought the art, else with the first sign of the visitor's: its code changes
 * nothing that is seen before.
 */
export async function untilNeeded(): Promise<void> {
  if (isInHtml()) await untilUsed();
}

const isInHtml = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('[data-studio-window]') !== null;

const untilUsed = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const type of ['scroll', 'pointerdown', 'keydown']) {
      addEventListener(type, resolve, { capture: true, once: true });
    }
  });
