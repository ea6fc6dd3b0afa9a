let isDown = false;

const released = (): void => {
  isDown = false;
};
addEventListener(
  'pointerdown',
  () => {
    isDown = true;
  },
  { capture: true },
);
addEventListener('pointerup', released, { capture: true });
addEventListener('pointercancel', released, { capture: true });

/**
 * Runs work that may move the page's parts, but not between a press and its release: a button that moves away in
 * between gets no click.
 */
export function afterPointer(work: () => void): void {
  if (isDown) {
    addEventListener('pointerup', () => setTimeout(work), { once: true, capture: true });
  } else {
    work();
  }
}
