import { drawEnvelope } from './envelope.ts';
import { SawSection } from './saw-section.ts';
import { type Instrument, SAMPLE_RATE, sine, type Stereo } from './signal.ts';
import { StereoLowPass } from './state-filter.ts';

interface EnsembleShape {
  /** Players, half of them left, half right. */
  voices: number;
  /** Cents between the outermost two. */
  detune: number;
  attack: number;
  release: number;
  decay: number;
  sustain: number;
  /** Cutoff in harmonics of the note, and its bounds in hertz. */
  harmonics: number;
  cutoffMin: number;
  cutoffMax: number;
  resonance: number;
  /** How far the cutoff opens over that at the start, and its time constant in seconds. */
  sweep: number;
  sweepSeconds: number;
  /** Cents of vibrato, coming in after the attack. */
  vibrato: number;
  /** Level of a plain sine at the note, and one an octave under it. */
  body: number;
  sub: number;
}

const STRINGS: EnsembleShape = {
  voices: 6,
  detune: 17,
  attack: 0.13,
  release: 0.16,
  decay: 0.6,
  sustain: 0.85,
  harmonics: 7,
  cutoffMin: 1500,
  cutoffMax: 5200,
  resonance: 0.6,
  sweep: 0.25,
  sweepSeconds: 0.4,
  vibrato: 7,
  body: 0.25,
  sub: 0,
};

export const playStrings: Instrument = ensemble(STRINGS);
export const playPad: Instrument = ensemble({
  ...STRINGS,
  detune: 24,
  attack: 0.7,
  release: 0.5,
  harmonics: 3.2,
  cutoffMin: 420,
  cutoffMax: 1900,
  sweep: 0.8,
  sweepSeconds: 1.6,
  vibrato: 3,
  body: 0.7,
  sub: 0.25,
});
export const playSawChords: Instrument = ensemble({
  ...STRINGS,
  voices: 8,
  detune: 38,
  attack: 0.004,
  release: 0.07,
  decay: 0.3,
  sustain: 0.75,
  harmonics: 9,
  cutoffMin: 2200,
  cutoffMax: 8500,
  resonance: 0.8,
  sweep: 0.9,
  sweepSeconds: 0.14,
  vibrato: 0,
  body: 0.2,
});
export const playSawLead: Instrument = ensemble({
  ...STRINGS,
  voices: 4,
  detune: 18,
  attack: 0.008,
  release: 0.09,
  decay: 0.25,
  sustain: 0.7,
  harmonics: 4.5,
  cutoffMin: 1800,
  cutoffMax: 6000,
  resonance: 1.6,
  sweep: 1.4,
  sweepSeconds: 0.12,
  vibrato: 10,
  body: 0.35,
});
export const playPluckSynth: Instrument = ensemble({
  ...STRINGS,
  voices: 2,
  detune: 9,
  attack: 0.002,
  release: 0.12,
  decay: 0.13,
  sustain: 0.06,
  harmonics: 2,
  cutoffMin: 700,
  cutoffMax: 3000,
  resonance: 1.8,
  sweep: 3.2,
  sweepSeconds: 0.06,
  vibrato: 0,
  body: 0.5,
});
export const playSynthBass: Instrument = ensemble({
  ...STRINGS,
  voices: 2,
  detune: 7,
  attack: 0.004,
  release: 0.03,
  decay: 0.22,
  sustain: 0.6,
  harmonics: 4,
  cutoffMin: 260,
  cutoffMax: 900,
  resonance: 1.5,
  sweep: 3,
  sweepSeconds: 0.07,
  vibrato: 0,
  body: 1.4,
  sub: 0,
});

/** The filter and the vibrato follow once per block. */
const BLOCK_SAMPLES = 64;
const sawLeft = new Float64Array(BLOCK_SAMPLES);
const sawRight = new Float64Array(BLOCK_SAMPLES);
const plain = new Float64Array(BLOCK_SAMPLES);
/** A little of each side on the other, so that the room stays whole. */
const CROSSED = 0.3;

/**
 * Several sawtooths a little out of tune with each other, through a filter that opens with the blow and closes again.
 */
function ensemble(shape: EnsembleShape): Instrument {
  return ({ hz, seconds, velocity, random }, out, from) => {
    const { voices } = shape;
    const levels = drawEnvelope(shape, seconds, out.left.length - from);
    const phases = Array.from({ length: voices }, () => random.next());
    const ratios = Array.from({ length: voices }, (_, voice) => {
      const place = voices === 1 ? 0 : voice / (voices - 1) - 0.5;
      return 2 ** ((place * shape.detune + random.bell() * 1.2) / 1200);
    });
    const left = seat(0);
    const right = seat(1);
    const filter = new StereoLowPass();
    const base =
      Math.max(shape.cutoffMin, Math.min(shape.cutoffMax, hz * shape.harmonics)) * (0.55 + 0.6 * velocity);
    const closing = Math.exp(-BLOCK_SAMPLES / SAMPLE_RATE / shape.sweepSeconds);
    const vibratoHz = random.between(4.8, 5.6);
    const gain = velocity / voices;
    const body = shape.body * velocity * 0.22;
    const sub = shape.sub * velocity * 0.22;
    let sweep = shape.sweep;
    let bodyPhase = 0;
    for (let at = 0; at < levels.length; at += BLOCK_SAMPLES) {
      const time = at / SAMPLE_RATE;
      filter.tune(base * (1 + sweep), shape.resonance);
      sweep *= closing;
      const depth = shape.vibrato * Math.min(1, Math.max(0, time - 0.18) * 2.5);
      const bend = depth === 0 ? 1 : 2 ** ((depth * sine(vibratoHz * time)) / 1200);
      const step = (hz / SAMPLE_RATE) * bend;
      left.play(sawLeft, step);
      right.play(sawRight, step);
      filter.run(sawLeft, sawRight);
      plain.fill(0);
      addSine(body, bodyPhase, step);
      if (sub > 0) addSine(sub, bodyPhase / 2, step / 2);
      addBlock(out, from, levels, at, gain);
      bodyPhase += step * BLOCK_SAMPLES;
    }

    /** Every second voice sits on this side. */
    function seat(side: number): SawSection {
      const own = (values: readonly number[]): Float64Array =>
        Float64Array.from(values.filter((_, voice) => voice % 2 === side));
      return new SawSection(own(phases), own(ratios), BLOCK_SAMPLES);
    }
  };
}

/** The plain sine under the saws. */
function addSine(gain: number, phase: number, step: number): void {
  for (let place = 0; place < BLOCK_SAMPLES; place += 1) {
    plain[place] = (plain[place] ?? 0) + sine(phase + place * step) * gain;
  }
}

function addBlock(
  { left, right }: Stereo,
  from: number,
  levels: Float32Array,
  at: number,
  gain: number,
): void {
  const count = Math.min(BLOCK_SAMPLES, levels.length - at);
  for (let place = 0; place < count; place += 1) {
    const index = from + at + place;
    const level = levels[at + place] ?? 0;
    const one = (sawLeft[place] ?? 0) * gain;
    const other = (sawRight[place] ?? 0) * gain;
    const under = plain[place] ?? 0;
    left[index] = (left[index] ?? 0) + (one + other * CROSSED + under) * level;
    right[index] = (right[index] ?? 0) + (other + one * CROSSED + under) * level;
  }
}
