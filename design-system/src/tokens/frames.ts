import type { Frames } from './animations.ts';

/** @returns the name of key frames, for `animation`. Their rules are in the page's own sheet, and in no script. */
export const frames = (name: Frames): string => `aic-${name}`;
