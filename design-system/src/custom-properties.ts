import type { CSSProperties } from 'react';

/** Custom properties for `style`, for values that vary by instance; React's type knows only the standard ones. */
export function customProperties(values: Record<`--${string}`, string | number>): CSSProperties {
  // Safe because React sets names that begin with two dashes as they are.
  return values as CSSProperties;
}
