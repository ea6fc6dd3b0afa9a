import type { AppDeps } from '../../deps.ts';
import { createRouter } from '../../http/router.ts';
import { editRoutes } from './routes/edit.routes.ts';
import { imageRoutes } from './routes/image.routes.ts';
import { itemRoutes } from './routes/item.routes.ts';
import { musicRoutes } from './routes/music.routes.ts';
import { textRoutes } from './routes/text.routes.ts';
import { videoRoutes } from './routes/video.routes.ts';

/** Everything that makes, lists and ends generations. */
export function generationRoutes(deps: AppDeps) {
  const router = createRouter();
  for (const routes of [imageRoutes, editRoutes, videoRoutes, musicRoutes, textRoutes, itemRoutes]) {
    router.route('/', routes(deps));
  }
  return router;
}
