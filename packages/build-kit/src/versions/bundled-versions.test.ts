import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { bundledVersions } from './bundled-versions.ts';

let root = '';

function install(folder: string, version: string, dependencies: readonly string[] = [], more = {}): void {
  mkdirSync(join(root, folder), { recursive: true });
  const ranges = Object.fromEntries(dependencies.map((name) => [name, '*']));
  const manifest = { name: folder, version, dependencies: ranges, ...more };
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aic-versions-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  // As pnpm lays them out: a package's own dependencies lie beside it.
  install('tool', '1.0.0', ['chart', '@aic/sdk', 'not-installed']);
  install('store/chart@2/node_modules/chart', '2.0.0', ['lines']);
  install('store/chart@2/node_modules/lines', '3.1.0', ['chart']);
  install('sdk', '1.0.0', ['query']);
  install('sdk/node_modules/query', '5.0.0');
  mkdirSync(join(root, 'tool/node_modules/@aic'), { recursive: true });
  symlinkSync(join(root, 'store/chart@2/node_modules/chart'), join(root, 'tool/node_modules/chart'));
  symlinkSync(join(root, 'sdk'), join(root, 'tool/node_modules/@aic/sdk'));
});

const libraries = (withOurs: boolean): string[] =>
  bundledVersions(join(root, 'tool'), { withOurs }).filter((name) => !name.startsWith('bundler@'));

it('names what a package depends on and what that depends on, once, and the bundler', () => {
  expect(libraries(false)).toEqual(['chart@2.0.0', 'lines@3.1.0']);
  expect(bundledVersions(join(root, 'tool'), { withOurs: false }).at(-1)).toMatch(/^bundler@\d+\.\d+/);
});

it('follows packages of the workspace where they are bundled too', () => {
  expect(libraries(true)).toEqual(['chart@2.0.0', 'lines@3.1.0', 'query@5.0.0']);
});

it('follows what a package of ours asks of who installs it, and not what only its tests need', () => {
  install('sdk', '1.0.0', ['query'], {
    name: '@aic/sdk',
    peerDependencies: { react: '*', vitest: '*' },
    peerDependenciesMeta: { vitest: { optional: true } },
  });
  for (const name of ['react', 'vitest']) install(`sdk/node_modules/${name}`, '19.0.0');

  expect(libraries(true)).toEqual(['chart@2.0.0', 'lines@3.1.0', 'query@5.0.0', 'react@19.0.0']);
});

it('differs when a library of a library has been upgraded', () => {
  install('store/chart@2/node_modules/lines', '3.1.1', ['chart']);

  expect(libraries(false)).toEqual(['chart@2.0.0', 'lines@3.1.1']);
});

it('names the bundler alone for sources that are no package', () => {
  expect(bundledVersions(root, { withOurs: false })).toEqual([expect.stringMatching(/^bundler@/)]);
});
