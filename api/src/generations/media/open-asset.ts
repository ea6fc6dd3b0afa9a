import type { PlatformDeps } from '../../platform/deps.ts';
import { fileNotFound, unauthorized } from '../../platform/errors/errors.ts';
import type { StoredObject } from '../../platform/storage/storage.ts';
import { findAssetAccess } from './media.repo.ts';

/**
 * The caller's own stored file, or one that its user shows on their public page.
 * @throws AppError `unauthorized`; `not_found` also for other users' files
 */
export async function openAsset(
  deps: Pick<PlatformDeps, 'sql' | 'clock' | 'storage'>,
  tokenHash: Buffer | null,
  key: string,
): Promise<StoredObject> {
  const access = await findAssetAccess(deps.sql, tokenHash, key, deps.clock.now());
  if (access === 'signed-out') throw unauthorized();
  const object = access === 'absent' ? null : await deps.storage.stat(key);
  if (object === null) throw fileNotFound();
  return object;
}
