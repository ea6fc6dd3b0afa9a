import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { FIRST_SCREENS } from '@aic/contract/drawings';
import { baseConfig } from './base-config.ts';
import { computeBuildId } from './build-id.ts';
import { bundledVersions } from './bundled-versions.ts';
import { BuildInfoPlugin } from './build-info-plugin.ts';
import { prerenderConfig, type Prerendering } from './prerender-config.ts';
import { packageVersion } from './package-version.ts';
import { remotePage, type RemotePage } from './remote-page.ts';
import { remoteShared } from './platform-set.ts';
import { ForgetBrokenModulesPlugin } from './forget-broken-modules-plugin.ts';
import { CHUNK_TIMEOUT_MS, RetryUrlPlugin } from './retry-url-plugin.ts';
import { SHELL_CONTRACT } from '../contract/version.ts';

/** The shell knows by this name that it is a plain container (`shell/src/remotes/federation.ts`). */
const ENTRY = 'container.js';

export interface RemoteOptions {
  /** Name in the registry. */
  name: string;
  /** The package's folder: `import.meta.dirname` of its rspack.config.ts. */
  dir: string;
  /**
   * Where the shell shows it; it reads this in the registry. Tools of the house have none: their pages are in the contract.
   * @default none
   */
  page?: RemotePage;
  /** Further folders whose code it bundles: a change there is another build too. @default none */
  inputs?: readonly string[];
  /** A route of its own whose first screen is drawn with the build, so that it is seen before any script. @default none */
  firstScreen?: string;
  /** @default the version in the package's package.json */
  version?: string;
}

export interface Build {
  name: string;
  build: string;
  outputDir: string;
  /** Addresses of its pages, that where it opens first; none of the shell. */
  routes: readonly string[];
  config: Configuration;
  /** What is drawn with the build, where anything is. */
  prerendering?: Prerendering;
}

/**
 * The build of one remote: `src/tool.tsx` exposed as `./tool`, platform set taken from the shell, own code in one chunk.
 * The only place that knows Module Federation's options for remotes.
 *
 * @throws Error when the name or the page cannot be its own
 */
export function defineRemote(options: RemoteOptions): Build {
  const { name, dir, inputs = [], firstScreen } = options;
  const page = remotePage(name, options.page);
  const pageIdentity = 'label' in page ? [JSON.stringify(page)] : page.routes;
  const shared = remoteShared();
  const version = options.version ?? packageVersion(dir);
  const build = computeBuildId(
    [join(dir, 'src'), ...inputs, import.meta.dirname],
    [
      name,
      version,
      JSON.stringify(shared),
      SHELL_CONTRACT,
      firstScreen ?? '',
      ...pageIdentity,
      ...bundledVersions(dir, { withOurs: false }),
    ],
  );
  const global = `aic_${name}_${build}`;
  const outputDir = join(dir, 'dist', build);
  const base = baseConfig(dir);
  const config: Configuration = {
    ...base,
    name,
    entry: {},
    output: {
      path: outputDir,
      publicPath: `/remotes/${name}/${build}/`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      uniqueName: global,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      clean: true,
    },
    plugins: [
      // A plain container: it asks the scope that the shell hands it for each shared module, and needs no library for that
      // (docs/adr/0033-containers-without-the-library.md).
      new rspack.container.ModuleFederationPluginV1({
        name: global,
        library: { type: 'global', name: global },
        filename: ENTRY,
        exposes: { './tool': { import: './src/tool.tsx', name: 'tool' } },
        shared,
      }),
      new rspack.SubresourceIntegrityPlugin(),
      new RetryUrlPlugin(),
      new ForgetBrokenModulesPlugin(),
      new BuildInfoPlugin({
        name,
        version,
        build,
        entry: ENTRY,
        global,
        contract: `^${SHELL_CONTRACT}`,
        ...page,
      }),
    ],
  };
  return {
    name,
    build,
    outputDir,
    routes: page.routes,
    config,
    ...(firstScreen !== undefined && { prerendering: drawFirstScreen(options, build, firstScreen) }),
  };
}

/** The tool for Node, with ids of its own: its drawing stands in a page whose components have other styles. */
function drawFirstScreen({ name, dir }: RemoteOptions, build: string, route: string): Prerendering {
  const config = baseConfig(dir, { files: /[\\/]src[\\/].*\.tsx?$/, prefix: `${name} ` });
  const alias = { 'aic-tool$': join(dir, 'src/tool.tsx') };
  return {
    config: prerenderConfig(
      {
        ...config,
        resolve: { ...config.resolve, alias },
        output: { publicPath: `/remotes/${name}/${build}/` },
      },
      `${name}-${build}`,
      join(import.meta.dirname, 'first-screen-entry.ts'),
      { FIRST_SCREEN_ROUTE: JSON.stringify(route) },
    ),
    names: FIRST_SCREENS,
  };
}
