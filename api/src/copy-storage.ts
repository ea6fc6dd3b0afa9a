import { mkdir, readdir } from 'node:fs/promises';
import { ConfigError, type Config } from './platform/config/config.ts';
import { openInstallation } from './platform/db/open/open-installation.ts';
import { nullIfMissing } from './platform/files/null-if-missing.ts';
import { createLogger } from './platform/http/log/logger.ts';
import { copyObjects, type CopyProgress } from './platform/storage/copy-objects.ts';
import { createDiskStorage } from './platform/storage/disk-storage.ts';
import { isOurStore } from './platform/storage/is-our-store.ts';
import { openBucket } from './platform/storage/open-bucket.ts';
import { mediaFolder } from './platform/storage/open-storage.ts';
import { createS3Storage } from './platform/storage/s3-storage.ts';
import { createBuildArchive, type BuildArchive } from './releases/publish/build-archive.ts';
import { fetchBuild } from './releases/publish/fetch-build.ts';
import { buildDir, buildsDir } from './releases/publish/keep-build.ts';

interface CopyResult extends CopyProgress {
  builds: number;
}

/**
 * Copies media and published builds of this installation from `DATA_DIR` to the bucket of the `S3_` settings, or back.
 * `STORAGE` may be either. What is there already is left alone.
 * @throws ConfigError, Error when one of the two is another database's, or cannot be reached
 */
export async function copyStorage(
  config: Config,
  direction: 'to-bucket' | 'to-disk',
  onProgress: (progress: CopyProgress) => void,
): Promise<CopyResult> {
  if (config.storage.bucket === null) {
    throw new ConfigError('Set S3_BUCKET and the other S3_ settings first.');
  }
  const bucket = openBucket(config.storage.bucket);
  const installation = await openInstallation(config, createLogger({ logLevel: 'error' }));
  try {
    await bucket.check();
    const [disk, inBucket] = [createDiskStorage(mediaFolder(config.dataDir)), createS3Storage(bucket)];
    for (const store of [disk, inBucket]) {
      if (!(await isOurStore(installation.sql, store))) {
        throw new Error(`${store.place} belongs to another database (docs/operate/database.md).`);
      }
    }
    const [from, to] = direction === 'to-bucket' ? [disk, inBucket] : [inBucket, disk];
    const progress = await copyObjects(from, to, onProgress);
    const builds = await copyBuilds(config.dataDir, createBuildArchive(bucket), direction);
    return { ...progress, builds };
  } finally {
    await installation.close();
    bucket.close();
  }
}

/** @returns how many were missing */
async function copyBuilds(
  dataDir: string,
  archive: BuildArchive,
  direction: 'to-bucket' | 'to-disk',
): Promise<number> {
  let count = 0;
  if (direction === 'to-disk') {
    await mkdir(buildsDir(dataDir), { recursive: true });
    for (const build of await archive.list()) if (await fetchBuild({ dataDir, archive }, build)) count += 1;
    return count;
  }
  for (const name of (await readdir(buildsDir(dataDir)).catch(nullIfMissing)) ?? []) {
    for (const build of await readdir(buildDir(dataDir, { name, build: '' }))) {
      // What a killed process has left is no build.
      if (build.endsWith('.tmp')) continue;
      if (await archive.push({ name, build }, buildDir(dataDir, { name, build }))) count += 1;
    }
  }
  return count;
}
