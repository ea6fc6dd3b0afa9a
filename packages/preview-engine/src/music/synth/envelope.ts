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
/** The last of it goes to silence in a straight line: 43 dB are still a click under a low note. */
const EDGE_SAMPLES = 256;

let levels = new Float32Array(samplesIn(8));

/**
 * Attack, decay, sustain, release: a level for each sample of a note, ending in silence.
 * @param samplesMax where the music ends
 * @returns 0..1; the next call overwrites it
 */
export function drawEnvelope(shape: EnvelopeShape, gateSeconds: number, samplesMax: number): Float32Array {
  const { attack, decay, sustain, release } = shape;
  const gate = samplesIn(gateSeconds);
  const full = gate + samplesIn(release * RELEASE_CONSTANTS);
  if (levels.length < full) levels = new Float32Array(full);
  const rise = 1 / Math.max(1, Math.min(attack, gateSeconds * 0.8) * SAMPLE_RATE);
  const top = Math.min(gate, Math.ceil(1 / rise));
  for (let index = 0; index < top; index += 1) levels[index] = Math.min(1, (index + 1) * rise);
  const held = approach(
    top,
    gate,
    Math.min(1, top * rise),
    sustain,
    1 - Math.exp(-1 / (decay * SAMPLE_RATE)),
  );
  approach(gate, full, held, 0, 1 - Math.exp(-1 / (release * SAMPLE_RATE)));
  const edge = Math.min(EDGE_SAMPLES, full - gate);
  for (let place = 0; place < edge; place += 1) {
    levels[full - 1 - place] = (levels[full - 1 - place] ?? 0) * (place / edge);
  }
  return levels.subarray(0, Math.min(full, samplesMax));
}

/** Goes towards a level by the same share of the way each sample. @returns where it came to */
function approach(from: number, to: number, start: number, target: number, share: number): number {
  const kept = 1 - share;
  const added = target * share;
  let level = start;
  for (let index = from; index < to; index += 1) {
    level = level * kept + added;
    levels[index] = level;
  }
  return level;
}
