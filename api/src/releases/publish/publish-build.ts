import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { BuildInfo } from '@aic/contract/schemas';
import type { Sql } from '../../platform/db/client.ts';
import { remoteRefused } from '../errors/remote-errors.ts';
import {
  checkRegistration,
  type OwnBuilds,
  registerBuild,
  type Publisher,
} from '../registry/remotes.repo.ts';
import { publishedFiles } from './build-files.ts';
import { fetchBuild, type KeptBuilds } from './fetch-build.ts';
import { inspectBuild, readBuildInfo } from './inspect-build.ts';
import { buildDir, keepBuild } from './keep-build.ts';

/** Where builds are kept and registered. */
export interface Installation extends KeptBuilds {
  sql: Sql;
  /** Of the gateway that runs on it; starts add to it what they bring. */
  own?: OwnBuilds;
}

/** Whether the files of a build with this id are kept. */
export const isPublished = (
  { dataDir }: Pick<Installation, 'dataDir'>,
  info: Pick<BuildInfo, 'name' | 'build'>,
): boolean => existsSync(buildDir(dataDir, info));

/** What `publishBuild` would do. Nothing changes. @throws AppError as `publishBuild` */
export async function checkBuild(
  installation: Installation,
  sourceDir: string,
): Promise<{ info: BuildInfo; isNew: boolean }> {
  const info = await inspect(installation, sourceDir);
  return { info, isNew: await checkRegistration(installation.sql, info) };
}

/**
 * Keeps a build's files and puts it into the registry. No user gets it: releasing is another step. The same build again
 * changes nothing.
 * @throws AppError `invalid_request` for a build that is not whole, `too_large` over its size budget, `conflict` when
 *   the released shell cannot run it or another build has its id; nothing is kept then
 */
export async function publishBuild(
  { sql, ...kept }: Installation,
  sourceDir: string,
  publisher: Publisher,
): Promise<{ info: BuildInfo; isNew: boolean }> {
  const info = await inspect(kept, sourceDir);
  const target = buildDir(kept.dataDir, info);
  const files = await publishedFiles(sourceDir, info);
  const isKept = await keepBuild(sourceDir, target, files);
  let isPushed = false;
  try {
    isPushed = (await kept.archive?.push(info, target)) ?? false;
    const isNew = await registerBuild(sql, info, publisher);
    // The files of a build that was deleted before may have gone between the two.
    await keepBuild(sourceDir, target, files);
    await kept.archive?.push(info, target);
    return { info, isNew };
  } catch (error) {
    if (isPushed) await kept.archive?.remove(info).catch(() => undefined);
    if (isKept) await rm(target, { recursive: true, force: true });
    throw error;
  }
}

async function inspect(kept: KeptBuilds, sourceDir: string): Promise<BuildInfo> {
  const named = await readBuildInfo(sourceDir);
  return (await fetchBuild(kept, named))
    ? sameAsKept(named, buildDir(kept.dataDir, named))
    : inspectBuild(sourceDir);
}

/** What is kept was inspected when it came, so only the names of its files are compared. */
async function sameAsKept(named: BuildInfo, target: string): Promise<BuildInfo> {
  const kept = await readBuildInfo(target);
  if (isDeepStrictEqual(kept.integrity, named.integrity)) return kept;
  throw remoteRefused(
    `Build ${named.build} of ${named.name} is published already, with other files. Builds never change: make a new one.`,
  );
}
