import { basename } from 'node:path';
import {
  Compilation,
  rspack,
  type Configuration,
  type RspackPluginInstance,
  type RuleSetRule,
} from '@rspack/core';
import { language, SOURCE_LANGUAGE } from '../messages/settings/language.ts';
import { moduleFile } from '../versions/module-file.ts';

/**
 * What is prerendered is taken over in the browser: components get ids by their place instead of by the order in
 * which they run.
 */
const OURS = /[\\/]src[\\/].*\.tsx?$/;

/** What every visit of its kind runs: the shell's script, what tools share, and a tool's own. */
const START_FILES = /^(?:main|tools|studio|tool)\..*\.js$/;

/**
 * The browser compiles all of such a file while it arrives, beside the main thread, instead of each function again at
 * its first call: a third of the time for which a page does not answer. Others than Chromium skip the comment.
 * Source: https://v8.dev/blog/explicit-compile-hints
 */
export const compileAtOnce: RspackPluginInstance = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: START_FILES,
  // The minifier takes comments away, and what reads the files' bytes comes later.
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

const RELEASED = { runtime: 'automatic', development: false } as const;
const REFRESHED = { ...RELEASED, development: true, refresh: true, importSource: 'aic-jsx' } as const;

/**
 * What shell and remotes have in common.
 * @param folder the package's in the workspace, wherever it lies: styled components are named by it
 * @param options.isRefreshed components are marked, so that an edit of one keeps its state (../dev/builds/hot-config.ts)
 */
export function baseConfig(
  packageDir: string,
  folder: string = basename(packageDir),
  { isRefreshed = false } = {},
): Configuration {
  return {
    context: packageDir,
    // A development build of React over a production one crashes in the JSX runtime: federated builds are all
    // production.
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: 'source-map',
    performance: false,
    stats: 'errors-warnings',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: isRefreshed ? REFRESHED : RELEASED },
              target: 'es2022',
            },
          },
          type: 'javascript/auto',
        },
        ...translation(),
        {
          // After the compiler, which has taken the types away.
          test: OURS,
          exclude: /[\\/]node_modules[\\/]/,
          enforce: 'post',
          loader: moduleFile(import.meta, 'name-components-loader'),
          options: { folder },
        },
        {
          test: /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/,
          loader: moduleFile(import.meta, 'no-prefixes-loader'),
        },
        { test: /\.css$/, type: 'css' },
        { test: /\.(?:avif|webp|mp4|mp3)$/, type: 'asset/resource' },
      ],
    },
    // One file a lazy part: a vendor chunk beside it would only cost a request.
    // Modules by their order: the default is a digest of names, and the federation plugin's have the workspace's path
    // in them. The same sources would then give other bytes in another folder, under the same id.
    optimization: { chunkIds: 'named', moduleIds: 'natural', splitChunks: false, emitOnErrors: false },
  };
}

/** Before the compiler. Nothing in English, which stands in the sources. */
function translation(): RuleSetRule[] {
  if (language() === SOURCE_LANGUAGE) return [];
  return [
    {
      test: OURS,
      exclude: /[\\/]node_modules[\\/]/,
      enforce: 'pre',
      loader: moduleFile(import.meta, '../messages/builds/messages-loader'),
    },
  ];
}
