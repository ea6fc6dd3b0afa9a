import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { remoteRefused } from '../../../errors/remote-errors.ts';
import type { Sql } from '../../../db/client.ts';
import { registerBuild, type Publisher } from '../remotes.repo.ts';
import type { BuildInfo } from './build-info.ts';
import { inspectBuild, readBuildInfo } from './inspect-build.ts';
import { buildDir, keepBuild } from './keep-build.ts';

/** Where builds are kept and registered. */
export interface Installation {
  sql: Sql;
  dataDir: string;
}

/** Whether the files of a build with this id are kept. */
export const isPublished = (
  { dataDir }: Pick<Installation, 'dataDir'>,
  info: Pick<BuildInfo, 'name' | 'build'>,
): boolean => existsSync(buildDir(dataDir, info));

/**
 * Keeps a build's files and puts it into the registry. Nobody gets it: releasing is another step. The same build again
 * changes nothing.
 * @throws AppError `invalid_request` for a build that is not whole, `too_large` over its size budget, `conflict` when the
 * released shell cannot run it or another build has its id; nothing is kept then
 */
export async function publishBuild(
  { sql, dataDir }: Installation,
  sourceDir: string,
  publisher: Publisher,
): Promise<{ info: BuildInfo; isNew: boolean }> {
  const named = await readBuildInfo(sourceDir);
  const target = buildDir(dataDir, named);
  const info = isPublished({ dataDir }, named)
    ? await sameAsKept(named, target)
    : await inspectBuild(sourceDir);
  const isKept = await keepBuild(sourceDir, target);
  try {
    return { info, isNew: await registerBuild(sql, info, publisher) };
  } catch (error) {
    if (isKept) await rm(target, { recursive: true, force: true });
    throw error;
  }
}

/** What is kept was inspected when it came, so only the names of its files are compared. */
async function sameAsKept(named: BuildInfo, target: string): Promise<BuildInfo> {
  const kept = await readBuildInfo(target);
  if (isDeepStrictEqual(kept.integrity, named.integrity)) return kept;
  throw remoteRefused(
    `Build ${named.build} of ${named.name} is published already, with other files. Builds never change: make a new one.`,
  );
}
