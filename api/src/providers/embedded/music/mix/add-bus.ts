import { panGains, type Stereo } from '../synth/signal.ts';
import { measureLoudness } from './loudness.ts';

/** Where the parts come together. */
export interface Sends {
  mix: Stereo;
  reverb: Float32Array;
  echo: Float32Array;
}

interface BusPlace {
  /** LUFS. */
  level: number;
  /** -1 (left) .. 1 (right). */
  pan: number;
  reverb: number;
  delay: number;
  duck: { envelope: Float32Array; depth: number } | null;
}

/** Adds one part to the mix and its sends at the loudness it should have, whatever its instrument makes. */
export function addBus(bus: Stereo, sends: Sends, { level, pan, reverb, delay, duck }: BusPlace): void {
  const loudness = measureLoudness(bus);
  if (!Number.isFinite(loudness)) return;
  const gain = 10 ** ((level - loudness) / 20);
  const { left, right } = panGains(pan);
  const gainLeft = gain * left * Math.SQRT2;
  const gainRight = gain * right * Math.SQRT2;
  for (let index = 0; index < bus.left.length; index += 1) {
    const open = duck ? 1 - duck.depth * (duck.envelope[index] ?? 0) : 1;
    const soundLeft = (bus.left[index] ?? 0) * gainLeft * open;
    const soundRight = (bus.right[index] ?? 0) * gainRight * open;
    const mono = (soundLeft + soundRight) * 0.5;
    sends.mix.left[index] = (sends.mix.left[index] ?? 0) + soundLeft;
    sends.mix.right[index] = (sends.mix.right[index] ?? 0) + soundRight;
    sends.reverb[index] = (sends.reverb[index] ?? 0) + mono * reverb;
    sends.echo[index] = (sends.echo[index] ?? 0) + mono * delay;
  }
}
