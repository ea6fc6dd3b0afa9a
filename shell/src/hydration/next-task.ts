/** Chromium's, which goes on before tasks that came later. */
interface Yielding {
  scheduler?: { yield?(): Promise<void> };
}

/** Lets the browser do what is due, such as an input, before the code goes on. */
export function nextTask(): Promise<void> {
  // Safe because it is looked at: not every browser has it.
  const { scheduler } = globalThis as Yielding;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** A page in the background paints nothing. */
const NO_PAINT_MS = 100;

/** Resolves after the next paint. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, NO_PAINT_MS);
  });
}
