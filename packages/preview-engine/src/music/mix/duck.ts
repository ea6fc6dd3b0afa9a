import { BLOCK_SAMPLES, samplesIn } from '../synth/signal.ts';

const ATTACK_SECONDS = 0.006;

/**
 * How far a kick pushes the rest down: 1 at each kick, back to 0 before the next beat.
 * @param kicks seconds, in any order
 */
export function duckEnvelope(
  kicks: readonly number[],
  samples: number,
  releaseSeconds: number,
): Float32Array {
  const envelope = new Float32Array(samples);
  const attack = samplesIn(ATTACK_SECONDS);
  const release = samplesIn(releaseSeconds);
  const shape = new Float32Array(attack + release);
  for (let index = 0; index < attack; index += 1) shape[index] = index / attack;
  for (let index = 0; index < release; index += 1) shape[attack + index] = (1 - index / release) ** 1.6;
  for (const kick of kicks) {
    const from = samplesIn(kick) - attack;
    const last = Math.min(shape.length, samples - from);
    for (let index = Math.max(0, -from); index < last; index += BLOCK_SAMPLES) {
      press(envelope, from, shape, index, Math.min(last, index + BLOCK_SAMPLES));
    }
  }
  return envelope;
}

function press(envelope: Float32Array, at: number, shape: Float32Array, from: number, to: number): void {
  for (let index = from; index < to; index += 1) {
    envelope[at + index] = Math.max(envelope[at + index] ?? 0, shape[index] ?? 0);
  }
}
