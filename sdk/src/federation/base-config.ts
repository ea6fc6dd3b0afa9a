import { join } from 'node:path';
import type { Configuration } from '@rspack/core';

interface Naming {
  /** Files whose components get ids by their place instead of by the order in which they run. */
  files: RegExp;
  /** Makes ids of a drawing differ from those of the page it stands in. @default none */
  prefix?: string;
}

/** The shell's pages are drawn with the build and taken over in the browser: there the ids have to be the same. */
const OF_THE_PAGE: Naming = { files: /[\\/](shell|design-system)[\\/]src[\\/].*\.tsx?$/ };

/** What shell and remotes have in common. */
export function baseConfig(packageDir: string, { files, prefix = '' } = OF_THE_PAGE): Configuration {
  return {
    context: packageDir,
    // A development build of React over a production one crashes in the JSX runtime: federated builds are all production.
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
              transform: { react: { runtime: 'automatic', development: false } },
              target: 'es2022',
            },
          },
          type: 'javascript/auto',
        },
        {
          // After the compiler, which has taken the types away.
          test: files,
          enforce: 'post',
          loader: join(import.meta.dirname, 'name-components-loader.ts'),
          options: { prefix },
        },
        { test: /\.css$/, type: 'css' },
        { test: /\.(?:avif|mp4|mp3)$/, type: 'asset/resource' },
      ],
    },
    // One file a lazy part: a vendor chunk beside it would only cost a request.
    // Modules by their order: the default is a digest of names, and the federation plugin's have the workspace's path in them.
    // The same sources would then give other bytes in another folder, under the same id.
    optimization: { chunkIds: 'named', moduleIds: 'natural', splitChunks: false, emitOnErrors: false },
  };
}
