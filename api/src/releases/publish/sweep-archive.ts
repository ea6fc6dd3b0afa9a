import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlatformDeps } from '../../platform/deps.ts';
import { findDeletedBuilds, isRegistered } from '../registry/remotes.repo.ts';
import type { BuildArchive } from './build-archive.ts';

/** The list of all builds is long, and one that is over has time. */
const CALLS_BETWEEN = 60;

/**
 * Removes builds from the archive whose rows are deleted (`delete-old-builds.ts`). The first call looks, and then every
 * sixtieth; workers make one a minute.
 */
export function createArchiveSweep(
  { sql, logger }: Pick<PlatformDeps, 'sql' | 'logger'>,
  archive: BuildArchive,
): () => Promise<void> {
  let calls = 0;
  return async () => {
    calls += 1;
    if ((calls - 1) % CALLS_BETWEEN !== 0) return;
    const deleted = await findDeletedBuilds(sql);
    if (deleted.length === 0) return;
    const there = new Set((await archive.list()).map(({ name, build }) => `${name}/${build}`));
    for (const build of deleted.filter((one) => there.has(`${one.name}/${one.build}`))) {
      // A copy first: a publisher of the same build meanwhile may have found it whole, and registers it.
      const copy = await mkdtemp(join(tmpdir(), 'aic-archived-build-'));
      try {
        const isWhole = await archive.pull(build, copy);
        await archive.remove(build);
        if (isWhole && (await isRegistered(sql, build))) await archive.push(build, copy);
        else logger.info({ build }, 'a build that is over was removed from the bucket');
      } finally {
        await rm(copy, { recursive: true, force: true });
      }
    }
  };
}
