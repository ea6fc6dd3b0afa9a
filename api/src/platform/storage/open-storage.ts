import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Sql } from '../db/client.ts';
import { StartError } from '../errors/start-error.ts';
import { traced } from '../telemetry/steps.ts';
import type { Bucket } from './bucket.ts';
import { withDelivery } from './delivery.ts';
import { createDiskStorage } from './disk-storage.ts';
import { isOurStore } from './is-our-store.ts';
import { StorageUnavailable } from './storage-errors.ts';
import type { MediaStore } from './storage.ts';

interface OpenedStorage {
  store: MediaStore;
  /** Null: everything lies on disk. */
  bucket: Bucket | null;
  close(): void;
}

/** Where media lie on disk. */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media');

/**
 * Opens what `STORAGE` names. A bucket is tried: it is there, it can be read and, the first time, written.
 * @throws StartError when it cannot be used
 */
export async function openStorage(
  { storage: settings, dataDir }: Pick<Config, 'storage' | 'dataDir'>,
  { sql, logger }: { sql: Sql; logger: Logger },
): Promise<OpenedStorage> {
  if (settings.kind === 'disk' || settings.bucket === null) {
    const disk = tracedStorage(createDiskStorage(mediaFolder(dataDir)), 'disk');
    const store = withDelivery(disk, settings, null);
    return { store, bucket: null, close: () => undefined };
  }
  // Half a second of a start, and memory, that a disk does without.
  const { openBucket } = await import('./open-bucket.ts');
  const { createS3Storage } = await import('./s3-storage.ts');
  const bucket = openBucket(settings.bucket);
  try {
    await bucket.check();
    const store = withDelivery(tracedStorage(createS3Storage(bucket), 's3'), settings, bucket);
    if (!(await isOurStore(sql, store))) {
      logger.error({ place: store.place }, 'the media store belongs to another database');
    }
    return { store, bucket, close: () => bucket.close() };
  } catch (error) {
    bucket.close();
    if (error instanceof StorageUnavailable) {
      throw new StartError(`${error.message} Look at the S3_ settings (docs/operate/storage.md).`, {
        cause: error,
      });
    }
    throw error;
  }
}

/** The same store, whose writes, removals and beginnings of reads are steps. */
function tracedStorage(store: MediaStore, place: 'disk' | 's3'): MediaStore {
  return {
    ...store,
    put: (key, content, mediaType) =>
      traced({ type: 'storage', operation: 'put', place }, () => store.put(key, content, mediaType)),
    read: (key, range) => traced({ type: 'storage', operation: 'read', place }, () => store.read(key, range)),
    remove: (key) => traced({ type: 'storage', operation: 'remove', place }, () => store.remove(key)),
  };
}
