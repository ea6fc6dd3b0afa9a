import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createAdminSql, createDiskStorage, createSql, createUser, startGeneration } from '@aic/api/testing';
import type { BenchDatabase } from '../measure/database.ts';

export const FILM_BYTES = 16 * 1024 * 1024;

/** A user with one stored file. @returns their cookie, its address and where it lies on disk */
export async function seedFilm({ url, ownerUrl, dataDir }: BenchDatabase) {
  const sql = createSql(url, { name: 'bench-seed' });
  const admin = createAdminSql(ownerUrl);
  const user = await createUser(sql);
  const id = await startGeneration(sql, user);
  const key = randomBytes(16).toString('hex');
  const root = join(dataDir, 'media');
  await createDiskStorage(root).put(key, randomBytes(FILM_BYTES), 'video/mp4');
  await admin`insert into owned_file (user_id, key, generation_id, media_type, size_bytes)
    values (${user.id}, ${key}, ${id}, 'video/mp4', ${FILM_BYTES})`;
  await Promise.all([sql.end(), admin.end()]);
  return {
    cookie: `sid=${user.token.toString('base64url')}`,
    path: `/media/${key}`,
    file: join(root, key.slice(0, 2), key),
  };
}
