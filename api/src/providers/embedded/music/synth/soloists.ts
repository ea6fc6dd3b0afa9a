import { Envelope } from './envelope.ts';
import { type Instrument, noise, noiseStart, SAMPLE_RATE, saw, sine } from './signal.ts';
import { StateFilter } from './state-filter.ts';

interface SoloShape {
  attack: number;
  release: number;
  /** 0 is a sine with a few harmonics, 1 a sawtooth. */
  edge: number;
  /** Levels of the second and third harmonic beside the sine. */
  second: number;
  third: number;
  /** Cutoff in harmonics of the note at full velocity, and its ceiling in hertz. */
  harmonics: number;
  cutoffMax: number;
  /** How much brighter the start is: brass blares, a flute does not. */
  blare: number;
  breath: number;
  breathHz: number;
  vibrato: number;
  vibratoHz: number;
  /** Depth of the loudness's own vibrato, 0..1. */
  tremolo: number;
}

const FLUTE: SoloShape = {
  attack: 0.06,
  release: 0.06,
  edge: 0.04,
  second: 0.3,
  third: 0.1,
  harmonics: 5,
  cutoffMax: 5000,
  blare: 0,
  breath: 0.035,
  breathHz: 2600,
  vibrato: 9,
  vibratoHz: 5,
  tremolo: 0.14,
};

export const playFlute: Instrument = soloist(FLUTE);
export const playViolin: Instrument = soloist({
  ...FLUTE,
  attack: 0.085,
  release: 0.09,
  edge: 0.92,
  second: 0.2,
  harmonics: 8,
  cutoffMax: 5600,
  blare: 0.2,
  breath: 0.012,
  breathHz: 4200,
  vibrato: 19,
  vibratoHz: 5.6,
  tremolo: 0.07,
});
export const playCello: Instrument = soloist({
  ...FLUTE,
  attack: 0.09,
  release: 0.1,
  edge: 0.85,
  second: 0.35,
  harmonics: 9,
  cutoffMax: 2600,
  blare: 0.25,
  breath: 0.012,
  breathHz: 1800,
  vibrato: 14,
  vibratoHz: 5.1,
  tremolo: 0.06,
});
export const playBrass: Instrument = soloist({
  ...FLUTE,
  attack: 0.045,
  release: 0.06,
  edge: 0.95,
  second: 0.15,
  harmonics: 5.5,
  cutoffMax: 4200,
  blare: 0.8,
  breath: 0.01,
  vibrato: 6,
  tremolo: 0.03,
});
export const playSaxophone: Instrument = soloist({
  ...FLUTE,
  attack: 0.035,
  release: 0.055,
  edge: 0.72,
  second: 0.55,
  third: 0.35,
  harmonics: 6.5,
  cutoffMax: 3600,
  blare: 0.45,
  breath: 0.05,
  breathHz: 2200,
  vibrato: 15,
  vibratoHz: 5.2,
  tremolo: 0.09,
});
export const playSoftLead: Instrument = soloist({
  ...FLUTE,
  attack: 0.02,
  release: 0.12,
  edge: 0.3,
  second: 0.18,
  harmonics: 4,
  cutoffMax: 3200,
  blare: 0.5,
  breath: 0,
  vibrato: 11,
  tremolo: 0,
});

const CONTROL_SAMPLES = 32;
/** A player slides into the note from this many cents below. */
const SCOOP_CENTS = 28;

/** One voice with breath or bow: vibrato comes after the attack, brightness follows loudness. */
function soloist(shape: SoloShape): Instrument {
  return ({ hz, seconds, velocity, random }, out, from) => {
    const envelope = new Envelope({ ...shape, decay: 0.5, sustain: 0.88 }, seconds);
    const length = Math.min(envelope.length, out.left.length - from);
    const tone = new StateFilter();
    const breath = new StateFilter();
    breath.tune(shape.breathHz, 1.2);
    const noiseFrom = noiseStart(random);
    const vibratoHz = shape.vibratoHz * random.between(0.94, 1.06);
    const open = Math.min(shape.cutoffMax, hz * shape.harmonics) * (0.45 + 0.7 * velocity);
    const scoop = random.between(0.3, 1) * SCOOP_CENTS;
    let step = hz / SAMPLE_RATE;
    let phase = random.next();
    let swell = 1;
    for (let index = 0; index < length; index += 1) {
      if (index % CONTROL_SAMPLES === 0) {
        const time = index / SAMPLE_RATE;
        tone.tune(
          open * (0.7 + shape.blare * Math.exp(-time / 0.13)) * Math.min(1, 0.35 + time / shape.attack),
          0.85,
        );
        const depth = Math.min(1, Math.max(0, time - 0.16) * 2.6);
        const wave = sine(vibratoHz * time);
        const cents = shape.vibrato * depth * wave - scoop * Math.exp(-time / 0.035);
        step = (hz / SAMPLE_RATE) * 2 ** (cents / 1200);
        swell = 1 + shape.tremolo * depth * wave;
      }
      const plain = sine(phase) + shape.second * sine(2 * phase) + shape.third * sine(3 * phase);
      const rich = tone.run(saw(phase, step));
      const level = envelope.next() * velocity * swell;
      breath.run(noise(noiseFrom + index));
      const value =
        (plain * (1 - shape.edge) * 0.6 + rich * shape.edge * 0.8 + breath.band * shape.breath * 3) *
        level *
        0.4;
      out.left[from + index] = (out.left[from + index] ?? 0) + value;
      out.right[from + index] = (out.right[from + index] ?? 0) + value;
      phase += step;
      if (phase >= 1) phase -= 1;
    }
  };
}
