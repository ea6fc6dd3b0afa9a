/** What other packages (journeys, benchmarks, soak) need to stand up a database of their own. Imports no test runner. */
export { createDatabase, dropDatabase, startTestCluster, type TestCluster } from './cluster.ts';
