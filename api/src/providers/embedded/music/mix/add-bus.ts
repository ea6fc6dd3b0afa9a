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
  if (duck) press(bus, duck.envelope, duck.depth);
  add(sends.mix.left, bus.left, gainLeft);
  add(sends.mix.right, bus.right, gainRight);
  if (reverb > 0) addMono(sends.reverb, bus, gainLeft * reverb * 0.5, gainRight * reverb * 0.5);
  if (delay > 0) addMono(sends.echo, bus, gainLeft * delay * 0.5, gainRight * delay * 0.5);
}

function press({ left, right }: Stereo, envelope: Float32Array, depth: number): void {
  for (let index = 0; index < left.length; index += 1) {
    const open = 1 - depth * (envelope[index] ?? 0);
    left[index] = (left[index] ?? 0) * open;
    right[index] = (right[index] ?? 0) * open;
  }
}

function add(target: Float32Array, source: Float32Array, gain: number): void {
  for (let index = 0; index < source.length; index += 1) {
    target[index] = (target[index] ?? 0) + (source[index] ?? 0) * gain;
  }
}

function addMono(target: Float32Array, { left, right }: Stereo, gainLeft: number, gainRight: number): void {
  for (let index = 0; index < left.length; index += 1) {
    target[index] = (target[index] ?? 0) + (left[index] ?? 0) * gainLeft + (right[index] ?? 0) * gainRight;
  }
}
