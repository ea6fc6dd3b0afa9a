import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { parseConfig } from '@aic/api/config';
import { publishBuild } from '@aic/api/remotes';
import { startServer, type RunningServer } from '@aic/api/server';
import { createAdminSql } from '@aic/api/testing';
import { buildFrontend, FRONTENDS, loadBuild } from '@aic/tools/build';
import type { BenchDatabase } from '../measure/database.ts';
import { buildMono } from '../mono/build.ts';
import { seedStudio } from './seed.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface Variants {
  /** Session cookie of the user with images, valid on both. */
  token: string;
  federated: RunningServer;
  mono: RunningServer;
}

/** The same studio twice, database and files included: served as shell and remotes, and as one bundle. */
export async function startVariants({ url, dataDir }: BenchDatabase): Promise<Variants> {
  const monoUrl = url.replace(/\/bench$/, '/mono');
  const monoDir = `${dataDir}-mono`;
  const token = await seedStudio({ url, dataDir });
  await copyDatabase(url);
  await cp(join(dataDir, 'media'), join(monoDir, 'media'), { recursive: true });

  const federatedBuilds: string[] = [];
  for (const folder of FRONTENDS) {
    federatedBuilds.push((await buildFrontend(await loadBuild(ROOT, folder))).outputDir);
  }
  return {
    token,
    federated: await serve({ url, dataDir }, federatedBuilds),
    mono: await serve({ url: monoUrl, dataDir: monoDir }, [await buildMono(join(monoDir, 'bundle'))]),
  };
}

async function copyDatabase(url: string): Promise<void> {
  const admin = createAdminSql(url.replace(/\/bench$/, '/postgres'));
  await admin`create database mono template bench`;
  await admin.end();
}

/** The product's own gateway, without a worker, with these builds published. */
function serve({ url, dataDir }: BenchDatabase, builds: readonly string[]): Promise<RunningServer> {
  const config = parseConfig({
    PORT: '0',
    ROLE: 'api',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  });
  return startServer({
    config,
    prepare: async (installation) => {
      for (const folder of builds) await publishBuild(installation, folder);
    },
  });
}
