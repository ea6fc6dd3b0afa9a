import type { VideoEndpoint } from '../../../platform/config/providers.ts';
import { ProviderError } from '../../errors/provider-error.ts';
import { kindOfFailure, safeReason } from '../http/failure-kind.ts';
import type { Provider, ProviderContext, ProviderResult } from '../provider.ts';
import { findVideo } from './find-video.ts';
import { videoForm, videoRequest } from './video-form.ts';
import type { Video } from './video-object.ts';
import { createVideosServer, type VideosServer } from './videos-server.ts';

const SETTLE_MS = 5_000;
/** Polls in a row that may fail, within one attempt, before the attempt does. */
const FAILED_POLLS_MAX = 5;
const VIDEO_BYTES_MAX = 512 * 1024 * 1024;
const POSTER_BYTES_MAX = 8 * 1024 * 1024;
/** The film is what is waited for; a server that makes its thumbnails on demand still has them by then. */
const POSTER_TIMEOUT_MS = 10_000;

interface VideosProviderTimes {
  /** Between two looks for a video that was perhaps taken. */
  settleMs?: number;
  /** The longest that a finished film waits for its poster. */
  posterMs?: number;
}

/**
 * Videos from any server with OpenAI's `/v1/videos` (`VIDEO_BASE_URL`): submitted once, then polled; after a lost
 * answer the video is looked for in the server's list before anything is sent again.
 */
export function createVideosProvider(
  config: VideoEndpoint,
  { settleMs = SETTLE_MS, posterMs = POSTER_TIMEOUT_MS }: VideosProviderTimes = {},
): Provider<'video'> {
  const server = createVideosServer(config);
  /** Failed polls in a row, by attempt: each attempt has a signal of its own. */
  const failedPolls = new WeakMap<AbortSignal, number>();
  return {
    id: 'videos',
    kinds: ['video'],
    status: () => ({ state: 'configured', label: `Video server, ${config.model}`, message: null }),
    // A cancel is passed on; whether it saves the cost is the server's own affair.
    supports: () => ({
      seed: false,
      cancel: true,
      cameraControl: false,
      imageToVideo: true,
      resolution: config.resolution,
    }),

    async submit(job, { signal, idempotencyKey }) {
      const form = await videoForm(job, videoRequest(job, config));
      const { id } = await server.create(form, idempotencyKey, signal);
      return { state: 'pending', operation: id };
    },

    async poll(operation, context) {
      const { signal } = context;
      try {
        const result = await pollOnce(server, operation, context, { model: config.model, posterMs });
        failedPolls.delete(signal);
        return result;
      } catch (error) {
        // A poll is free, the film is not: one bad answer in minutes does not cost the job one of its attempts.
        const count = (failedPolls.get(signal) ?? 0) + 1;
        const mayPass = error instanceof ProviderError && error.kind === 'unavailable';
        if (!mayPass || count > FAILED_POLLS_MAX) throw error;
        failedPolls.set(signal, count);
        return { state: 'pending', operation };
      }
    },

    async reconcile(job, { signal, idempotencyKey, since }) {
      const request = videoRequest(job, config);
      const id = await findVideo(server, { request, idempotencyKey, since, signal }, settleMs);
      return id === null ? null : { state: 'pending', operation: id };
    },

    cancel: (operation) => server.remove(operation),
  };
}

async function pollOnce(
  server: VideosServer,
  operation: string,
  { signal, onProgress }: ProviderContext,
  { model, posterMs }: { model: string; posterMs: number },
): Promise<ProviderResult> {
  const video = await server.retrieve(operation, signal);
  onProgress((video.progress ?? 0) / 100);
  switch (video.status) {
    case 'completed':
      return {
        state: 'done',
        output: {
          bytes: await downloadFilm(server, operation, signal),
          mediaType: 'video/mp4',
          poster: await downloadPoster(server, operation, posterMs, signal),
          details: { model: video.model ?? model },
        },
      };
    case 'failed':
    case 'cancelled':
    case 'expired':
      throw failureOf(video);
    default:
      // queued, in_progress, and what servers call their states in between.
      return { state: 'pending', operation };
  }
}

/** Its reason, else `invalid_request`: asking again for the same film would give the same. */
function failureOf({ status, error }: Video): ProviderError {
  const reason = safeReason(error?.code);
  const kind = kindOfFailure(0, reason);
  const isFinal = kind === 'moderation' || kind === 'quota';
  return new ProviderError(
    isFinal ? kind : 'invalid_request',
    `The provider says ${status} of the video (${reason}).`,
  );
}

async function downloadFilm(server: VideosServer, id: string, signal: AbortSignal): Promise<Buffer> {
  const bytes = await server.download(id, { variant: 'video', sizeBytesMax: VIDEO_BYTES_MAX }, signal);
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return bytes;
  throw new ProviderError('uncertain', 'The provider answered with something that is not an MP4 film.');
}

/** Null where the server has no thumbnails; some answer the film instead. */
async function downloadPoster(
  server: VideosServer,
  id: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  const limits = { sizeBytesMax: POSTER_BYTES_MAX, timeoutMs };
  const bytes = await server.download(id, { variant: 'thumbnail', ...limits }, signal).catch(() => null);
  const start = bytes?.toString('latin1', 0, 4) ?? '';
  return PICTURE_STARTS.some((known) => start.startsWith(known)) ? bytes : null;
}

/** JPEG, PNG and (in its container) WebP. */
const PICTURE_STARTS = ['\u00ff\u00d8\u00ff', '\u0089PNG', 'RIFF'] as const;
