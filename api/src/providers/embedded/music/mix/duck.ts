import { samplesIn } from '../synth/signal.ts';

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
  for (const kick of kicks) {
    const at = samplesIn(kick) - attack;
    for (let index = 0; index < attack + release; index += 1) {
      const place = at + index;
      if (place < 0 || place >= samples) continue;
      const done = (index - attack) / release;
      const depth = index < attack ? index / attack : (1 - done) ** 1.6;
      envelope[place] = Math.max(envelope[place] ?? 0, depth);
    }
  }
  return envelope;
}
