import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type GatewayDeps } from '../../src/app.ts';
import { createEventHub } from '../../src/events/event-hub.ts';
import { createEngineSet } from '../../src/generations/engines/engine-set.ts';
import { createCredentials } from '../../src/generations/results/credentials/credentials.ts';
import { createMetrics } from '../../src/health/metrics.ts';
import { createPasswordHasher } from '../../src/identity/auth/password-hasher.ts';
import { createSecondFactorVault } from '../../src/identity/second-factor/second-factor-vault.ts';
import { NO_FIRST_SCREENS } from '../../src/pages/first-screens/first-screens.ts';
import { parseConfig } from '../../src/platform/config/config.ts';
import type { Sql } from '../../src/platform/db/client.ts';
import { createLogger } from '../../src/platform/http/log/logger.ts';
import { createDiskStorage } from '../../src/platform/storage/disk-storage.ts';
import { buildsDir } from '../../src/releases/publish/keep-build.ts';

export interface TestGateway {
  app: ReturnType<typeof createApp>;
  deps: GatewayDeps;
  /** As our own page in a browser would ask. */
  request(path: string, init?: RequestInit, address?: string): Promise<Response>;
  /** The same with a JSON body. */
  post(path: string, body: unknown, init?: RequestInit, address?: string): Promise<Response>;
  stop(): void;
}

/** The whole gateway on a test database, without a socket. Hashing is made cheap; a test sets what it is about. */
export function createTestGateway(
  sql: Sql,
  environment: Readonly<Record<string, string>> = {},
  overrides: Partial<GatewayDeps> = {},
): TestGateway {
  const config = parseConfig({
    PASSWORD_HASH_MEMORY_KIB: '64',
    PASSWORD_HASH_PASSES: '1',
    LOG_LEVEL: 'silent',
    DATA_DIR: join(tmpdir(), 'aic-test-gateway'),
    ...environment,
  });
  const base = { sql, logger: createLogger(config), clock: { now: () => new Date() }, ...overrides };
  mkdirSync(buildsDir(config.dataDir), { recursive: true });
  const hub = createEventHub(base);
  const deps: GatewayDeps = {
    config,
    listSql: sql,
    searchSql: sql,
    notifier: { notify: () => hub.notify() },
    providers: {},
    engines: createEngineSet({ config, ...base }),
    payments: null,
    storage: createDiskStorage(join(config.dataDir, 'media')),
    hub,
    metrics: createMetrics(base, { countStreams: () => hub.connections(), isListening: () => null }),
    hasher: createPasswordHasher(config.passwordHash),
    credentials: createCredentials({ config, ...base }),
    vault: createSecondFactorVault(Buffer.alloc(32, 7)),
    firstScreens: NO_FIRST_SCREENS,
    isDraining: () => false,
    ...base,
  };
  const app = createApp(deps);

  async function request(path: string, init: RequestInit = {}, address = '127.0.0.1'): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin');
    return app.request(path, { ...init, headers }, { incoming: { socket: { remoteAddress: address } } });
  }

  return {
    app,
    deps,
    request,
    post(path, body, init = {}, address) {
      const headers = new Headers(init.headers);
      headers.set('content-type', 'application/json');
      return request(path, { ...init, method: 'POST', headers, body: JSON.stringify(body) }, address);
    },
    stop: () => hub.close(),
  };
}

/** The session cookie a response set, as the next request sends it. */
export function sessionCookieOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}
