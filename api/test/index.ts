/** What other packages (journeys, benchmarks, soak) need to stand up a studio of their own. Imports no test runner. */
export { createSql, type Sql } from '../src/platform/db/client.ts';
export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../src/platform/db/embedded/embedded-postgres.ts';
export { findFreePort } from '../src/platform/db/embedded/free-port.ts';
export { createLoginRole } from '../src/platform/db/login-role.ts';
export { createNotifier, type Notifier } from '../src/platform/db/notifier.ts';
export { migrate } from '../src/platform/db/migrate/migrate.ts';
export { createDiskStorage } from '../src/platform/storage/disk-storage.ts';
export { insertGenerations, selectPage } from '../src/generations/list/generations.repo.ts';
export { createAdminSql } from './database/admin-sql.ts';
export {
  appUrlOf,
  createDatabase,
  dropDatabase,
  startTestCluster,
  type TestCluster,
} from './database/cluster.ts';
export { HAS_PGBOUNCER, startPgBouncer } from './database/pgbouncer.ts';
export { openTcpProxy, type TcpProxy } from './database/tcp-proxy.ts';
export { createUser, startGeneration, type TestUser } from './gateway/factories.ts';
export { readZip } from './identity/read-zip.ts';
export { writeTestBuild } from './releases/write-build.ts';
export { sendJson, startFakeVendor, type FakeVendor } from './generations/vendors/fake-vendor.ts';
export { startS3Server } from './storage/s3-server.ts';
export { spawnWorker, type WorkerProcess } from './generations/spawn-worker.ts';
export { createCredentials } from '../src/generations/results/credentials/credentials.ts';
export { createResultStore } from '../src/generations/results/result-store.ts';
export { providerContext } from './generations/provider-context.ts';
export { createFakeProvider, DONE } from './generations/fake-provider.ts';
export { createMemoryKept } from './generations/memory-kept.ts';
export { createMemoryResults } from './generations/memory-results.ts';
export { createMemoryStorage } from './generations/memory-storage.ts';
export { createWorker, type Worker } from '../src/generations/worker/worker.ts';
