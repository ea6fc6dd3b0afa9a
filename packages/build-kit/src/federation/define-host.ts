import { join } from 'node:path';
import { PRERENDERED_PAGES } from '@aic/contract/pages';
import { TOOL_FRAMES } from '@aic/contract/prerender';
import { SHELL_CONTRACT } from '@aic/sdk/version';
import { type Configuration, rspack } from '@rspack/core';
import { BuildInfoPlugin, type InlineParts } from '../plugins/build-info-plugin.ts';
import { CHUNK_TIMEOUT_MS, RetryUrlPlugin } from '../plugins/retry-url-plugin.ts';
import { prerenderConfig } from '../prerender/prerender-config.ts';
import { BUILD_KIT_SOURCES, computeBuildId } from '../versions/build-id.ts';
import { bundledVersions } from '../versions/bundled-versions.ts';
import { packageVersion } from '../versions/installed-package.ts';
import { moduleFile } from '../versions/module-file.ts';
import { platformDigest, platformVersions } from '../versions/platform-set.ts';
import { baseConfig, compileAtOnce } from './base-config.ts';
import type { Build, HotRemotes } from './define-remote.ts';
import { SHARED_PARTS } from './shared-parts.ts';

export interface HostOptions {
  /** The shell's folder. */
  dir: string;
  /** Folders whose change makes another shell: its own source and the packages it bundles for everyone. */
  inputs: readonly string[];
  inline: Pick<
    InlineParts,
    'css' | 'themeScript' | 'earlyScript' | 'startScript' | 'soonScript' | 'trustedTypes' | 'frames'
  >;
}

/** Warnings of React name components. Small all the same: what is published is compressed, which takes longer. */
const NAMES_KEPT = new rspack.SwcJsMinimizerRspackPlugin({
  minimizerOptions: { mangle: { keep_fnames: true, keep_classnames: true }, compress: { keep_fnames: true } },
});
const HOT_SOURCES = join(import.meta.dirname, '../hot');
const START_HOT_PAGE = moduleFile(import.meta, '../hot/start-hot-page');

/** Each hash is in the first script: these are a third shorter than those of other builds. */
const LOADER_HASH = 'sha256';

/**
 * The build of the shell. It carries no federation plugin: the loader opens the remotes' containers itself, and loads
 * with the first tool instead of in every visitor's first load (docs/adr/0033-containers-without-the-library.md).
 */
export function defineHost(options: HostOptions): Build {
  return {
    ...hostBuild(options, null),
    forDeveloping: (hotRemotes) => hostBuild(options, hotRemotes),
  };
}

/**
 * @param hotRemotes null for a release; else React is the one for development, with the refresh that all builds of the
 * page use
 */
function hostBuild({ dir, inputs, inline }: HostOptions, hotRemotes: HotRemotes | null): Build {
  const versions = JSON.stringify(platformVersions());
  const version = packageVersion(dir);
  const build = computeBuildId(
    [...inputs, ...BUILD_KIT_SOURCES, ...(hotRemotes === null ? [] : [HOT_SOURCES])],
    [
      version,
      versions,
      ...bundledVersions(dir, { withOurs: true }),
      ...(hotRemotes === null ? [] : [JSON.stringify(hotRemotes)]),
    ],
  );
  const outputDir = join(dir, 'dist', build);
  const base = baseConfig(dir);
  const config: Configuration = {
    ...base,
    name: 'shell',
    // The fonts stand in the HTML: as an entry of their own they put no loader of style sheets into the first script.
    entry: {
      main: hotRemotes === null ? './src/main.ts' : [START_HOT_PAGE, './src/main.ts'],
      fonts: '@aic/design-system/fonts.css',
    },
    output: {
      path: outputDir,
      publicPath: `/shell/${build}/`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: `aic_shell_${build}`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      clean: true,
    },
    optimization: {
      ...base.optimization,
      splitChunks: SHARED_PARTS,
      ...(hotRemotes !== null && { nodeEnv: 'development', minimizer: [NAMES_KEPT] }),
    },
    plugins: [
      compileAtOnce,
      new rspack.DefinePlugin({
        PLATFORM_VERSIONS: versions,
        ...(hotRemotes !== null && { HOT_REMOTES: JSON.stringify(hotRemotes) }),
      }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [LOADER_HASH] }),
      new RetryUrlPlugin(),
      new BuildInfoPlugin(
        {
          name: 'shell',
          version,
          build,
          entry: '',
          global: '',
          contract: SHELL_CONTRACT,
          routes: [],
          inline: { ...inline, fonts: [] },
        },
        { loaderHash: LOADER_HASH },
      ),
    ],
  };
  return {
    name: 'shell',
    build,
    outputDir,
    routes: [],
    config,
    prerendering: {
      config: prerenderConfig({
        browser: config,
        build,
        source: './src/prerender.tsx',
        platform: platformDigest(),
      }),
      script: 'prerender.cjs',
      pages: Object.fromEntries([...PRERENDERED_PAGES, ...TOOL_FRAMES.keys()].map((name) => [name, name])),
    },
  };
}
