import { cp, glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseConfig } from '@aic/api/config';
import { PREVIEW_PROVIDERS } from '@aic/api/preview';
import { registerWorkspaceBuild } from '@aic/api/remotes';
import { startServer, type RunningServer } from '@aic/api/server';
import { createAdminSql } from '@aic/api/testing';
import { buildFrontend, FRONTENDS, loadBuild } from '@aic/tools/build';
import { type BenchDatabase, nameDatabase } from '../measure/database.ts';
import { buildMono } from '../mono/build.ts';
import { seedStudio } from './seed.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface Variants {
  /** Session cookie of the user with images, valid for both. */
  token: string;
  federated: RunningServer;
  mono: RunningServer;
  /** Folders of the federated builds, the shell's first. */
  builds: readonly string[];
}

/** Starts the product as it is built, with a user who has finished images. `token`: that user's session. */
export async function startProduct(database: BenchDatabase) {
  const token = await seedStudio(database);
  const { url, stop } = await serve(database, await buildAll());
  return { url, token, stop };
}

/** The same without a user, and with a worker: for a bench that seeds by what the product makes itself. */
export async function startWholeProduct(database: BenchDatabase): Promise<RunningServer> {
  return serve(database, await buildAll(), 'all');
}

async function buildAll(): Promise<string[]> {
  const folders: string[] = [];
  for (const folder of FRONTENDS) {
    folders.push((await buildFrontend(await loadBuild(ROOT, folder))).outputDir);
  }
  return folders;
}

/**
 * Starts the same studio twice, each with its database and files: as shell and remotes, and as one bundle. Both
 * without what builds prerender, which would show the page before any of the code that is compared.
 */
export async function startVariants({ url, ownerUrl, dataDir }: BenchDatabase): Promise<Variants> {
  const monoDir = `${dataDir}-mono`;
  const token = await seedStudio({ url, ownerUrl, dataDir });
  await copyDatabase(ownerUrl);
  await cp(join(dataDir, 'media'), join(monoDir, 'media'), { recursive: true });

  const mono = {
    url: nameDatabase(url, 'mono'),
    ownerUrl: nameDatabase(ownerUrl, 'mono'),
    dataDir: monoDir,
  };
  const builds = await buildAll();
  const variants = {
    token,
    builds,
    federated: await serve({ url, ownerUrl, dataDir }, builds),
    mono: await serve(mono, [await buildMono(join(monoDir, 'bundle'))]),
  };
  await Promise.all([dataDir, monoDir].map((folder) => removePrerenderedPages(join(folder, 'builds'))));
  return variants;
}

async function removePrerenderedPages(folder: string): Promise<void> {
  for await (const file of glob('*/*/pages.json*', { cwd: folder })) await rm(join(folder, file));
}

async function copyDatabase(ownerUrl: string): Promise<void> {
  const admin = createAdminSql(nameDatabase(ownerUrl, 'postgres'));
  await admin`create database mono template bench`;
  await admin.end();
}

/** The product's own gateway, without a worker unless `role` says so, with these builds published. */
function serve(
  { url, ownerUrl, dataDir }: BenchDatabase,
  builds: readonly string[],
  role: 'api' | 'all' = 'api',
): Promise<RunningServer> {
  const config = parseConfig({
    PORT: '0',
    ROLE: role,
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  });
  return startServer({
    config,
    previews: PREVIEW_PROVIDERS,
    prepare: async (installation) => {
      for (const folder of builds) {
        const offer = await registerWorkspaceBuild(installation, folder, { canReturn: true, commit: null });
        if (offer.kind === 'refused') throw new Error(offer.reason);
      }
    },
  });
}
