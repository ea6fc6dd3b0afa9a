/** The shape of a piece of music for stories: a beat, a swell and a quiet end, the same in every run. */
export function samplePeaks(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => {
    const at = index / count;
    const beat = 0.55 + 0.45 * Math.abs(Math.sin(at * Math.PI * 24));
    const grain = 0.75 + 0.25 * Math.sin(index * 12.9898) * Math.cos(index * 4.1414);
    const swell = Math.sin(Math.min(at * 1.15, 1) * Math.PI) ** 0.6;
    return Math.max(0, beat * grain * swell);
  });
}
