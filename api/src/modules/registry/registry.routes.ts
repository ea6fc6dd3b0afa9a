import { readSessionHash } from '../../http/session-cookie.ts';
import { createRouter } from '../../http/router.ts';
import { resolveFor, type RegistryDeps } from './resolve-registry.ts';

/** GET /api/remotes: what the HTML carries inline, for refresh. */
export function registryRoutes(deps: RegistryDeps) {
  return createRouter().get('/api/remotes', async (c) => {
    const { registry } = await resolveFor(deps, readSessionHash(c, deps.config));
    return c.json(registry);
  });
}
