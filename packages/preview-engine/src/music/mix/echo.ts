import { samplesIn, type Stereo } from '../synth/signal.ts';

const FEEDBACK = 0.42;
/** Each repeat is duller: the share of the highs it keeps. */
const OPEN = 0.32;

/** Adds echoes of a mono send to the mix, taking turns left and right; some of them also go to the reverb. */
export function addEcho(send: Float32Array, mix: Stereo, reverb: Float32Array, seconds: number): void {
  const length = Math.max(1, samplesIn(seconds));
  const lines = { left: new Float32Array(length), right: new Float32Array(length) };
  let place = 0;
  let dull = 0;
  for (let index = 0; index < send.length; index += 1) {
    const left = lines.left[place] ?? 0;
    const right = lines.right[place] ?? 0;
    dull += OPEN * (right - dull);
    lines.left[place] = (send[index] ?? 0) + dull * FEEDBACK;
    lines.right[place] = left;
    place = place + 1 === length ? 0 : place + 1;
    mix.left[index] = (mix.left[index] ?? 0) + left * 0.6;
    mix.right[index] = (mix.right[index] ?? 0) + dull * 0.6;
    reverb[index] = (reverb[index] ?? 0) + (left + dull) * 0.15;
  }
}
