import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll } from 'vitest';
import type { insertGenerations } from '../../src/generations/list/generations.repo.ts';
import type { claimJobs, finishJob } from '../../src/generations/worker/jobs.repo.ts';
import { SCHEMA_FOLDER } from '../../src/platform/db/migrate/schema-files.ts';

interface KeptGateway {
  /** What `migrate` takes as its folder. */
  schemaFolder: string;
  /** The statements of that release, as it sends them. */
  insertGenerations: typeof insertGenerations;
  claimJobs: typeof claimJobs;
  finishJob: typeof finishJob;
}

/** Unpacks the gateway of the release before for a test file; inside of the repository, so that packages are found. */
export async function unpackKeptGateway(): Promise<KeptGateway> {
  const home = mkdtempSync(join(SCHEMA_FOLDER, '.release-before-'));
  afterAll(() => rmSync(home, { recursive: true, force: true }));
  const archive = readFileSync(join(SCHEMA_FOLDER, '../e2e/kept-release/gateway.tar.br'));
  execFileSync('tar', ['-x', '-C', home], { input: brotliDecompressSync(archive) });
  const load = (path: string) => import(pathToFileURL(join(home, 'api/src/generations', path)).href);
  // Safe because they are the modules of that release.
  const list = (await load('list/generations.repo.ts')) as Pick<KeptGateway, 'insertGenerations'>;
  const jobs = (await load('worker/jobs.repo.ts')) as Pick<KeptGateway, 'claimJobs' | 'finishJob'>;
  return { schemaFolder: join(home, 'api'), ...list, ...jobs };
}
