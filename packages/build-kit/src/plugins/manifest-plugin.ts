import { TYPES_FILES } from '@aic/contract/prerender';
import type { StatsPlugin } from '@module-federation/manifest';
import { type Compiler, rspack } from '@rspack/core';
import { installedPackage, packageVersion } from '../versions/installed-package.ts';

type ManifestOptions = ConstructorParameters<typeof StatsPlugin>[0];

/** Part of a build's id: another version may write another manifest of the same sources. */
export const manifestVersion = (): string => packageVersion(installedPackage('@module-federation/manifest'));

/**
 * Brings `mf-manifest.json`, by which hosts with the library of Module Federation load a remote. No page of ours asks
 * for it (docs/adr/0046-hosts-and-remotes-of-the-stock-plugin.md).
 */
export class ManifestPlugin {
  readonly #options: ManifestOptions;

  /** @param options those of the container */
  constructor(options: ManifestOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    let isApplied = false;
    // Not at the top of the file: a start that builds nothing would wait for it, too.
    compiler.hooks.beforeCompile.tapPromise('ManifestPlugin', async () => {
      if (isApplied) return;
      isApplied = true;
      const { StatsPlugin } = await import('@module-federation/manifest');
      const versions = { pluginVersion: manifestVersion(), bundler: 'rspack' } as const;
      const stats = new StatsPlugin({ ...this.#options, manifest: MANIFEST, dts: false }, versions);
      stats.apply(compiler);
    });
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
      // No host reads the longer form of the manifest.
      compilation.hooks.processAssets.tap({ name: 'ManifestPlugin', stage }, () =>
        compilation.deleteAsset('mf-stats.json'),
      );
    });
  }
}

const MANIFEST: NonNullable<ManifestOptions['manifest']> = {
  // Left to find the names itself, the plugin would run the TypeScript compiler with each build.
  additionalData: ({ stats }) => {
    stats.metaData.types = { path: '', name: '', ...TYPES_FILES };
    return stats;
  },
};
