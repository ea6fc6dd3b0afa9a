import { SAMPLE_RATE, samplesIn } from './signal.ts';

interface EnvelopeShape {
  /** Seconds from silence to full. */
  attack: number;
  /** Time constant of the way down to the sustained level, seconds. */
  decay: number;
  /** 0..1 */
  sustain: number;
  /** Time constant after the note is let go, seconds. */
  release: number;
}

/** After this many time constants a release is 43 dB down, and under everything else. */
const RELEASE_CONSTANTS = 5;

/** Attack, decay, sustain, release: call `next` once per sample, `length` times. */
export class Envelope {
  readonly length: number;
  private level = 0;
  private place = 0;
  private isRising = true;
  private readonly gate: number;
  private readonly rise: number;
  private readonly fall: number;
  private readonly sustain: number;
  private readonly letGo: number;

  constructor({ attack, decay, sustain, release }: EnvelopeShape, gateSeconds: number) {
    this.gate = samplesIn(gateSeconds);
    this.length = this.gate + samplesIn(release * RELEASE_CONSTANTS);
    this.rise = 1 / Math.max(1, Math.min(attack, gateSeconds * 0.8) * SAMPLE_RATE);
    this.fall = 1 - Math.exp(-1 / (decay * SAMPLE_RATE));
    this.sustain = sustain;
    this.letGo = Math.exp(-1 / (release * SAMPLE_RATE));
  }

  next(): number {
    this.place += 1;
    if (this.place > this.gate) this.level *= this.letGo;
    else if (this.isRising) {
      this.level += this.rise;
      if (this.level >= 1) {
        this.level = 1;
        this.isRising = false;
      }
    } else this.level += (this.sustain - this.level) * this.fall;
    return this.level;
  }
}
