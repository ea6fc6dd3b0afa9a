import { describe, expect, it } from 'vitest';
import { loudestPeak } from '../../../test/music/levels.ts';
import { INSTRUMENT_IDS } from '../score/score.ts';
import { createStereo, peakOf, SAMPLE_RATE, samplesIn, sine, type Stereo } from '../synth/signal.ts';
import { addBus, type BusPlace } from './add-bus.ts';
import { addEcho } from './echo.ts';
import { designBiquad, filterMono, filterStereo } from './equalizer.ts';
import { INSERTS } from './inserts.ts';
import { measureLoudness } from './loudness.ts';
import { soundingSpans, wholeSpan } from './sounding.ts';

function tone(hz: number, amplitude: number, seconds = 1): Stereo {
  const sound = createStereo(samplesIn(seconds));
  for (let index = 0; index < sound.left.length; index += 1) {
    sound.left[index] = amplitude * sine((index * hz) / SAMPLE_RATE);
  }
  sound.right.set(sound.left);
  return sound;
}

/** The peak after the filter has settled. */
const settledPeak = (sound: Float32Array): number => peakOf(sound, samplesIn(0.3), sound.length);
const decibels = (ratio: number): number => 20 * Math.log10(ratio);

describe('designBiquad', () => {
  const gainAt = (kind: Parameters<typeof designBiquad>[0], hz: number, gainDb: number): number => {
    const { left } = tone(hz, 0.5);
    filterMono(left, [designBiquad(kind, 1000, 0.7, gainDb)]);
    return decibels(settledPeak(left) / 0.5);
  };

  it.each([
    ['peak', 1000, 6, 6],
    ['peak', 1000, -6, -6],
    ['peak', 60, 6, 0],
    ['low-shelf', 60, 6, 6],
    ['low-shelf', 12_000, 6, 0],
    ['high-shelf', 12_000, -6, -6],
    ['high-shelf', 60, -6, 0],
  ] as const)('as %s at 1 kHz changes %i Hz by %i dB: %i', (kind, hz, gainDb, expected) => {
    expect(Math.abs(gainAt(kind, hz, gainDb) - expected)).toBeLessThan(0.6);
  });
});

describe('filterStereo', () => {
  const biquads = [
    designBiquad('high-pass', 200, 0.7),
    designBiquad('peak', 800, 1, 4),
    designBiquad('low-pass', 5000, 0.7),
  ];

  it('filters both sides as if each were alone', () => {
    const sound = tone(440, 0.5, 0.4);
    sound.right.set(tone(900, 0.3, 0.4).left);
    const [left, right] = [sound.left.slice(), sound.right.slice()];
    filterStereo(sound, biquads);
    filterMono(left, biquads);
    filterMono(right, biquads);
    for (const index of [0, 100, 5000, left.length - 1]) {
      expect(sound.left[index]).toBeCloseTo(left[index] ?? 0, 5);
      expect(sound.right[index]).toBeCloseTo(right[index] ?? 0, 5);
    }
  });

  it('leaves silence silent, and what lies outside its spans alone', () => {
    const silence = createStereo(samplesIn(0.2));
    filterStereo(silence, biquads);
    expect(loudestPeak(silence)).toBe(0);
    const sound = tone(440, 0.5, 0.2);
    const before = sound.left.slice();
    filterStereo(sound, biquads, [{ from: 0, to: 1000 }]);
    expect(sound.left.subarray(1000)).toEqual(before.subarray(1000));
    expect(sound.left[500]).not.toBe(before[500]);
  });
});

describe('addEcho', () => {
  const send = new Float32Array(samplesIn(2));
  send[0] = 1;
  const mix = createStereo(send.length);
  const reverb = new Float32Array(send.length);
  addEcho(send, mix, reverb, 0.25);
  const around = (side: Float32Array, seconds: number) =>
    peakOf(side, samplesIn(seconds) - 20, samplesIn(seconds) + 20);

  it('takes turns left and right, each softer than the one before', () => {
    expect(around(mix.left, 0.25)).toBeGreaterThan(0.5);
    expect(around(mix.right, 0.25)).toBe(0);
    expect(around(mix.right, 0.5)).toBeGreaterThan(0.1);
    expect(around(mix.left, 0.75)).toBeLessThan(around(mix.left, 0.25));
    expect(around(mix.left, 0.75)).toBeGreaterThan(0);
  });

  it('sends some of the echoes to the reverb', () => {
    expect(around(reverb, 0.25)).toBeGreaterThan(0.05);
  });

  it('dies away even without a pause between echoes', () => {
    const steady = new Float32Array(samplesIn(1)).fill(1);
    const loud = createStereo(steady.length);
    addEcho(steady, loud, new Float32Array(steady.length), 0);
    expect(loudestPeak(loud)).toBeLessThan(3);
  });
});

describe('addBus', () => {
  const PLACE: BusPlace = { level: -20, pan: 0, reverb: 0, delay: 0, duck: null };
  function add(bus: Stereo, changes: Partial<BusPlace>) {
    const samples = bus.left.length;
    const sends = {
      mix: createStereo(samples),
      reverb: new Float32Array(samples),
      echo: new Float32Array(samples),
    };
    addBus(bus, soundingSpans(bus), sends, { ...PLACE, ...changes });
    return sends;
  }

  it.each([0.01, 0.3, 2])('brings a part of amplitude %f to its level', (amplitude) => {
    const { mix } = add(tone(440, amplitude, 2), {});
    expect(Math.abs(measureLoudness(mix) - -20)).toBeLessThan(0.3);
  });

  it('adds nothing for a silent part', () => {
    expect(loudestPeak(add(createStereo(samplesIn(0.5)), {}).mix)).toBe(0);
  });

  it.each([
    [-1, 'left'],
    [1, 'right'],
  ] as const)('puts a part at %i to the %s alone', (pan, side) => {
    const { mix } = add(tone(440, 0.3), { pan });
    const other = side === 'left' ? mix.right : mix.left;
    expect(settledPeak(mix[side])).toBeGreaterThan(0.05);
    expect(settledPeak(other)).toBeLessThan(1e-6);
  });

  it('sends a share to reverb and echo, and none where none is asked', () => {
    const { reverb, echo } = add(tone(440, 0.3), { reverb: 0.5 });
    expect(settledPeak(reverb)).toBeGreaterThan(0.01);
    expect(settledPeak(echo)).toBe(0);
  });

  it('pushes a part down where the kick is', () => {
    const envelope = new Float32Array(samplesIn(1)).fill(0);
    envelope.fill(1, 0, samplesIn(0.5));
    const { mix } = add(tone(440, 0.3), { duck: { envelope, depth: 1 } });
    expect(peakOf(mix.left, 0, samplesIn(0.4))).toBe(0);
    expect(peakOf(mix.left, samplesIn(0.6), mix.left.length)).toBeGreaterThan(0.05);
  });
});

describe('INSERTS', () => {
  it.each(INSTRUMENT_IDS.filter((id) => INSERTS[id]))('give %s a finite sound that is not silent', (id) => {
    const bus = tone(220, 0.4, 0.5);
    INSERTS[id]?.(bus, wholeSpan(bus));
    const peak = loudestPeak(bus);
    expect(Number.isFinite(peak)).toBe(true);
    expect(peak).toBeGreaterThan(0.01);
    expect(peak).toBeLessThan(3);
  });

  it.each(INSTRUMENT_IDS.filter((id) => INSERTS[id]))('leave a silent %s silent', (id) => {
    const bus = createStereo(samplesIn(0.1));
    INSERTS[id]?.(bus, wholeSpan(bus));
    expect(loudestPeak(bus)).toBeLessThan(1e-3);
  });
});
