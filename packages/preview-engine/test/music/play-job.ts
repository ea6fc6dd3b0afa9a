import type { MadeMusic, MusicDetails, MusicRequest } from '../../src/music/music-request.ts';
import type { Stereo } from '../../src/music/synth/signal.ts';
import { createThreadPool } from '../../src/threads/thread-pool.ts';
import { decodeMp3 } from './decode-mp3.ts';
import { mixToMono } from './levels.ts';

/** A track as a listener gets it: what the file holds, after decoding. */
export interface PlayedTrack {
  mp3: Uint8Array;
  details: MusicDetails;
  sound: Stereo;
  mono: Float32Array;
  seconds: number;
  sampleRate: number;
}

const pool = createThreadPool<MusicRequest, MadeMusic>({
  script: new URL('../../src/music/music-thread.ts', import.meta.url),
  size: 2,
});

/** Makes a track in the engine's own thread, as in service, and decodes it. */
export async function playJob(job: MusicRequest): Promise<PlayedTrack> {
  const { signal } = new AbortController();
  const { mp3, details } = await pool.run(job, { signal, onProgress: () => undefined });
  const { left, right, seconds, sampleRate } = await decodeMp3(mp3);
  return { mp3, details, sound: { left, right }, mono: mixToMono({ left, right }), seconds, sampleRate };
}
