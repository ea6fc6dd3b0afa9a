import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { extractArchive, listFiles, writeArchive } from './archive.ts';

const FILES = {
  'block.bin': Buffer.alloc(512, 7),
  'empty.txt': Buffer.alloc(0),
  // More than the 100 bytes that a header has for a name.
  [`${'folder/'.repeat(15)}a-file-with-a-long-name.ts`]: Buffer.from('export const grüße = 1;\n'),
};

it('gives back every file as it was, and packs the same files to the same bytes at any time', async () => {
  const home = mkdtempSync(join(tmpdir(), 'aic-archive-'));
  onTestFinished(() => {
    vi.useRealTimers();
    rmSync(home, { recursive: true });
  });
  const root = join(home, 'root');
  const writeAt = (time: string) => {
    vi.setSystemTime(time);
    for (const [path, bytes] of Object.entries(FILES)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), bytes);
    }
  };
  const pack = (name: string) => writeArchive(home, name, { root, paths: listFiles(root, ['.']) });

  writeAt('2026-11-21T10:00:00Z');
  const archive = await pack('one');
  rmSync(root, { recursive: true });
  writeAt('2026-11-22T10:00:00Z');
  await extractArchive(home, archive, join(home, 'out'));

  expect((await pack('two')).sha256).toBe(archive.sha256);
  expect(
    Object.fromEntries(
      listFiles(join(home, 'out'), ['.']).map((path) => [path, readFileSync(join(home, 'out', path))]),
    ),
  ).toEqual(FILES);
});
