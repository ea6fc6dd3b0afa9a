import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { computeBuildId, sourcesDigest } from './build-id.ts';

let folder = '';
const id = (...extra: string[]) => computeBuildId([folder], extra);

function write(name: string, text: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aic-build-id-'));
  write('tool.tsx', 'export const tool = 1;');
  write('parts/tile.tsx', 'export const tile = 1;');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('is 10 hex characters, fit for a URL and a global', () => {
  expect(id()).toMatch(/^[0-9a-f]{10}$/);
});

it('is the same for the same sources, wherever they stand', () => {
  const first = id('1.0.0');
  const elsewhere = mkdtempSync(join(tmpdir(), 'aic-build-id-longer-name-'));
  const original = folder;
  folder = elsewhere;
  write('parts/tile.tsx', 'export const tile = 1;');
  write('tool.tsx', 'export const tool = 1;');

  expect(id('1.0.0')).toBe(first);

  rmSync(original, { recursive: true, force: true });
});

it.each([
  ['a byte changes', () => write('parts/tile.tsx', 'export const tile = 2;')],
  ['a file is added', () => write('parts/new.ts', '')],
  ['a file is gone', () => rmSync(join(folder, 'parts/tile.tsx'))],
  [
    'a file is renamed',
    () => {
      rmSync(join(folder, 'tool.tsx'));
      write('tool2.tsx', 'export const tool = 1;');
    },
  ],
])('is another when %s', (_what, change) => {
  const before = id();

  change();

  expect(id()).not.toBe(before);
});

it('is another when text moves from one file to the next', () => {
  write('a.ts', 'xy');
  write('b.ts', '');
  const before = id();

  write('a.ts', 'x');
  write('b.ts', 'y');

  expect(id()).not.toBe(before);
});

it('is another when a version or a share changes', () => {
  expect(id('1.0.0', 'x')).not.toBe(id('1.0.1', 'x'));
  expect(id('1.0', '.0')).not.toBe(id('1.0.', '0'));
});

it.each([
  'tool.test.tsx',
  'parts/tile.spec.ts',
  'parts/tile.stories.tsx',
  'parts/tile.guide.tsx',
  'guide.mdx',
  'dist/old.js',
  'node_modules/x/index.js',
])('does not change with %s, which is not in the build', (name) => {
  const before = id();

  write(name, 'anything');

  expect(id()).toBe(before);
});

it('knows the sources of a package that is installed by what packing wrote, and of one in the workspace by its files', () => {
  write('package.json', JSON.stringify({ name: '@aic/sdk', version: '1.0.0', sourcesDigest: '0123456789' }));
  write('dist/index.js', 'export const a = 1;');
  expect(sourcesDigest(folder)).toBe('0123456789');

  write('package.json', JSON.stringify({ name: '@aic/sdk', version: '1.0.0' }));
  write('src/index.ts', 'export const a: number = 1;');
  expect(sourcesDigest(folder)).toBe(computeBuildId([join(folder, 'src')], []));
});
