import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIRST_SCREEN_FILE } from '@aic/contract/prerender';
import { type Configuration, rspack } from '@rspack/core';
import { moduleFile } from '../versions/module-file.ts';

/** What prerenders pages of a build. */
export interface Prerendering {
  /** Makes `script` in its `output.path`. */
  config: Configuration;
  /**
   * `prerender.cjs` exports `prerender(input)`; any other is a first screen's, which is kept beside the files of the
   * build.
   */
  script: string;
  /**
   * What is prerendered, by the names under which it is kept (pages with their search, a tool's first screen by
   * engine): its input.
   */
  pages: Readonly<Record<string, string>>;
}

export interface PrerenderOptions {
  /** Of the build whose pages these are. */
  browser: Configuration;
  build: string;
  /** Path of the module that is compiled. */
  source: string;
  /** Digest of the platform (../federation/platform-set.ts): HTML is hydrated by code of the same platform alone. */
  platform: string;
}

/**
 * The same source for Node: same ids of components and same addresses of files, so that the browser finds what it
 * would render.
 */
export function prerenderConfig({ browser, build, source, platform }: PrerenderOptions): Configuration {
  return {
    ...browser,
    name: 'prerender',
    target: 'node24',
    devtool: false,
    entry: { prerender: source },
    output: {
      ...browser.output,
      path: unfinished(build),
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
      crossOriginLoading: false,
    },
    optimization: { ...browser.optimization, minimize: false },
    plugins: [
      new rspack.DefinePlugin({ PLATFORM_VERSIONS: '{}', PLATFORM_DIGEST: JSON.stringify(platform) }),
    ],
  };
}

/**
 * A tool for an engine that has no more than the language: one script, which defines `firstScreen`.
 * @param options.source the remote's src/tool.tsx
 */
export function firstScreenConfig({ browser, build, source, platform }: PrerenderOptions): Configuration {
  return {
    ...browser,
    name: 'first screen',
    target: 'es2022',
    devtool: false,
    entry: {
      screen: [moduleFile(import.meta, 'engine-globals'), moduleFile(import.meta, 'first-screen-entry')],
    },
    resolve: {
      ...browser.resolve,
      // Those for browsers ask for a document, and those for Node for its modules.
      conditionNames: ['import', 'require', 'default'],
      mainFields: ['module', 'main'],
      alias: {
        'aic-tool$': source,
        'react-dom/server$': 'react-dom/server.browser',
        // What only a browser does.
        'react-dom/client$': false,
        stream: false,
      },
    },
    module: { ...browser.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    output: {
      ...browser.output,
      path: unfinished(build),
      filename: FIRST_SCREEN_FILE,
      library: { type: 'var', name: 'firstScreen' },
      chunkFormat: false,
      chunkLoading: false,
      crossOriginLoading: false,
    },
    plugins: [
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': '"production"',
        PLATFORM_VERSIONS: '{}',
        PLATFORM_DIGEST: JSON.stringify(platform),
      }),
    ],
  };
}

const unfinished = (build: string): string => join(tmpdir(), `aic-prerender-${build}-${randomUUID()}`);
