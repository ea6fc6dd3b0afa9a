import { describe, expect, it } from 'vitest';
import { waveformPath } from './waveform-path.ts';

describe('waveformPath', () => {
  it('draws each peak as a step above and below the middle', () => {
    expect(waveformPath([1, 0.5])).toBe('M0 50V0H1V25H2V75H1V100H0Z');
  });

  it('leaves a thin line where there is silence', () => {
    expect(waveformPath([0])).toBe('M0 50V48H1V52H0Z');
  });

  it('keeps peaks that are out of range, or no numbers, inside the waveform', () => {
    expect(waveformPath([7, -1, Number.NaN])).toBe('M0 50V0H1V48H2V48H3V52H2V52H1V100H0Z');
  });

  it('draws nothing without peaks', () => {
    expect(waveformPath([])).toBe('');
  });
});
