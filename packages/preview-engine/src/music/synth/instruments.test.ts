import { describe, expect, it } from 'vitest';
import { measureSpectra } from '../../../test/music/fourier.ts';
import { createRandom } from '../../maths/random.ts';
import { DRUM_IDS, INSTRUMENT_IDS, type InstrumentId, type KitId } from '../score/score.ts';
import { hertz } from '../theory/key.ts';
import { RANGES } from '../write/instrument-families.ts';
import { KITS } from './drums/kits.ts';
import { playDrums } from './drums/play-drums.ts';
import { INSTRUMENTS } from './instruments.ts';
import { createStereo, peakOf, SAMPLE_RATE, samplesIn, type Stereo } from './signal.ts';

const NOTE_AT = samplesIn(0.1);

function play(instrument: InstrumentId, pitch: number, seconds: number): Stereo {
  const out = createStereo(samplesIn(0.9));
  INSTRUMENTS[instrument](
    { hz: hertz(pitch), seconds, velocity: 0.8, random: createRandom('take') },
    out,
    NOTE_AT,
  );
  return out;
}

/** How strongly the sound repeats with a period, 0..1. */
function repeats(sound: Float32Array, period: number): number {
  const from = NOTE_AT + samplesIn(0.35);
  let same = 0;
  let energy = 0;
  const whole = Math.floor(period);
  for (let index = from; index < from + samplesIn(0.2); index += 1) {
    const share = period - whole;
    const later = (sound[index + whole] ?? 0) * (1 - share) + (sound[index + whole + 1] ?? 0) * share;
    same += (sound[index] ?? 0) * later;
    energy += ((sound[index] ?? 0) ** 2 + later ** 2) / 2;
  }
  return same / energy;
}

/** The largest step from one sample to the next: a click is a step as high as the sound. */
function steepest(sound: Float32Array): number {
  let most = 0;
  for (let index = 1; index < sound.length; index += 1) {
    most = Math.max(most, Math.abs((sound[index] ?? 0) - (sound[index - 1] ?? 0)));
  }
  return most;
}

describe('the instruments', () => {
  it.each(INSTRUMENT_IDS)('play %s in tune', (instrument) => {
    const [low, high] = RANGES[instrument];
    const pitch = Math.round((low + high) / 2);
    const { left } = play(instrument, pitch, 0.75);
    // Two periods: an organ sounds an octave below its key, too.
    const at = (cents: number): number =>
      repeats(left, (2 * SAMPLE_RATE) / (hertz(pitch) * 2 ** (cents / 1200)));
    const inTune = Math.max(at(-9), at(0), at(9));
    expect(inTune).toBeGreaterThan(Math.max(at(-70), at(70)));
    expect(inTune).toBeGreaterThan(0.5);
  });

  it.each(INSTRUMENT_IDS)('let %s sound in time, stop, and never jump', (instrument) => {
    const { left, right } = play(instrument, Math.round(RANGES[instrument][0] + 6), 0.4);
    expect(left.subarray(0, NOTE_AT).every((value) => value === 0)).toBe(true);
    const peak = left.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(peak).toBeGreaterThan(0.02);
    expect(Number.isFinite(peak)).toBe(true);
    expect(Math.abs(left[NOTE_AT] ?? 1)).toBeLessThan(peak * 0.2);
    const settled = samplesIn(0.3);
    const jump = Math.max(steepest(left.subarray(settled)), steepest(right.subarray(settled)));
    expect(jump).toBeLessThan(peak * 0.5);
    expect(Math.abs(left.at(-1) ?? 1)).toBeLessThan(peak * 0.3);
  });

  it.each(INSTRUMENT_IDS)('end a note of %s in silence, without a step', (instrument) => {
    const out = createStereo(samplesIn(12));
    for (const [index, pitch] of RANGES[instrument].entries()) {
      const tone = { hz: hertz(pitch), seconds: 0.3, velocity: 0.8, random: createRandom('take') };
      const from = samplesIn(index * 6);
      INSTRUMENTS[instrument](tone, out, from);
      const note = out.left.subarray(from, from + samplesIn(6));
      const last = note.findLastIndex((value) => value !== 0);
      expect(last).toBeLessThan(note.length - 1);
      expect(steepest(note.subarray(last - 3, last + 2))).toBeLessThan(peakOf(note, 0, note.length) * 0.0015);
    }
  });

  it('make a harder stroke of the piano brighter, not only louder', () => {
    const share = (velocity: number): number => {
      const out = createStereo(samplesIn(0.6));
      INSTRUMENTS.piano({ hz: 220, seconds: 0.5, velocity, random: createRandom('take') }, out, 0);
      const { frames, binHz } = measureSpectra(out.left, { sampleRate: SAMPLE_RATE, size: 8192, hop: 8192 });
      const powers = [...(frames[0] ?? [])];
      const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
      return sum(powers.filter((_, bin) => bin * binHz > 1000)) / sum(powers);
    };
    expect(share(1)).toBeGreaterThan(share(0.3) * 1.5);
  });
});

describe('the drum kits', () => {
  // Safe because a Record's own keys are its key type.
  const kits = Object.keys(KITS) as KitId[];

  it.each(kits)('has every drum in the %s kit, and each dies away', (kit) => {
    for (const drum of DRUM_IDS) {
      const out = createStereo(samplesIn(4));
      playDrums(KITS[kit], [{ at: 0.1, drum, velocity: 1 }], out, 'kit');
      const peak = out.left.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      expect(peak).toBeGreaterThan(0.01);
      expect(peak).toBeLessThan(1.2);
      expect(Math.abs(out.left.at(-1) ?? 1)).toBeLessThan(0.001);
    }
  });

  it('stops the open hi-hat when it closes', () => {
    const ringing = (hits: readonly number[]): number => {
      const out = createStereo(samplesIn(0.9));
      const [open = 0, closed] = hits;
      const later = closed === undefined ? [] : [{ at: closed, drum: 'pedal-hat' as const, velocity: 0.05 }];
      playDrums(KITS.rock, [{ at: open, drum: 'open-hat', velocity: 1 }, ...later], out, 'kit');
      return out.left.subarray(samplesIn(0.3), samplesIn(0.4)).reduce((sum, value) => sum + value * value, 0);
    };
    expect(ringing([0, 0.2])).toBeLessThan(ringing([0]) * 0.1);
  });
});
