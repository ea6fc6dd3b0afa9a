import { drawEnvelope } from './envelope.ts';
import { decayPerSample, type Instrument, SAMPLE_RATE, samplesIn, sine } from './signal.ts';

/** An electric piano by frequency modulation: a soft body, and a tine that rings high for a moment. */
export const playElectricPiano: Instrument = ({ hz, seconds, velocity, random }, { left, right }, from) => {
  const shape = { attack: 0.003, decay: 1.5, sustain: 0.12, release: 0.09 };
  const levels = drawEnvelope(shape, seconds, left.length - from);
  const step = hz / SAMPLE_RATE;
  const tremolo = 4.6 / SAMPLE_RATE;
  const bodyFade = decayPerSample(1.3);
  const tineFade = decayPerSample(0.35);
  let body = 0.12 + 0.24 * velocity * velocity;
  let tine = 0.075 * velocity * Math.min(1, 500 / hz);
  let phase = random.next();
  for (let index = 0; index < levels.length; index += 1) {
    const bark = sine(phase + body * sine(phase));
    const ping = sine(phase + tine * sine(14 * phase));
    const value = (bark * 0.62 + ping * 0.38) * (levels[index] ?? 0) * velocity * 0.42;
    // The tremolo runs on through the piece, so that all notes move together.
    const sway = 0.22 * sine((from + index) * tremolo);
    left[from + index] = (left[from + index] ?? 0) + value * (1 + sway);
    right[from + index] = (right[from + index] ?? 0) + value * (1 - sway);
    phase += step;
    body *= bodyFade;
    tine *= tineFade;
  }
};

interface Bar {
  ratio: number;
  level: number;
  /** Seconds to fall by 60 dB at middle C. */
  seconds: number;
}

const VIBRAPHONE: readonly Bar[] = [
  { ratio: 1, level: 1, seconds: 4.2 },
  { ratio: 3.98, level: 0.16, seconds: 1.1 },
  { ratio: 10.1, level: 0.05, seconds: 0.3 },
];
const BELL: readonly Bar[] = [
  { ratio: 1, level: 1, seconds: 2.6 },
  { ratio: 2.004, level: 0.34, seconds: 1.8 },
  { ratio: 3.01, level: 0.2, seconds: 1 },
  { ratio: 5.42, level: 0.1, seconds: 0.5 },
  { ratio: 8.93, level: 0.05, seconds: 0.2 },
];

export const playVibraphone: Instrument = struck(VIBRAPHONE, 0.26, 0.3);
/** A music box: small bars, undamped. */
export const playBell: Instrument = struck(BELL, 0, 1.4);

function struck(bars: readonly Bar[], tremoloDepth: number, releaseSeconds: number): Instrument {
  return ({ hz, seconds, velocity, random }, { left, right }, from) => {
    const gate = samplesIn(seconds);
    const fadeAll = decayPerSample(releaseSeconds);
    const tremolo = 5.1 / SAMPLE_RATE;
    const shift = random.between(-0.25, 0.25);
    for (const { ratio, level, seconds: ring } of bars) {
      if (hz * ratio > 14_000) continue;
      const ringSeconds = Math.min(6, ring * (262 / hz) ** 0.4);
      const fade = decayPerSample(ringSeconds);
      const length = Math.min(left.length - from, samplesIn(ringSeconds), gate + samplesIn(releaseSeconds));
      const step = (hz * ratio) / SAMPLE_RATE;
      let loud = level * velocity * 0.38 * (ratio > 1 ? 0.5 + velocity * 0.6 : 1);
      let phase = 0;
      for (let index = 0; index < length; index += 1) {
        const edge = Math.min(1, index / 50) * Math.min(1, (length - index) / 200);
        const sway = 1 - tremoloDepth * (0.5 + 0.5 * sine((from + index) * tremolo));
        const value = sine(phase) * loud * edge * sway;
        left[from + index] = (left[from + index] ?? 0) + value * (1 - shift);
        right[from + index] = (right[from + index] ?? 0) + value * (1 + shift);
        phase += step;
        loud *= index < gate ? fade : fadeAll;
      }
    }
  };
}
