import type { PublishedBuild } from '@aic/contract/remotes';
import type { BuildInfo } from '@aic/contract/schemas';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { BuildArchive } from '../publish/build-archive.ts';
import { inspectBuild } from '../publish/inspect-build.ts';
import { checkBuild, publishBuild } from '../publish/publish-build.ts';
import type { Publisher } from '../registry/remotes.repo.ts';
import { receiveBuild } from './receive-build.ts';

export interface PublishDeps extends Pick<PlatformDeps, 'sql' | 'config'> {
  /** Null, or left out: builds lie on this machine alone. */
  archive?: BuildArchive | null;
}

interface Upload extends Publisher {
  name: string;
  request: Request;
  isDryRun: boolean;
}

/**
 * Publishes the build in a request's body. It becomes visible as a whole or not at all.
 * @throws AppError as `receiveBuild` and `publishBuild` have them; nothing is kept then
 */
export async function receiveAndPublish(
  { sql, config: { dataDir }, archive = null }: PublishDeps,
  { name, request, isDryRun, ...publisher }: Upload,
): Promise<PublishedBuild> {
  const { folder, dispose } = await receiveBuild(request, name);
  try {
    // Also of a build that is kept already: uploading it again fails when its files are not whole.
    const info = await inspectBuild(folder);
    const installation = { sql, dataDir, archive };
    const { isNew } = isDryRun
      ? await checkBuild(installation, folder)
      : await publishBuild(installation, folder, publisher);
    return published(info, isNew);
  } finally {
    await dispose();
  }
}

function published({ build, assets, sizes }: BuildInfo, isNew: boolean): PublishedBuild {
  const firstScreenBytes = assets.reduce((sum, file) => sum + (sizes?.[file]?.gzip ?? 0), 0);
  return { build, isNew, firstScreenBytes };
}
