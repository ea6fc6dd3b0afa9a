import { codeOf } from '../errors/code-of.ts';
import { ObjectMissing, StorageFull, StorageUnavailable } from './storage-errors.ts';

/** As Ceph, MinIO and others say it; Amazon's has no end. */
const FULL: ReadonlySet<string> = new Set([
  'QuotaExceeded',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'InsufficientStorage',
]);
const MISSING: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound']);

/** What the client's error means; its cause is for the log. Neither holds the key: the client never says it. */
export function bucketError(cause: unknown, place: string): Error {
  const name = nameOf(cause);
  if (MISSING.has(name)) return new ObjectMissing('There is no such object.', { cause });
  if (FULL.has(name)) return new StorageFull(`${place} has no room.`, { cause });
  return new StorageUnavailable(`${place} ${reasonOf(cause)}.`, { cause });
}

export function isMissing(error: unknown): boolean {
  return MISSING.has(nameOf(error));
}

/** For a bucket that knows no such call: `NotImplemented` (501), or a condition that it does not know. */
export const isNotImplemented = (error: unknown): boolean =>
  nameOf(error) === 'NotImplemented' || statusOf(error) === 501;

export const isPreconditionFailed = (error: unknown): boolean =>
  nameOf(error) === 'PreconditionFailed' || statusOf(error) === 412;

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  const name = nameOf(error);
  // The client calls a lost connection a time-out as well; its code tells them apart.
  if (code === 'ETIMEDOUT' || (code === null && name === 'TimeoutError')) return 'does not answer in time';
  if (code !== null) return `cannot be reached (${code})`;
  const status = statusOf(error);
  // A response to HEAD has no body that would say more.
  if (status === 403 || status === 401) return `refuses the key (${name === 'Unknown' ? status : name})`;
  if (name === 'NoSuchBucket') return 'does not exist';
  return `fails (${name}${status === null ? '' : `, ${status}`})`;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('$metadata' in error)) return null;
  const { $metadata: metadata } = error;
  return typeof metadata === 'object' &&
    metadata !== null &&
    'httpStatusCode' in metadata &&
    typeof metadata.httpStatusCode === 'number'
    ? metadata.httpStatusCode
    : null;
}
