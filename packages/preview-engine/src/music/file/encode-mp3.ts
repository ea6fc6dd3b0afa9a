import { createMp3Encoder } from 'wasm-media-encoders';
import { SAMPLE_RATE, type Stereo } from '../synth/signal.ts';
import { joinBytes } from './id3-tag.ts';

/** Constant, so that a player knows the length from the size alone. */
const KBIT_PER_SECOND = 192;
const CHUNK_SAMPLES = SAMPLE_RATE;

/** Kept for the thread's next track, because starting it takes a fifth of the encoding time. `configure` resets it. */
let kept: ReturnType<typeof createMp3Encoder> | null = null;

/**
 * MP3, stereo, at a constant bit rate.
 * @param onProgress fraction done, once per second of music
 */
export async function encodeMp3(
  { left, right }: Stereo,
  onProgress: (fraction: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  kept ??= createMp3Encoder();
  // There is no await from here on, so that no other track can use the encoder in between.
  const encoder = await kept;
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 2, bitrate: KBIT_PER_SECOND });
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < left.length; at += CHUNK_SAMPLES) {
    const to = at + CHUNK_SAMPLES;
    // The encoder returns a view of its own memory, which the next piece overwrites.
    pieces.push(encoder.encode([left.subarray(at, to), right.subarray(at, to)]).slice());
    onProgress(Math.min(1, to / left.length));
  }
  pieces.push(encoder.finalize().slice());
  return joinBytes(pieces);
}
