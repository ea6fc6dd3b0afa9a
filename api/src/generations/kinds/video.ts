import { MISSING_UPLOAD, type ProviderInfo, videoCost } from '@aic/contract';
import {
  storedVideoRequestSchema,
  videoFromImageRequestSchema,
  videoRequestSchema,
} from '@aic/contract/schemas';
import { noCameraControl, noTrackForFilm, noVideoFromImage } from '../errors/option-errors.ts';
import { mediaUrl, ratioOf, SECONDS } from './columns.ts';
import { defineServerKind, defineStart } from './server-kind.ts';

interface HasCamera {
  cameraControl?: object | undefined;
  film?: string | undefined;
}

export const VIDEO = defineServerKind('video', {
  service: 'Video generation',
  json: defineStart({
    summary: 'Make a video from words',
    schema: videoRequestSchema,
    requireSupport(request, supports) {
      if (request.film !== undefined && request.track === undefined) throw noTrackForFilm();
      requireCamera(request, supports);
    },
    termsOf,
  }),
  form: defineStart({
    summary: 'Make a video that starts from an image',
    schema: videoFromImageRequestSchema,
    images: [{ name: 'image', missing: MISSING_UPLOAD }],
    requireSupport(request, supports) {
      requireCamera(request, supports);
      if (supports.imageToVideo !== true) throw noVideoFromImage();
    },
    termsOf,
  }),
  columns: {
    videoUrl: mediaUrl('g.output', 'video'),
    posterUrl: mediaUrl('g.output', 'poster'),
    sourceImageUrl: mediaUrl('g.request', 'image'),
    duration: SECONDS,
    aspectRatio: `g.request ->> 'aspectRatio'`,
    cameraControl: `g.request -> 'cameraControl'`,
    trackId: `g.request #>> '{track,id}'`,
  },
  aspectRatio: ratioOf('aspectRatio', ':'),
  stored: storedVideoRequestSchema,
  smallest: { prompt: 'A red ball rolls over a white floor', duration: 2 },
  toJob: ({ prompt, duration, aspectRatio, cameraControl, image }, seed) => ({
    kind: 'video' as const,
    /** Empty only when there is an image. */
    prompt,
    durationSeconds: duration,
    aspectRatio,
    camera: cameraControl ?? null,
    /** The first frame, when the video is made from an image. */
    image: image ?? null,
    seed,
  }),
});

/** What the engine in place cannot do is refused, not ignored: no user pays for a movement that will not come. */
function requireCamera({ cameraControl }: HasCamera, supports: ProviderInfo['supports']): void {
  if (cameraControl !== undefined && supports.cameraControl !== true) throw noCameraControl();
}

/** Camera control costs more and is part of the plans. */
function termsOf({ cameraControl, film }: HasCamera) {
  const hasCameraControl = cameraControl !== undefined;
  return {
    price: videoCost({ hasCameraControl, hasFilm: film !== undefined }),
    planNeeded: hasCameraControl ? ('pro' as const) : null,
  };
}
