import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildInfo, defineRemote } from '@aic/build-kit';
import { type Configuration, rspack } from '@rspack/core';
import { onTestFinished } from 'vitest';
import type { RemoteBuild } from '../remotes/loading/remote-build.ts';

export interface BuiltRemote {
  /** As the registry names it. */
  build: RemoteBuild;
  /** Code by URL. */
  files: Map<string, string>;
}

/**
 * Builds a remote called "demo" with the preset of all remotes.
 * @param sources by file name in `src/`; `tool.tsx` is the tool, `slots.tsx` what it puts into pages of others
 * @param change of the preset's options for Rspack
 */
export async function buildRemote(
  version: string,
  sources: Readonly<Record<string, string>>,
  change: (config: Configuration) => Configuration = (config) => config,
): Promise<BuiltRemote> {
  const dir = mkdtempSync(join(tmpdir(), 'aic-remote-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, 'src'));
  for (const [file, source] of Object.entries(sources)) writeFileSync(join(dir, 'src', file), source);
  const page = { label: 'Demo', routes: ['/demo'] };
  const fills = { ...('slots.tsx' in sources && { command: { label: 'Demo' } }) };
  const { config, outputDir } = defineRemote({ name: 'demo', dir, version, page, fills });
  await compile(change(config));
  // Safe because the preset's own plugin has written it.
  const info = JSON.parse(readFileSync(join(outputDir, 'build-info.json'), 'utf8')) as BuildInfo;
  const urlOf = (file: string): string => `/remotes/demo/${info.build}/${file}`;
  const scripts = readdirSync(outputDir).filter((file) => file.endsWith('.js'));
  return {
    build: { ...info, entry: urlOf(info.entry), assets: info.assets.map((file) => urlOf(file)) },
    files: new Map(scripts.map((file) => [urlOf(file), readFileSync(join(outputDir, file), 'utf8')])),
  };
}

export function compile(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
  });
}
