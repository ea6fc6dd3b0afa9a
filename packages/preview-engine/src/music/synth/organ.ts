import { drawEnvelope } from './envelope.ts';
import { type Instrument, noise, noiseStart, SAMPLE_RATE, sine } from './signal.ts';

/** Drawbars 16' 8' 5 1/3' 4' 2 2/3' 2' as drawn for a warm sound: ratio to the note, and level. */
const DRAWBARS = [
  [0.5, 0.5],
  [1, 0.8],
  [1.5, 0.32],
  [2, 0.4],
  [3, 0.16],
  [4, 0.12],
] as const;
/** All drawbars sounding together, over the two turns in which the lowest comes round. */
const TABLE_SIZE = 32_768;
const TABLE_MASK = TABLE_SIZE - 1;
const TABLE = Float32Array.from({ length: TABLE_SIZE }, (_, index) =>
  DRAWBARS.reduce(
    (sum, [ratio, level]) => sum + level * Math.sin((4 * Math.PI * ratio * index) / TABLE_SIZE),
    0,
  ),
);
/** The turning horn: times a second, and how far pitch and sides move. */
const HORN_HZ = 5.7;
const HORN_CENTS = 7;

export const playOrgan: Instrument = ({ hz, seconds, velocity, random }, { left, right }, from) => {
  const shape = { attack: 0.008, decay: 1, sustain: 1, release: 0.03 };
  const levels = drawEnvelope(shape, seconds, left.length - from);
  const loud = (0.4 + 0.6 * velocity) * 0.16;
  const click = noiseStart(random);
  let phase = random.next() * 8;
  let step = hz / SAMPLE_RATE;
  let sway = 0;
  for (let index = 0; index < levels.length; index += 1) {
    if (index % 32 === 0) {
      const turn = ((from + index) * HORN_HZ) / SAMPLE_RATE;
      step = (hz / SAMPLE_RATE) * 2 ** ((HORN_CENTS * sine(turn)) / 1200);
      sway = 0.24 * sine(turn + 0.25);
    }
    const key = index < 260 ? noise(click + index) * 0.12 * (1 - index / 260) : 0;
    const pipes = TABLE[(phase * (TABLE_SIZE / 2)) & TABLE_MASK] ?? 0;
    const value = (key + pipes) * (levels[index] ?? 0) * loud;
    left[from + index] = (left[from + index] ?? 0) + value * (1 + sway);
    right[from + index] = (right[from + index] ?? 0) + value * (1 - sway);
    phase += step;
  }
};
