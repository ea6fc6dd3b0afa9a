import { requestId } from 'hono/request-id';
import { pino } from 'pino';
import { creditsRoutes } from '../../src/credits/credits.routes.ts';
import type { GenerationDeps } from '../../src/generations/generation-deps.ts';
import { generationsRoutes } from '../../src/generations/routes/generations.routes.ts';
import { parseConfig } from '../../src/platform/config/config.ts';
import type { Sql } from '../../src/platform/db/client.ts';
import { createErrorHandler } from '../../src/platform/http/error-handler.ts';
import { createRouter } from '../../src/platform/http/router.ts';
import { createNotifierToWorkers } from '../database/notifier.ts';
import type { TestUser } from '../gateway/factories.ts';
import { createFakeProvider } from './fake-provider.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { NO_CREDENTIALS } from './uploads/no-credentials.ts';

/** The routes of credits and generations with the real error handler, on a test database, without a socket. */
export function createGenerationApp(sql: Sql, overrides: Partial<GenerationDeps> = {}) {
  const logger = pino({ level: 'silent' });
  const deps: GenerationDeps = {
    config: parseConfig({}),
    sql,
    listSql: sql,
    searchSql: sql,
    logger,
    notifier: createNotifierToWorkers(sql),
    providers: { image: createFakeProvider() },
    credentials: NO_CREDENTIALS,
    storage: createMemoryStorage(),
    clock: { now: () => new Date() },
    ...overrides,
  };
  const app = createRouter();
  app.onError(createErrorHandler(logger));
  app.use(requestId(), async (c, next) => {
    c.set('platform', deps);
    await next();
  });
  app.route('/', creditsRoutes(deps));
  app.route('/', generationsRoutes(deps));

  /** Asks as this user's browser would. */
  async function ask(
    user: TestUser | null,
    method: string,
    path: string,
    init: { body?: unknown; headers?: Record<string, string> } = {},
  ) {
    const headers = new Headers(init.headers);
    if (user) headers.set('cookie', `sid=${user.token.toString('base64url')}`);
    if (init.body !== undefined) headers.set('content-type', 'application/json');
    return app.request(path, {
      method,
      headers,
      ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
    });
  }
  return { ask, deps };
}
