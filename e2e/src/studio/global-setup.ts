import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestCluster } from '@aic/api/testing';
import type { TestProject } from 'vitest/node';
import { startStudio } from './start-studio.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
    /** Published builds and stored media of all journeys. */
    dataDir: string;
    /** The studio that journeys share. */
    studio: { url: string; databaseUrl: string; stripeUrl: string };
  }
}

/**
 * Starts one Postgres and one studio for all journeys: each journey signs up its own users, so journeys do not affect
 * each other. A journey that changes what every user sees starts its own studio (`openOwnStudio`).
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  const dataDir = await mkdtemp(join(tmpdir(), 'aic-e2e-'));
  const { server, databaseUrl, stripeUrl, stop } = await startStudio({ clusterUrl: cluster.url, dataDir });
  project.provide('clusterUrl', cluster.url);
  project.provide('dataDir', dataDir);
  project.provide('studio', { url: server.url, databaseUrl, stripeUrl });
  return async () => {
    await stop();
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
