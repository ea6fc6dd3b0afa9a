import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';

/** What draws pages of a build ahead of their visits. */
export interface Prerendering {
  /** Makes `prerender.cjs`, which exports `prerender(path)`, in its `output.path`. */
  config: Configuration;
  /** Pages, with their search. */
  paths: readonly string[];
}

/** The same source for Node: same ids of components and same addresses of files, so that the browser finds what it would draw. */
export function prerenderConfig(browser: Configuration, build: string): Configuration {
  return {
    ...browser,
    name: 'prerender',
    target: 'node24',
    devtool: false,
    entry: { prerender: './src/prerender.tsx' },
    output: {
      ...browser.output,
      path: join(tmpdir(), `aic-prerender-${build}-${process.pid}`),
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
      crossOriginLoading: false,
    },
    optimization: { ...browser.optimization, minimize: false },
    plugins: [
      new rspack.DefinePlugin({
        PLATFORM_VERSIONS: '{}',
        ENV_TARGET: JSON.stringify('node'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
    ],
  };
}
