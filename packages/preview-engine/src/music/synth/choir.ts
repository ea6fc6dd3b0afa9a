import { drawEnvelope } from './envelope.ts';
import { SawSection } from './saw-section.ts';
import { type Instrument, noise, noiseStart, SAMPLE_RATE, sine } from './signal.ts';
import { StateFilter } from './state-filter.ts';

const SINGERS = 4;
/** The open "ah": resonances of the mouth in hertz, their sharpness and level. */
const FORMANTS = [
  { hz: 640, sharpness: 7, level: 1 },
  { hz: 1120, sharpness: 8, level: 0.55 },
  { hz: 2550, sharpness: 10, level: 0.18 },
] as const;
const ENVELOPE = { attack: 0.22, decay: 0.5, sustain: 0.9, release: 0.2 };
const BREATH = 0.05;
/** Pitch follows once per block. */
const BLOCK_SAMPLES = 32;
const sung = new Float64Array(BLOCK_SAMPLES);
const single = new Float64Array(BLOCK_SAMPLES);

/** A few voices on "ah", in turn left and right. */
export const playChoir: Instrument = ({ hz, seconds, velocity, random }, out, from) => {
  const levels = drawEnvelope(ENVELOPE, seconds, out.left.length - from);
  const rates = Array.from({ length: SINGERS }, () => random.between(4.6, 5.9));
  const detunes = Array.from({ length: SINGERS }, () => 2 ** ((random.bell() * 6) / 1200));
  const phases = Array.from({ length: SINGERS }, () => random.next());
  const breathFrom = noiseStart(random);
  for (const [side, buffer] of [out.left, out.right].entries()) {
    const mouth = FORMANTS.map(({ hz: centre, sharpness, level }) => {
      const filter = new StateFilter();
      filter.tune(centre, sharpness);
      return { filter, gain: (level / sharpness) * velocity * 0.88 };
    });
    const singers = [side, side + 2].map((singer) => ({
      rate: rates[singer] ?? 5,
      turn: singer * 0.27,
      pitch: (hz / SAMPLE_RATE) * (detunes[singer] ?? 1),
      voice: new SawSection(Float64Array.of(phases[singer] ?? 0), Float64Array.of(1), BLOCK_SAMPLES),
    }));
    for (let at = 0; at < levels.length; at += BLOCK_SAMPLES) {
      const time = at / SAMPLE_RATE;
      breathe(breathFrom + at + side * 999);
      for (const { rate, turn, pitch, voice } of singers) {
        const cents = 14 * Math.min(1, time * 1.5) * sine(rate * time + turn);
        voice.play(single, pitch * 2 ** (cents / 1200));
        join();
      }
      for (const { filter, gain } of mouth) resonate(filter, gain, buffer, from, levels, at);
    }
  }
};

function breathe(start: number): void {
  for (let place = 0; place < BLOCK_SAMPLES; place += 1) sung[place] = noise(start + place) * BREATH;
}

function join(): void {
  for (let place = 0; place < BLOCK_SAMPLES; place += 1) {
    sung[place] = (sung[place] ?? 0) + (single[place] ?? 0);
  }
}

/** Adds what one resonance makes of a block that is sung. */
function resonate(
  filter: StateFilter,
  gain: number,
  buffer: Float32Array,
  from: number,
  levels: Float32Array,
  at: number,
): void {
  const count = Math.min(BLOCK_SAMPLES, levels.length - at);
  for (let place = 0; place < count; place += 1) {
    filter.run(sung[place] ?? 0);
    const value = filter.band * gain * (levels[at + place] ?? 0);
    buffer[from + at + place] = (buffer[from + at + place] ?? 0) + value;
  }
}
