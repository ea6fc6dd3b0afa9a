import { SAMPLE_RATE } from './signal.ts';

/**
 * A state variable filter in trapezoidal form (Zavalishin, The Art of VA Filter Design): stays stable while it is swept.
 * `run` answers the low-pass; `band` and `high` hold the other two outputs of the same sample.
 */
export class StateFilter {
  band = 0;
  high = 0;
  private first = 0;
  private second = 0;
  private damping = 1;
  private a1 = 0;
  private a2 = 0;
  private a3 = 0;

  /** @param resonance Q: 0.7 is flat, 10 whistles */
  tune(cutoffHz: number, resonance: number): void {
    const g = Math.tan((Math.PI * Math.min(cutoffHz, SAMPLE_RATE * 0.45)) / SAMPLE_RATE);
    this.damping = 1 / resonance;
    this.a1 = 1 / (1 + g * (g + this.damping));
    this.a2 = g * this.a1;
    this.a3 = g * this.a2;
  }

  run(input: number): number {
    const rest = input - this.second;
    const band = this.a1 * this.first + this.a2 * rest;
    const low = this.second + this.a2 * this.first + this.a3 * rest;
    this.first = 2 * band - this.first;
    this.second = 2 * low - this.second;
    this.band = band;
    this.high = input - this.damping * band - low;
    return low;
  }
}
