import type * as fs from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

/** Every write into Linux's full device ends with ENOSPC. */
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  return { ...real, createWriteStream: () => real.createWriteStream('/dev/full') };
});

// Another test of this process may have loaded it with the real module.
vi.resetModules();
const { receiveForm } = await import('./receive-form.ts');
afterAll(() => {
  vi.doUnmock('node:fs');
  vi.resetModules();
});

const home = await mkdtemp(join(tmpdir(), 'disk-full-'));
vi.stubEnv('TMPDIR', home);
afterAll(() => rm(home, { recursive: true }));

it.runIf(process.platform === 'linux')(
  'ends an upload that no longer fits on the disk, and leaves nothing of it',
  async () => {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(3_000_000)]), 'a.png');
    form.append('prompt', 'warmer');
    const request = new Request('http://localhost/', { method: 'POST', body: form });

    await expect(receiveForm(request, ['image'])).rejects.toThrow('ENOSPC');

    expect(await readdir(home)).toEqual([]);
  },
);
