import { expect, it } from 'vitest';
import { createBucketStorage } from '../../../test/generations/uploads/memory-bucket-storage.ts';
import { storeFile } from './store-file.ts';

it('stores the same bytes twice under two keys that cannot be guessed', async () => {
  const storage = createBucketStorage();
  const bytes = Buffer.from('abc');

  const [one, other] = [
    await storeFile(storage, bytes, 'image/png'),
    await storeFile(storage, bytes, 'image/png'),
  ];

  expect(one).toEqual({ key: expect.stringMatching(/^[0-9a-f]{32}$/), sizeBytes: 3, mediaType: 'image/png' });
  expect(other.key).not.toBe(one.key);
  expect(storage.files.get(one.key)).toBe(bytes);
});
