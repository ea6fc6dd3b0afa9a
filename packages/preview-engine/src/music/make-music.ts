import type { EngineOptions } from '../engine/engine-options.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import { threadsBesideHost } from '../threads/threads-beside-host.ts';
import type { MadeMusic, MusicRequest } from './music-request.ts';

const pool = createThreadPool<MusicRequest, MadeMusic>({
  script: new URL('music-thread.ts', import.meta.url),
  size: threadsBesideHost(),
});

/**
 * Composes and plays a track as long as asked: a seeded composer that reads the prompt's words, and a synthesizer. The
 * same request gives the same bytes.
 * @throws EngineError
 */
export function makeMusic(request: MusicRequest, options: EngineOptions = {}): Promise<MadeMusic> {
  const { prompt, genre, durationSeconds, seed } = request;
  return pool.run({ prompt, genre, durationSeconds, seed }, options);
}
