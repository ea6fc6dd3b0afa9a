import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';

/** What draws pages of a build ahead of their visits. */
export interface Prerendering {
  /** Makes `prerender.cjs`, which exports `prerender(name)`, in its `output.path`. */
  config: Configuration;
  /** What is drawn, by the names under which it is kept: pages with their search, or a tool's first screen by engine. */
  names: readonly string[];
}

/** The same source for Node: same ids of components and same addresses of files, so that the browser finds what it would draw. */
export function prerenderConfig(
  browser: Configuration,
  build: string,
  entry: string,
  constants: Readonly<Record<string, string>> = {},
): Configuration {
  return {
    ...browser,
    name: 'prerender',
    target: 'node24',
    devtool: false,
    entry: { prerender: entry },
    output: {
      ...browser.output,
      path: join(tmpdir(), `aic-prerender-${build}-${process.pid}`),
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
      crossOriginLoading: false,
    },
    optimization: { ...browser.optimization, minimize: false },
    plugins: [new rspack.DefinePlugin({ ...constants, PLATFORM_VERSIONS: '{}' })],
  };
}
