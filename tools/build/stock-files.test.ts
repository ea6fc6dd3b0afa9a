import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TYPES_FILES } from '@aic/contract/prerender';
import { expect, it, onTestFinished } from 'vitest';
import { buildFrontend, loadBuild } from './build.ts';

const root = join(import.meta.dirname, '../..');

/** As far as a host with the library of Module Federation reads it. */
interface Manifest {
  metaData: {
    globalName: string;
    publicPath: string;
    remoteEntry: { name: string; type: string };
    types: { zip: string; api: string };
  };
  exposes: Array<{ path: string; assets: { js: { sync: string[]; async: string[] } } }>;
  shared: Array<{ name: string; singleton?: boolean; requiredVersion: string }>;
}

it('brings a manifest by which stock hosts find the container, its files and what it shares, and no page waits for it', async () => {
  const { outputDir, info } = await buildFrontend(await loadBuild(root, 'mf-image'));
  // Safe because the plugin has written it; what it lacks fails below.
  const manifest = JSON.parse(readFileSync(join(outputDir, 'mf-manifest.json'), 'utf8')) as Manifest;

  expect(manifest.metaData).toMatchObject({
    globalName: info.global,
    publicPath: `/remotes/image/${info.build}/`,
    remoteEntry: { name: info.entry, type: 'global' },
    types: TYPES_FILES,
  });
  const [tool] = manifest.exposes;
  expect(tool?.path).toBe('./tool');
  expect([info.entry, ...(tool?.assets.js.sync ?? [])]).toEqual(info.assets);
  expect(tool?.assets.js.async.every((file) => file in info.integrity)).toBe(true);
  expect(manifest.shared).toContainEqual(
    expect.objectContaining({ name: '@aic/sdk', singleton: true, requiredVersion: '^1.0.0' }),
  );
  // Listed, so it is published, and in no first screen.
  expect(Object.keys(info.integrity)).toContain('mf-manifest.json');
  expect(info.assets).not.toContain('mf-manifest.json');
  expect(await readdir(outputDir)).not.toContain('mf-stats.json');
}, 60_000);

it('brings the types of its tool when it is built for a release', async () => {
  const build = await loadBuild(root, 'mf-text');
  const outputDir = mkdtempSync(join(tmpdir(), 'aic-types-'));
  onTestFinished(() => rmSync(outputDir, { recursive: true }));
  const { prerendering: _, ...rest } = build;
  const elsewhere = {
    ...rest,
    outputDir,
    config: { ...build.config, output: { ...build.config.output, path: outputDir } },
  };

  await buildFrontend(elsewhere);
  expect(await readdir(outputDir)).not.toContain(TYPES_FILES.zip);
  await buildFrontend(elsewhere, { forRelease: true });

  expect(readFileSync(join(outputDir, TYPES_FILES.api), 'utf8')).toContain('/tool');
  expect(readFileSync(join(outputDir, TYPES_FILES.zip)).subarray(0, 2).toString()).toBe('PK');
}, 60_000);
