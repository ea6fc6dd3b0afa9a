import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestCluster } from '@aic/api/testing';
import { buildFrontend, FRONTENDS, loadBuild } from '@aic/tools/build';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
    /** Published builds and stored media of all journeys. */
    dataDir: string;
  }
}

const root = join(import.meta.dirname, '../..');

/** One Postgres and one data folder for all journeys; every file gets a studio and a database of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Once, and here: files that run side by side would build the same folders at the same time.
  for (const folder of FRONTENDS) await buildFrontend(await loadBuild(root, folder));
  const cluster = await startTestCluster();
  const dataDir = await mkdtemp(join(tmpdir(), 'aic-e2e-'));
  project.provide('clusterUrl', cluster.url);
  project.provide('dataDir', dataDir);
  return async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
