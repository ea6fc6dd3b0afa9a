import type { VideoEndpoint } from '../../../platform/config/engines.ts';
import { ProviderError } from '../../errors/provider-error.ts';
import { kindOfFailure, safeReason } from '../http/failure-kind.ts';
import type { Provider, ProviderContext, ProviderResult } from '../provider.ts';
import { downloadFilm, downloadPoster } from './download-film.ts';
import { findVideo } from './find-video.ts';
import { openRouterRequest } from './openrouter-request.ts';
import { videoForm, videoRequest } from './video-form.ts';
import type { Video } from './video-object.ts';
import { createVideosServer, type VideosServer } from './videos-server.ts';

const FAILED_FILM = 'The provider could not make this film. Please try again, or change the prompt.';

const SETTLE_MS = 5_000;
/** Polls in a row that may fail, within one attempt, before the attempt does. */
const FAILED_POLLS_MAX = 5;
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

    async submit(job, context) {
      const request = videoRequest(job, config);
      const body =
        config.wire === 'openrouter'
          ? openRouterRequest(job, request, config.resolution)
          : await videoForm(job, request);
      const { id } = await server.create(body, context);
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
  { signal, onProgress, onUsage }: ProviderContext,
  { model, posterMs }: { model: string; posterMs: number },
): Promise<ProviderResult> {
  // What the server's support can find, independent of who sent the request.
  onUsage({ requestId: operation });
  const video = await server.retrieve(operation, signal);
  onProgress((video.progress ?? 0) / 100);
  switch (video.status) {
    case 'completed': {
      const seconds = Number(video.seconds ?? Number.NaN);
      if (seconds > 0) onUsage({ seconds });
      return {
        state: 'done',
        output: {
          bytes: await downloadFilm(server, { ...video, id: operation }, signal),
          mediaType: 'video/mp4',
          poster: await downloadPoster(server, operation, posterMs, signal),
          details: { model: video.model ?? model },
        },
      };
    }
    case 'failed':
    case 'cancelled':
    case 'expired':
      throw failureOf(video);
    default:
      // queued, in_progress, and what servers call their states in between.
      return { state: 'pending', operation };
  }
}

/** Its reason, else `invalid_request`: asking again for the same film would give the same, whichever side is at fault. */
function failureOf({ status, error }: Video): ProviderError {
  const reason = safeReason(error?.code);
  const kind = kindOfFailure({ status: 0, reason });
  const isFinal = kind === 'moderation' || kind === 'quota';
  const message = `The provider says ${status} of the video (${reason}).`;
  return isFinal
    ? new ProviderError(kind, message)
    : new ProviderError('invalid_request', message, { shownMessage: FAILED_FILM });
}
