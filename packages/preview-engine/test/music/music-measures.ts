import { SCALES } from '../../src/music/theory/key.ts';
import { measureSpectra, type Spectra } from './fourier.ts';

/** What can be heard of a piece without ears. */
export interface MusicMeasures {
  /** Hertz: the middle of what sounds, by amplitude. */
  centroid: number;
  /** Share of the power under 150 Hz, 0..1. */
  lowShare: number;
  /** Share of the power over 4 kHz, 0..1. */
  highShare: number;
  /** Clear onsets per second. */
  onsetsPerSecond: number;
  /** How suddenly highs come, on average: drums and plucks against pads. */
  percussiveness: number;
}

const SAMPLE_RATE = 44_100;

export function measureMusic(sound: Float32Array): MusicMeasures {
  const spectra = measureSpectra(sound, { sampleRate: SAMPLE_RATE, size: 1024, hop: 512 });
  const mean = meanSpectrum(spectra);
  const { binHz } = spectra;
  const total = sumOf(mean);
  const amplitudes = mean.map(Math.sqrt);
  const onsets = onsetStrength(spectra);
  return {
    centroid: sumOf(amplitudes.map((value, bin) => value * bin * binHz)) / sumOf(amplitudes),
    lowShare: sumOf(mean.filter((_, bin) => bin * binHz < 150)) / total,
    highShare: sumOf(mean.filter((_, bin) => bin * binHz > 4000)) / total,
    onsetsPerSecond: countPeaks(onsets) / (sound.length / SAMPLE_RATE),
    percussiveness: sumOf(onsetStrength(spectra, 5000)) / spectra.frames.length,
  };
}

/** How well the onsets repeat at a tempo, compared to all tempos from 40 to 240: 1 is the best of them, 0 the worst. */
export function tempoStrength(sound: Float32Array, tempo: number): number {
  const spectra = measureSpectra(sound, { sampleRate: SAMPLE_RATE, size: 512, hop: 256 });
  const onsets = onsetStrength(spectra);
  const mean = sumOf(onsets) / onsets.length;
  const centred = Float64Array.from(onsets, (value) => value - mean);
  const at = (bpm: number): number => correlation(centred, (60 / bpm) * spectra.framesPerSecond);
  const all = Array.from({ length: 201 }, (_, index) => at(40 + index));
  const low = Math.min(...all);
  // The beat lies somewhere in a frame's width.
  const best = Math.max(...[-0.6, -0.3, 0, 0.3, 0.6].map((nudge) => at(tempo + nudge)));
  return (best - low) / (Math.max(...all) - low);
}

/** The power of the twelve pitch classes between 100 Hz and 2 kHz, C first; the strongest is 1. */
export function measureChroma(sound: Float32Array): number[] {
  const { frames, binHz } = measureSpectra(sound, { sampleRate: SAMPLE_RATE, size: 8192, hop: 8192 });
  const chroma = Array.from({ length: 12 }, () => 0);
  for (const frame of frames) {
    for (let bin = Math.ceil(100 / binHz); bin * binHz < 2000; bin += 1) {
      const power = frame[bin] ?? 0;
      // Only peaks: what lies between them is noise and the window's own width.
      if (power < (frame[bin - 1] ?? 0) || power < (frame[bin + 1] ?? 0)) continue;
      const pitch = 69 + 12 * Math.log2((bin * binHz) / 440);
      const kind = ((Math.round(pitch) % 12) + 12) % 12;
      chroma[kind] = (chroma[kind] ?? 0) + Math.sqrt(power);
    }
  }
  const most = Math.max(...chroma);
  return chroma.map((value) => value / most);
}

/** How much stronger the key's own seven notes are than the five others, on average. */
export function keyStrength(sound: Float32Array, key: string): number {
  const chroma = measureChroma(sound);
  const [tonic = '', mode] = key.split(' ');
  const steps = SCALES[mode === 'minor' ? 'minor' : 'major'];
  const scale = new Set(steps.map((step) => (tonicOf(tonic) + step) % 12));
  const inside = chroma.filter((_, kind) => scale.has(kind));
  const outside = chroma.filter((_, kind) => !scale.has(kind));
  return sumOf(inside) / inside.length / (sumOf(outside) / outside.length);
}

/** `F#` and `Eb` to pitch classes. */
function tonicOf(name: string): number {
  const letter = [9, 11, 0, 2, 4, 5, 7]['ABCDEFG'.indexOf(name.charAt(0))] ?? 0;
  return (letter + (name.endsWith('#') ? 1 : name.endsWith('b') ? 11 : 0)) % 12;
}

function meanSpectrum({ frames }: Spectra): number[] {
  const mean = Array.from({ length: frames[0]?.length ?? 0 }, () => 0);
  for (const frame of frames) {
    for (const [bin, power] of frame.entries()) mean[bin] = (mean[bin] ?? 0) + power / frames.length;
  }
  return mean;
}

/** Per frame, how much louder bins became, on a logarithmic scale, over the frame before. */
function onsetStrength({ frames, binHz }: Spectra, fromHz = 0): number[] {
  const first = Math.ceil(fromHz / binHz);
  return frames.map((frame, index) => {
    const before = frames[index - 1] ?? frame;
    let rise = 0;
    for (let bin = first; bin < frame.length; bin += 1) {
      const change = Math.log1p(1e5 * (frame[bin] ?? 0)) - Math.log1p(1e5 * (before[bin] ?? 0));
      if (change > 0) rise += change;
    }
    return rise / (frame.length - first);
  });
}

function countPeaks(strengths: readonly number[]): number {
  const mean = sumOf(strengths) / strengths.length;
  let count = 0;
  let last = -10;
  for (const [index, value] of strengths.entries()) {
    const isPeak = value >= (strengths[index - 1] ?? 0) && value > (strengths[index + 1] ?? 0);
    if (!isPeak || value < mean * 1.6 || index - last < 5) continue;
    count += 1;
    last = index;
  }
  return count;
}

/** Autocorrelation at a lag that may lie between two frames. */
function correlation(values: Float64Array, lag: number): number {
  const whole = Math.floor(lag);
  const share = lag - whole;
  const count = values.length - whole - 1;
  let sum = 0;
  for (let index = 0; index < count; index += 1) {
    const later = (values[index + whole] ?? 0) * (1 - share) + (values[index + whole + 1] ?? 0) * share;
    sum += (values[index] ?? 0) * later;
  }
  return sum / count;
}

function sumOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
