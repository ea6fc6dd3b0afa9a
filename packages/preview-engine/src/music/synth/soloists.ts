import { drawEnvelope } from './envelope.ts';
import { type Instrument, noise, noiseStart, SAMPLE_RATE, saw, sine, type Stereo } from './signal.ts';
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

/** Pitch, brightness and loudness follow once per block. */
const BLOCK_SAMPLES = 32;
/** A player slides into the note from this many cents below. */
const SCOOP_CENTS = 28;

/** One voice with breath or bow: vibrato comes after the attack, brightness follows loudness. */
function soloist(shape: SoloShape): Instrument {
  return ({ hz, seconds, velocity, random }, out, from) => {
    const levels = drawEnvelope({ ...shape, decay: 0.5, sustain: 0.88 }, seconds, out.left.length - from);
    const noiseFrom = noiseStart(random);
    const vibratoHz = shape.vibratoHz * random.between(0.94, 1.06);
    const open = Math.min(shape.cutoffMax, hz * shape.harmonics) * (0.45 + 0.7 * velocity);
    const scoop = random.between(0.3, 1) * SCOOP_CENTS;
    const voice = new SoloVoice(shape, noiseFrom, random.next());
    for (let at = 0; at < levels.length; at += BLOCK_SAMPLES) {
      const time = at / SAMPLE_RATE;
      const depth = Math.min(1, Math.max(0, time - 0.16) * 2.6);
      const wave = sine(vibratoHz * time);
      const cents = shape.vibrato * depth * wave - scoop * Math.exp(-time / 0.035);
      voice.open(
        open * (0.7 + shape.blare * Math.exp(-time / 0.13)) * Math.min(1, 0.35 + time / shape.attack),
      );
      const gain = velocity * (1 + shape.tremolo * depth * wave) * 0.4;
      voice.add(out, from, levels, at, (hz / SAMPLE_RATE) * 2 ** (cents / 1200), gain);
    }
  };
}

class SoloVoice {
  private readonly shape: SoloShape;
  private readonly tone = new StateFilter();
  private readonly breath = new StateFilter();
  private readonly noiseFrom: number;
  private phase: number;

  constructor(shape: SoloShape, noiseFrom: number, phase: number) {
    this.shape = shape;
    this.noiseFrom = noiseFrom;
    this.phase = phase;
    this.breath.tune(shape.breathHz, 1.2);
  }

  open(cutoffHz: number): void {
    this.tone.tune(cutoffHz, 0.85);
  }

  /** Adds a block to both sides. @param step turns per sample */
  add(
    { left, right }: Stereo,
    from: number,
    levels: Float32Array,
    at: number,
    step: number,
    gain: number,
  ): void {
    const { tone, breath, noiseFrom } = this;
    const { edge, second, third, breath: breathing } = this.shape;
    const [plainGain, richGain, airGain] = [(1 - edge) * 0.6, edge * 0.8, breathing * 3];
    const to = Math.min(levels.length, at + BLOCK_SAMPLES);
    let { phase } = this;
    for (let index = at; index < to; index += 1) {
      const plain = sine(phase) + second * sine(2 * phase) + third * sine(3 * phase);
      const rich = tone.run(saw(phase, step));
      breath.run(noise(noiseFrom + index));
      const value =
        (plain * plainGain + rich * richGain + breath.band * airGain) * (levels[index] ?? 0) * gain;
      left[from + index] = (left[from + index] ?? 0) + value;
      right[from + index] = (right[from + index] ?? 0) + value;
      phase += step;
      if (phase >= 1) phase -= 1;
    }
    this.phase = phase;
  }
}
