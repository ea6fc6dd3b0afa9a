import { SHELL_CONTRACT } from '@aic/sdk/version';
import { type Configuration, rspack } from '@rspack/core';
import { type Build, ENTRY } from '../../federation/define-remote.ts';
import { packageVersion } from '../../versions/installed-package.ts';
import { remoteShared } from '../../versions/platform-set.ts';
import { NEWS_PATH } from '../builds/build-news.ts';
import { FOLLOW_BUILDS, HOT_TOOL, hotConfig } from '../builds/hot-config.ts';

interface HotRemoteOptions {
  /** The package's folder. */
  dir: string;
  build: Pick<Build, 'name' | 'routes' | 'fills'>;
  outputDir: string;
  /** Address of the folder that the files are served from, without a slash at the end. */
  address: string;
}

/** Name of the list by which files reach the entry. */
const CHUNKS = 'files_of_';

export interface HotRemote {
  config: Configuration;
  /** What a shell asks for first, as it reads it (`shell/src/remotes/overrides/local-build.ts`). */
  info: object;
}

/**
 * One remote whose edits are put into the page that has it open. As its sources change and its address does not, it is
 * no build that could be released: nothing in it is made for that.
 */
export function hotRemote({ dir, build: released, outputDir, address }: HotRemoteOptions): HotRemote {
  const { name, routes, fills } = released;
  // Another one with each start: what an earlier server has brought into a page stays apart.
  const build = `hot_${Date.now().toString(36)}`;
  const global = `aic_${name}_${build}`;
  const hot = hotConfig({ dir, name, news: address + NEWS_PATH });
  const config: Configuration = {
    ...hot,
    name,
    entry: {},
    // Pages refuse code that is made of text.
    devtool: 'cheap-module-source-map',
    output: {
      path: outputDir,
      publicPath: `${address}/`,
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: global,
      chunkLoadingGlobal: CHUNKS + global,
      crossOriginLoading: 'anonymous',
    },
    plugins: [
      ...(hot.plugins ?? []),
      // A shell runs the entry once more when a user presses Retry, and the files of before are old by then.
      new rspack.BannerPlugin({ banner: `self.${CHUNKS + global} = [];`, raw: true, include: ENTRY }),
      new rspack.container.ModuleFederationPluginV1({
        name: global,
        library: { type: 'global', name: global },
        filename: ENTRY,
        exposes: {
          './tool': { import: [FOLLOW_BUILDS, HOT_TOOL], name: 'tool' },
          // Where no component takes an edit of it, the page is loaded again.
          ...(fills && { './slots': { import: [FOLLOW_BUILDS, './src/slots.tsx'], name: 'slots' } }),
        },
        shared: remoteShared(),
      }),
    ],
  };
  const version = packageVersion(dir);
  // The entry loads the others itself, so that it has those that belong to it.
  const assets = [ENTRY];
  return {
    config,
    info: { name, version, build, global, contract: `^${SHELL_CONTRACT}`, entry: ENTRY, assets, routes },
  };
}
