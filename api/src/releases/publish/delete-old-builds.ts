import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformDeps } from '../../platform/deps.ts';
import { nullIfMissing } from '../../platform/files/null-if-missing.ts';
import {
  deleteOldBuilds as forgetBuilds,
  findDeletedBuilds,
  isRegistered,
} from '../registry/remotes.repo.ts';
import { buildDir, buildsDir, UNFINISHED } from './keep-build.ts';

const DAY_MS = 86_400_000;
/** Longer than any copy takes. */
const HOUR_MS = 3_600_000;

type Deps = Pick<PlatformDeps, 'sql' | 'clock' | 'logger' | 'config'>;

/**
 * Deletes builds that no channel has had for `remoteBuildDays`: first their rows, then the files of all that are
 * deleted, also of those that a process was killed over. What the audit says of them stays.
 */
export async function deleteOldBuilds({ sql, clock, logger, config }: Deps): Promise<void> {
  const { dataDir, remoteBuildDays } = config;
  await removeUnfinished(dataDir, clock.now().getTime() - HOUR_MS);
  if (remoteBuildDays === null) return;
  const deleted = await forgetBuilds(sql, new Date(clock.now().getTime() - remoteBuildDays * DAY_MS));
  if (deleted.length > 0) {
    logger.info({ builds: deleted }, 'builds that no channel has had for long were deleted');
  }
  for (const build of await findDeletedBuilds(sql)) {
    const folder = buildDir(dataDir, build);
    if (!existsSync(folder)) continue;
    // Out of the way first: a publisher of the same build meanwhile either finds its row counted here, or no files.
    const aside = `${folder}.${randomUUID()}${UNFINISHED}`;
    await rename(folder, aside);
    if ((await isRegistered(sql, build)) && !existsSync(folder)) await rename(aside, folder);
    else await rm(aside, { recursive: true });
  }
}

/** Copies of a process that was killed over them. */
async function removeUnfinished(dataDir: string, beforeMs: number): Promise<void> {
  const root = buildsDir(dataDir);
  for (const name of (await readdir(root).catch(nullIfMissing)) ?? []) {
    for (const build of (await readdir(join(root, name)).catch(nullIfMissing)) ?? []) {
      const folder = join(root, name, build);
      if (!build.endsWith(UNFINISHED)) continue;
      const stats = await stat(folder).catch(nullIfMissing);
      if (stats !== null && stats.mtimeMs < beforeMs) await rm(folder, { recursive: true, force: true });
    }
  }
}
