import { requestId } from 'hono/request-id';
import { pino } from 'pino';
import { parseConfig } from '../src/config/config.ts';
import type { Sql } from '../src/db/client.ts';
import type { AppDeps } from '../src/deps.ts';
import { createErrorHandler } from '../src/http/error-handler.ts';
import { createRouter } from '../src/http/router.ts';
import { creditRoutes } from '../src/modules/credits/credits.routes.ts';
import { generationRoutes } from '../src/modules/generations/generation.routes.ts';
import { createNotifierToWorkers } from './notifier.ts';
import type { TestUser } from './factories.ts';
import { createFakeProvider } from './fake-provider.ts';
import { createMemoryStorage } from './memory-storage.ts';

/** The routes of credits and generations with the real error handler, on a test database, without a socket. */
export function createGenerationApp(sql: Sql, overrides: Partial<AppDeps> = {}) {
  const logger = pino({ level: 'silent' });
  const deps: AppDeps = {
    config: parseConfig({}),
    sql,
    logger,
    notifier: createNotifierToWorkers(sql),
    providers: { image: createFakeProvider() },
    storage: createMemoryStorage(),
    payments: null,
    clock: { now: () => new Date() },
    ...overrides,
  };
  const app = createRouter();
  app.onError(createErrorHandler(logger));
  app.use(requestId());
  app.route('/', creditRoutes(deps));
  app.route('/', generationRoutes(deps));

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
