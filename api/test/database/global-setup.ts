import type { TestProject } from 'vitest/node';
import { startTestCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
  }
  interface TaskMeta {
    /** As in tools/test/run-report.ts. */
    needs?: string;
  }
}

/** One cluster for the whole run; every test file gets a database of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('clusterUrl', cluster.url);
  return () => cluster.stop();
}
