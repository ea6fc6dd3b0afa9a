/** What other packages (journeys, benchmarks, soak) need to stand up a studio of their own. Imports no test runner. */
export { createSql, type Sql } from '../src/db/client.ts';
export { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/db/embedded-postgres.ts';
export { createLoginRole } from '../src/db/login-role.ts';
export { migrate } from '../src/db/migrate/migrate.ts';
export { insertGeneration, selectPage } from '../src/modules/generations/generations.repo.ts';
export { createAdminSql } from './admin-sql.ts';
export { appUrlOf, createDatabase, dropDatabase, startTestCluster, type TestCluster } from './cluster.ts';
export { createUser, startGeneration, type TestUser } from './factories.ts';
export { readZip } from './read-zip.ts';
export { writeTestBuild } from './write-build.ts';
export { spawnWorker, type WorkerProcess } from './spawn-worker.ts';
