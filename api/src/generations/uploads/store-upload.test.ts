import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser } from '../../../test/gateway/factories.ts';
import { createBucketStorage } from '../../../test/generations/uploads/memory-bucket-storage.ts';
import { NO_CREDENTIALS } from '../../../test/generations/uploads/no-credentials.ts';
import { photo } from '../../../test/generations/uploads/pictures.ts';
import type { Credentials } from '../results/credentials/credentials.ts';
import { storeUpload } from './store-upload.ts';

const { sql, admin } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'aic-store-upload-'));
afterAll(() => rm(folder, { recursive: true }));

const original = await photo('jpeg');
const path = join(folder, 'photo');
await writeFile(path, original);
const file = { path, digest: createHash('sha256').update(original).digest('hex') };

async function store(userId: string, { isPart = false } = {}) {
  const kept = await photo('png', 7);
  const keep = vi.fn<Credentials['keep']>(async () => kept);
  const storage = createBucketStorage();
  const deps = { sql, storage, credentials: { ...NO_CREDENTIALS, keep } };
  const { key } = await storeUpload(deps, { file, field: 'image', userId, isOfItem: false, isPart });
  return { keep, isKept: Buffer.from(storage.files.get(key) ?? []).equals(kept) };
}

it('keeps what an upload says of itself in the stored file', async () => {
  const { keep, isKept } = await store((await createUser(sql)).id);
  expect(keep).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ mediaType: 'image/jpeg' }), {
    bytes: original,
    mediaType: 'image/jpeg',
  });
  expect(isKept).toBe(true);
});

it('asks for nothing where the file of before stays, or nothing is seen of it', async () => {
  const { id } = await createUser(sql);
  expect(await store(id, { isPart: true })).toMatchObject({ isKept: false });
  await admin`
    insert into upload (user_id, digest, stored_digest, files, used_at, created_at)
    values (${id}, ${file.digest}, '', '{}', now(), now())`;
  expect(await store(id)).toMatchObject({ isKept: false });
});
