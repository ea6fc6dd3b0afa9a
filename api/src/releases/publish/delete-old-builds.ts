import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { PlatformDeps } from '../../platform/deps.ts';
import {
  deleteOldBuilds as forgetBuilds,
  findDeletedBuilds,
  isRegistered,
} from '../registry/remotes.repo.ts';
import { buildDir } from './keep-build.ts';

const DAY_MS = 86_400_000;

type Deps = Pick<PlatformDeps, 'sql' | 'clock' | 'logger' | 'config'>;

/**
 * Deletes builds that no channel has had for `remoteBuildDays`: first their rows, then the files of all that are
 * deleted, also of those that a process was killed over. What the audit says of them stays.
 */
export async function deleteOldBuilds({ sql, clock, logger, config }: Deps): Promise<void> {
  const { dataDir, remoteBuildDays } = config;
  if (remoteBuildDays === null) return;
  const deleted = await forgetBuilds(sql, new Date(clock.now().getTime() - remoteBuildDays * DAY_MS));
  if (deleted.length > 0) {
    logger.info({ builds: deleted }, 'builds that no channel has had for long were deleted');
  }
  for (const build of await findDeletedBuilds(sql)) {
    const folder = buildDir(dataDir, build);
    if (!existsSync(folder)) continue;
    // Out of the way first: a publisher of the same build meanwhile either finds its row counted here, or no files.
    const aside = `${folder}.${randomUUID()}.tmp`;
    await rename(folder, aside);
    if ((await isRegistered(sql, build)) && !existsSync(folder)) await rename(aside, folder);
    else await rm(aside, { recursive: true });
  }
}
