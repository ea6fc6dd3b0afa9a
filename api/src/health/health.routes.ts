import { Hono } from 'hono';
import type { PlatformDeps } from '../platform/deps.ts';
import type { AppEnv } from '../platform/http/app-env.ts';

const DATABASE_RESPONSE_MS = 1000;

/** For orchestrators: restart when not healthy, send no traffic when not ready. */
export function healthRoutes(deps: Pick<PlatformDeps, 'sql'> & { isDraining(): boolean }) {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      if (deps.isDraining()) return c.json({ status: 'stopping' }, 503);
      if (!(await respondsInTime(deps.sql))) return c.json({ status: 'database does not answer' }, 503);
      return c.json({ status: 'ready' });
    });
}

/** The server migrates before it answers, so a database that answers has our schema. */
async function respondsInTime(sql: PlatformDeps['sql']): Promise<boolean> {
  const timeout = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => timeout.resolve(false), DATABASE_RESPONSE_MS);
  const answer = sql`select 1`.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
