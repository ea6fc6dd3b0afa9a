import { videoCost } from '@aic/contract';
import {
  videoFromImageRequestSchema,
  videoGenerationSchema,
  videoRequestSchema,
} from '@aic/contract/schemas';
import { callerOf } from '../../identity/auth/caller.ts';
import { noCameraControl, noVideoFromImage } from '../../platform/errors/errors.ts';
import { createRouter } from '../../platform/http/router.ts';
import type { GenerationDeps } from '../generation-deps.ts';
import { sendPage } from '../list/send-page.ts';
import { readGenerationHeaders } from '../start/generation-headers.ts';
import { respondStarted } from '../start/respond-started.ts';
import { startFromUpload } from '../start/start-from-upload.ts';
import { requireProvider, startGeneration } from '../start/start-generation.ts';
import { fileField, listRoute, startRoute, uploadRoute } from './openapi.ts';

const fromTextRoute = startRoute({
  path: '/api/generate-video',
  summary: 'Make a video from words',
  body: videoRequestSchema,
  item: videoGenerationSchema,
});
const fromImageRoute = uploadRoute({
  path: '/api/generate-video-from-image',
  summary: 'Make a video that starts from an image',
  form: videoFromImageRequestSchema.extend({ image: fileField }),
  item: videoGenerationSchema,
});
const videosRoute = listRoute('/api/video-generations', 'Videos', videoGenerationSchema);

export function videoRoutes(deps: GenerationDeps) {
  const router = createRouter();
  router.openAPIRegistry.registerPath(videosRoute);
  router.get(videosRoute.path, (c) => sendPage(c, deps, callerOf(c, deps), 'video'));
  router.openapi(fromTextRoute, async (c) => {
    const caller = callerOf(c, deps);
    const request = c.req.valid('json');
    requireSupport(deps, request);
    const { item } = await startGeneration(deps, caller, c.req.valid('header'), {
      kind: 'video',
      request,
      seed: request.seed,
      ...termsOf(request),
    });
    return respondStarted(c, deps, caller, item);
  });

  router.openAPIRegistry.registerPath(fromImageRoute);
  router.post(fromImageRoute.path, async (c) => {
    const caller = callerOf(c, deps);
    const item = await startFromUpload(c, deps, caller, readGenerationHeaders(c), {
      kind: 'video',
      form: videoFromImageRequestSchema,
      images: [{ name: 'image', missing: 'Please upload an image first' }],
      termsOf: (fields) => {
        requireSupport(deps, { ...fields, isFromImage: true });
        return termsOf(fields);
      },
    });
    return respondStarted(c, deps, caller, item);
  });
  return router;
}

/**
 * What the engine in place cannot do is refused, not ignored: no user pays for a movement that will not come.
 * @throws AppError `invalid_request`
 */
function requireSupport(
  deps: Pick<GenerationDeps, 'providers'>,
  request: { cameraControl?: object | undefined; isFromImage?: boolean },
): void {
  const supports = requireProvider(deps, 'video').supports();
  if (request.cameraControl !== undefined && supports.cameraControl !== true) {
    throw noCameraControl();
  }
  if (request.isFromImage === true && supports.imageToVideo !== true) {
    throw noVideoFromImage();
  }
}

/** Camera control costs more and is part of the plans. */
function termsOf({ cameraControl }: { cameraControl?: object | undefined }) {
  const hasCameraControl = cameraControl !== undefined;
  return { price: videoCost({ hasCameraControl }), isPlanNeeded: hasCameraControl };
}
