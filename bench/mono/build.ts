import { join } from 'node:path';
import type { Build } from '@aic/build-kit';
import { buildFrontend, loadBuild } from '@aic/tools/build';
import { rspack } from '@rspack/core';

const ROOT = join(import.meta.dirname, '../..');

/** Modules of the shell, and the files here that replace them. */
const REPLACED = {
  './page-view.tsx': 'page-view.tsx',
  '../remotes/register-tools.ts': 'tools.tsx',
  '../remotes/preload.ts': 'tools.tsx',
};

/**
 * The reference of the front-end bench: the same shell and tools as ONE Rspack build, tools through React.lazy. No
 * federation, no single-spa, and the splitting into chunks that a bundle has by default; every other option is the
 * shell's own. @returns its folder
 */
export async function buildMono(outputDir: string): Promise<string> {
  const shell = await loadBuild(ROOT, 'shell');
  const plugins = Object.entries(REPLACED).map(
    ([request, file]) =>
      new rspack.NormalModuleReplacementPlugin(
        new RegExp(`^${request.replaceAll('.', String.raw`\.`)}$`),
        join(import.meta.dirname, file),
      ),
  );
  const build: Build = {
    ...shell,
    name: 'mono',
    outputDir,
    config: {
      ...shell.config,
      output: { ...shell.config.output, path: outputDir },
      optimization: { ...shell.config.optimization, splitChunks: { chunks: 'async' } },
      plugins: [...(shell.config.plugins ?? []), ...plugins],
    },
  };
  await buildFrontend(build);
  return outputDir;
}
