/** Height of the waveform in its own units; it is as wide as there are peaks. */
export const WAVEFORM_HEIGHT = 100;

const THINNEST = 4;

/**
 * The outline of a recording, mirrored about the middle, as an SVG path of steps: one unit of width a peak.
 * Peaks are 0 to 1; silence still leaves a thin line.
 */
export function waveformPath(peaks: readonly number[]): string {
  const middle = WAVEFORM_HEIGHT / 2;
  const halves = peaks.map((peak) => Math.max(Math.min(Math.max(peak || 0, 0), 1) * middle, THINNEST / 2));
  const top = halves.map((half, index) => `V${round(middle - half)}H${index + 1}`);
  const bottom = halves.map((half, index) => `V${round(middle + half)}H${index}`).toReversed();
  return peaks.length === 0 ? '' : `M0 ${middle}${top.join('')}${bottom.join('')}Z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
