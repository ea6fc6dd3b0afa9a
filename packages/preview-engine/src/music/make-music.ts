import type { EngineOptions } from '../engine/engine-options.ts';
import { keepPromises } from '../reading/reading.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import { THREADS } from '../threads/threads.ts';
import type { MadeMusic, MusicRequest, PlayedMusic } from './music-request.ts';
import { readTrack } from './prompt/read-music-prompt.ts';

const pool = createThreadPool<MusicRequest, PlayedMusic>({
  script: new URL('music-thread.ts', import.meta.url),
  size: THREADS.music,
});

/**
 * Composes and plays a track as long as asked: a seeded composer that reads the prompt's words, and a synthesizer. The
 * same request gives the same bytes.
 * @throws EngineError
 */
export async function makeMusic(request: MusicRequest, options: EngineOptions = {}): Promise<MadeMusic> {
  const { prompt, genre, durationSeconds, seed } = request;
  const { reading, promised } = readTrack(prompt, genre);
  const { mp3, details, played } = await pool.run({ prompt, genre, durationSeconds, seed }, options);
  keepPromises(promised, played);
  return { mp3, details, reading };
}
