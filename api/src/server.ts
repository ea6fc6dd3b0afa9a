import type { Logger } from 'pino';
import { syncAdmins } from './admin/admin.repo.ts';
import type { AppDeps } from './app.ts';
import { GATEWAY_TASKS, workerTasks } from './background-tasks.ts';
import { createPayments } from './billing/stripe/payments.ts';
import { openGateway } from './gateway.ts';
import { createEngineSet, type Discovery } from './generations/engines/engine-set.ts';
import { SEARCH_CONNECTIONS, SEARCH_MS_MAX } from './generations/library/search-in-turn.ts';
import { LIST_CONNECTIONS } from './generations/list/send-page.ts';
import type { Providers } from './generations/providers/provider.ts';
import { createCredentials } from './generations/results/credentials/credentials.ts';
import { createKeptResults } from './generations/results/kept-results.ts';
import { createResultStore } from './generations/results/result-store.ts';
import { boundElsewhere } from './generations/vendor-limits.ts';
import type { KeptResults } from './generations/worker/job.ts';
import { createWorker, type Worker } from './generations/worker/worker.ts';
import { emailKey } from './identity/auth/email-key.ts';
import { startBackgroundTasks } from './platform/background-tasks.ts';
import type { Config } from './platform/config/config.ts';
import { createSql, type Sql } from './platform/db/client.ts';
import { openDatabaseClock } from './platform/db/database-clock.ts';
import { createNotifier } from './platform/db/notifier.ts';
import { openDatabase } from './platform/db/open/open-database.ts';
import { requireInstallationKey } from './platform/db/require-key.ts';
import { openHttpServer, type HttpServer } from './platform/http/http-server.ts';
import { createLogger } from './platform/http/log/logger.ts';
import { missingWithoutHttps } from './platform/http/plain-http.ts';
import { openLease } from './platform/lease/open-lease.ts';
import { removeUnlessHeld } from './platform/lease/remove-unless-held.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { openBus } from './platform/notify/bus.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { watchedStorage } from './platform/storage/watch/watched-storage.ts';
import { openTelemetry } from './platform/telemetry/otlp/open-telemetry.ts';
import type { PeriodicTasks } from './platform/time/periodic-tasks.ts';
import { createBuildArchive } from './releases/publish/build-archive.ts';
import type { Installation } from './releases/publish/publish-build.ts';

export { StartError } from './platform/errors/start-error.ts';

export interface ServerOptions {
  config: Config;
  logger?: Logger;
  /** The preview engine, by kind; left out, kinds without a vendor say that they are not configured. */
  previews?: Providers;
  /** What runs on this machine is taken, too. */
  discovery?: Discovery | undefined;
  /** False: a database that needs an upgrade is refused, as `npm run migrate` does them. @default true */
  upgrades?: boolean;
  /** Runs on the migrated database before the first request is answered, e.g. to publish builds. */
  prepare?(installation: Installation): Promise<void>;
  /** How long kept-alive connections are still answered once it stops, in milliseconds. @default 0 */
  lingerMs?: number;
  /** What this process needs has ended for good. @default ends the process with a line */
  onFatal?(error: unknown): void;
}

export interface RunningServer {
  /** Where browsers reach it. */
  url: string;
  sql: Sql;
  /** Where builds are published to. */
  installation: Installation;
  /** Ends streams, lets requests and jobs finish or hands them back, stops what was started. At most about 25 s. */
  stop(): Promise<void>;
}

type Closer = () => Promise<unknown>;

/**
 * Starts what `config.role` asks for, in one process. When any part fails, what was started before it is stopped again.
 * @throws StartError with one clear sentence when the port or the database is the reason
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const logger = options.logger ?? createLogger(options.config);
  const closers: Closer[] = [];
  let stopping: Promise<void> | null = null;
  const stop = () => (stopping ??= closeAll(closers, logger));
  try {
    const { config, installation } = await assemble(options, logger, closers);
    return { url: config.appOrigin, sql: installation.sql, installation, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function assemble(options: ServerOptions, logger: Logger, closers: Closer[]) {
  let worker: Worker | null = null;
  const telemetry = await openTelemetry(options.config.telemetry, logger);
  // The last to end, with what the others did until then.
  closers.push(async () => telemetry?.close());
  const http = await openPorts(options, closers);
  const config = http.gateway ? withPort(options.config, http.gateway.port) : options.config;
  const missing = http.gateway ? missingWithoutHttps(config.appOrigin) : null;
  if (missing !== null) logger.warn(missing);
  const onLost = options.onFatal ?? endProcess;
  const database = await openDatabase(config, { logger, onLost, upgrades: options.upgrades ?? true });
  closers.push(() => database.close());
  const { url, directUrl, pooler } = database;

  const openPool = (max: number, statementTimeoutMs?: number): Sql => {
    const limit = statementTimeoutMs === undefined ? {} : { statementTimeoutMs };
    const pool = createSql(url, { name: `aic-${config.role}`, max, pooler, ...limit });
    // Nothing sends queries any more. Short, because the driver also waits for responses on connections that were lost.
    closers.push(() => pool.end({ timeout: 1 }));
    return telemetry?.traceStatements(pool) ?? pool;
  };
  const sql = openPool(config.databasePoolMax);
  const bus =
    config.notifierUrl === null
      ? null
      : openBus({ url: config.notifierUrl, name: `aic-${config.role}`, logger });
  closers.push(async () => bus?.close());
  const notifier = createNotifier(sql, logger, { publish: bus?.publish, onJobs: () => worker?.look() });
  closers.push(() => notifier.close());
  const clock = await openDatabaseClock(sql, { logger });
  closers.push(() => clock.close());
  const storage = await openStorage(config, { sql, logger });
  closers.push(async () => storage.close());
  const lease = await openLease({ sql, store: storage.store, clock, logger });
  closers.push(() => lease.close());
  const { held } = lease;
  const watched = watchedStorage(storage.store, logger);
  closers.push(async () => watched.close());
  const { previews = {}, discovery } = options;
  const engines = createEngineSet({ config, sql, logger, previews, discovery });
  await engines.start();
  closers.push(() => engines.stop());
  const deps: AppDeps = {
    config,
    sql,
    listSql: openPool(LIST_CONNECTIONS),
    searchSql: openPool(SEARCH_CONNECTIONS, SEARCH_MS_MAX),
    logger,
    notifier,
    providers: engines.providers,
    credentials: createCredentials({ config, sql, logger, clock }),
    engines,
    storage: removeUnlessHeld(watched.store, held),
    archive: storage.bucket && createBuildArchive(storage.bucket),
    payments: config.payments && createPayments(config.payments, { held }),
    clock,
    held,
    own: new Map(),
  };
  if (config.role !== 'worker') {
    await requireInstallationKey(sql, config);
    await syncAdmins(sql, config.adminEmails.map(emailKey));
  }
  const { own, archive = null } = deps;
  const installation: Installation = { sql, dataDir: config.dataDir, archive, ...(own && { own }) };
  await options.prepare?.(installation);

  const kept = createKeptResults(config.dataDir);
  const mailer = createMailer(config, clock);
  closers.push(async () => mailer.close());
  closers.push(() => deps.credentials.close());
  worker = config.role === 'api' ? null : createProcessWorker({ ...deps, kept }, directUrl);
  const gateway = openGateway(deps, { directUrl, http, takesJobs: () => worker?.takesJobs() ?? true });
  const tasks: PeriodicTasks[] = [];
  // Together, so that slow requests do not take from the time the jobs have.
  closers.push(() => Promise.all([worker, gateway, ...tasks].map(async (part) => part?.stop())));
  if (worker) {
    await deps.credentials.start();
    await worker.start();
    const workerDeps = { ...deps, url: directUrl, store: storage.store, kept, mailer };
    tasks.push(startBackgroundTasks(workerTasks(workerDeps), deps));
  }
  if (http.gateway) tasks.push(startBackgroundTasks(GATEWAY_TASKS, deps));
  await gateway.start();
  // Stopped with the others: the last figures are read while there is a database.
  if (telemetry) tasks.push(telemetry.pushMetrics(gateway.readMetrics));
  return { config, installation };
}

async function openPorts({ config, lingerMs = 0 }: ServerOptions, closers: Closer[]) {
  const open = async (port: number, setting: 'PORT' | 'METRICS_PORT'): Promise<HttpServer> => {
    const server = await openHttpServer({ host: config.host, port, setting, lingerMs });
    closers.push(() => server.close());
    return server;
  };
  return {
    gateway: config.role === 'worker' ? null : await open(config.port, 'PORT'),
    metrics: config.metricsPort === null ? null : await open(config.metricsPort, 'METRICS_PORT'),
  };
}

/** With port 0 the address is known only now, and the default origin names the port. */
function withPort(config: Config, port: number): Config {
  return config.port === 0 && config.appOrigin === 'http://localhost:0'
    ? { ...config, port, appOrigin: `http://localhost:${port}` }
    : { ...config, port };
}

function createProcessWorker(deps: AppDeps & { kept: KeptResults }, url: string) {
  return createWorker({
    ...deps,
    url,
    results: createResultStore({ storage: deps.storage, signing: deps }),
    slots: {
      cpu: deps.config.workerConcurrency,
      remote: deps.config.workerRemoteConcurrency,
      unbound: boundElsewhere(deps.config),
    },
    limits: deps.engines.limits,
    refreshEngines: deps.engines.refresh,
    jobTimeoutMs: deps.config.jobTimeoutMs,
  });
}

function endProcess(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `AI Creative has lost its database and ends. ${reason.replaceAll(/\s*\n\s*/g, ' ')}\n`,
  );
  process.exit(1);
}

/** Last started, first stopped. One that fails does not keep the others running. */
async function closeAll(closers: Closer[], logger: Logger): Promise<void> {
  for (const close of closers.toReversed()) {
    await close().catch((error: unknown) => logger.error({ err: error }, 'a part did not stop cleanly'));
  }
}
