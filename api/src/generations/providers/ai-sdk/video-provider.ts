import type { Experimental_VideoModelV4VideoData as VideoData, JSONValue } from '@ai-sdk/provider';
import type { VideoAspectRatio } from '@aic/contract';
import { ProviderError } from '../../errors/provider-error.ts';
import type { SourceImage } from '../../kinds/server-kind.ts';
import type { ProviderContext } from '../provider.ts';
import { videoPrompt } from '../videos/video-form.ts';
import type { AiSdkEngine, AiSdkMaker, AiSdkTools } from './engine.ts';
import { createExchange, type Exchange } from './exchange.ts';
import { loadVendor, providerOptions } from './load-vendor.ts';
import { logWarnings } from './log-warnings.ts';
import { VENDORS } from './vendors.ts';

const RESPONSE_BYTES_MAX = 4 * 1024 * 1024;
const FILM_BYTES_MAX = 512 * 1024 * 1024;

/** Films by the video model of a vendor's package: started once, its operation stored as JSON, then polled. */
export function createFilmMaker(engine: AiSdkEngine, { logger, repeatMs }: AiSdkTools): AiSdkMaker<'video'> {
  const vendor = VENDORS[engine.vendor];
  const { hasSeed = false, durations, ratios } = vendor.video ?? {};
  const resolution = engine.options?.['resolution'];
  const open = (
    context: ProviderContext,
    stage: 'unsent' | 'polling',
    sizeBytesMax = RESPONSE_BYTES_MAX,
  ): Exchange => createExchange({ engine, vendor, context, stage, sizeBytesMax, repeatMs });
  return {
    supports: () => ({
      seed: hasSeed,
      cancel: true,
      cameraControl: false,
      imageToVideo: true,
      ...(typeof resolution === 'string' ? { resolution } : {}),
    }),

    async submit(job, context) {
      requireRatio(job.aspectRatio, ratios);
      const duration = durationFor(job.durationSeconds, durations);
      if (duration < job.durationSeconds) {
        logWarnings(logger, engine, [{ type: 'unsupported', feature: `duration ${job.durationSeconds}` }]);
      }
      const exchange = open(context, 'unsent');
      const { operation, warnings } = await exchange.run(async (abortSignal) => {
        const model = await loadModel(engine, exchange.fetch);
        return model.doStart({
          prompt: videoPrompt(job),
          n: 1,
          aspectRatio: job.aspectRatio,
          duration,
          seed: hasSeed ? job.seed : undefined,
          image: job.image === null ? undefined : toFile(job.image),
          resolution: undefined,
          fps: undefined,
          frameImages: undefined,
          inputReferences: undefined,
          generateAudio: undefined,
          providerOptions: providerOptions(engine),
          abortSignal,
        });
      });
      context.onUsage({ seconds: duration });
      logWarnings(logger, engine, warnings);
      return { state: 'pending', operation: JSON.stringify(operation) };
    },

    async poll(stored, context) {
      const exchange = open(context, 'polling');
      const operation = parseOperation(stored);
      const status = await exchange.run(async (abortSignal) => {
        const model = await loadModel(engine, exchange.fetch);
        return model.doStatus({ operation, abortSignal });
      });
      if (status.status === 'pending') return { state: 'pending', operation: stored };
      if (status.status === 'error') throw exchange.failure();
      const [video] = status.videos;
      if (!video) throw new ProviderError('uncertain', 'The provider answered without a film.');
      const bytes = await filmOf(video, open(context, 'polling', FILM_BYTES_MAX));
      const details = { model: engine.model };
      return { state: 'done', output: { bytes, mediaType: 'video/mp4', poster: null, details } };
    },
  };
}

async function loadModel(engine: AiSdkEngine, fetch: typeof globalThis.fetch) {
  const model = (await loadVendor(engine, fetch)).video?.(engine.model);
  const { doStart, doStatus } = model ?? {};
  if (!doStart || !doStatus) throw new ProviderError('unauthorized', 'The package makes no films.');
  return { doStart: doStart.bind(model), doStatus: doStatus.bind(model) };
}

/** Some models make few lengths: never shorter than asked for, as far as they go. */
function durationFor(seconds: number, durations: readonly number[] = [seconds]): number {
  return durations.find((length) => length >= seconds) ?? Math.max(...durations);
}

function requireRatio(ratio: VideoAspectRatio, ratios: readonly VideoAspectRatio[] = [ratio]): void {
  if (ratios.includes(ratio)) return;
  throw new ProviderError('invalid_request', `The engine makes no films in ${ratio}.`, {
    shownMessage: `This engine makes films in ${ratios.join(' and ')} only. Choose one of these and try again.`,
  });
}

function toFile({ bytes, mediaType }: SourceImage) {
  return { type: 'file', data: bytes, mediaType } as const;
}

/** An operation of another kind of provider may be stored, from before the configuration was changed. */
function parseOperation(stored: string): JSONValue {
  try {
    // Safe because this is what JSON holds.
    return JSON.parse(stored) as JSONValue;
  } catch {
    throw new ProviderError('uncertain', 'The stored operation is not one of this engine.');
  }
}

async function filmOf(video: VideoData, exchange: Exchange): Promise<Buffer> {
  const bytes = await bytesOf(video, exchange);
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return bytes;
  throw new ProviderError('uncertain', 'The provider answered with something that is not an MP4 film.');
}

async function bytesOf(video: VideoData, exchange: Exchange): Promise<Buffer> {
  if (video.type === 'url') return exchange.run(() => exchange.download(video.url));
  return typeof video.data === 'string' ? Buffer.from(video.data, 'base64') : Buffer.from(video.data);
}
