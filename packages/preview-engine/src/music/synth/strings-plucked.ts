import { pluckString } from './plucked-string.ts';
import {
  decayPerSample,
  type Instrument,
  panGains,
  SAMPLE_RATE,
  samplesIn,
  sine,
  type Stereo,
  type Tone,
} from './signal.ts';

interface Pluck {
  /** Seconds a string of 110 Hz rings; higher ones ring shorter. */
  ring: number;
  release: number;
  /** As `pluckString` takes them, the seconds for a string of 110 Hz. */
  bright: number;
  brightness: number;
  point: number;
  /** How far low and high notes sit apart, left to right. */
  spread: number;
}

export const playAcousticGuitar: Instrument = plucked({
  ring: 5,
  release: 0.07,
  bright: 0.9,
  brightness: 0.86,
  point: 0.17,
  spread: 0.2,
});
export const playCleanGuitar: Instrument = plucked({
  ring: 4.5,
  release: 0.06,
  bright: 0.4,
  brightness: 0.42,
  point: 0.29,
  spread: 0.1,
});
/** It goes through the amplifier afterwards, so its strings must ring on. */
export const playDrivenStrings: Instrument = plucked({
  ring: 9,
  release: 0.035,
  bright: 1.3,
  brightness: 0.8,
  point: 0.12,
  spread: 0,
});
export const playHarp: Instrument = plucked({
  ring: 6,
  release: 0.5,
  bright: 0.6,
  brightness: 0.62,
  point: 0.36,
  spread: 0.5,
});
export const playElectricBass: Instrument = bass(
  { ring: 5, release: 0.05, bright: 0.26, brightness: 0.4, point: 0.2, spread: 0 },
  0.16,
  1.6,
);
export const playUprightBass: Instrument = bass(
  { ring: 2.4, release: 0.09, bright: 0.13, brightness: 0.26, point: 0.28, spread: 0 },
  0.2,
  0.9,
);

function plucked(pluck: Pluck): Instrument {
  return (tone, out, from) => {
    const sound = sounding(tone, pluck);
    const { left, right } = panGains(Math.log2(tone.hz / 220) * 0.5 * pluck.spread);
    add(sound, out, from, left * 1.41, right * 1.41);
  };
}

/** A plucked string under which a plain fundamental keeps the weight that small loudspeakers drop. */
function bass(pluck: Pluck, weight: number, weightSeconds: number): Instrument {
  return (tone, out, from) => {
    add(sounding(tone, pluck), out, from, 1, 1);
    const { left, right } = out;
    const length = Math.min(left.length - from, samplesIn(tone.seconds + 0.12));
    const gate = samplesIn(tone.seconds);
    const step = tone.hz / SAMPLE_RATE;
    const fade = decayPerSample(weightSeconds * 2);
    const damp = decayPerSample(0.11);
    let level = weight * (0.5 + 0.5 * tone.velocity);
    let phase = 0;
    for (let index = 0; index < length; index += 1) {
      const value = (sine(phase) + 0.22 * sine(2 * phase)) * level * Math.min(1, index / 300);
      left[from + index] = (left[from + index] ?? 0) + value;
      right[from + index] = (right[from + index] ?? 0) + value;
      phase += step;
      level *= index < gate ? fade : damp;
    }
  };
}

function sounding({ hz, seconds, velocity, random }: Tone, pluck: Pluck): Float32Array {
  return pluckString({
    hz,
    seconds,
    velocity,
    random,
    ringSeconds: Math.min(9, pluck.ring * (110 / hz) ** 0.45),
    releaseSeconds: pluck.release,
    brightSeconds: pluck.bright * (110 / hz) ** 0.3,
    brightness: pluck.brightness,
    pluckPoint: pluck.point * random.between(0.9, 1.1),
  });
}

function add(
  sound: Float32Array,
  { left, right }: Stereo,
  from: number,
  gainLeft: number,
  gainRight: number,
): void {
  const length = Math.min(sound.length, left.length - from);
  for (let index = 0; index < length; index += 1) {
    const value = sound[index] ?? 0;
    left[from + index] = (left[from + index] ?? 0) + value * gainLeft;
    right[from + index] = (right[from + index] ?? 0) + value * gainRight;
  }
}
