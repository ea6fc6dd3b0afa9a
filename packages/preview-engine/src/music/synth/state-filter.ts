import { SAMPLE_RATE } from './signal.ts';

/** What a tuning comes to, in the trapezoidal form. */
interface Tuning {
  damping: number;
  a1: number;
  a2: number;
  a3: number;
}

/** @param resonance Q: 0.7 is flat, 10 whistles */
function tuneTo(cutoffHz: number, resonance: number): Tuning {
  const g = Math.tan((Math.PI * Math.min(cutoffHz, SAMPLE_RATE * 0.45)) / SAMPLE_RATE);
  const damping = 1 / resonance;
  const a1 = 1 / (1 + g * (g + damping));
  return { damping, a1, a2: g * a1, a3: g * g * a1 };
}

/**
 * A state variable filter in trapezoidal form (Zavalishin, The Art of VA Filter Design): stays stable while it is
 * swept. `run` answers the low-pass; `band` and `high` hold the other two outputs of the same sample.
 */
export class StateFilter {
  band = 0;
  high = 0;
  private first = 0;
  private second = 0;
  private tuning = tuneTo(1000, 1);

  /** @param resonance Q: 0.7 is flat, 10 whistles */
  tune(cutoffHz: number, resonance: number): void {
    this.tuning = tuneTo(cutoffHz, resonance);
  }

  run(input: number): number {
    const { damping, a1, a2, a3 } = this.tuning;
    const rest = input - this.second;
    const band = a1 * this.first + a2 * rest;
    const low = this.second + a2 * this.first + a3 * rest;
    this.first = 2 * band - this.first;
    this.second = 2 * low - this.second;
    this.band = band;
    this.high = input - damping * band - low;
    return low;
  }
}

/** A tuning closer than this to the one there is cannot be told from it. */
const SAME_TUNING = 0.0005;

/** The same filter's low-pass for two sides, a block at a time: the processor works on the two at the same time. */
export class StereoLowPass {
  private cutoffHz = 0;
  private tuning = tuneTo(1000, 1);
  private left1 = 0;
  private left2 = 0;
  private right1 = 0;
  private right2 = 0;

  tune(cutoffHz: number, resonance: number): void {
    if (Math.abs(cutoffHz - this.cutoffHz) < cutoffHz * SAME_TUNING) return;
    this.cutoffHz = cutoffHz;
    this.tuning = tuneTo(cutoffHz, resonance);
  }

  /** Filters in place. */
  run(left: Float64Array, right: Float64Array): void {
    const { a1, a2, a3 } = this.tuning;
    let { left1, left2, right1, right2 } = this;
    for (let index = 0; index < left.length; index += 1) {
      const leftRest = (left[index] ?? 0) - left2;
      const rightRest = (right[index] ?? 0) - right2;
      const leftLow = left2 + a2 * left1 + a3 * leftRest;
      const rightLow = right2 + a2 * right1 + a3 * rightRest;
      left1 = 2 * (a1 * left1 + a2 * leftRest) - left1;
      right1 = 2 * (a1 * right1 + a2 * rightRest) - right1;
      left2 = 2 * leftLow - left2;
      right2 = 2 * rightLow - right2;
      left[index] = leftLow;
      right[index] = rightLow;
    }
    this.left1 = left1;
    this.left2 = left2;
    this.right1 = right1;
    this.right2 = right2;
  }
}
