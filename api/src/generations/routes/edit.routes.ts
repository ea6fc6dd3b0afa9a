import { GENERATION_COSTS } from '@aic/contract';
import { editRequestSchema, imageEditSchema } from '@aic/contract/schemas';
import { callerOf } from '../../identity/auth/caller.ts';
import { createRouter } from '../../platform/http/router.ts';
import type { GenerationDeps } from '../generation-deps.ts';
import { sendPage } from '../list/send-page.ts';
import { readGenerationHeaders } from '../start/generation-headers.ts';
import { respondStarted } from '../start/respond-started.ts';
import { startFromUpload } from '../start/start-from-upload.ts';
import { fileField, listRoute, uploadRoute } from './openapi.ts';

const editRoute = uploadRoute({
  path: '/api/edit',
  summary: 'Change an image',
  form: editRequestSchema.extend({ image: fileField, secondImage: fileField.optional() }),
  item: imageEditSchema,
});
const editsRoute = listRoute('/api/edits', 'Edits', imageEditSchema);

export function editRoutes(deps: GenerationDeps) {
  const router = createRouter();
  router.openAPIRegistry.registerPath(editsRoute);
  router.get(editsRoute.path, (c) => sendPage(c, deps, callerOf(c, deps), 'edit'));
  router.openAPIRegistry.registerPath(editRoute);
  router.post(editRoute.path, async (c) => {
    const caller = callerOf(c, deps);
    const item = await startFromUpload(c, deps, caller, readGenerationHeaders(c), {
      kind: 'edit',
      form: editRequestSchema,
      images: [
        { name: 'image', missing: 'Please upload an image first' },
        // The new background; other edits have no use for it.
        { name: 'secondImage', missing: null, isUsed: ({ editType }) => editType === 'background_change' },
      ],
      termsOf: () => ({ price: GENERATION_COSTS.edit }),
    });
    return respondStarted(c, deps, caller, item);
  });
  return router;
}
