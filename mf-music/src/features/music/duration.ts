import { MUSIC_DURATION } from '@aic/sdk';

/**
 * The seconds that a field's text means: 10 to 120, and 30 where it is no number.
 * What lies outside becomes the nearest limit, so that the field shows what will be made.
 */
export function readDuration(text: string): number {
  const seconds = Math.round(Number(text));
  if (text.trim() === '' || !Number.isFinite(seconds)) return MUSIC_DURATION.default;
  return Math.min(Math.max(seconds, MUSIC_DURATION.min), MUSIC_DURATION.max);
}
