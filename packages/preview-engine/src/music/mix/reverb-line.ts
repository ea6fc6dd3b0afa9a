import { SAMPLE_RATE, sine } from '../synth/signal.ts';

interface LineShape {
  /** Samples. */
  length: number;
  /** Which of the room's lines it is: each moves at its own pace. */
  index: number;
  sign: 1 | -1;
  /** What is left after one way. */
  gain: number;
  /** Share of the highs that one way loses, 0..1. */
  damping: number;
}

/** Shorter than any line, so that a block only hears blocks before it. */
export const LINE_BLOCK_SAMPLES = 64;
/** How far a line moves either way: enough that the room does not resonate with a held note. */
const MOVE_SAMPLES = 14;
const MEMORY_SAMPLES = 8192;
const MEMORY_MASK = MEMORY_SAMPLES - 1;

/** One way through a room and back. */
export class Line {
  readonly heard = new Float64Array(LINE_BLOCK_SAMPLES);
  private readonly memory = new Float32Array(MEMORY_SAMPLES);
  private readonly shape: LineShape;
  private dull = 0;

  constructor(shape: LineShape) {
    this.shape = shape;
  }

  /** Hears what comes back, duller and softer. */
  listen(at: number, count: number): void {
    const { memory, heard } = this;
    const { length, index, gain, damping } = this.shape;
    const turn = (at / SAMPLE_RATE) * (0.43 + index * 0.091) + index / 8;
    const from = (at & MEMORY_MASK) + MEMORY_SAMPLES - (length + MOVE_SAMPLES * (1 + sine(turn)));
    const whole = Math.floor(from) | 0;
    const later = (from - whole) * (1 - damping);
    const sooner = 1 - damping - later;
    let { dull } = this;
    let one = memory[whole & MEMORY_MASK] ?? 0;
    for (let place = 0; place < count; place += 1) {
      const two = memory[(whole + place + 1) & MEMORY_MASK] ?? 0;
      dull = dull * damping + (one * sooner + two * later);
      one = two;
      heard[place] = dull * gain;
    }
    this.dull = dull;
  }

  /** Sends what is new and the reflections of all lines on their way. */
  speak(at: number, count: number, send: Float32Array, share: Float64Array): void {
    const { memory, heard } = this;
    const { sign } = this.shape;
    const from = at & MEMORY_MASK;
    for (let place = 0; place < count; place += 1) {
      memory[from + place] = (send[at + place] ?? 0) * sign + (heard[place] ?? 0) - (share[place] ?? 0);
    }
  }
}
