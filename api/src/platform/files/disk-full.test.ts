import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fs>();
  return { ...real, rename: vi.fn<typeof fs.rename>(real.rename) };
});

// Another test of this process may have loaded it with the real module.
vi.resetModules();
const { createDiskStorage } = await import('../storage/disk-storage.ts');
afterAll(() => {
  vi.doUnmock('node:fs/promises');
  vi.resetModules();
});

const root = await fs.mkdtemp(join(tmpdir(), 'disk-full-'));
afterAll(() => fs.rm(root, { recursive: true }));

it.each([0, 1])('leaves nothing of an object whose file number %d no longer fits', async (written) => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const { rename } = await vi.importActual<typeof fs>('node:fs/promises');
  for (let n = 0; n < written; n += 1) vi.mocked(fs.rename).mockImplementationOnce(rename);
  vi.mocked(fs.rename).mockRejectedValueOnce(full);

  await expect(createDiskStorage(root).put('ab'.repeat(16), Buffer.from('x'), 'image/png')).rejects.toBe(
    full,
  );

  expect(await fs.readdir(join(root, 'ab'))).toEqual([]);
});
