import { panGains, type Stereo } from '../synth/signal.ts';
import { measureLoudness } from './loudness.ts';
import { eachBlock, type Span } from './sounding.ts';

/** Where the parts come together. */
export interface Sends {
  mix: Stereo;
  reverb: Float32Array;
  echo: Float32Array;
}

/** Where a part goes in the mix. */
export interface BusPlace {
  /** LUFS. */
  level: number;
  /** -1 (left) .. 1 (right). */
  pan: number;
  reverb: number;
  delay: number;
  duck: { envelope: Float32Array; depth: number } | null;
}

/**
 * Adds one part to the mix and its sends at the loudness it should have, however loud its instrument is.
 * @param spans where the part sounds
 */
export function addBus(bus: Stereo, spans: readonly Span[], sends: Sends, place: BusPlace): void {
  const { level, pan, reverb, delay, duck } = place;
  const loudness = measureLoudness(bus, spans);
  if (!Number.isFinite(loudness)) return;
  const gain = 10 ** ((level - loudness) / 20);
  const { left, right } = panGains(pan);
  const gainLeft = gain * left * Math.SQRT2;
  const gainRight = gain * right * Math.SQRT2;
  eachBlock(spans, (from, to) => {
    if (duck) press(bus, duck.envelope, duck.depth, from, to);
    addStereo(sends.mix, bus, gainLeft, gainRight, from, to);
    if (reverb > 0) addMono(sends.reverb, bus, gainLeft * reverb * 0.5, gainRight * reverb * 0.5, from, to);
    if (delay > 0) addMono(sends.echo, bus, gainLeft * delay * 0.5, gainRight * delay * 0.5, from, to);
  });
}

function press(
  { left, right }: Stereo,
  envelope: Float32Array,
  depth: number,
  from: number,
  to: number,
): void {
  for (let index = from; index < to; index += 1) {
    const open = 1 - depth * (envelope[index] ?? 0);
    left[index] = (left[index] ?? 0) * open;
    right[index] = (right[index] ?? 0) * open;
  }
}

function addStereo(
  target: Stereo,
  source: Stereo,
  gainLeft: number,
  gainRight: number,
  from: number,
  to: number,
): void {
  const { left, right } = target;
  const { left: sourceLeft, right: sourceRight } = source;
  for (let index = from; index < to; index += 1) {
    left[index] = (left[index] ?? 0) + (sourceLeft[index] ?? 0) * gainLeft;
    right[index] = (right[index] ?? 0) + (sourceRight[index] ?? 0) * gainRight;
  }
}

function addMono(
  target: Float32Array,
  { left, right }: Stereo,
  gainLeft: number,
  gainRight: number,
  from: number,
  to: number,
): void {
  for (let index = from; index < to; index += 1) {
    target[index] = (target[index] ?? 0) + (left[index] ?? 0) * gainLeft + (right[index] ?? 0) * gainRight;
  }
}
