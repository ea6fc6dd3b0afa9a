import { ProviderError } from '../../errors/provider-error.ts';
import { namedUrl, type Video } from './video-object.ts';
import type { VideosServer } from './videos-server.ts';

const FILM_BYTES_MAX = 512 * 1024 * 1024;
const POSTER_BYTES_MAX = 8 * 1024 * 1024;

/** Failures of this moment: the film may be asked for again. */
const PASSING_KINDS: ReadonlySet<ProviderError['kind']> = new Set(['aborted', 'rate_limited', 'unavailable']);

/**
 * A finished film: from `/content`, where the wire has it, else from the address that the video names.
 * @throws ProviderError `misconfigured` for a server that has it in neither place
 */
export async function downloadFilm(server: VideosServer, video: Video, signal: AbortSignal): Promise<Buffer> {
  const named = namedUrl(video);
  const content = server.contentUrl(video.id, 'video');
  let failure: unknown;
  for (const url of named === null ? [content] : [content, named]) {
    try {
      return requireMp4(await server.download(url, { sizeBytesMax: FILM_BYTES_MAX, signal }));
    } catch (error) {
      if (!(error instanceof ProviderError) || PASSING_KINDS.has(error.kind)) throw error;
      failure = error;
    }
  }
  throw failure;
}

function requireMp4(bytes: Buffer): Buffer {
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return bytes;
  throw new ProviderError('uncertain', 'The provider answered with something that is not an MP4 film.');
}

/** Null where the server has no thumbnails; some answer the film instead. */
export async function downloadPoster(
  server: VideosServer,
  id: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  const limits = { sizeBytesMax: POSTER_BYTES_MAX, timeoutMs, signal };
  const bytes = await server.download(server.contentUrl(id, 'thumbnail'), limits).catch(() => null);
  const start = bytes?.toString('latin1', 0, 4) ?? '';
  return PICTURE_STARTS.some((known) => start.startsWith(known)) ? bytes : null;
}

/** JPEG, PNG and (in its container) WebP. */
const PICTURE_STARTS = ['\u00ff\u00d8\u00ff', '\u0089PNG', 'RIFF'] as const;
