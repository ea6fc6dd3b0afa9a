import { createRouter } from '../../platform/http/router.ts';
import type { GenerationDeps } from '../generation-deps.ts';
import { editRoutes } from './edit.routes.ts';
import { imageRoutes } from './image.routes.ts';
import { itemRoutes } from './item.routes.ts';
import { musicRoutes } from './music.routes.ts';
import { textRoutes } from './text.routes.ts';
import { videoRoutes } from './video.routes.ts';

/** Everything that makes, lists and ends generations. */
export function generationRoutes(deps: GenerationDeps) {
  const router = createRouter();
  for (const routes of [imageRoutes, editRoutes, videoRoutes, musicRoutes, textRoutes, itemRoutes]) {
    router.route('/', routes(deps));
  }
  return router;
}
