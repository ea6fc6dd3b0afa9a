import type { AppDeps } from '../../deps.ts';
import type { StoredObject } from '../../storage/storage.ts';
import { findAssetAccess } from './media.repo.ts';
import { fileNotFound, unauthorized } from '../../errors/errors.ts';

/**
 * The caller's own stored file.
 * @throws AppError `unauthorized`; `not_found` also for other users' files
 */
export async function openAsset(
  deps: Pick<AppDeps, 'sql' | 'clock' | 'storage'>,
  tokenHash: Buffer | null,
  key: string,
): Promise<StoredObject> {
  const access = tokenHash ? await findAssetAccess(deps.sql, tokenHash, key, deps.clock.now()) : 'signed-out';
  if (access === 'signed-out') throw unauthorized();
  const object = access === 'owned' ? await deps.storage.stat(key) : null;
  if (object === null) throw fileNotFound();
  return object;
}
