import type { CSSProperties } from 'react';

/** Custom properties for `style`, for values that vary by instance; React's type knows only the standard ones. */
export function customProperties(values: Record<`--${string}`, string | number>): CSSProperties {
  return values;
}
