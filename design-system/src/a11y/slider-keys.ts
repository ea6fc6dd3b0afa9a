export interface SliderRange {
  value: number;
  min: number;
  max: number;
  /** What an arrow key moves by. */
  step: number;
  /** What a page key moves by. */
  page: number;
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * The value a key leads to on a slider, within its range; undefined when the key means nothing to it.
 * Keys as in the slider pattern of the ARIA Authoring Practices.
 */
export function valueForKey(pressed: PressedKey, range: SliderRange): number | undefined {
  // With a modifier the key belongs to the browser: Alt and the left arrow go back a page.
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) {
    return undefined;
  }
  const next = moves[pressed.key]?.(range);
  return next === undefined ? undefined : Math.min(Math.max(next, range.min), range.max);
}

const moves: Readonly<Record<string, (range: SliderRange) => number>> = {
  ArrowRight: ({ value, step }) => value + step,
  ArrowUp: ({ value, step }) => value + step,
  ArrowLeft: ({ value, step }) => value - step,
  ArrowDown: ({ value, step }) => value - step,
  PageUp: ({ value, page }) => value + page,
  PageDown: ({ value, page }) => value - page,
  Home: ({ min }) => min,
  End: ({ max }) => max,
};
