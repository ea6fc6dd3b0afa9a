import { readSessionHash } from '../auth/session.ts';
import { createRouter } from '../../http/router.ts';
import { resolveFor, type RemotesDeps } from './resolve-remotes.ts';

/** GET /api/remotes: what the HTML carries inline, for refresh. */
export function remoteRoutes(deps: RemotesDeps) {
  return createRouter().get('/api/remotes', async (c) => {
    const { registry } = await resolveFor(deps, readSessionHash(c, deps.config));
    return c.json(registry);
  });
}
