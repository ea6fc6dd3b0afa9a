import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';

const KEY = 'ab'.repeat(16);
const BYTES = Buffer.from('0123456789');

describe('createDiskStorage', () => {
  let root = '';
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'storage-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  it('takes no more of the content than it has written', async () => {
    let taken = 0;
    async function* pieces() {
      for (taken = 1; taken <= 50; taken += 1) {
        // What was taken before lies in the draft by now, but for the piece on its way.
        const [draft] = await readdir(join(root, 'ab'));
        const { size } = await stat(join(root, 'ab', draft ?? ''));
        expect(size).toBe((taken - 1) * 100_000);
        yield Buffer.alloc(100_000, taken);
      }
    }
    await createDiskStorage(root).put(KEY, pieces(), 'application/zip');
    expect(taken).toBe(51);
  });

  it('leaves no draft of content that fails in the middle', async () => {
    const storage = createDiskStorage(root);
    async function* pieces() {
      yield BYTES;
      throw new Error('cut off');
    }
    await expect(storage.put(KEY, pieces(), 'application/zip')).rejects.toThrow('cut off');
    await expect(storage.stat(KEY)).resolves.toBeNull();
    await expect(readdir(join(root, 'ab'))).resolves.toEqual([]);
  });

  it('removes an object with its description', async () => {
    const storage = createDiskStorage(root);
    await storage.put(KEY, BYTES, 'image/png');

    await storage.remove(KEY);

    await expect(readdir(join(root, 'ab'))).resolves.toEqual([]);
  });

  it('leaves no draft behind', async () => {
    const storage = createDiskStorage(root);

    await storage.put(KEY, BYTES, 'image/png');

    await expect(readdir(join(root, 'ab'))).resolves.toEqual([KEY, `${KEY}.json`]);
  });

  it('does not show an object whose write was cut before the end', async () => {
    const storage = createDiskStorage(root);
    await storage.put(KEY, BYTES, 'image/png');
    // What a crash between the two renames leaves: the bytes without their description.
    await rm(join(root, 'ab', `${KEY}.json`));

    await expect(storage.stat(KEY)).resolves.toBeNull();
  });

  it('keeps files for its own system user alone', async () => {
    const storage = createDiskStorage(root);
    const key = 'ef'.repeat(16);
    await storage.put(key, Buffer.from('x'), 'image/png');
    const modeOf = async (path: string) => ((await stat(join(root, path))).mode & 0o777).toString(8);
    expect(await modeOf(`ef/${key}`)).toBe('600');
    expect(await modeOf(`ef/${key}.json`)).toBe('600');
    expect(await modeOf('ef')).toBe('700');
  });
});
