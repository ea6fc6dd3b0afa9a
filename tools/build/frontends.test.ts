import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOOLS } from '@aic/contract';
import { expect, it } from 'vitest';
import { frontendOf, FRONTENDS, frontendsOf, loadBuild } from './build.ts';

it('finds a new remote by its folder, after the built-in ones', () => {
  const root = mkdtempSync(join(tmpdir(), 'aic-frontends-'));
  for (const folder of ['mf-demo', 'mf-album', 'other', 'mf-empty']) mkdirSync(join(root, folder));
  for (const folder of ['mf-demo', 'mf-album', 'other']) {
    writeFileSync(join(root, folder, 'rspack.config.ts'), '');
  }

  expect(frontendsOf(root)).toEqual(['shell', ...TOOLS.map(({ folder }) => folder), 'mf-album', 'mf-demo']);
  rmSync(root, { recursive: true });
});

it('says of each remote where it opens', async () => {
  const root = join(import.meta.dirname, '../..');
  const routes = await Promise.all(TOOLS.map(async ({ folder }) => (await loadBuild(root, folder)).routes));

  expect(routes).toEqual(TOOLS.map((tool) => tool.routes));
});

it('knows the folder of each remote and of the shell, and of nothing else', () => {
  expect(frontendOf('shell')).toBe('shell');
  expect(TOOLS.map(({ name }) => frontendOf(name))).toEqual(TOOLS.map(({ folder }) => folder));
  expect(frontendOf('nothing')).toBeUndefined();
  expect(FRONTENDS).not.toContain('mf-nothing');
});
