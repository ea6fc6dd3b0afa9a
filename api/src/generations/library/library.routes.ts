import { PREVIEW_PROVIDER } from '@aic/contract';
import { callerOf, signedIn } from '../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { unauthorized } from '../../platform/errors/errors.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { itemNotFound } from '../errors/generation-errors.ts';
import { deleteFolder, saveFolder } from './folders.repo.ts';
import {
  commandRoute,
  createFolderRoute,
  itemRoute,
  libraryRoute,
  removeFolderRoute,
  renameFolderRoute,
  summaryRoute,
} from './library-openapi.ts';
import { findLibraryItem, findSummary } from './library.repo.ts';
import { runCommand } from './run-command.ts';
import type { SearchDeps } from './search-in-turn.ts';
import { sendLibraryPage } from './send-library-page.ts';
import { zipRoutes } from './zip/zip.routes.ts';

/** All that a user has made, of all kinds: to find, sort, remove and download. */
export function libraryRoutes(deps: PlatformDeps & SearchDeps): Routes {
  const router = createRouter();
  router.openAPIRegistry.registerPath(libraryRoute);
  router.get(libraryRoute.path, (c) => sendLibraryPage(c, deps, callerOf(c)));
  return router
    .openapi(summaryRoute, async (c) => {
      const { engines, ...summary } = signedIn(await findSummary(deps.sql, callerOf(c)));
      return c.json({ ...summary, engines: nameEngines(engines) }, 200);
    })
    .openapi(itemRoute, async (c) => {
      const { id } = c.req.valid('param');
      const { isSignedIn, item } = await findLibraryItem(deps.sql, callerOf(c), id);
      if (!isSignedIn) throw unauthorized();
      if (!item) throw itemNotFound();
      return c.json(item, 200);
    })
    .openapi(commandRoute, async (c) => c.json(await runCommand(deps, callerOf(c), c.req.valid('json')), 200))
    .openapi(createFolderRoute, async (c) => {
      const { name } = c.req.valid('json');
      return c.json(await saveFolder(deps.sql, callerOf(c), { id: null, name }), 200);
    })
    .openapi(renameFolderRoute, async (c) => {
      const folder = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await saveFolder(deps.sql, callerOf(c), folder), 200);
    })
    .openapi(removeFolderRoute, async (c) => {
      await deleteFolder(deps.sql, callerOf(c), c.req.valid('param').id);
      return c.body(null, 204);
    })
    .route('/', zipRoutes(deps));
}

/** What users call what items were made with: engines by the name they were chosen by, providers as items do. */
const nameEngines = (engines: ReadonlyArray<{ id: string; count: number }>) =>
  engines.map(({ id, count }) => ({ id, label: id === PREVIEW_PROVIDER ? 'Preview engine' : id, count }));
