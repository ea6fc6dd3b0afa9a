/** What Safari gives for a key that ends a composition, and other browsers for all that an input method takes. */
const OF_THE_INPUT_METHOD = 229;

/**
 * Keys that belong to an input method (Japanese, Chinese, Korean) reach nothing of the page: Escape ends the
 * composition there, and would close the dialog around it as well. Call it once per page, before anything is rendered.
 */
export function ignoreComposingKeys(): void {
  addEventListener('keydown', stopComposing, { capture: true });
}

function stopComposing(event: KeyboardEvent): void {
  // Deprecated, and the only way in which Safari says it.
  if (event.isComposing || event.keyCode === OF_THE_INPUT_METHOD) event.stopImmediatePropagation();
}
