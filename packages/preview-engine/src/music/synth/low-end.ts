import { drawEnvelope } from './envelope.ts';
import { decayPerSample, type Instrument, SAMPLE_RATE, samplesIn, saturate, sine } from './signal.ts';

/** A sine with a little warmth, for the lowest octave. */
export const playSubBass: Instrument = ({ hz, seconds, velocity }, { left, right }, from) => {
  const shape = { attack: 0.02, decay: 0.6, sustain: 0.85, release: 0.06 };
  const levels = drawEnvelope(shape, seconds, left.length - from);
  const step = hz / SAMPLE_RATE;
  let phase = 0;
  for (let index = 0; index < levels.length; index += 1) {
    const value =
      saturate((sine(phase) + 0.16 * sine(2 * phase) + 0.05 * sine(3 * phase)) * 1.5) * (levels[index] ?? 0);
    left[from + index] = (left[from + index] ?? 0) + value * velocity * 0.4;
    right[from + index] = (right[from + index] ?? 0) + value * velocity * 0.4;
    phase += step;
  }
};

/**
 * The long kick of a drum machine, played as a bass: it falls into its pitch and is driven until small speakers hear
 * it.
 */
export const playDeep808: Instrument = ({ hz, seconds, velocity }, { left, right }, from) => {
  const gate = samplesIn(seconds);
  const length = Math.min(gate + samplesIn(0.12), left.length - from);
  const fade = decayPerSample(2.6);
  const letGo = decayPerSample(0.12);
  let level = velocity;
  let fall = 1.4;
  let phase = 0;
  const fallFade = decayPerSample(0.16);
  for (let index = 0; index < length; index += 1) {
    const value =
      saturate(sine(phase) * 2.2 * level) * 0.42 * Math.min(1, index / 60, (length - index) / 200);
    left[from + index] = (left[from + index] ?? 0) + value;
    right[from + index] = (right[from + index] ?? 0) + value;
    phase += (hz * (1 + fall)) / SAMPLE_RATE;
    fall *= fallFade;
    level *= index < gate ? fade : letGo;
  }
};
