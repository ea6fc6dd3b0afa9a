import { Hono } from 'hono';
import type { PlatformDeps } from '../platform/deps.ts';
import type { AppEnv } from '../platform/http/app-env.ts';

const RESPONSE_MS = 1000;

export interface HealthDeps extends Pick<PlatformDeps, 'sql'> {
  storage: Pick<PlatformDeps['storage'], 'check'>;
  isDraining(): boolean;
  /** Whether the worker of this process does; left out where its jobs do not matter. */
  takesJobs?(): boolean;
}

/** For orchestrators: restart when not healthy, send no traffic when not ready. */
export function healthRoutes(deps: HealthDeps) {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      if (deps.isDraining()) return c.json({ status: 'stopping' }, 503);
      // The server migrates before it answers, so a database that answers has our schema.
      const [hasDatabase, hasStorage] = await Promise.all([
        respondsInTime(deps.sql`select 1`),
        respondsInTime(deps.storage.check?.() ?? Promise.resolve()),
      ]);
      if (!hasDatabase) return c.json({ status: 'database does not answer' }, 503);
      if (deps.takesJobs?.() === false) return c.json({ status: 'worker takes no jobs' }, 503);
      // All gateways share a bucket: without traffic no user could sign in, read or pay while it is away.
      return c.json({ status: hasStorage ? 'ready' : 'ready, but the storage does not answer' });
    });
}

async function respondsInTime(asked: PromiseLike<unknown>): Promise<boolean> {
  const timeout = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => timeout.resolve(false), RESPONSE_MS);
  const response = asked.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([response, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
