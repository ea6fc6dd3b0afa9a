import { Envelope } from './envelope.ts';
import { type Instrument, SAMPLE_RATE, saw, sine } from './signal.ts';
import { StateFilter } from './state-filter.ts';

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
const BLOCK_SAMPLES = 32;
const sawLeft = new Float64Array(BLOCK_SAMPLES);
const sawRight = new Float64Array(BLOCK_SAMPLES);

/** Several sawtooths a little out of tune with each other, through a filter that opens with the blow and closes again. */
function ensemble(shape: EnsembleShape): Instrument {
  return ({ hz, seconds, velocity, random }, out, from) => {
    const { voices } = shape;
    const envelope = new Envelope(shape, seconds);
    const length = Math.min(envelope.length, out.left.length - from);
    const phases = Float64Array.from({ length: voices }, () => random.next());
    const ratios = Float64Array.from({ length: voices }, (_, voice) => {
      const place = voices === 1 ? 0 : voice / (voices - 1) - 0.5;
      return 2 ** ((place * shape.detune + random.bell() * 1.2) / 1200);
    });
    const filterLeft = new StateFilter();
    const filterRight = new StateFilter();
    const base =
      Math.max(shape.cutoffMin, Math.min(shape.cutoffMax, hz * shape.harmonics)) * (0.55 + 0.6 * velocity);
    const gain = (velocity * 0.5) / voices;
    const vibratoHz = random.between(4.8, 5.6);
    const bodyLevel = shape.body * velocity * 0.22;
    const subLevel = shape.sub * velocity * 0.22;
    let bodyPhase = 0;
    for (let at = 0; at < length; at += BLOCK_SAMPLES) {
      const time = at / SAMPLE_RATE;
      const cutoff = base * (1 + shape.sweep * Math.exp(-time / shape.sweepSeconds));
      filterLeft.tune(cutoff, shape.resonance);
      filterRight.tune(cutoff, shape.resonance);
      const depth = shape.vibrato * Math.min(1, Math.max(0, time - 0.18) * 2.5);
      const step = (hz / SAMPLE_RATE) * 2 ** ((depth * sine(vibratoHz * time)) / 1200);
      sumVoices(phases, ratios, step);
      const count = Math.min(BLOCK_SAMPLES, length - at);
      for (let place = 0; place < count; place += 1) {
        const index = from + at + place;
        const left = sawLeft[place] ?? 0;
        const right = sawRight[place] ?? 0;
        const level = envelope.next();
        const body = bodyLevel * sine(bodyPhase) + subLevel * sine(bodyPhase * 0.5);
        bodyPhase += step;
        // A little of each side on the other, so that the room stays whole.
        const wetLeft = filterLeft.run(left + right * 0.3) * gain * 2;
        const wetRight = filterRight.run(right + left * 0.3) * gain * 2;
        out.left[index] = (out.left[index] ?? 0) + (wetLeft + body) * level;
        out.right[index] = (out.right[index] ?? 0) + (wetRight + body) * level;
      }
    }
  };
}

/** One block of all voices, even ones left, odd ones right. */
function sumVoices(phases: Float64Array, ratios: Float64Array, step: number): void {
  sawLeft.fill(0);
  sawRight.fill(0);
  for (let voice = 0; voice < phases.length; voice += 1) {
    const side = voice % 2 === 0 ? sawLeft : sawRight;
    const own = step * (ratios[voice] ?? 1);
    let phase = phases[voice] ?? 0;
    for (let place = 0; place < BLOCK_SAMPLES; place += 1) {
      phase += own;
      if (phase >= 1) phase -= 1;
      side[place] = (side[place] ?? 0) + saw(phase, own);
    }
    phases[voice] = phase;
  }
}
