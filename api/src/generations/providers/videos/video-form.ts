import type { CameraControl, VideoAspectRatio } from '@aic/contract';
import sharp from 'sharp';
import type { VideoEndpoint } from '../../../platform/config/engines.ts';
import { ProviderError } from '../../errors/provider-error.ts';
import type { SourceImage } from '../../kinds/server-kind.ts';
import type { JobOf } from '../provider.ts';

/** What the wire calls a request; the same job gives the same one, so that it can be recognised in a list. */
export interface VideoRequest {
  model: string;
  prompt: string;
  /** A whole number, in a string. */
  seconds: string;
  /** `WIDTHxHEIGHT` in pixels. */
  size: string;
}

type Wanted = Pick<VideoEndpoint, 'model' | 'resolution'>;

export function videoRequest(job: JobOf<'video'>, { model, resolution }: Wanted): VideoRequest {
  return {
    model,
    prompt: videoPrompt(job),
    seconds: secondsFor(model, job.durationSeconds),
    size: sizeFor(model, resolution, job.aspectRatio),
  };
}

export function videoPrompt({ prompt, camera }: Pick<JobOf<'video'>, 'prompt' | 'camera'>): string {
  return [prompt || PROMPT_FOR_AN_IMAGE, cameraWords(camera)].filter(Boolean).join('\n\n');
}

/** The multipart form of `POST /v1/videos`; its picture has to have the size of the film. */
export async function videoForm(job: JobOf<'video'>, request: VideoRequest): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(request)) form.set(name, value);
  if (job.image) form.set('input_reference', await toFrame(job.image, request.size));
  return form;
}

/**
 * Pixels, the short side first in name: 720 is a multiple of 16, as most video models want it; 1080 is what some
 * insist on.
 */
const FRAMES: Readonly<Record<VideoEndpoint['resolution'], Readonly<Record<VideoAspectRatio, string>>>> = {
  '720p': { '16:9': '1280x720', '9:16': '720x1280', '1:1': '720x720' },
  '1080p': { '16:9': '1920x1080', '9:16': '1080x1920', '1:1': '1080x1080' },
};

/** The models that the wire comes from make four sizes, and no square. */
const SORA_FRAMES: Readonly<Record<VideoEndpoint['resolution'], Partial<Record<VideoAspectRatio, string>>>> =
  {
    '720p': { '16:9': '1280x720', '9:16': '720x1280' },
    '1080p': { '16:9': '1792x1024', '9:16': '1024x1792' },
  };

const isSora = (model: string): boolean => model.startsWith('sora-');

/** @throws ProviderError `invalid_request` for a shape that the model does not make */
function sizeFor(model: string, resolution: VideoEndpoint['resolution'], shape: VideoAspectRatio): string {
  const size = (isSora(model) ? SORA_FRAMES : FRAMES)[resolution][shape];
  if (size !== undefined) return size;
  throw new ProviderError('invalid_request', `The model makes no films of ${shape}.`, {
    shownMessage: `This engine makes no videos of ${shape}. Choose another aspect ratio and try again.`,
  });
}

/** The wire insists on a prompt. */
const PROMPT_FOR_AN_IMAGE = 'Bring this picture to life with natural, gentle motion.';

/** The models that the wire comes from make three lengths: never shorter than asked for. Others take any. */
function secondsFor(model: string, seconds: number): string {
  if (!isSora(model)) return String(seconds);
  return String([4, 8].find((length) => length >= seconds) ?? 12);
}

/** The wire has no camera, so it is only asked for; `supports()` says that it is not there. */
function cameraWords(camera: CameraControl | null): string {
  if (camera === null || camera.direction === 'none') return '';
  const speed = camera.speed <= 3 ? 'slowly' : camera.speed <= 7 ? 'steadily' : 'fast';
  return `Camera: ${camera.direction.replace('_', ' ')}, ${speed}.`;
}

async function toFrame({ bytes, mediaType }: SourceImage, size: string): Promise<File> {
  const [width, height] = size.split('x').map(Number);
  const type = mediaType === 'image/png' ? 'png' : 'jpeg';
  const frame = await sharp(bytes).resize({ width, height, fit: 'cover' }).toFormat(type).toBuffer();
  return new File([new Uint8Array(frame)], `first-frame.${type}`, { type: mediaType });
}
