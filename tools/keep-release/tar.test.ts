import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { packTar, unpackTar } from './tar.ts';

const LONG_PATH = `${'folder/'.repeat(15)}a-file-with-a-long-name.ts`;
const FILES = [
  { path: 'empty.txt', bytes: Buffer.alloc(0) },
  { path: 'block.bin', bytes: Buffer.alloc(512, 7) },
  { path: LONG_PATH, bytes: Buffer.from('export const grüße = 1;\n') },
];

it('gives back every file as it was, of any length of path and content', () => {
  expect(unpackTar(packTar(FILES))).toEqual(FILES);
});

it('is read by the tar of the system', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aic-tar-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'files.tar'), packTar(FILES));

  execFileSync('tar', ['-xf', 'files.tar'], { cwd: folder });

  expect(FILES.map(({ path }) => readFileSync(join(folder, path)))).toEqual(FILES.map(({ bytes }) => bytes));
});

it('refuses a path that the format has no room for', () => {
  expect(() => packTar([{ path: `${'n'.repeat(101)}.ts`, bytes: Buffer.alloc(0) }])).toThrow('too long');
});
